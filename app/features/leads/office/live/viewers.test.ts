import { expect, test } from "vitest";
import { named } from "./viewers";

test("of one is said what he does, of more what they do", () => {
  expect(named(["sanne@huis.example"], "schrijft", "schrijven")).toBe("sanne schrijft");
  expect(named(["bas@huis.example", "sanne@huis.example"], "schrijft", "schrijven")).toBe(
    "bas en sanne schrijven",
  );
});
