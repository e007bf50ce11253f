/** Why the office is asked before it opens a file, in its words. */
export const fileWarnings = {
  "active-content":
    "Deze pdf bevat iets dat zelf kan handelen (script, een programma of een ingesloten bestand)",
  unreadable: "Deze pdf kon niet worden gecontroleerd",
} as const;
export type FileWarning = keyof typeof fileWarnings;
