import {
  contactPreferences,
  type LeadKind,
  membershipPackages,
  membershipPriorities,
  propertyTypes,
  urgencyLevels,
} from "./lead-options";

export type ShownAs = {
  label: string;
  /** Label of its control, where that is another word for the same; a control may also ask a whole question. */
  asked?: string;
  only?: LeadKind;
  options?: Readonly<Record<string, string>>;
};

/** How people read a field: before it is sent, in mails, on the visitor's page and in /admin. Without the rules, which cost more. */
export const shownAs = {
  selectedService: { label: "Dienst", only: "request" },
  projectType: { label: "Soort project" },
  urgencyLevel: { label: "Prioriteit", only: "request", options: urgencyLevels },
  projectDescription: { label: "Omschrijving", only: "request" },

  membershipTypes: { label: "Lidmaatschap", options: membershipPackages },
  priority: { label: "Prioriteit", options: membershipPriorities },
  propertyType: { label: "Woningtype", options: propertyTypes },
  propertyYear: { label: "Bouwjaar" },
  currentIssues: { label: "Huidige problemen" },
  previousMaintenance: { label: "Eerder onderhoud" },

  address: { label: "Adres" },
  firstName: { label: "Naam" },
  email: { label: "E-mail", asked: "E-mailadres" },
  phone: { label: "Telefoon", asked: "Telefoonnummer" },
  contactPreference: { label: "Contact het liefst via", options: contactPreferences },
} as const satisfies Record<string, ShownAs>;

/** Of the id of a service or division, which links and forms send: 'dakgoot-lekkage' → 'Dakgoot lekkage'. Any other text is as it is. */
export function idInWords(id: string): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) return id;
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
}

/** Labels of values joined with commas; a value without a label stands for itself. */
export function optionLabels(options: Readonly<Record<string, string>>, values: string): string {
  return values
    .split(",")
    .map((value) => (Object.hasOwn(options, value) ? options[value] : value))
    .join(", ");
}
