import { z } from "zod";
import { position, text } from "~/content/records/fields/field-checks";
import { picture } from "~/content/records/fields/picture";
import { defineRecordType, field } from "~/content/records/record-type";
import { slugify } from "~/lib/text/slugify";

const personSchema = z.strictObject({
  name: field(text(60, "Vul de naam in"), { label: "Naam", hint: "Zoals klanten de collega noemen." }),
  role: field(text(80, "Vul in wat de collega doet"), {
    label: "Functie",
    hint: "Bijvoorbeeld: voorman daken.",
  }),
  text: field(text(400, "Schrijf iets").nullable(), {
    label: "Over deze collega",
    control: "lines",
    hint: "Twee of drie zinnen: waar iemand goed in is, sinds wanneer, met wie.",
  }),
  photo: field(picture({ described: true }).nullable(), { label: "Foto", control: "picture" }),
  position: field(position, { label: "Plaats in de rij", hint: "1 staat vooraan." }),
  agreed: field(
    z.boolean().refine((yes) => yes, "Zonder toestemming komt een collega niet op de site"),
    { label: "De collega vindt het goed om zo op de site te staan" },
  ),
});

/** Somebody of the company whom customers may meet. */
export type PersonRecord = z.infer<typeof personSchema>;

export const personType = defineRecordType<PersonRecord>({
  name: "person",
  label: { one: "Collega", many: "Collega’s" },
  schema: personSchema,
  defaults: {},
  open: { label: "Nieuwe collega", asks: ["name", "role"], keyOf: ({ name }) => slugify(String(name)) },
  titleOf: ({ name }) => name,
  needs: "writeArticles",
  seenAt: () => "/over-ons",
});
