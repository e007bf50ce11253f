import { z } from "zod";
import type { OfficeSettings, SettingName } from "~/content/site/office-settings";
import { isEmail } from "~/lib/email";
import { cleanLine, cleanLines } from "~/lib/text/clean-text";

const line = (max: number) =>
  z
    .string()
    .transform(cleanLine)
    .pipe(z.string().max(max, `Maximaal ${max} karakters`));
const lines = (max: number) =>
  z
    .string()
    .transform(cleanLines)
    .pipe(z.string().max(max, `Maximaal ${max} karakters`));

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Vul een tijd in, zoals 08:00");
const span = z
  .tuple([time, time])
  .refine(([opens, closes]) => opens < closes, "De sluitingstijd moet na de openingstijd liggen")
  .nullable();

const date = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d$/, "Vul een datum in")
  .refine(
    (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
    "Die datum bestaat niet",
  );

const day = 86_400_000;
const closure = z
  .strictObject({ from: date, until: date, reason: line(60) })
  .refine(({ from, until }) => from <= until, {
    message: "De laatste dag ligt vóór de eerste",
    path: ["until"],
  })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= 60 * day, {
    message: "Langer dan 60 dagen dicht kan hier niet",
    path: ["until"],
  });

const days = z.number("Vul een aantal dagen in").int("Vul een heel aantal dagen in");
const period = days.min(30, "Minimaal 30 dagen").max(3650, "Maximaal 3650 dagen");

/** Without mail at all nobody would have his link; without an end a cap would be none. */
const cap = (max: number) =>
  z
    .number("Vul een aantal in")
    .int("Vul een heel aantal in")
    .min(1, "Minimaal 1")
    .max(max, `Maximaal ${max}`);

/** What each setting may be. Used when it is saved, and again every time that it is read. */
const settingSchemas = {
  hours: z.strictObject({
    week: z.strictObject({ 1: span, 2: span, 3: span, 4: span, 5: span, 6: span, 7: span }),
    closures: z.array(closure).max(20, "Maximaal 20 sluitingen"),
  }),
  urgent: z.strictObject({
    minutes: z
      .number("Vul een aantal minuten in")
      .int("Vul een heel aantal minuten in")
      .min(15, "Minimaal 15 minuten")
      .max(1440, "Maximaal 1440 minuten: 24 uur"),
    outside: z.enum(["day", "morning"], "Kies wat er buiten kantooruren geldt"),
    time,
  }),
  notice: z
    .strictObject({
      on: z.boolean(),
      tone: z.enum(["storm", "info"]),
      text: line(220),
      until: z.union([z.literal(""), date]),
      link: z
        .strictObject({
          label: line(40).pipe(z.string().min(1, "Schrijf wat er op de link staat")),
          href: z
            .string()
            .regex(/^\/(?![/\\])[\w/-]{0,120}$/, "Kies een pagina van deze site, zoals /contact"),
        })
        .nullable(),
    })
    .refine(({ on, text }) => !on || text !== "", {
      message: "Schrijf wat bezoekers moeten weten",
      path: ["text"],
    }),
  mails: z
    .array(
      z
        .string()
        .refine(isEmail, { error: ({ input }) => `‘${String(input).slice(0, 60)}’ is geen e-mailadres` }),
    )
    .max(10, "Maximaal 10 adressen"),
  mailCaps: z.strictObject({ recipient: cap(10), domain: cap(100), client: cap(100), site: cap(5000) }),
  templates: z
    .array(
      z.strictObject({
        name: line(40).pipe(z.string().min(1, "Geef de tekst een naam")),
        subject: line(120).pipe(z.string().min(1, "Schrijf een onderwerp")),
        text: lines(2000).pipe(z.string().min(1, "Schrijf een tekst")),
      }),
    )
    .min(1, "Houd ten minste één tekst over")
    .max(12, "Maximaal 12 teksten"),
  reviews: z.strictObject({
    on: z.boolean(),
    days: days.min(7, "Minimaal 7 dagen").max(365, "Maximaal 365 dagen"),
  }),
  visits: z.strictObject({ reminder: z.boolean() }),
  retention: z.strictObject({
    request: period,
    won: period,
    quarantined: days.min(7, "Minimaal 7 dagen").max(365, "Maximaal 365 dagen"),
  }),
} satisfies { [Name in SettingName]: z.ZodType<OfficeSettings[Name], unknown> };

export const settingNames = Object.keys(settingSchemas) as SettingName[];

export function isSettingName(text: string): text is SettingName {
  return Object.hasOwn(settingSchemas, text);
}

type Parsed<Name extends SettingName> =
  | { value: OfficeSettings[Name]; errors?: undefined }
  /** By the place in the value: `closures.0.until`. */
  | { errors: Record<string, string> };

export function parseSetting<Name extends SettingName>(name: Name, value: unknown): Parsed<Name> {
  const parsed = settingSchemas[name].safeParse(value);
  if (parsed.success) return { value: parsed.data as OfficeSettings[Name] };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[path.join(".")] ??= message;
  return { errors };
}
