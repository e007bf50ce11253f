import { localPages } from "~/content/local-pages/list";
import { derived, siteRecords } from "~/content/records/current.server";
import { LEAK_FINDER_KEY } from "~/content/records/pages/leak-finder";
import { localPageKey } from "~/content/records/types/local-page";
import { type PageKey, pageType } from "~/content/records/types/page";
import { OTHERS, said } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import type { ArticleCategory, LeakFinderPage, LocalPage, SitePage } from "~/content/types";
import { categoryIntros } from "~/content/views/category-intros";
import { WISHES } from "~/lib/text/wishes";
import { leakFinderTexts } from "./waar-lekt-het";

const pages = derived(({ page: records }): ReadonlyMap<string, SitePage> => {
  const words = wordsNow();
  // The page itself says words of its own: see views/privacy-page.
  const { [OTHERS]: _, ...general } = words;
  const all = { ...pageType.defaults, ...Object.fromEntries(records) };
  const now = (key: string) => (key === "privacy" ? general : words);
  return new Map(Object.entries(all).map(([key, page]) => [key, said(page, now(key))]));
});

/** What a page says now: what the code carries, or what the office made of it. */
export const pageNow = (key: PageKey): SitePage => pages().get(key) as SitePage;

/** What stands in the database for a page, or in the code: the day of its text is known of it. */
export const pageRecord = (key: PageKey): object =>
  siteRecords().page.get(key) ?? (pageType.defaults[key] as object);

/** Region hubs and the pages about one specialism in one town, as they are now. */
export const localPagesNow = derived(({ "local-page": records }): LocalPage[] =>
  localPages.map((built) => said({ ...built, ...records.get(localPageKey(built)) }, wordsNow())),
);

export const leakFinderPage = derived(({ "leak-finder": records }): LeakFinderPage => {
  const texts = said(records.get(LEAK_FINDER_KEY) ?? leakFinderTexts, wordsNow());
  return { ...texts, help: { ...texts.help, inspection: WISHES.inspectie } };
});

/** Heads of the lists of the knowledge base, by subject. */
export const categoryIntrosNow = derived(({ category: records }): typeof categoryIntros => {
  const words = wordsNow();
  const now = (id: ArticleCategory) => said(records.get(id) ?? categoryIntros[id], words);
  const ids = Object.keys(categoryIntros) as ArticleCategory[];
  return Object.fromEntries(ids.map((id) => [id, now(id)])) as typeof categoryIntros;
});
