import { z } from "zod";
import { termsPage } from "~/content/pages/algemene-voorwaarden";
import { reviewsPage } from "~/content/pages/beoordelingen";
import { contactPage } from "~/content/pages/contact";
import { cookiePage } from "~/content/pages/cookiebeleid";
import { disclaimerPage } from "~/content/pages/disclaimer";
import { quotePage } from "~/content/pages/gratis-offerte";
import { knowledgePage } from "~/content/pages/kennisbank";
import { locationsPage } from "~/content/pages/locaties";
import { projectsPage } from "~/content/pages/onze-projecten";
import { aboutPage } from "~/content/pages/over-ons";
import { privacyPage } from "~/content/pages/privacy";
import { emergencyPage } from "~/content/pages/spoed";
import { accessibilityPage } from "~/content/pages/toegankelijkheid";
import { membershipTexts } from "~/content/pages/zorgeloos-wonen";
import { type PageTexts, pageTexts } from "~/content/records/fields/page-texts";
import { defineRecordType } from "~/content/records/record-type";
import { retention } from "~/content/site/retention";
import type { SitePage } from "~/content/types";

const aboutCompany = "Aanvragen en bedrijf";
const legal = "Voorwaarden";

/** By the key of its record, which is its path. */
const pages = {
  "over-ons": { name: "Over ons", group: aboutCompany, page: aboutPage },
  contact: { name: "Contact", group: aboutCompany, page: contactPage },
  spoed: { name: "Spoed", group: aboutCompany, page: emergencyPage },
  "gratis-offerte": { name: "Gratis offerte", group: aboutCompany, page: quotePage },
  "zorgeloos-wonen": { name: "Zorgeloos wonen", group: aboutCompany, page: membershipTexts },
  "onze-projecten": { name: "Onze projecten", group: aboutCompany, page: projectsPage },
  beoordelingen: { name: "Beoordelingen", group: aboutCompany, page: reviewsPage },
  kennisbank: { name: "Kennisbank", group: aboutCompany, page: knowledgePage },
  locaties: { name: "Locaties", group: aboutCompany, page: locationsPage },
  privacy: { name: "Privacy", group: legal, page: privacyPage },
  "algemene-voorwaarden": { name: "Algemene voorwaarden", group: legal, page: termsPage },
  cookiebeleid: { name: "Cookiebeleid", group: legal, page: cookiePage },
  disclaimer: { name: "Disclaimer", group: legal, page: disclaimerPage },
  toegankelijkheid: { name: "Toegankelijkheid", group: legal, page: accessibilityPage },
} satisfies Record<string, { name: string; group: string; page: SitePage }>;
/** Of the privacy page: it would not be true without them. */
export const privacyWords = {
  terms: "bewaartermijnen",
  processors: "verwerkers",
  backupDays: "dagen reservekopie",
  googleAddresses: "zin Google en adressen",
  googleMap: "zin Google-kaart",
  statistics: "zin statistiek",
} as const;

const aboutPrivacyWords: Record<keyof typeof privacyWords, string> = {
  terms: "de lijst van bewaartermijnen, zoals de website ze aanhoudt: een rij van een tabel",
  processors: "de lijst van bedrijven die gegevens verwerken: een rij van een tabel",
  backupDays: "hoeveel dagen reservekopieën bewaard blijven",
  googleAddresses: "staat er alleen als een adresveld ook Google vraagt",
  googleMap: "staat er alleen als bezoekers de kaart van Google kunnen openen",
  statistics: "wat de website van bezoek telt",
};

const ofPrivacy = (Object.keys(privacyWords) as (keyof typeof privacyWords)[]).map((name) => ({
  word: privacyWords[name],
  about: aboutPrivacyWords[name],
  // The others are what this installation does: the page alone can say them.
  ...(name === "backupDays" && { says: String(retention.backups.days) }),
}));

export type PageKey = keyof typeof pages;

const recordOf = ({ title, lead, sections, meta }: SitePage) =>
  ({ title, lead, sections, meta }) as PageTexts;

export const pageType = defineRecordType<PageTexts>({
  name: "page",
  label: { one: "Pagina", many: "Pagina’s" },
  schema: z.strictObject(pageTexts),
  defaults: Object.fromEntries(Object.entries(pages).map(([key, { page }]) => [key, recordOf(page)])),
  named: (key) => pages[key as PageKey],
  words: (key) => (key === "privacy" ? ofPrivacy : []),
  titleOf: ({ title }) => title,
  needs: "changeSettings",
  seenAt: (key) => `/${key}`,
});
