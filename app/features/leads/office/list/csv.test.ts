import { expect, test } from "vitest";
import { csvEuros, csvLine, csvPhone } from "./csv";

test("values are separated by semicolons and quoted where they hold one", () => {
  expect(csvLine(["Jan", 3, null, "a;b", 'zei "ja"', "twee\nregels", ""])).toBe(
    'Jan;3;;"a;b";"zei ""ja""";"twee\nregels";\r\n',
  );
});

const separators = [";", ",", "\t", "|"];

/** Reads as spreadsheets do: a quote counts at the beginning of a cell only. */
function readCells(text: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      for (at++; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at++) {
        if (text[at] === '"') at++;
        cell += text[at];
      }
      at++;
    }
    while (at < text.length && text[at] !== separator && !/[\r\n]/.test(text[at] ?? "")) cell += text[at++];
    cells.push(cell);
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  return cells;
}

const computed = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u;
const formulas = [
  ...['=HYPERLINK("http://evil.example")', "+1+1", "-2+3", "@SUM(A1)", " =1+1", "\t=1", "\r=1", "\u200B=1"],
  ...[
    "\uFEFF=1",
    "＝1+1",
    "＋1",
    "－1",
    "＠a",
    "=cmd|' /C calc'!A0",
    "+31 6",
    "+31 612345678*9",
    "-",
    "\n=1",
  ],
  ...["\tdak", "\rdak", '"=1', '""=1', "'=1", "''=1", " \t\u00A0=1", "\u0000=1", "=1\t=1", "- een\n- twee"],
];

test("nothing that a visitor typed is computed, whatever the separator and wherever it stands", () => {
  let cells = 0;
  for (const formula of formulas) {
    for (const before of [
      "",
      "dak",
      "dak;",
      "dak,",
      "dak\t",
      "dak|",
      "dak\n",
      'dak,"',
      "dak\r",
      "dak;\"'",
      ", ;",
    ]) {
      const line = csvLine(["Jan", before + formula, formula, "Best"]);
      for (const separator of separators) {
        for (const cut of [readCells(line, separator), line.split(separator), line.split(/[;,|\t\r\n]/)]) {
          for (const cell of cut) expect(cell.replace(/^"+/, ""), JSON.stringify(line)).not.toMatch(computed);
          cells += cut.length;
        }
      }
    }
  }
  expect(cells).toBeGreaterThan(10_000);
  for (const formula of formulas.slice(0, 8)) expect(csvLine([formula]).replace(/^"/, "")[0]).toBe("'");
});

test("what is harmless stays as it is written", () => {
  for (const harmless of [
    "Jan",
    "06 12345678",
    "a=b",
    "3-5",
    "1e3",
    "jan@voorbeeld.nl",
    "'s-Hertogenbosch",
  ]) {
    expect(csvLine([harmless])).toBe(`${harmless}\r\n`);
  }
  expect(csvLine(["Kerkstraat 1, 5611 GJ"])).toBe('"Kerkstraat 1, 5611 GJ"\r\n');
});

test("a Dutch spreadsheet reads every text as it was, with an apostrophe less where a cell could begin", () => {
  const withoutApostrophe = (text: string) =>
    text.replace(
      /(?<=^|[;,|\t\r\n])'(?=(?:[^\S\t\r\n]|(?![\t\r\n])\p{Cc}|\p{Cf}|["'])*[=+\-@\t\r＝＋－＠])/gu,
      "",
    );
  const texts = [
    ...formulas,
    ...formulas.map((formula) => `dak, ${formula};${formula}`),
    'zei "ja"; en',
    "a\r\nb",
  ];
  for (const text of texts) {
    const [name, read, town] = readCells(csvLine(["Jan", text, "Best"]), ";");
    expect([name, town]).toEqual(["Jan", "Best"]);
    expect(withoutApostrophe(read ?? ""), JSON.stringify(text)).toBe(text);
  }
});

test("five thousand characters that could begin a cell take no time", () => {
  const began = performance.now();
  for (const piece of ["\n", "; ", " ", "'", ';"', ",=", "\u200B"]) csvLine([piece.repeat(50_000)]);
  expect(performance.now() - began).toBeLessThan(1500);
});

test("amounts are written alike, with cents or without", () => {
  expect([1_250_000, 1_250_050, 0].map(csvEuros)).toEqual(["12500,00", "12500,50", "0,00"]);
});

test("phone numbers keep their country and their zero, and hold a space so that they stay text", () => {
  expect(csvLine([csvPhone("06 12345678", "+31612345678")])).toBe("0031 612345678\r\n");
  expect(csvPhone("011 23 45 67", "+3211234567")).toBe("0032 11234567");
  expect(csvPhone("+49 30 123456", null)).toBe("0049 30 123456");
  expect(csvPhone("+4930123456", null)).toBe("0049 30123456");
  expect(csvLine([csvPhone("0612345678", null)])).toBe("061 2345678\r\n");
  expect(csvLine([csvPhone("06-12345678", null)])).toBe("06-12345678\r\n");
  expect(csvLine([csvPhone("+1+2", null)])).toBe("'+1+2\r\n");
});
