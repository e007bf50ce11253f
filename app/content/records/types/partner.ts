import { z } from "zod";
import { position, text, webAddress } from "~/content/records/fields/field-checks";
import { defineRecordType, field } from "~/content/records/record-type";
import { slugify } from "~/lib/text/slugify";

const partnerSchema = z.strictObject({
  name: field(text(60, "Vul de naam in"), { label: "Naam" }),
  what: field(text(160, "Vul in wat de partner levert of doet"), {
    label: "Wat de partner levert of doet",
    hint: "Bijvoorbeeld: keramische dakpannen.",
  }),
  website: field(webAddress.nullable(), { label: "Website", control: "link" }),
  position: field(position, { label: "Plaats in de rij", hint: "1 staat vooraan." }),
});

/** A firm that the company works with. */
export type PartnerRecord = z.infer<typeof partnerSchema>;

export const partnerType = defineRecordType<PartnerRecord>({
  name: "partner",
  label: { one: "Partner", many: "Partners" },
  schema: partnerSchema,
  defaults: {},
  open: { label: "Nieuwe partner", asks: ["name", "what"], keyOf: ({ name }) => slugify(String(name)) },
  titleOf: ({ name }) => name,
  needs: "writeArticles",
  seenAt: () => "/over-ons",
});
