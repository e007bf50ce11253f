import { afterEach, expect, test } from "vitest";
import { actorText, eventText } from "./event-text";
import { knowNames, shortName } from "./short-name";

afterEach(() => knowNames({}));

test("an employee is called by the name that the office gave; without one by what stands before the @", () => {
  expect(shortName("kantoor@bedrijf.example")).toBe("kantoor");
  knowNames({ "kantoor@bedrijf.example": "Karin" });
  expect(shortName("kantoor@bedrijf.example")).toBe("Karin");
  expect(shortName("bas@bedrijf.example")).toBe("bas");
  expect(shortName("constructor")).toBe("constructor");
  expect(shortName("")).toBe("");
});

test("so does the history of a request", () => {
  knowNames({ "kantoor@bedrijf.example": "Karin" });
  const assigned = { kind: "assigned", data: { from: "", to: "kantoor@bedrijf.example" } } as const;
  expect(eventText(assigned)).toBe("Toegewezen aan Karin");
  expect(actorText("kantoor@bedrijf.example")).toBe("Karin");
  expect(actorText("bas@bedrijf.example")).toBe("bas@bedrijf.example");
});
