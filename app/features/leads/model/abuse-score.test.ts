import { expect, test } from "vitest";
import {
  type AbuseSign,
  abuseReasons,
  abuseScore,
  abuseSigns,
  HELD_SCORE,
  likenessTo,
  RAISED_SCORE,
  tellingWords,
  textSigns,
} from "./abuse-score";

/** Below, at and above every step of every sign. */
test.each([
  ...([
    ["honeypot", 0, 0],
    ["honeypot", 1, 8],
    ["too-fast", 1, 8],
    ["turnstile-spent", 1, 8],
    ["links", 0, 0],
    ["links", 1, 2],
    ["links", 2, 2],
    ["links", 3, 5],
    ["links", 4, 5],
    ["markup", 1, 5],
    ["mail-address", 1, 1],
    ["repeated", 1, 0],
    ["repeated", 2, 2],
    ["repeated", 4, 2],
    ["repeated", 5, 3],
    ["repeated", 19, 3],
    ["repeated", 20, 6],
    ["repeated", 21, 6],
    ["client", 4, 0],
    ["client", 5, 3],
    ["client", 9, 3],
    ["client", 10, 5],
    ["client", 20, 5],
    ["recipient", 2, 0],
    ["recipient", 3, 1],
    ["recipient", 10, 1],
    ["files", 0, 0],
    ["files", 1, 1],
    ["idle", 1, 1],
  ] as const),
])("%s seen %i times gives %i points", (sign, n, points) => {
  const { score, signs } = abuseScore({ [sign]: n });
  expect(score).toBe(points);
  expect(signs).toEqual(points > 0 ? { [sign]: n } : {});
});

test("points of several signs add up, and a sign of the form alone is enough for quarantine", () => {
  expect(abuseScore({ links: 3, repeated: 5, recipient: 2 })).toEqual({
    score: 8,
    signs: { links: 3, repeated: 5 },
  });
  for (const sign of ["honeypot", "too-fast", "turnstile-spent"] as const) {
    expect(abuseScore({ [sign]: 1 }).score).toBeGreaterThanOrEqual(HELD_SCORE);
  }
  expect(RAISED_SCORE).toBeLessThan(HELD_SCORE);
});

test("what one honest household or office does stays below the check", () => {
  expect(abuseScore({ links: 2, "mail-address": 1, files: 1 }).score).toBeLessThan(RAISED_SCORE);
  expect(abuseScore({ client: 9, idle: 1 }).score).toBeLessThan(RAISED_SCORE);
  expect(abuseScore({ repeated: 4, recipient: 4 }).score).toBeLessThan(RAISED_SCORE);
});

test("every sign has a reason in words, the heaviest first, and unknown ones are left out", () => {
  const all = Object.fromEntries(Object.keys(abuseSigns).map((name) => [name, 20]));
  const reasons = abuseReasons(JSON.stringify({ ...all, "of-a-newer-version": 1, toString: 1 }));
  expect(reasons).toHaveLength(Object.keys(abuseSigns).length);
  expect(reasons.every((reason) => /^\S.*\S$/.test(reason) && !reason.includes("undefined"))).toBe(true);
  expect(reasons.at(0)).toBe("Vulde een veld in dat voor bezoekers onzichtbaar is");
  expect(abuseReasons('{"links":1,"markup":1,"client":12}')).toEqual([
    "Opmaakcode (HTML of BBCode) in de tekst",
    "12 andere aanvragen via dezelfde verbinding in een uur",
    "Een link in de tekst",
  ]);
});

const seen = (text: string): Partial<Record<AbuseSign, number>> =>
  Object.fromEntries(Object.entries(textSigns(text)).filter(([, n]) => n > 0));

test.each([
  ["Zie http://a.example en HTTPS://b.example/x?y", { links: 2 }],
  ["www.spam.example", { links: 1 }],
  ["koop nu op spam.example/pillen", { links: 1 }],
  ["<a href=x>", { markup: 1 }],
  ["</script >", { markup: 1 }],
  ["[url=http://x.example]klik[/url]", { markup: 1, links: 1 }],
  ["mail mij op jan.jansen@voorbeeld.example", { "mail-address": 1 }],
  ["jan@voorbeeld.example/x is geen link", { "mail-address": 1 }],
])("%s", (text, signs) => {
  expect(seen(text)).toEqual(signs);
});

test.each([
  "Het dak lekt bij de schoorsteen.\nSinds de storm, zie foto 1 en 2.",
  "Goot van 12 m/18 m, incl. btw a.u.b. of bel 06-12345678",
  "Dak < 5 jaar oud, hellend > 30 graden; <plat> gedeelte ook",
  "Wij wonen in 's-Hertogenbosch. Kunt u [z.s.m.] komen?",
  "Temperatuur <15 en bocht>90",
])("an honest text shows nothing: %s", (text) => {
  expect(seen(text)).toEqual({});
});

test("a text made to be slow is judged all the same", () => {
  // A pattern that goes back over the whole text for each character never ends here.
  const hostile = ["<a ", "[url ", "a.", "a-", "a@", "www.", "http://"].map((part) => part.repeat(200_000));
  expect(hostile.map((text) => textSigns(text).markup)).toEqual(hostile.map(() => 0));
});

const spam = "Wij maken uw website beter vindbaar en brengen u nieuwe klanten, kijk op";

test("texts are alike whatever the number, the name in front or the link", () => {
  const isLike = likenessTo(`${spam} http://een.example/1`);
  expect(isLike(`${spam.toUpperCase()} https://twee.example/22!`)).toBe(true);
  expect(isLike(`Hallo ${spam} 3 http://een.example`)).toBe(true);
  expect(isLike("Het dak lekt bij de schoorsteen en de goot is verstopt.")).toBe(false);
  expect(isLike("")).toBe(false);
});

test("likeness begins at four fifths of the pairs of words", () => {
  // Ten pairs; each word that follows adds one: 10/12, 10/13.
  const text = "a b c d e f g h i j k";
  expect(likenessTo(text)(`${text} l m`)).toBe(true);
  expect(likenessTo(text)(`${text} l m n`)).toBe(false);
  // Eight of ten.
  expect(likenessTo("a b c d e f g h i")("a b c d e f g h i j k")).toBe(true);
});

test("a text of fewer than five words is the same by chance and is like nothing", () => {
  expect(tellingWords("dak lekt bij schoorsteen")).toEqual([]);
  expect(likenessTo("dak lekt bij schoorsteen")("dak lekt bij schoorsteen")).toBe(false);
  expect(tellingWords("dak lekt bij de schoorsteen")).toHaveLength(5);
  expect(tellingWords("dak lekt bij de 3e")).toEqual([]);
  expect(likenessTo("dak lekt bij de schoorsteen")("Dak lekt bij de schoorsteen!")).toBe(true);
});
