/** A word of the office for requests; `tone` a name of `labelTones`. */
export type Label = { id: number; name: string; tone: string };

/** What they look like. The name stands in ink whatever the tone, so that it can be read on any of them. */
export const labelTones = {
  navy: { name: "Blauw", className: "border-l-navy" },
  roof: { name: "Rood", className: "border-l-roof" },
  maintenance: { name: "Groen", className: "border-l-maintenance" },
  building: { name: "Oranje", className: "border-l-building" },
  ink: { name: "Grijs", className: "border-l-ink-soft" },
} as const;
export type LabelTone = keyof typeof labelTones;

export const longestLabel = 30;
/** As many as one can choose from at a glance. */
export const MOST_LABELS = 40;
