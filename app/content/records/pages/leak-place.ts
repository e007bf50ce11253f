import { z } from "zod";
import { leakPlaces } from "~/content/leaks/places";
import type { LeakPlace } from "~/content/leaks/types";
import { line } from "~/content/records/fields/page-fields";
import { meta, pageTexts } from "~/content/records/fields/page-texts";
import { defineRecordType } from "~/content/records/record-type";
import { paths } from "~/paths";

const leakPlaceSchema = z.strictObject({
  hint: line("Zin in de lijst van plekken"),
  title: pageTexts.title,
  lead: pageTexts.lead,
  meta,
});

/** What the page of a wet place says; its questions and causes are the code's: they stand in articles and services. */
export type LeakPlaceTexts = z.infer<typeof leakPlaceSchema>;

const at: ReadonlyMap<string, LeakPlace> = new Map(leakPlaces.map((place) => [place.id, place]));

const recordOf = ({ hint, title, lead, meta }: LeakPlace): LeakPlaceTexts => ({ hint, title, lead, meta });

export const leakPlaceType = defineRecordType<LeakPlaceTexts>({
  name: "leak-place",
  label: { one: "Natte plek", many: "Waar lekt het: de natte plekken" },
  schema: leakPlaceSchema,
  defaults: Object.fromEntries(leakPlaces.map((place) => [place.id, recordOf(place)])),
  named: (id) => ({ name: at.get(id)?.label ?? id, group: "" }),
  words: () => [],
  titleOf: ({ title }) => title,
  needs: "writeArticles",
  seenAt: (id) => paths.leakPlace(id),
});
