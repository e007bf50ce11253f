/** Why the office is asked before it opens a file, in its words. */
export const fileWarnings = {
  "active-content":
    "In dit bestand zit iets dat zelf kan handelen: een script, een programma, een ingesloten bestand of een verwijzing naar elders.",
  unreadable: "Dit bestand kon niet worden gecontroleerd, bijvoorbeeld omdat er een wachtwoord op zit.",
} as const;
export type FileWarning = keyof typeof fileWarnings;
