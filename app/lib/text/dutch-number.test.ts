import { expect, test } from "vitest";
import { centsOf } from "./dutch-number";

test("an amount is read as a Dutch hand writes it", () => {
  const read = { "12500": 1_250_000, "12.500": 1_250_000, "€ 12.500,50": 1_250_050, "1.255,-": 125_500 };
  for (const [typed, cents] of Object.entries(read)) expect(centsOf(typed), typed).toBe(cents);
  expect(centsOf("1250,5 euro")).toBe(125_050);
  expect(centsOf("0")).toBe(0);
});

test("what can be read in two ways, or not at all, is no amount", () => {
  for (const typed of ["", "12.50", "1.2500", "12,500", "duizend", "-5", "1e5", "12.500.00", "1 250,123"])
    expect(centsOf(typed), typed).toBeNull();
});
