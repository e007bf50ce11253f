import { z } from "zod";
import { endAttention, oldAttention } from "~/content/records/fields/attention";
import { day, text } from "~/content/records/fields/field-checks";
import { defineRecordType, field } from "~/content/records/record-type";
import { type ClaimName, claims } from "~/content/site/claims";

const claimSchema = z.strictObject({
  text: field(text(160, "Vul de uitspraak in"), {
    label: "De uitspraak, voluit",
    hint: "Zoals zij in een zin of in een lijst staat.",
  }),
  value: field(text(60, "Vul in wat groot staat"), {
    label: "Wat groot staat",
    hint: "Het cijfer of het woord waar het om gaat: 200+.",
  }),
  label: field(text(80, "Vul de woorden eronder in"), {
    label: "Wat eronder staat",
    hint: "Samen zeggen ze hetzelfde als voluit: daken per jaar.",
  }),
  shown: field(z.boolean(), { label: "Deze uitspraak staat op de site" }),
  source: field(text(200, "Vul in waaruit het blijkt"), {
    label: "Waaruit het blijkt",
    hint: "Dit blijft op kantoor: het stuk, de administratie of het certificaat dat u kunt laten zien.",
  }),
  lastConfirmed: field(day.nullable(), {
    label: "Nagekeken op",
    control: "date",
    hint: "De dag waarop u de uitspraak voor het laatst met dat stuk hebt vergeleken.",
  }),
  until: field(day.nullable(), {
    label: "Geldig tot en met",
    control: "date",
    hint: "Na deze dag staat de uitspraak niet meer op de site.",
  }),
});

/** What the company says of itself, and what it can show for it. */
export type ClaimRecord = z.infer<typeof claimSchema>;

/** 'homeJobs' is the record 'home-jobs'. */
export const claimKey = (name: ClaimName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const asStated = (Object.keys(claims) as ClaimName[]).map((name): [string, ClaimRecord] => {
  const { pages: _, ...claim } = claims[name];
  return [claimKey(name), { ...claim, shown: true, until: null }];
});

const seenOn: Record<string, string> = {
  ...{ roof: "/daken", chimney: "/schoorsteen", maintenance: "/onderhoud", building: "/bouwen" },
  ...{ region: "/daken", about: "/over-ons" },
};

export const claimType = defineRecordType<ClaimRecord>({
  name: "claim",
  label: { one: "Uitspraak", many: "Uitspraken over het bedrijf" },
  schema: claimSchema,
  defaults: Object.fromEntries(asStated),
  titleOf: (claim) => claim.text,
  needs: "changeSettings",
  saidElsewhere: true,
  seenAt: (key) => seenOn[key.split("-")[0] ?? ""] ?? "/",
  attention: ({ shown, until, lastConfirmed }, today) => {
    if (!shown) return null;
    const old = lastConfirmed === null ? null : oldAttention(lastConfirmed, today, "nagekeken");
    return endAttention(until, today) ?? old;
  },
});
