import { z } from "zod";
import { target } from "~/content/records/fields/blocks";
import { heading, line, paragraph, rich, steps } from "~/content/records/fields/page-fields";
import { meta, pageTexts } from "~/content/records/fields/page-texts";
import { defineRecordType, field } from "~/content/records/record-type";
import { divisions } from "~/content/site/divisions";
import type { Division } from "~/content/types";

const part = (label: string, hint?: string) =>
  field(z.strictObject({ heading: heading("Kop"), intro: rich("Inleiding") }), {
    ...{ label, fold: true as const },
    ...(hint && { hint }),
  });

const said = (label: string, hint?: string) =>
  field(z.strictObject({ heading: heading("Kop"), text: rich("Tekst") }), {
    ...{ label, fold: true as const },
    ...(hint && { hint }),
  });

const OFFERS = 4;

const divisionSchema = z.strictObject({
  title: pageTexts.title,
  lead: field(pageTexts.lead, {
    label: "Onder de kop",
    hint: "Twee of drie zinnen. De cijfers op deze pagina komen uit de uitspraken over het bedrijf: schrijf hier geen ander.",
  }),
  grid: part("Diensten", "Wat op een kaart staat, is de zin op de kaart van die dienst."),
  process: field(z.strictObject({ heading: heading("Kop"), steps: steps("Stappen", 4) }), {
    label: "Zo gaat het",
    fold: true,
  }),
  knowledge: part("Uit de kennisbank"),
  banner: said("Oproep"),
  region: said("Werkgebied", "Erboven staat de uitspraak over het werkgebied."),
  service: field(
    z.strictObject({
      name: line("Wat het is"),
      description: paragraph("Beschrijving"),
      offers: field(
        z
          .array(
            field(
              z.strictObject({
                name: line("Werk"),
                description: paragraph("Beschrijving"),
                href: field(target, { label: "Pagina", hint: "Zoals /daken/daklekkage" }),
              }),
              { label: "Werk" },
            ),
          )
          .min(OFFERS, `Het zijn er ${OFFERS}`)
          .max(OFFERS, `Het zijn er ${OFFERS}`),
        { label: "Vier soorten werk", item: "Werk" },
      ),
    }),
    {
      label: "Voor zoekmachines",
      hint: "Staat niet op de pagina: zo leest Google wat u hier aanbiedt.",
      fold: true,
    },
  ),
  meta,
});

/** What the hub of a division says. Its name, its cards and which articles stand in it are the code's. */
export type DivisionRecord = z.infer<typeof divisionSchema>;

/** '/daken' is the record 'daken'. */
export const divisionKey = ({ path }: Pick<Division, "path">): string => path.slice(1);

const at: ReadonlyMap<string, Division> = new Map(
  Object.values(divisions).map((division) => [divisionKey(division), division]),
);

const recordOf = ({ title, lead, grid, process, knowledge, banner, region, structured, meta }: Division) => ({
  ...{ title, lead, process, meta },
  grid: { heading: grid.heading, intro: grid.intro },
  knowledge: { heading: knowledge.heading, intro: knowledge.intro },
  banner: { heading: banner.heading, text: banner.text },
  region: { heading: region.heading, text: region.text },
  service: {
    name: structured.name,
    description: structured.description,
    offers: structured.offers,
  },
});

export const divisionType = defineRecordType<DivisionRecord>({
  name: "division",
  label: { one: "Vakpagina", many: "Pagina’s van de vakken" },
  schema: divisionSchema,
  defaults: Object.fromEntries([...at].map(([key, division]) => [key, recordOf(division)])),
  named: (key) => ({ name: at.get(key)?.shortName ?? key, group: "" }),
  words: () => [],
  titleOf: ({ title }) => title,
  needs: "writeArticles",
  seenAt: (key) => `/${key}`,
});
