/** The forms, by wire name; each has its own rules. A lead without one follows those of the modal. */
export const leadForms = ["modal", "page", "contact", "widget", "menu", "emergency"] as const;
export type LeadForm = (typeof leadForms)[number];

/** Stored in `leads.kind`: `request` is from /api/service-request, `membership` from /api/offerte. */
export type LeadKind = "request" | "membership";

/** `serviceType` of the quote modal and its page; the label is sent as `selectedService`. */
export const serviceTypes = {
  offerte: "Gratis offerte",
  inspectie: "Gratis Inspectie",
  spoedservice: "Spoedservice",
  onderhoud: "Onderhoudscontract",
} as const;

export const serviceFilters = { ...serviceTypes, Lidmaatschap: "Lidmaatschap" } as const;

export const contactPreferences = { email: "E-mail", whatsapp: "WhatsApp", phone: "Telefoon" } as const;
export type ContactPreference = keyof typeof contactPreferences;

export const urgencyLevels = { low: "Laag", normal: "Normaal", high: "Hoog", urgent: "Urgent" } as const;
export type UrgencyLevel = keyof typeof urgencyLevels;

export const membershipPackages = {
  "basis-onderhoud": "Basis Onderhoud",
  "comfort-plus": "Comfort Plus",
  "premium-care": "Premium Care",
  "zorgeloos-complete": "Zorgeloos Complete",
} as const;
export type MembershipPackage = keyof typeof membershipPackages;

export const propertyTypes = {
  eengezinswoning: "Eengezinswoning",
  appartement: "Appartement",
  villa: "Villa",
  penthouse: "Penthouse",
  herenhuis: "Herenhuis",
  bungalow: "Bungalow",
  anders: "Anders",
} as const;

export const membershipPriorities = {
  standaard: "Standaard (binnen 2 weken)",
  spoed: "Spoed (binnen 1 week)",
  direct: "Direct (contact binnen 24 uur)",
} as const;
export type MembershipPriority = keyof typeof membershipPriorities;

export function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>): [Key, ...Key[]] {
  return Object.keys(labels) as [Key, ...Key[]];
}
