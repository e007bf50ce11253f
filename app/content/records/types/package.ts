import { z } from "zod";
import { text } from "~/content/records/fields/field-checks";
import { defineRecordType, field } from "~/content/records/record-type";
import { packages } from "~/content/site/packages";
import type { MembershipPackageId } from "~/content/types";

const packageSchema = z.strictObject({
  forWhom: field(text(80, "Vul in voor wie het is"), { label: "Voor wie" }),
  text: field(text(400, "Schrijf wat het pakket is"), { label: "Wat het is", control: "lines" }),
  from: field(
    z.number("Vul een bedrag in").min(1, "Vul een bedrag in").max(10_000, "Hoogstens 10.000 euro").nullable(),
    {
      label: "Prijs vanaf",
      unit: "euro",
      hint: "Met btw en alles wat er altijd bij komt; voor dat bedrag moet het echt te krijgen zijn. Leeg: er staat geen prijs.",
    },
  ),
  per: field(z.enum(["month", "year"], "Kies per wat"), {
    label: "Die prijs is per",
    options: { month: "maand", year: "jaar" },
  }),
});

/** A membership package; its name stands in requests and stays (site/packages.ts). */
export type PackageRecord = z.infer<typeof packageSchema>;

const asWritten = Object.entries(packages).map(([id, { forWhom, text }]): [string, PackageRecord] => [
  id,
  { forWhom, text, from: null, per: "month" },
]);

export const packageType = defineRecordType<PackageRecord>({
  name: "package",
  label: { one: "Pakket", many: "Onderhoudspakketten" },
  schema: packageSchema,
  defaults: Object.fromEntries(asWritten),
  titleOf: ({ forWhom }) => forWhom,
  named: (key) => ({ name: packages[key as MembershipPackageId].name, group: "Zorgeloos Wonen" }),
  needs: "changeSettings",
  seenAt: () => "/zorgeloos-wonen",
});
