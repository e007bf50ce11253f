import { expect, test } from "vitest";
import { company } from "./company";
import { redirectFor } from "./redirects";

test.each([
  ["/dak", "/daken"],
  ["/dak/daklekkage", "/daken/daklekkage"],
  ["/bouw/metselwerk/", "/bouwen/metselwerk"],
  ["/contact/", "/contact"],
  ["//contact", "/contact"],
])("%s moves to %s", (from, to) => {
  expect(redirectFor(from)).toBe(to);
});

test.skipIf(company.name !== "Totaal Specialisten").each([
  ["/totaal-dak-specialist", "/dak"],
  ["/totaal-dak-specialist/daklekkage", "/dak/daklekkage"],
  ["/totaal-schoorsteen-specialist", "/schoorsteen"],
  ["/totaal-onderhoud-specialist/preventief-onderhoud", "/onderhoud/preventief-onderhoud"],
  ["/totaal-bouw-specialist/nieuwbouw", "/bouwen/nieuwbouw"],
])("%s, where the owner's older site had it, moves to %s", (from, to) => {
  expect(redirectFor(from)).toBe(to);
});

test.each(["/", "/daken", "/dakdekker-eindhoven", "/bouwen/metselwerk", "/be", "/be/", "/schoorsteen"])(
  "%s stays where it is",
  (path) => {
    expect(redirectFor(path)).toBeNull();
  },
);

test("no path leads to another origin", () => {
  const rests = [
    "//evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "/..//evil.example",
    "/@evil",
    "/\t//evil.example",
  ];
  for (const prefix of ["", "/totaal-dak-specialist", "/dak", "/bouw", "/totaal-bouw-specialist"]) {
    for (const rest of rests) {
      const path = new URL(`http://site.example${prefix}${rest}`).pathname;
      const target = redirectFor(path);
      if (target !== null) expect(new URL(target, "http://site.example").origin).toBe("http://site.example");
    }
  }
});
