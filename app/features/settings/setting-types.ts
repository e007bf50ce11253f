import type { OfficeSettings } from "~/content/site/office-settings";

/** A setting in its form: the value as stored or as just typed, and what is wrong with it by its place. */
export type SettingFormProps<Name extends keyof OfficeSettings> = {
  value: OfficeSettings[Name];
  errors: Record<string, string>;
};

/** Names of the parts of /admin/instellingen, in their order. */
export const settingParts = {
  hours: { slug: "openingstijden", label: "Openingstijden" },
  urgent: { slug: "spoed", label: "Spoed" },
  notice: { slug: "mededeling", label: "Mededeling" },
  mails: { slug: "kantoor", label: "Mail" },
  mailCaps: { slug: "mail-aan-aanvragers", label: "Mail aan aanvragers" },
  templates: { slug: "antwoorden", label: "Antwoorden" },
  reviews: { slug: "beoordelingen", label: "Beoordelingen" },
  visits: { slug: "afspraken", label: "Afspraken" },
  retention: { slug: "bewaartermijnen", label: "Bewaartermijnen" },
} as const satisfies Record<keyof OfficeSettings, { slug: string; label: string }>;

/** The caps on mail to visitors, as the office reads them. */
export const mailCapLabels = {
  recipient: { label: "Naar één mailadres", hint: "Ook als het steeds anders geschreven is." },
  domain: {
    label: "Naar adressen van één eigen domein",
    hint: "Zoals alles van @bedrijf.nl. Geldt niet voor Gmail, Outlook, Ziggo, KPN, Telenet en andere maildiensten.",
  },
  client: {
    label: "Over aanvragen van één internetaansluiting",
    hint: "Mobiele netten laten soms veel mensen één aansluiting delen: kies dit niet te laag.",
  },
  site: {
    label: "Van de hele website",
    hint: "De rem als iemand van veel plaatsen tegelijk misbruik maakt.",
  },
} as const satisfies Record<keyof OfficeSettings["mailCaps"], { label: string; hint: string }>;
