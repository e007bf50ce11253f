import { z } from "zod";
import { amount, day, text } from "~/content/records/fields/field-checks";
import { picture } from "~/content/records/fields/picture";
import { serviceAt, serviceChoice, serviceNames } from "~/content/records/fields/service-choice";
import { defineRecordType, field } from "~/content/records/record-type";
import { towns } from "~/content/towns/list";
import type { DivisionId, Service, ServicePath, Town } from "~/content/types";
import { paths } from "~/paths";

const euros = amount("Vul een bedrag in").min(1, "Vul een bedrag in").max(2_000_000, "Dat is te veel");

const townAt = new Map(towns.map((town) => [town.slug, town]));

/** Moments at which a photo was taken, in the order of the work. */
export const photoStages = { before: "Vóór", during: "Tijdens het werk", after: "Na" } as const;
export type PhotoStage = keyof typeof photoStages;
/** Written, so that it can be shown later. */
const consents = {
  mail: "Per e-mail",
  app: "In een appbericht",
  form: "Op papier, met handtekening",
} as const;

const price = z
  .strictObject({
    from: field(euros.nullable(), { label: "Van", unit: "euro" }),
    to: field(euros.nullable(), { label: "Tot", unit: "euro" }),
  })
  .superRefine(({ from, to }, context) => {
    if ((from === null) !== (to === null))
      context.addIssue({
        code: "custom",
        path: [from === null ? "from" : "to"],
        message: "Vul beide bedragen in, of geen",
      });
    else if (from !== null && to !== null && from > to)
      context.addIssue({ code: "custom", path: ["to"], message: "Dit is minder dan ‘van’" });
  });

const photo = z.strictObject({
  stage: field(z.enum(["before", "during", "after"], "Kies wanneer de foto is gemaakt"), {
    label: "Wanneer",
    options: photoStages,
    spread: true,
  }),
  photo: field(picture({ described: false }), {
    label: "Foto",
    control: "picture",
    hint: "Wat is er te zien? Leeg: wanneer, wat en waar, zoals ‘Vóór: dakrenovatie in Best’.",
  }),
});

const projectSchema = z.strictObject({
  service: field(serviceChoice(), {
    label: "Welk werk",
    options: serviceNames,
  }),
  town: field(z.enum([...townAt.keys()] as [string, ...string[]], "Kies de plaats"), {
    label: "Plaats",
    hint: "Geen straat en geen huisnummer: die komen nergens op de site.",
    options: Object.fromEntries([...townAt].map(([slug, { name }]) => [slug, name])),
  }),
  nearby: field(z.boolean(), { label: "Het huis staat niet in die plaats, maar in de buurt ervan" }),
  title: field(text(90, "Vul een titel in").nullable(), {
    label: "Titel",
    hint: "Leeg: het werk en de plaats, zoals ‘Dakrenovatie in Best’.",
  }),
  photos: field(
    z
      .array(field(photo, { label: "Foto" }))
      .min(1, "Voeg minstens één foto toe")
      .max(24, "Hoogstens 24 foto’s"),
    {
      label: "Foto’s",
      item: "Foto",
      hint: "De eerste ‘vóór’ en de laatste ‘na’ komen naast elkaar te staan.",
    },
  ),
  problem: field(text(800, "Schrijf wat er aan de hand was"), {
    label: "Wat er aan de hand was",
    control: "lines",
  }),
  work: field(text(2000, "Schrijf wat er gedaan is"), { label: "Wat wij hebben gedaan", control: "lines" }),
  materials: field(z.array(field(text(80, "Vul het materiaal in"), { label: "Materiaal" })).max(12), {
    label: "Materialen",
    item: "Materiaal",
  }),
  finished: field(day, { label: "Opgeleverd op", control: "date" }),
  weeks: field(
    z
      .number("Vul een getal in")
      .min(0.5, "Minstens een halve week")
      .max(104, "Hoogstens 104 weken")
      .nullable(),
    { label: "Duur", unit: "weken" },
  ),
  built: field(
    z
      .number("Vul een jaartal in")
      .int("Vul een jaartal in")
      .min(1300, "Vul een jaartal in, zoals 1936")
      .max(2100, "Vul een jaartal in, zoals 1936")
      .nullable(),
    { label: "Bouwjaar van het huis" },
  ),
  price: field(price, {
    label: "Wat het kostte",
    hint: "Inclusief btw. Leeg: er staat geen prijs bij.",
  }),
  words: field(text(500, "Vul de woorden in").nullable(), {
    label: "Wat de eigenaar erover zei",
    control: "lines",
    hint: "Letterlijk, en alleen als de eigenaar dat goedvindt. De naam komt er niet bij.",
  }),
  consent: field(
    z.strictObject({
      on: field(day, { label: "Gegeven op", control: "date" }),
      how: field(z.enum(["mail", "app", "form"], "Kies hoe"), { label: "Hoe", options: consents }),
    }),
    {
      label: "Toestemming van de eigenaar",
      hint: "Zonder schriftelijke toestemming komt er niets op de site. Dit blijft op kantoor.",
    },
  ),
});

/** Finished work at a house whose owner agreed to showing it. */
export type ProjectRecord = z.infer<typeof projectSchema>;

/** Of a checked record, or of its first fields: the service, the town and the words that name them. */
export function projectPlace({
  service: path,
  town: slug,
  nearby,
}: Pick<ProjectRecord, "service" | "town" | "nearby">) {
  const service = serviceAt.get(path) as Service;
  const town = townAt.get(slug) as Town;
  return { service, town, place: nearby ? `bij ${town.name}` : `in ${town.name}` };
}

export function projectTitle(project: Pick<ProjectRecord, "service" | "town" | "nearby" | "title">): string {
  const { service, place } = projectPlace(project);
  return project.title ?? `${service.name} ${place}`;
}

/** How pages ask for projects; a place and a division together too. */
export const projectTags = {
  all: "project",
  of: ({ division, service, town }: { division?: DivisionId; service?: ServicePath; town?: string }) =>
    ["project", division ?? service, town].filter(Boolean).join(" "),
};

function tagsOf(project: ProjectRecord): string[] {
  const { service, town } = project;
  const { division } = projectPlace(project).service;
  const { all, of } = projectTags;
  return [
    all,
    of({ division }),
    of({ service }),
    of({ town }),
    of({ division, town }),
    of({ service, town }),
  ];
}

export const projectType = defineRecordType<ProjectRecord>({
  name: "project",
  label: { one: "Project", many: "Projecten" },
  schema: projectSchema,
  defaults: {},
  open: {
    label: "Nieuw project",
    asks: ["service", "town"],
    keyOf: ({ service, town }) => `${String(service).split("/")[1]}-${town}`,
  },
  listing: { tagsOf, sortOf: ({ finished }) => finished },
  titleOf: projectTitle,
  needs: "writeArticles",
  seenAt: paths.project,
});
