import { z } from "zod";
import { localPages } from "~/content/local-pages/list";
import { bareSources, type PageTexts, pageTexts, sources } from "~/content/records/fields/page-texts";
import { sceneFields } from "~/content/records/fields/scene-fields";
import { defineRecordType } from "~/content/records/record-type";
import type { LocalPage, Scene } from "~/content/types";

const { title, lead, sections, meta } = pageTexts;

/** What a page about a region, or about one specialism in a town, says. */
export type LocalPageRecord = PageTexts & Pick<LocalPage, "sources"> & Partial<Scene>;

/** '/eindhoven/plat-dak-specialist' is the record 'eindhoven-plat-dak-specialist'. */
export const localPageKey = ({ path }: Pick<LocalPage, "path">): string => path.slice(1).replaceAll("/", "-");

const built: ReadonlyMap<string, LocalPage> = new Map(localPages.map((page) => [localPageKey(page), page]));
const at = (key: string) => built.get(key) as LocalPage;

const recordOf = ({ path, updated, sources, ...texts }: LocalPage) =>
  ({ ...texts, sources: bareSources(sources) }) as LocalPageRecord;

export const localPageType = defineRecordType<LocalPageRecord>({
  name: "local-page",
  label: { one: "Regiopagina", many: "Regio’s en specialismen" },
  schema: z.strictObject({ title, lead, ...sceneFields, sections, sources, meta }),
  defaults: Object.fromEntries(localPages.map((page) => [localPageKey(page), recordOf(page)])),
  named: (key) => ({ name: at(key).title, group: at(key).path.length > 3 ? "Specialismen" : "Regio’s" }),
  titleOf: ({ title }) => title,
  needs: "writeArticles",
  words: () => [],
  seenAt: (key) => at(key).path,
});
