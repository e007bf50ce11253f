import { expect, test } from "vitest";
import { answerContent, answerValues } from "./answer-values";

const given = {
  answer: {
    "leak-place": "dakraam",
    "leak-spot": "hoek-van-het-raam",
    "roof-shape": "flat",
    "leak-time": "",
  },
};

test("an answer that was preset and then taken away is none", () => {
  const preset = { "answer.roof-shape": "flat", "answer.leak-since": "today" };
  expect(answerValues({ ...preset, answer: { "leak-since": "" } })).toEqual({ "answer.roof-shape": "flat" });
});

test("an answer goes along with the service that it belongs to, also one that no form asks", async () => {
  expect(await answerContent(given, "daklekkage")).toEqual({
    "answer.leak-place": "dakraam",
    "answer.leak-spot": "hoek-van-het-raam",
    "answer.roof-shape": "flat",
  });
  expect(await answerContent(given, "dakisolatie")).toEqual({ "answer.roof-shape": "flat" });
  for (const other of ["badkamer-renovatie", "offerte", "spoedservice", ""])
    expect(await answerContent(given, other), other).toEqual({});
});

test("answers of a version before are no reason not to send: neither a question nor an option that is gone", async () => {
  const older = { answer: { "asked-once": "yes", "roof-shape": "thatched" }, "answer.asked-before": "no" };
  expect(await answerContent(older, "daklekkage")).toEqual({ "answer.roof-shape": "thatched" });
});
