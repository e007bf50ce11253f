import type { OfficeSettings } from "~/content/site/office-settings";

/** A setting in its form: the value as stored or as just typed, and what is wrong with it by its place. */
export type SettingFormProps<Name extends keyof OfficeSettings> = {
  value: OfficeSettings[Name];
  errors: Record<string, string>;
};

/** Names of the parts of /admin/instellingen, in their order. */
export const settingParts = {
  hours: { slug: "openingstijden", label: "Openingstijden" },
  notice: { slug: "mededeling", label: "Mededeling" },
  mails: { slug: "kantoor", label: "Mail" },
  templates: { slug: "antwoorden", label: "Antwoorden" },
  retention: { slug: "bewaartermijnen", label: "Bewaartermijnen" },
} as const satisfies Record<keyof OfficeSettings, { slug: string; label: string }>;
