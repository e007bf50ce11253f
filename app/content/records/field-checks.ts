import { z } from "zod";

/** A text that must be filled in, without spaces around it. `message` says what to do when it is empty. */
export const text = (max: number, message: string) =>
  z.string().trim().min(1, message).max(max, `Hoogstens ${max} tekens`);

/** '2026-11-23'. */
export const day = z.iso.date("Kies een dag");

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
