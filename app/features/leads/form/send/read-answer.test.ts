import { expect, test } from "vitest";
import { readAnswer } from "./read-answer";

const reference = "K7MPQ2XR";

test("a lead is in only when our own answer gives its reference", () => {
  const promise = "U hoort van ons morgen";
  expect(readAnswer(200, JSON.stringify({ success: true, reference, promise }))).toEqual({
    kind: "received",
    ...{ reference, promise },
  });
  expect(readAnswer(200, '{"success":true}').kind).toBe("refused");
  expect(readAnswer(200, "").kind).not.toBe("received");
});

test.each([
  [200, "<!doctype html><title>Welkom op onze wifi</title>"],
  [302, ""],
  [511, "<h1>Network Authentication Required</h1>"],
  [200, '{"login":"https://wifi.example/"}'],
  [200, "null"],
])(
  "what answers with status %i and %s is a network that asks for a login, no failure of ours",
  (status, body) => {
    expect(readAnswer(status, body)).toEqual({ kind: "undelivered", why: "portal" });
  },
);

test("our refusals come with their reasons, an answer that is not ours with its status", () => {
  const errors = { email: "Ongeldig e-mailadres" };
  expect(readAnswer(422, JSON.stringify({ success: false, message: "Kijk na.", errors }))).toEqual({
    kind: "refused",
    status: 422,
    message: "Kijk na.",
    errors,
  });
  expect(readAnswer(502, "<h1>Bad gateway</h1>")).toEqual({ kind: "broken", status: 502 });
  expect(readAnswer(413, "<h1>Too large</h1>")).toEqual({ kind: "broken", status: 413 });
});

test.each([
  ["<h1>Request Entity Too Large</h1>", "Uw bestanden zijn samen te groot."],
  [JSON.stringify({ success: false, message: "Te groot." }), "Te groot."],
])("with files, what is too large is said beside them, with what helps: %s", (body, said) => {
  const answer = readAnswer(413, body, { files: true });
  const message = expect.stringContaining(said);
  expect(answer).toEqual({ kind: "refused", status: 413, message, errors: { files: message } });
});
