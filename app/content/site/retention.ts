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
} as const satisfies Record<string, { what: string; term: string; days: number }>;

/** What browsers tell is counted, not kept; the counts themselves go after this. */
export const countedReports = {
  what: "Tellingen van snelheid en storingen, zonder gegevens van bezoekers",
  term: "30 dagen",
  days: 30,
} as const;

/** Days by kind of lead, as the purge takes them. */
export type RetentionDays = Record<keyof typeof retention, { days: number }>;
