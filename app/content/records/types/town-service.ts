import { z } from "zod";
import { type PageTexts, pageTexts } from "~/content/records/fields/page-texts";
import { sceneFields } from "~/content/records/fields/scene-fields";
import { defineRecordType } from "~/content/records/record-type";
import { towns } from "~/content/towns/list";
import { builtScene } from "~/content/towns/scenes";
import type { Scene, Town, TownServiceId } from "~/content/types";
import { paths } from "~/paths";

const names: Record<TownServiceId, string> = {
  daklekkage: "Daklekkage",
  schoorsteen: "Schoorsteen",
  onderhoud: "Onderhoud",
  bouw: "Bouw",
};

/** 'eindhoven-daklekkage' */
export const townServiceKey = ({ slug }: Pick<Town, "slug">, id: TownServiceId): string => `${slug}-${id}`;

const pages = towns.flatMap((town) =>
  (Object.keys(names) as TownServiceId[]).map((id) => ({ key: townServiceKey(town, id), town, id })),
);
type TownServicePage = (typeof pages)[number];

/** Every page about one service in one town, by the key of its record. */
export const townServiceAt: ReadonlyMap<string, TownServicePage> = new Map(
  pages.map((page) => [page.key, page]),
);
const at = (key: string) => townServiceAt.get(key) as TownServicePage;

const { meta, title, lead, sections } = pageTexts;

export const townServiceType = defineRecordType<PageTexts & Partial<Scene>>({
  name: "town-service",
  label: { one: "Dienst in een plaats", many: "Diensten in de plaatsen" },
  schema: z.strictObject({ title, lead, ...sceneFields, sections, meta }),
  defaults: Object.fromEntries(
    pages.map(({ key, town, id }) => [key, { ...builtScene(town, id), ...(town.services[id] as PageTexts) }]),
  ),
  named: (key) => ({ name: `${names[at(key).id]} in ${at(key).town.name}`, group: at(key).town.name }),
  titleOf: ({ title }) => title,
  needs: "writeArticles",
  words: () => [],
  seenAt: (key) => paths.townService(at(key).town.country, at(key).town.slug, at(key).id),
});
