import { expect, test } from "vitest";
import { easterSunday, publicHolidays } from "./holidays";

test("Easter falls on the dates of the church calendar", () => {
  const known: [number, number, number][] = [
    [1943, 4, 25],
    [1954, 4, 18],
    [1981, 4, 19],
    [2000, 4, 23],
    [2008, 3, 23],
    [2024, 3, 31],
    [2025, 4, 20],
    [2026, 4, 5],
    [2027, 3, 28],
    [2038, 4, 25],
    [2049, 4, 18],
    [2285, 3, 22],
  ];
  for (const [year, month, day] of known) expect(easterSunday(year), String(year)).toEqual({ month, day });
});

test("the Dutch holidays of 2026", () => {
  expect(publicHolidays("NL", 2026)).toEqual([
    { date: "2026-01-01", name: "Nieuwjaarsdag" },
    { date: "2026-04-05", name: "Eerste Paasdag" },
    { date: "2026-04-06", name: "Tweede Paasdag" },
    { date: "2026-04-27", name: "Koningsdag" },
    { date: "2026-05-14", name: "Hemelvaartsdag" },
    { date: "2026-05-24", name: "Eerste Pinksterdag" },
    { date: "2026-05-25", name: "Tweede Pinksterdag" },
    { date: "2026-12-25", name: "Eerste Kerstdag" },
    { date: "2026-12-26", name: "Tweede Kerstdag" },
  ]);
});

test("the Belgian holidays of 2026", () => {
  expect(publicHolidays("BE", 2026).map(({ date }) => date)).toEqual([
    "2026-01-01",
    "2026-04-06",
    "2026-05-01",
    "2026-05-14",
    "2026-05-25",
    "2026-07-21",
    "2026-08-15",
    "2026-11-01",
    "2026-11-11",
    "2026-12-25",
  ]);
});

test("King's Day moves to Saturday when the 27th is a Sunday", () => {
  expect(publicHolidays("NL", 2025).find(({ name }) => name === "Koningsdag")?.date).toBe("2025-04-26");
  expect(publicHolidays("NL", 2031).find(({ name }) => name === "Koningsdag")?.date).toBe("2031-04-26");
});

test("Liberation Day is a day off once in five years", () => {
  const years = [2024, 2025, 2026, 2030].filter((year) =>
    publicHolidays("NL", year).some(({ name }) => name === "Bevrijdingsdag"),
  );
  expect(years).toEqual([2025, 2030]);
});
