import { expect, test } from "vitest";
import { answerPreset } from "./answer-preset";

const presetOf = (query: string) => answerPreset(new URLSearchParams(query));

test("an address presets answers only; one of a wet place empties what was said of another", () => {
  expect(presetOf("dienst=daklekkage&answer.roof-shape=flat")).toEqual({ "answer.roof-shape": "flat" });
  expect(presetOf("answer.leak-spot=midden-in-de-kamer&answer.leak-place=plat-dak")).toEqual({
    "answer.leak-place": "plat-dak",
    "answer.leak-spot": "midden-in-de-kamer",
    "answer.leak-time": "",
  });
});
