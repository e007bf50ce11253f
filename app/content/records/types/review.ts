import { z } from "zod";
import { day, text } from "~/content/records/fields/field-checks";
import { picture } from "~/content/records/fields/picture";
import { serviceAt, serviceChoice, serviceNames } from "~/content/records/fields/service-choice";
import { defineRecordType, field } from "~/content/records/record-type";
import { towns } from "~/content/towns/list";
import type { DivisionId, ServicePath } from "~/content/types";
import { dutchMonth } from "~/lib/text/dutch-date";
import { reviewLimits } from "./review-limits";

const townNames = Object.fromEntries(towns.map(({ slug, name }) => [slug, name]));

const reviewSchema = z.strictObject({
  stars: field(
    z
      .number("Kies het aantal sterren")
      .int("Hele sterren")
      .min(1, "Minstens één ster")
      .max(5, "Hoogstens vijf"),
    { label: "Sterren" },
  ),
  text: field(text(reviewLimits.text, "Zonder tekst is er niets te plaatsen"), {
    label: "Wat de klant schreef",
    control: "lines",
  }),
  name: field(text(reviewLimits.name, "Vul de naam in"), {
    label: "Naam, zoals de klant die koos",
  }),
  photo: field(picture({ described: false }).optional(), {
    label: "Foto van de klant",
    control: "picture",
    offered: true,
    hint: "Wat is er te zien? Leeg: ‘Foto van Anja uit Best’.",
  }),
  service: field(serviceChoice().nullable(), { label: "Welk werk", options: serviceNames }),
  town: field(z.enum(Object.keys(townNames) as [string, ...string[]], "Kies de plaats").nullable(), {
    label: "Plaats",
    options: townNames,
  }),
  written: field(day, { label: "Geschreven op", control: "date" }),
  answer: field(text(1500, "Schrijf een antwoord").nullable(), {
    label: "Antwoord van het bedrijf",
    control: "lines",
    hint: "Staat onder de beoordeling. Noem niets van de klant dat er niet al in staat: geen naam, adres of bedrag.",
  }),
});

/** What a customer wrote, with what he agreed to show; it is made of a won request, never by the office. */
export type ReviewRecord = z.infer<typeof reviewSchema>;

/** 'Dakrenovatie in Best'; empty where neither is known. */
export function reviewSubject({ service, town }: Pick<ReviewRecord, "service" | "town">): string {
  const work = service === null ? undefined : serviceAt.get(service)?.name;
  const place = town === null ? undefined : townNames[town];
  if (work && place) return `${work} in ${place}`;
  return work ?? place ?? "";
}

/** How pages ask for reviews; a place and a division together too. */
export const reviewTags = {
  all: "review",
  stars: (count: number) => `review stars-${count}`,
  of: ({ division, service, town }: { division?: DivisionId; service?: ServicePath; town?: string }) =>
    ["review", division ?? service, town].filter(Boolean).join(" "),
};

function tagsOf({ stars, service, town }: ReviewRecord): string[] {
  const { all, of } = reviewTags;
  const division = service === null ? undefined : serviceAt.get(service)?.division;
  return [
    all,
    reviewTags.stars(stars),
    ...(service !== null && division ? [of({ division }), of({ service })] : []),
    ...(town === null ? [] : [of({ town })]),
    ...(town !== null && division ? [of({ division, town })] : []),
  ];
}

export const reviewType = defineRecordType<ReviewRecord>({
  name: "review",
  label: { one: "Beoordeling", many: "Beoordelingen" },
  schema: reviewSchema,
  defaults: {},
  given: ["stars", "text", "name", "service", "town", "written"],
  listing: { tagsOf, sortOf: ({ written }) => written },
  titleOf: ({ name, stars, written }) =>
    `${name}, ${stars === 1 ? "1 ster" : `${stars} sterren`}, ${dutchMonth(written)}`,
  needs: "writeArticles",
  seenAt: () => "/beoordelingen",
});
