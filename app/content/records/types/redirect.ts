import { z } from "zod";
import { defineRecordType, field } from "~/content/records/record-type";
import { slugify } from "~/lib/text/slugify";

/** Not of pages: what answers there is never asked where it moved to. */
const notPages =
  /^\/(?:admin|api|media|assets|aanvraag|bedankt|voorbeeld|voorbeeld-site|onderdeel|cdn-cgi)(?:\/|$)|\.(?:xml|txt|webmanifest)$/i;

const startsWithSlash = "Begin met een schuine streep, zonder https:// en de naam van de site";

const oldPath = z
  .string()
  .trim()
  .min(1, "Vul het oude adres in")
  .max(120, "Hoogstens 120 tekens")
  .refine((path) => path === "" || /^\/(?![/\\])/.test(path), startsWithSlash)
  .refine(
    (path) => !/[?#]/.test(path),
    "Laat weg wat achter een vraagteken of hekje staat: dat gaat vanzelf mee",
  )
  .refine((path) => !/\s|\\|\/\//.test(path), "Een adres heeft geen spaties of dubbele schuine strepen")
  .refine((path) => path !== "/", "De voorpagina kan niet worden verwezen")
  .refine((path) => !notPages.test(path), "Dit adres is van de website zelf en kan niet worden verwezen");

const newPath = z
  .string()
  .trim()
  .min(1, "Vul de pagina in waar het nu staat")
  .max(120, "Hoogstens 120 tekens")
  .refine((path) => path === "" || /^\/(?![/\\])/.test(path), startsWithSlash)
  .refine(
    (path) => !path.startsWith("/") || /^\/[a-z0-9/_-]*$/.test(path),
    "Kies een pagina van deze site, zoals /daken/dakrenovatie",
  )
  .refine((path) => !notPages.test(path), "Kies een pagina van deze site, zoals /daken/dakrenovatie");

const redirectSchema = z.strictObject({
  from: field(oldPath, {
    label: "Oud adres",
    hint: "Zoals het op de oude site of in een folder staat: /diensten/dakwerk.html",
  }),
  to: field(newPath, {
    label: "Pagina waar het nu staat",
    hint: "Wie het oude adres opent, komt hier: /daken/dakrenovatie",
  }),
});

/** An address of before, and the page that took its place. */
export type RedirectRecord = z.infer<typeof redirectSchema>;

export const redirectType = defineRecordType<RedirectRecord>({
  name: "redirect",
  label: { one: "Verwijzing", many: "Verwijzingen" },
  schema: redirectSchema,
  defaults: {},
  open: {
    label: "Nieuwe verwijzing",
    asks: ["from", "to"],
    keyOf: ({ from }) => slugify(String(from)),
  },
  titleOf: ({ from, to }) => (from && to ? `${from} → ${to}` : from),
  needs: "changeSettings",
  // The page that visitors come to; a draft may name none yet.
  seenAt: (_, { to }) => (newPath.safeParse(to).success ? to : "/"),
});
