import { z } from "zod";
import { text } from "~/content/records/fields/field-checks";
import { bareSources, type PageTexts, pageTexts, sources } from "~/content/records/fields/page-texts";
import { defineRecordType, field } from "~/content/records/record-type";
import { towns } from "~/content/towns/list";
import type { Source, Town } from "~/content/types";
import { paths } from "~/paths";

const { meta, ...texts } = pageTexts;

const townSchema = z.strictObject({
  ...texts,
  neighbourhoods: field(
    z
      .array(field(text(60, "Vul de naam in"), { label: "Buurt" }))
      .min(1, "Noem minstens één buurt")
      .max(20),
    { label: "Buurten en wijken", item: "Buurt", fold: true },
  ),
  sources,
  meta,
});

/** What the page of a town says. Where it lies, its postcodes and its neighbours are the code's: map, search and forms count on them. */
export type TownRecord = PageTexts & Pick<Town, "neighbourhoods"> & { sources: Source[] };

export const townAt: ReadonlyMap<string, Town> = new Map(towns.map((town) => [town.slug, town]));

const recordOf = ({ meta, title, lead, sections, neighbourhoods, sources }: Town) =>
  ({
    ...{ title, lead, sections, neighbourhoods, meta },
    sources: bareSources(sources),
  }) as TownRecord;

export const countryLabels = { NL: "In Nederland", BE: "In België" } as const;

const built = (slug: string) => townAt.get(slug) as Town;

export const townType = defineRecordType<TownRecord>({
  name: "town",
  label: { one: "Plaats", many: "Plaatsen" },
  schema: townSchema,
  defaults: Object.fromEntries(towns.map((town) => [town.slug, recordOf(town)])),
  named: (slug) => ({ name: built(slug).name, group: countryLabels[built(slug).country] }),
  titleOf: ({ title }) => title,
  needs: "writeArticles",
  words: () => [],
  seenAt: (slug) => paths.town(built(slug).country, slug),
});
