import {
  type FactorKind,
  factorKinds,
  type PriceFactor,
  type PriceRecord,
  priceUnits,
} from "~/content/records/types/price";
import { dutchNumber, euroRange, euros } from "~/lib/text/dutch-number";

/** In euro, with VAT. */
type Band = { low: number; high: number };

/** A reason of the amount: what it is, how it is reckoned, what it comes to. */
type EstimateLine = { label: string; how: string; amount: string };

/** What the visitor said of a factor: one of them, that none applies, or that he does not know. */
export type FactorAnswer = PriceFactor | "none" | "unknown";

export type Estimate = { band: Band; lines: EstimateLine[] };

const kinds = Object.keys(factorKinds) as FactorKind[];

/** Nobody knows beforehand how many hours some work takes. */
export const canEstimate = ({ unit }: Pick<PriceRecord, "unit">): boolean => unit !== "hour";

/** What is asked about the size of some work; null where there is one price for it. */
export const sizeUnits: Partial<Record<PriceRecord["unit"], string>> = {
  m2: "m²",
  m: "meter",
  piece: "stuks",
};

/** The kinds of factors that some work has, in the order in which they are asked. */
export const kindsOf = ({ factors }: Pick<PriceRecord, "factors">): FactorKind[] =>
  kinds.filter((kind) => factors.some(({ about }) => about === kind));

/** The price of some work times its size, and what was said to come on top of it; line by line. */
export function estimate(
  price: PriceRecord,
  size: number,
  answers: ReadonlyMap<FactorKind, FactorAnswer>,
): Estimate {
  const work: Band = { low: price.from * size, high: (price.to ?? price.from) * size };
  const unit = sizeUnits[price.unit];
  const each = euroRange(price.from, price.to);
  const lines: EstimateLine[] = [
    {
      label: price.what,
      how: unit ? `${dutchNumber(size)} ${unit}, ${each} ${priceUnits[price.unit]}` : priceUnits[price.unit],
      amount: amountText(work),
    },
  ];
  let { low, high } = work;
  for (const kind of kindsOf(price)) {
    const answer = answers.get(kind) ?? "unknown";
    if (answer === "none") continue;
    const added = answer === "unknown" ? highest(price, kind, work, size) : addedBy(answer, work, size);
    const part = answer === "unknown" ? { low: 0, high: added.high } : added;
    low += part.low;
    high += part.high;
    lines.push({
      label: answer === "unknown" ? `${factorKinds[kind]}: weet u nog niet` : answer.label,
      how: answer === "unknown" ? "van geen toeslag tot de hoogste toeslag" : howText(answer, price),
      amount: amountText(part),
    });
  }
  return { band: outward({ low, high }), lines };
}

function addedBy({ amount, per }: PriceFactor, work: Band, size: number): Band {
  if (per === "percent") return { low: (work.low * amount) / 100, high: (work.high * amount) / 100 };
  const added = per === "unit" ? amount * size : amount;
  return { low: added, high: added };
}

function highest(price: PriceRecord, kind: FactorKind, work: Band, size: number): Band {
  const bands = price.factors
    .filter(({ about }) => about === kind)
    .map((factor) => addedBy(factor, work, size));
  return { low: 0, high: Math.max(...bands.map(({ high }) => high)) };
}

function howText({ amount, per }: PriceFactor, { unit }: PriceRecord): string {
  if (per === "percent") return `${dutchNumber(amount)} procent van het werk`;
  return per === "unit" ? `${euros(amount)} ${priceUnits[unit]}` : "eenmalig";
}

/** Rounded away from its middle, so that it still holds every amount that it held; one fixed amount stays as it is. */
function outward({ low, high }: Band): Band {
  if (inCents(low) === inCents(high)) return { low: inCents(low), high: inCents(high) };
  const step = high < 500 ? 1 : high < 5_000 ? 10 : high < 50_000 ? 50 : 100;
  return { low: Math.floor(inCents(low) / step) * step, high: Math.ceil(inCents(high) / step) * step };
}

/** Sums of cents are not what they seem: 0.1 + 0.2. */
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** '€ 7.600 tot € 10.400' */
export const amountText = ({ low, high }: Band): string => euroRange(inCents(low), inCents(high));
