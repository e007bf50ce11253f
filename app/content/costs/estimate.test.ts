import { expect, test } from "vitest";
import type { FactorKind, PriceRecord } from "~/content/records/types/price";
import { samplePrice } from "~tests/support/price-samples";
import { estimate, type FactorAnswer } from "./estimate";

type Said = [FactorKind, FactorAnswer][];
const none: Said = [
  ["access", "none"],
  ["shape", "none"],
];
const [scaffold, crane, valleys] = samplePrice.factors as [FactorAnswer, FactorAnswer, FactorAnswer];

const reckon = (size: number, said: Said, change: Partial<PriceRecord> = {}) =>
  estimate({ ...samplePrice, ...change }, size, new Map(said));

test("a size times a price from–to is a band, with its reason", () => {
  expect(reckon(80, none)).toEqual({
    band: { low: 7_600, high: 10_400 },
    lines: [
      {
        label: "Pannendak vernieuwen",
        how: "80 m², €\u00a095 tot €\u00a0130 per m²",
        amount: "€\u00a07.600 tot €\u00a010.400",
      },
    ],
  });
});

test("what applies comes on top: by the metre, once, and as a part of the work alone", () => {
  const { band, lines } = reckon(80, [
    ["access", scaffold],
    ["shape", valleys],
  ]);
  expect(lines.slice(1)).toEqual([
    { label: "Met kilgoten", how: "10 procent van het werk", amount: "€\u00a0760 tot €\u00a01.040" },
    { label: "Steiger nodig", how: "€\u00a012 per m²", amount: "€\u00a0960" },
  ]);
  expect(band).toEqual({ low: 9_300, high: 12_400 });
  expect(
    reckon(80, [
      ["access", crane],
      ["shape", "none"],
    ]).band,
  ).toEqual({ low: 8_550, high: 11_350 });
});

test("who does not know gets a band from nothing on top to the most, and so does who did not say", () => {
  const unknown: Said = [
    ["access", "unknown"],
    ["shape", "unknown"],
  ];
  const { band, lines } = reckon(80, unknown);
  expect(lines[2]).toEqual({
    label: "Hoe wij erbij komen: weet u nog niet",
    how: "van geen toeslag tot de hoogste toeslag",
    amount: "€\u00a00 tot €\u00a0960",
  });
  expect(band).toEqual({ low: 7_600, high: 12_400 });
  expect(reckon(80, [])).toEqual({ band, lines });
  // Of a small roof the crane is the most.
  expect(reckon(10, unknown).band).toEqual({ low: 950, high: 2_380 });
});

test.each<[from: number, to: number | null, size: number, low: number, high: number]>([
  [60, 72.5, 1, 60, 73],
  [60, null, 1, 60, 60],
  [0.7, null, 3, 2.1, 2.1],
  [12.35, 14, 101, 1_240, 1_420],
  [95, 130, 81.5, 7_700, 10_600],
  [610, 903, 61, 37_200, 55_100],
])(
  "%s to %s euro times %s is rounded outward, and never holds less than it did",
  (from, to, size, low, high) => {
    const { band } = reckon(size, [], { from, to, factors: [] });
    expect(band).toEqual({ low, high });
    expect(band.low).toBeLessThanOrEqual(from * size + 1e-9);
    expect(band.high).toBeGreaterThanOrEqual((to ?? from) * size - 1e-9);
  },
);

test("work with one price is not multiplied in words", () => {
  expect(reckon(1, [], { unit: "visit", factors: [], to: null }).lines).toEqual([
    { label: "Pannendak vernieuwen", how: "per keer", amount: "€\u00a095" },
  ]);
});
