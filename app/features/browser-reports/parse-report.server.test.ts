import { expect, test } from "vitest";
import { type KnownParts, parseReport } from "./parse-report.server";

const canaries = ["Jan de Canarie", "jan@canarie.example", "+31612345678", "Dorpsstraat 12", "canarie"];
const origin = "https://www.voorbeeld.example";
const known: KnownParts = {
  origin,
  islands: new Set(["quote-form", "reporter"]),
  isAsset: async (file) => file === "quote-form-ab12cd3.js",
};
const parse = (body: unknown, type = "text/plain;charset=UTF-8") =>
  parseReport(type, typeof body === "string" ? body : JSON.stringify(body), known);

const older = (fields: object, page = `${origin}/aanvraag/geheim?naam=canarie`) =>
  parse({ "csp-report": { "document-uri": page, ...fields } }, "application/csp-report");

test("vitals are counted by their bucket", async () => {
  expect(await parse({ template: "town", vitals: { lcp: 1234.5, cls: 0.0213, inp: 48 } })).toEqual([
    { metric: "lcp", template: "town", upto: 1600 },
    { metric: "cls", template: "town", upto: 25 },
    { metric: "inp", template: "town", upto: 50 },
  ]);
});

test("an island and errors are counted by names that are known here", async () => {
  expect(await parse({ template: "home", island: "quote-form" })).toEqual([
    { kind: "island", template: "home", detail: "quote-form" },
  ]);
  const errors = [
    { name: "TypeError", file: "quote-form-ab12cd3.js" },
    { name: "JanError", file: "jan-canarie-ab12cd3.js" },
  ];
  expect(await parse({ template: "admin", errors })).toEqual([
    { kind: "script", template: "admin", detail: "TypeError quote-form" },
    { kind: "script", template: "admin", detail: "Error eerdere-versie" },
  ]);
});

test.each([
  "",
  "[",
  "null",
  "[]",
  '"canarie"',
  "\u0000",
  `${"[".repeat(10_000)}`,
  '{"__proto__":{"template":"home"}}',
  { template: "canarie", vitals: { lcp: 1 } },
  { template: "home", vitals: { lcp: "1" } },
  { template: "home", vitals: { lcp: -1 } },
  { template: "home", vitals: { lcp: 1e12 } },
  { template: "home", vitals: { canarie: 1 } },
  { template: "home", island: "jan@canarie.example" },
  { template: "home", errors: Array(6).fill({ name: "Error", file: "quote-form-ab12cd3.js" }) },
  { template: "constructor", island: "quote-form" },
])("what is no report of ours counts nothing: %j", async (body) => {
  expect(await parse(body)).toEqual([]);
  expect(await parse(body, "application/csp-report")).toEqual([]);
  expect(await parse(body, "application/reports+json")).toEqual([]);
});

test("a violation is told by directive, blocked origin and kind of page, in both forms", async () => {
  expect(
    await older({
      "violated-directive": "script-src-elem 'nonce-x'",
      "blocked-uri": "https://tracker.example/pixel?email=jan@canarie.example",
    }),
  ).toEqual([{ kind: "csp-foreign", template: "lead", detail: "script-src-elem https://tracker.example" }]);
  const body = {
    documentURL: `${origin}/daken`,
    effectiveDirective: "img-src",
    blockedURL: `${origin}/canarie.png?token=1`,
    sourceFile: `${origin}/daken`,
    sample: "canarie",
  };
  const batch = [
    { type: "csp-violation", age: 1, url: body.documentURL, user_agent: "canarie", body },
    { type: "deprecation", body: { message: "canarie" } },
    "canarie",
  ];
  expect(await parse(batch, "application/reports+json")).toEqual([
    { kind: "csp", template: "division", detail: "img-src self" },
  ]);
});

test.each([
  ["inline", "", "csp", "inline"],
  ["eval", `${origin}/assets/x.js`, "csp", "eval"],
  ["inline", "chrome-extension", "csp-foreign", "inline"],
  ["inline", "moz-extension://8f1c/script.js", "csp-foreign", "inline"],
  ["safari-web-extension://8f1c/canarie.js", "", "csp-foreign", "extensie"],
  ["data", "", "csp-foreign", "data"],
  ["data:text/plain,canarie", "", "csp-foreign", "data"],
  ["http://192.168.1.20/canarie", "", "csp-foreign", "overig"],
  ["https://0612345678.example/", "", "csp-foreign", "overig"],
  ["https://jan:canarie@tracker.example:8443/", "", "csp-foreign", "https://tracker.example"],
  ["Jan de Canarie", "", "csp-foreign", "overig"],
])("blocked %s from '%s' is %s", async (blocked, source, kind, told) => {
  const fields = { "effective-directive": "script-src", "blocked-uri": blocked, "source-file": source };
  expect(await older(fields)).toEqual([{ kind, template: "lead", detail: `script-src ${told}` }]);
});

test("pages of other sites, and more than a page can have, are not counted", async () => {
  expect(await older({ "blocked-uri": "inline" }, "https://www.voorbeeld.example.evil.example/")).toEqual([]);
  expect(await older({ "blocked-uri": "inline" }, "about:blank")).toEqual([]);
  const one = { type: "csp-violation", body: { documentURL: origin, blockedURL: "inline" } };
  expect(await parse(Array(50).fill(one), "application/reports+json")).toHaveLength(20);
});

test("no canary comes through any field", async () => {
  for (const canary of canaries) {
    const counts = [
      ...(await parse({ template: "home", island: canary, [canary]: canary, message: canary })),
      ...(await parse({
        template: "home",
        errors: [{ name: canary, file: `${canary}-ab12cd3.js`, stack: canary }],
      })),
      ...(await older({
        "effective-directive": canary,
        "blocked-uri": canary,
        "source-file": canary,
        "script-sample": canary,
        referrer: canary,
      })),
      ...(await older({ "violated-directive": `${canary} x`, "blocked-uri": `https://${canary}/${canary}` })),
    ];
    expect(counts.length).toBeGreaterThan(2);
    // 'canarie.example' alone is an origin that was stopped, which is what is counted.
    expect(JSON.stringify(counts).replace("https://canarie.example", ""), canary).not.toMatch(
      /canarie|612345678|Dorps/i,
    );
  }
});
