import { z } from "zod";
import { leakFinderTexts } from "~/content/pages/waar-lekt-het";
import { heading, line, link, paragraph, rich, richLines } from "~/content/records/fields/page-fields";
import { meta } from "~/content/records/fields/page-texts";
import { defineRecordType, field } from "~/content/records/record-type";

const firstAid = (label: string) =>
  field(z.strictObject({ heading: heading("Kop"), steps: richLines("Stappen", "Stap", 6) }), { label });

const leakFinderSchema = z.strictObject({
  title: heading("Kop van de pagina"),
  lead: paragraph("Onder de kop"),
  drawing: field(z.strictObject({ title: line("Wat het is"), desc: paragraph("Wat men ermee doet") }), {
    label: "Tekening",
    hint: "Voor wie de tekening niet ziet.",
    fold: true,
  }),
  listHeading: heading("Kop boven de lijst van plekken"),
  otherPlaces: heading("Kop boven de andere plekken"),
  firstAid: field(
    z.strictObject({
      inside: firstAid("Als het binnen nat is"),
      outside: firstAid("Als het buiten nat is"),
      warning: field(z.strictObject({ title: heading("Kop"), text: rich("Tekst") }), {
        label: "Waarschuwing",
      }),
    }),
    {
      label: "Eerste hulp",
      hint: "Iemand leest dit met water in huis: schrijf niets waarvoor men op een dak of een ladder moet.",
      fold: true,
    },
  ),
  form: field(
    z.strictObject({ heading: heading("Kop"), skip: link("Keuze om over te slaan"), button: link("Knop") }),
    { label: "De twee vragen", fold: true },
  ),
  causes: field(
    z.strictObject({
      open: heading("Kop zonder antwoorden"),
      likely: heading("Kop van de waarschijnlijke oorzaken"),
      others: heading("Kop van de andere oorzaken"),
      note: paragraph("Eronder", "Zeg dat het een wegwijzer is en geen oordeel."),
    }),
    { label: "De oorzaken", fold: true },
  ),
  help: field(
    z.strictObject({
      heading: heading("Kop"),
      text: paragraph("Tekst"),
      call: link("Knop om te bellen"),
      callBack: link("Knop om teruggebeld te worden"),
    }),
    { label: "Onderaan", fold: true },
  ),
  meta,
});

/** The words of the leak finder; places, questions and causes are the code's. */
export type LeakFinderRecord = z.infer<typeof leakFinderSchema>;

export const LEAK_FINDER_KEY = "waar-lekt-het";

export const leakFinderType = defineRecordType<LeakFinderRecord>({
  name: "leak-finder",
  label: { one: "Lekkagewijzer", many: "Waar lekt het" },
  schema: leakFinderSchema,
  defaults: { [LEAK_FINDER_KEY]: leakFinderTexts },
  named: () => ({ name: "Waar lekt het", group: "" }),
  words: () => [],
  titleOf: ({ title }) => title,
  needs: "writeArticles",
  seenAt: () => "/waar-lekt-het",
});
