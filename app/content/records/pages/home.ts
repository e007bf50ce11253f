import { z } from "zod";
import { homeTexts } from "~/content/pages/home";
import { heading, lines, link, list, paragraph } from "~/content/records/fields/page-fields";
import { meta } from "~/content/records/fields/page-texts";
import { defineRecordType, field } from "~/content/records/record-type";

const card = (label: string) =>
  field(
    z.strictObject({
      title: heading("Kop"),
      text: paragraph("Tekst"),
      linkLabel: link("Woorden van de link"),
    }),
    { label },
  );

const country = (label: string) =>
  field(
    z.strictObject({ title: heading("Kop"), text: paragraph("Tekst"), link: link("Woorden van de link") }),
    {
      label,
    },
  );

const homeSchema = z.strictObject({
  hero: field(
    z.strictObject({
      title: heading("Kop van de pagina"),
      lead: paragraph(
        "Onder de kop",
        "Beloof hier niets anders dan een gratis inspectie binnen de tijd van de uitspraak {inspectietijd}.",
      ),
      chatButton: link("Knop van WhatsApp"),
      leakLink: link("Link naar ‘Waar lekt het’"),
    }),
    { label: "Bovenaan", hint: "De cijfers eronder komen uit de uitspraken over het bedrijf." },
  ),
  divisions: field(
    z.strictObject({
      heading: heading("Kop"),
      intro: paragraph("Inleiding"),
      cards: field(
        z.strictObject({
          roof: card("Daken"),
          chimney: card("Schoorsteen"),
          maintenance: card("Onderhoud"),
          building: card("Bouwen"),
        }),
        { label: "Kaarten" },
      ),
    }),
    { label: "De vier vakken", fold: true },
  ),
  story: field(
    z.strictObject({
      heading: heading("Kop"),
      paragraphs: lines("Alinea’s", "Alinea", 6),
      link: link("Woorden van de link"),
    }),
    { label: "Over het bedrijf", fold: true },
  ),
  reviews: field(
    z.strictObject({
      heading: heading("Kop"),
      intro: paragraph("Inleiding"),
      without: field(
        z.strictObject({
          heading: heading("Kop"),
          intro: paragraph("Inleiding"),
          points: lines("Punten", "Punt", 8),
        }),
        { label: "Zolang er geen beoordelingen zijn" },
      ),
    }),
    { label: "Beoordelingen", fold: true },
  ),
  membership: field(
    z.strictObject({
      heading: heading("Kop"),
      paragraphs: lines("Alinea’s", "Alinea", 6),
      points: list("Punten", "Punt", 8),
      link: link("Woorden van de link"),
    }),
    { label: "Zorgeloos Wonen", hint: "Het cijfer erbij is een uitspraak over het bedrijf.", fold: true },
  ),
  serviceArea: field(
    z.strictObject({
      heading: heading("Kop"),
      intro: paragraph(
        "Inleiding",
        "Dak, schoorsteen en onderhoud alleen in de regio; bouwen in heel Nederland.",
      ),
      NL: country("Nederland"),
      BE: country("België"),
    }),
    { label: "Werkgebied", fold: true },
  ),
  business: field(z.strictObject({ heading: heading("Kop"), intro: paragraph("Inleiding") }), {
    label: "Langskomen",
    fold: true,
  }),
  contact: field(
    z.strictObject({
      heading: heading("Kop"),
      text: paragraph("Tekst"),
      prepare: list("Wat men klaarlegt", "Regel", 6),
    }),
    { label: "Onderaan", fold: true },
  ),
  meta,
});

/** What home says. */
export type HomeRecord = z.infer<typeof homeSchema>;

export const homeType = defineRecordType<HomeRecord>({
  name: "home",
  label: { one: "Homepagina", many: "Homepagina" },
  schema: homeSchema,
  defaults: { home: homeTexts },
  named: () => ({ name: "Homepagina", group: "" }),
  words: () => [],
  titleOf: ({ hero }) => hero.title,
  needs: "writeArticles",
  seenAt: () => "/",
});
