import { z } from "zod";
import { text } from "~/content/records/fields/field-checks";
import { defineRecordType, field } from "~/content/records/record-type";
import { divisions } from "~/content/site/divisions";
import { serviceCards } from "~/content/views/service-cards";

const cardSchema = z.strictObject({
  text: field(text(200, "Schrijf een zin"), {
    label: "Zin op de kaart",
    hint: "De kaart opent een aanvraag: deze dienst heeft geen eigen pagina.",
  }),
});

/** What the card of a service says that has no page; its name stands in requests and stays. */
export type ServiceCardRecord = z.infer<typeof cardSchema>;

const cards = Object.values(divisions).flatMap(({ id, path, shortName }) =>
  serviceCards[id]
    .filter(({ hasPage }) => !hasPage)
    .map((card) => [card.id, { card, path, group: shortName }] as const),
);
const at = new Map(cards);

export const serviceCardType = defineRecordType<ServiceCardRecord>({
  name: "service-card",
  label: { one: "Dienst zonder pagina", many: "Diensten zonder eigen pagina" },
  schema: cardSchema,
  defaults: Object.fromEntries(cards.map(([key, { card }]) => [key, { text: card.text }])),
  named: (key) => ({ name: at.get(key)?.card.label ?? key, group: at.get(key)?.group ?? "" }),
  titleOf: (card) => card.text,
  needs: "writeArticles",
  seenAt: (key) => at.get(key)?.path ?? "/",
});
