import { z } from "zod";
import { cleanLines } from "~/lib/text/clean-text";

/** A line of a form holds this many characters; what may be longer gets several. */
export const LINE = 120;

const oneLine = (value: string) => cleanLines(value).replace(/\s*\n\s*/g, " ");

/** Typed or pasted: without spaces around it and without what nobody sees. One line, or several where there is room for them. */
export const typed = (max = LINE) => z.string().overwrite(max > LINE ? cleanLines : oneLine);

/** A text that must be filled in. `message` says what to do when it is empty. */
export const text = (max: number, message: string) =>
  typed(max).min(1, message).max(max, `Hoogstens ${max} tekens`);

/** '2026-11-23'. Who types a year in a field for days may leave '0026' behind. */
export const day = z.iso
  .date({ error: "Kies een dag", abort: true })
  .refine((date) => date >= "1950" && date < "2100", "Kijk het jaartal na");

/** An amount. `message` says what to do when it is empty; what was typed and is no number is told apart. */
export const amount = (message: string) =>
  z.number({
    error: ({ input }) =>
      typeof input === "string" && input.trim() !== ""
        ? "Dit is geen getal. Schrijf duizenden zonder punt, zoals 12500, en centen na een komma"
        : message,
  });

/** An address of another site. */
export const webAddress = z
  .url({ protocol: /^https$/, error: "Vul een adres in dat met https:// begint" })
  .max(300, "Hoogstens 300 tekens");

/** Lists of people and things that the office puts in order by hand. */
export const position = z
  .number("Vul een getal in")
  .int("Vul een heel getal in")
  .min(1, "Vul een getal van 1 tot 99 in")
  .max(99, "Vul een getal van 1 tot 99 in");
