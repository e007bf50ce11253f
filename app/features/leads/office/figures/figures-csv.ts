import { lostReasonText } from "~/features/leads/model/lead-outcome";
import { csvEuros, csvLine, csvStart } from "~/features/leads/office/list/csv";
import type { Per } from "./figure-periods";
import { unnamed } from "./figure-texts";
import type { EarnedBy, LeadFigures } from "./lead-figures.server";

const kinds = {
  services: "Dienst",
  towns: "Plaats",
  pages: "Pagina van binnenkomst",
  articles: "Artikel",
  people: "Persoon",
} as const satisfies Record<EarnedBy, string>;

const heads = [
  "Soort",
  "Naam",
  "Aanvragen",
  "Beantwoord",
  "Op tijd",
  "Gewonnen",
  "Verloren",
  "Euro zonder btw",
];

/** All figures in one table, a line each, so that a spreadsheet can filter them; an empty cell is not counted. */
export function figuresCsv({ periods, earned, lostReasons }: LeadFigures, per: Per): string {
  const lines = [
    ...periods.map(({ from, requests, answered, inTime, won, lost, cents }) => [
      ...[per === "week" ? "Week" : "Maand", from],
      ...[requests, answered, inTime, won, lost, csvEuros(cents)],
    ]),
    ...(Object.keys(kinds) as EarnedBy[]).flatMap((by) =>
      earned[by].map(({ name, requests, won, cents }) => [
        ...[kinds[by], name || unnamed(by), requests, null, null, won, null, csvEuros(cents)],
      ]),
    ),
    ...lostReasons.map(({ name, count }) => [
      ...[
        "Verloren omdat",
        name === "" ? "Niet gezegd" : lostReasonText(name),
        null,
        null,
        null,
        null,
        count,
      ],
      null,
    ]),
  ];
  return csvStart + [heads, ...lines].map((line) => csvLine(line)).join("");
}
