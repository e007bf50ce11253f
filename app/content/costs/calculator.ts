import { MAX_ANSWER } from "~/content/questions";
import { serviceAt } from "~/content/records/fields/service-choice";
import { type FactorKind, factorKinds, vatText } from "~/content/records/types/price";
import { divisions } from "~/content/site/divisions";
import type { Section } from "~/content/types";
import { crumbsTo } from "~/content/views/site-pages";
import { dutchNumber } from "~/lib/text/dutch-number";
import { slugify } from "~/lib/text/slugify";
import { paths } from "~/paths";
import { amountText, canEstimate, estimate, type FactorAnswer, kindsOf, sizeUnits } from "./estimate";
import { costsPage } from "./page";
import { basisText, countryOf, currentPrices, priceText } from "./prices";

type Price = ReturnType<typeof currentPrices>[number];

/** Names in the address, see page-cache.server.ts. */
const WORK = "werk";
const SIZE = "hoeveel";
const SERVICE = "dienst";
const questions: Record<FactorKind, { name: string; label: string }> = {
  shape: { name: "vorm", label: "Wat voor dak is het?" },
  access: { name: "toegang", label: "Hoe komen wij erbij?" },
  insulation: { name: "isolatie", label: "Isoleren wij mee?" },
};
const NONE = "geen";
const UNKNOWN = "weet-ik-niet";
const MOST = 5_000;
const SIZE_TYPED =
  /^(?:ca\.?|circa|ongeveer|±)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(?:(?:vierkante )?meters?|m[2²]?|stuks?)?$/i;

const sizeHints: Partial<Record<Price["unit"], string>> = {
  m2: "Lengte maal breedte van wat gedaan wordt, alle vlakken bij elkaar. Ongeveer is goed.",
  m: "De lengte van wat gedaan wordt. Ongeveer is goed.",
};

const works = () => currentPrices().filter(canEstimate);

/** Whether there is anything to reckon with. */
export const hasCosts = (): boolean => works().length > 0;

const slugOf = ({ service }: Price) => service.split("/")[1] ?? "";
const named = (price: Price) => `${price.what} (${countryOf(price)})`;

function chosenIn(query: URLSearchParams): Price | undefined {
  const asked = query.get(WORK);
  if (asked !== null) return works().find(({ key }) => key === asked);
  const ofService = works().filter((price) => slugOf(price) === query.get(SERVICE));
  return ofService.length === 1 ? ofService[0] : undefined;
}

/** Whether a price depends on anything that a visitor can say. */
const asks = (price: Price): boolean => sizeUnits[price.unit] !== undefined || kindsOf(price).length > 0;

function sizeIn(price: Price, query: URLSearchParams): { typed: string; size?: number; error?: string } {
  // Where nothing is asked, the answer is there.
  if (!sizeUnits[price.unit])
    return query.has(SIZE) || !asks(price) ? { typed: "1", size: 1 } : { typed: "1" };
  const typed = (query.get(SIZE) ?? "").trim().slice(0, 20);
  if (!query.has(SIZE)) return { typed };
  const size = readSize(typed);
  if (size <= 0) return { typed, error: costsPage().form.invalid };
  return size > MOST ? { typed, error: costsPage().form.tooMuch } : { typed, size };
}

/** '80', '12,5 m', 'ca. 1.250 m²'; a point before three digits parts thousands. 0 for what cannot be read. */
function readSize(typed: string): number {
  const [, whole = "0", part = "0"] = SIZE_TYPED.exec(typed) ?? [];
  return Number(`${whole.replaceAll(".", "")}.${part}`);
}

function answerIn(price: Price, kind: FactorKind, query: URLSearchParams): FactorAnswer {
  const said = query.get(questions[kind].name);
  if (said === NONE) return "none";
  const factor = price.factors.find(({ about, label }) => about === kind && slugify(label) === said);
  return factor ?? "unknown";
}

/** What was asked of one work, and what comes out where it was answered. */
function workView(price: Price, query: URLSearchParams) {
  const { typed, size, error } = sizeIn(price, query);
  const kinds = kindsOf(price);
  const answers = new Map(kinds.map((kind) => [kind, answerIn(price, kind, query)]));
  const page = costsPage();
  const unit = sizeUnits[price.unit];
  const other = works().find(
    ({ service, what, country }) =>
      service === price.service && what === price.what && country !== price.country,
  );
  const insulates = slugOf(price) === "dakisolatie" || kinds.includes("insulation");
  return {
    key: price.key,
    what: price.what,
    asks: asks(price),
    service: { href: `/${price.service}`, label: serviceAt.get(price.service)?.name ?? price.what },
    size: { name: SIZE, typed, error, unit, hint: sizeHints[price.unit] },
    questions: kinds.map((kind) => ({
      ...questions[kind],
      options: [
        ...price.factors
          .filter(({ about }) => about === kind)
          .map(({ label }) => ({ id: slugify(label), label })),
        { id: NONE, label: page.form.none },
        { id: UNKNOWN, label: page.form.unknown },
      ],
      chosen: idOf(answers.get(kind)),
    })),
    price: {
      text: priceText(price),
      rows: [
        { label: "Land", value: countryOf(price) },
        { label: "Zit erin", value: price.includes },
        { label: "Btw", value: `${vatText(price.vat)} zit erin. ${page.vat[price.country]}` },
        ...(insulates ? [{ label: "Subsidie", value: page.subsidy[price.country] }] : []),
        { label: "Van wie", value: basisText(price) },
      ],
    },
    other: other && { label: `Staat uw huis in ${countryOf(other)}?`, href: paths.costsOfWork(other.key) },
    answer: size === undefined ? null : answerView(price, size, answers),
  };
}

function idOf(answer: FactorAnswer | undefined): string {
  if (answer === "none") return NONE;
  return answer === "unknown" || answer === undefined ? UNKNOWN : slugify(answer.label);
}

function answerView(price: Price, size: number, answers: Map<FactorKind, FactorAnswer>) {
  const { band, lines } = estimate(price, size, answers);
  const [low = "", high] = amountText(band).split(" tot ");
  const query = new URLSearchParams({ dienst: slugOf(price), serviceType: "offerte", [WORK]: price.key });
  query.set(SIZE, String(size));
  for (const [kind, answer] of answers) query.set(questions[kind].name, idOf(answer));
  return { low, high, vat: `met ${vatText(price.vat)} btw`, lines, quote: `/gratis-offerte?${query}` };
}

/** What a visitor reckoned here, as an answer that goes along with his request; '' where he did not. */
export function reckonedIn(query: URLSearchParams): string {
  const price = query.has(WORK) ? chosenIn(query) : undefined;
  const { size } = price ? sizeIn(price, query) : {};
  if (!price || size === undefined) return "";
  const answers = new Map(kindsOf(price).map((kind) => [kind, answerIn(price, kind, query)]));
  const { band } = estimate(price, size, answers);
  const unit = sizeUnits[price.unit];
  const work = `${named(price)}${unit ? `, ${dutchNumber(size)} ${unit}` : ""}`;
  const said = [...answers].map(([kind, answer]) => {
    const words = typeof answer === "string" ? costsPage().form[answer] : answer.label;
    return ` ${factorKinds[kind]}: ${words.toLowerCase()}.`;
  });
  const text = `${work}: ongeveer ${amountText(band)}, met ${vatText(price.vat)} btw.${said.join("")}`;
  return text.length > MAX_ANSWER ? `${text.slice(0, MAX_ANSWER - 1)}…` : text;
}

/** The page, as far as its address chooses and answers; undefined where there is no price to reckon with. */
export function findCosts(query: URLSearchParams) {
  if (!hasCosts()) return undefined;
  const chosen = chosenIn(query);
  return {
    page: costsPage(),
    path: paths.costs,
    crumbs: crumbsTo("Wat kost het", paths.costs),
    work: chosen ? workView(chosen, query) : null,
    sections: chosen ? [] : workSections(query.get(SERVICE)),
    gone: query.has(WORK) && !chosen,
    /** An answer is this page again. */
    asked: [...query.keys()].length > 0,
    /** What a visitor filled in is kept by no cache. */
    answered: query.has(SIZE),
  };
}

/** All work that has a price, by division; of one service where there is any of it. */
function workSections(service: string | null): Section[] {
  const all = works();
  const ofService = all.filter((price) => slugOf(price) === service);
  const shown = ofService.length > 0 ? ofService : all;
  const both = new Set(all.map(({ country }) => country)).size > 1;
  return Object.values(divisions).flatMap(({ path, shortName }) => {
    const links = shown
      .filter((price) => `/${price.service}`.startsWith(`${path}/`))
      .map((price) => ({
        label: both ? named(price) : price.what,
        href: paths.costsOfWork(price.key),
        text: `${priceText(price)}. ${basisText(price)}.`,
      }));
    return links.length > 0
      ? [{ id: path.slice(1), heading: shortName, blocks: [{ type: "links" as const, links }] }]
      : [];
  });
}
