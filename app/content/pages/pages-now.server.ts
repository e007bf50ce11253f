import { localPages } from "~/content/local-pages/list";
import { derived, siteRecords } from "~/content/records/current.server";
import { localPageKey } from "~/content/records/types/local-page";
import { type PageKey, pageType } from "~/content/records/types/page";
import type { LocalPage, SitePage } from "~/content/types";

/** What a page says now: what the code carries, or what the office made of it. */
export const pageNow = (key: PageKey): SitePage =>
  siteRecords().page.get(key) ?? (pageType.defaults[key] as SitePage);

/** Region hubs and the pages about one specialism in one town, as they are now. */
export const localPagesNow = derived(({ "local-page": records }): LocalPage[] =>
  localPages.map((built) => ({ ...built, ...records.get(localPageKey(built)) })),
);
