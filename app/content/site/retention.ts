/**
 * How long leads are kept, counted from receipt. The purge goes by `days`; the privacy page shows `what`
 * and `term`.
 */
export const retention = {
  request: {
    what: "Aanvraag waaruit geen opdracht kwam, met foto’s en berichten",
    term: "12 maanden",
    days: 365,
  },
  won: { what: "Aanvraag die een opdracht werd, met foto’s en berichten", term: "24 maanden", days: 730 },
  quarantined: { what: "Aanvraag die wij als misbruik hebben aangemerkt", term: "30 dagen", days: 30 },
  /** Counted from erasing on. Fixed: the generations of features/backups and the history of the database keep to it. */
  backups: {
    what: "Gewiste gegevens in onze reservekopieën",
    term: "hoogstens 35 dagen na het wissen",
    days: 35,
  },
} as const satisfies Record<string, { what: string; term: string; days: number }>;

/** What browsers tell is counted, not kept; the counts themselves go after this. */
export const countedReports = {
  what: "Tellingen van snelheid en storingen, zonder gegevens van bezoekers",
  term: "30 dagen",
  days: 30,
} as const;

/** Against abuse: platform/http/client-hash.server.ts and features/leads/deliver/mails/mail-caps.server.ts; the nightly sweep takes them away. */
export const clientCodes = {
  what: "Codes van uw internetverbinding en mailadres, om misbruik te herkennen en het aantal mails te begrenzen",
  term: "hoogstens 2 dagen",
} as const;

/** Days by kind of lead, as the purge takes them. */
export type RetentionDays = Record<Exclude<keyof typeof retention, "backups">, { days: number }>;
