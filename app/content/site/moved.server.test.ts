import { afterEach, expect, test } from "vitest";
import { showRecords } from "~/content/records/current.server";
import { checkValue } from "~/content/records/read-stored";
import { builtIn } from "~/content/records/site-records";
import { type RedirectRecord, redirectType } from "~/content/records/types/redirect";
import { isFixedPage, movedTo, redirectProblems } from "./moved.server";

afterEach(() => showRecords(builtIn));

/** The site with these moves published. */
function show(...moves: [from: string, to: string][]): void {
  const records = moves.map(([from, to], n): [string, RedirectRecord] => [`r${n}`, { from, to }]);
  showRecords({ ...builtIn, redirect: new Map(records) });
}

const isPage = async (path: string) => isFixedPage(path) || path === "/kennisbank/nieuw-artikel";
const problems = async (from: string, to: string, key = "nieuwe") =>
  (await redirectProblems(key, { from, to }, isPage)).map(({ path, message }) => `${path}: ${message}`);

test("an old address leads to its page, however a browser writes it", () => {
  show(["/Diensten/dakwerk.html", "/daken"], ["/café", "/contact"]);
  for (const path of ["/Diensten/dakwerk.html", "/diensten/dakwerk.html/", "/diensten/dakwerk%2Ehtml"])
    expect(movedTo(path), path).toBe("/daken");
  expect(movedTo(new URL("https://site.example/café").pathname)).toBe("/contact");
  for (const path of ["/diensten", "/", "/diensten/dakwerk.html/meer", "/%E0%A4%A"])
    expect(movedTo(path), path).toBeNull();
});

test("a row of moves is one step, and moves in a circle are none", () => {
  show(
    ["/een", "/twee"],
    ["/twee", "/drie"],
    ["/drie", "/daken"],
    ["/a", "/b"],
    ["/b", "/a"],
    ["/zelf", "/zelf"],
  );
  for (const path of ["/een", "/twee", "/drie"]) expect(movedTo(path)).toBe("/daken");
  for (const path of ["/a", "/b", "/zelf"]) expect(movedTo(path)).toBeNull();
});

test("a move to a page is published; its own earlier version is not in its way", async () => {
  expect(await problems("/oud", "/daken/dakrenovatie")).toEqual([]);
  expect(await problems("/oud", "/kennisbank/nieuw-artikel")).toEqual([]);
  show(["/oud", "/daken"]);
  expect(await problems("/oud", "/contact", "r0")).toEqual([]);
});

test("what makes no sense is said at its field", async () => {
  show(["/oud", "/daken"], ["/weg", "/verdwenen"]);
  expect(await problems("/contact", "/daken")).toEqual([
    "from: Op dit adres staat een pagina. Een verwijzing kan pas als die er niet meer is",
  ]);
  expect(await problems("/offerte", "/daken")).toHaveLength(1);
  expect(await problems("/OUD/", "/contact")).toEqual([
    "from: Voor dit adres is er al een verwijzing, naar /daken",
  ]);
  expect(await problems("/dak/lek", "/daken")).toEqual([
    "from: De site verwijst dit adres al naar /daken/lek. Vul dat als oud adres in",
  ]);
  expect(await problems("/ander", "/oud")).toEqual([
    "to: Dit adres verwijst zelf door. Vul meteen /daken in",
  ]);
  expect(await problems("/ander", "/bouw")).toEqual([
    "to: Dit adres verwijst zelf door. Vul meteen /bouwen in",
  ]);
  expect(await problems("/ander", "/bestaat-niet")).toEqual(["to: Op dit adres staat geen pagina"]);
  expect(await problems("/ander", "/ander")).toEqual(["to: Dit is hetzelfde adres"]);
  // A page that is gone by now, to which another address leads.
  expect(await problems("/verdwenen", "/daken")).toEqual([
    "from: Hierheen wijst nu /weg. Laat die eerst meteen naar /daken wijzen",
  ]);
});

test.each([
  ["https://www.site.nl/oud", "/daken", "from"],
  ["oud", "/daken", "from"],
  ["//evil.example", "/daken", "from"],
  ["/\\evil", "/daken", "from"],
  ["/oud?p=2", "/daken", "from"],
  ["/", "/daken", "from"],
  ["/admin/oud", "/daken", "from"],
  ["/API/x", "/daken", "from"],
  ["/sitemap.xml", "/daken", "from"],
  ["/oud", "https://evil.example", "to"],
  ["/oud", "//evil.example", "to"],
  ["/oud", "/\\evil.example", "to"],
  ["/oud", "/daken?x=1", "to"],
  ["/oud", "javascript:alert(1)", "to"],
])("%s to %s cannot be published, and the office reads why", (from, to, path) => {
  const { problems = [] } = checkValue(redirectType, { from, to });
  expect(problems.map((problem) => problem.path)).toContain(path);
});
