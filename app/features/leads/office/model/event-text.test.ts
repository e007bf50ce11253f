import { afterEach, expect, test } from "vitest";
import { knowNames } from "~/admin/people/short-name";
import { actorText, eventText } from "./event-text";

afterEach(() => knowNames({}));

test("the history of a request calls an employee by the name that the office gave", () => {
  knowNames({ "kantoor@bedrijf.example": "Karin" });
  const assigned = { kind: "assigned", data: { from: "", to: "kantoor@bedrijf.example" } } as const;
  expect(eventText(assigned)).toBe("Toegewezen aan Karin");
  expect(actorText("kantoor@bedrijf.example")).toBe("Karin");
  expect(actorText("bas@bedrijf.example")).toBe("bas@bedrijf.example");
});
