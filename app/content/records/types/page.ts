import { z } from "zod";
import { termsPage } from "~/content/pages/algemene-voorwaarden";
import { cookiePage } from "~/content/pages/cookiebeleid";
import { disclaimerPage } from "~/content/pages/disclaimer";
import { quotePage } from "~/content/pages/gratis-offerte";
import { locationsPage } from "~/content/pages/locaties";
import { projectsPage } from "~/content/pages/onze-projecten";
import { accessibilityPage } from "~/content/pages/toegankelijkheid";
import { membershipTexts } from "~/content/pages/zorgeloos-wonen";
import { type PageTexts, pageTexts } from "~/content/records/page-texts";
import { defineRecordType } from "~/content/records/record-type";
import type { SitePage } from "~/content/types";

const aboutCompany = "Aanvragen en bedrijf";
const legal = "Voorwaarden";

/** By the key of its record, which is its path. */
const pages = {
  "gratis-offerte": { name: "Gratis offerte", group: aboutCompany, page: quotePage },
  "zorgeloos-wonen": { name: "Zorgeloos wonen", group: aboutCompany, page: membershipTexts },
  "onze-projecten": { name: "Onze projecten", group: aboutCompany, page: projectsPage },
  locaties: { name: "Locaties", group: aboutCompany, page: locationsPage },
  "algemene-voorwaarden": { name: "Algemene voorwaarden", group: legal, page: termsPage },
  cookiebeleid: { name: "Cookiebeleid", group: legal, page: cookiePage },
  disclaimer: { name: "Disclaimer", group: legal, page: disclaimerPage },
  toegankelijkheid: { name: "Toegankelijkheid", group: legal, page: accessibilityPage },
} satisfies Record<string, { name: string; group: string; page: SitePage }>;
export type PageKey = keyof typeof pages;

const recordOf = ({ title, lead, sections, meta }: SitePage) =>
  ({ title, lead, sections, meta }) as PageTexts;

export const pageType = defineRecordType<PageTexts>({
  name: "page",
  label: { one: "Pagina", many: "Pagina’s" },
  schema: z.strictObject(pageTexts),
  defaults: Object.fromEntries(Object.entries(pages).map(([key, { page }]) => [key, recordOf(page)])),
  named: (key) => pages[key as PageKey],
  titleOf: ({ title }) => title,
  needs: "changeSettings",
  seenAt: (key) => `/${key}`,
});
