import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advisories } from "./advisories.ts";
import { type Lock, refusedLicences } from "./licences.ts";

const lockOf = (license?: string, more = {}): Lock => ({
  packages: { "": {}, "node_modules/a/node_modules/@b/c": { version: "1.0.0", license, ...more } },
});

test("the licences of everything that the site is made of are on the list", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(50);
  expect(refusedLicences(lock)).toEqual([]);
});

test.each([
  ["MIT", []],
  ["(MIT OR GPL-3.0-only)", []],
  ["MIT AND GPL-3.0-only", ["@b/c 1.0.0: MIT AND GPL-3.0-only"]],
  ["AGPL-3.0-only", ["@b/c 1.0.0: AGPL-3.0-only"]],
  ["SEE LICENSE IN x", ["@b/c 1.0.0: SEE LICENSE IN x"]],
  [undefined, ["@b/c 1.0.0: no licence"]],
])("a package under %s", (license, refused) => {
  expect(refusedLicences(lockOf(license))).toEqual(refused);
  expect(refusedLicences(lockOf(license, { dev: true }))).toEqual([]);
});

test("known holes are told by weight; a registry that knows no advisories is no hole", () => {
  const report = (severity: string) =>
    JSON.stringify({ vulnerabilities: { bad: { severity, range: "<2", fixAvailable: true } } });
  expect(advisories(report("high"))).toEqual(["bad <2: high, and there is a version without it"]);
  expect(advisories(report("low"))).toEqual([]);
  expect(advisories(`npm error audit endpoint returned an error\n{ "statusCode": 405 }`)).toBeNull();
  expect(advisories("npm error network")).toBeNull();
});
