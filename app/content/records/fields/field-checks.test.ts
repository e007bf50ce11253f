import { expect, test } from "vitest";
import { companyType } from "~/content/records/types/company";
import { amount, day, text, webAddress } from "./field-checks";

test.each([
  ["  Jan\r\nBcc: iemand@elders.example ", "Jan Bcc: iemand@elders.example"],
  ["Dak\u202Egpj.exe\u202C", "Dakgpj.exe"],
  ["\uFEFFDe\u200B pannen\u0000", "De pannen"],
  ["Best\u00a0en omstreken", "Best\u00a0en omstreken"],
  ["half \uD83D of one", "half  of one"],
  ["👩‍👩‍👧 blij", "👩‍👩‍👧 blij"],
])("a line holds what people see: %j", (typed, kept) => {
  expect(text(80, "leeg").parse(typed)).toBe(kept);
});

test("several lines stay lines, and what holds nothing to see is empty", () => {
  expect(text(800, "leeg").parse(" Eerst.\r\n\r\nDan\u202E. ")).toBe("Eerst.\n\nDan.");
  expect(text(800, "leeg").safeParse("\u200B\u2060 ").error?.issues[0]?.message).toBe("leeg");
  expect(text(10, "leeg").safeParse("🙂".repeat(11)).success).toBe(false);
});

test("a number that was pasted from a phone is a number", () => {
  const record = { ...companyType.defaults.company, phone: "\u202A040 123 45 67\u202C" };
  expect(companyType.schema.parse(record).phone).toBe("040 123 45 67");
});

test.each(["0026-03-14", "0000-01-01", "9999-12-31", "2026-02-30", "2026-3-1", "1949-12-31"])(
  "%s is no day of ours",
  (typed) => {
    expect(day.safeParse(typed).success).toBe(false);
  },
);

test("an address is one of the web", () => {
  for (const typed of ["javascript:alert(1)", "data:text/html,x", "http://a.nl", "//a.nl", " https"])
    expect(webAddress.safeParse(typed).success, typed).toBe(false);
  expect(webAddress.parse("https://a.nl/b?c")).toBe("https://a.nl/b?c");
});

test.each([
  [12500, undefined],
  [null, "Vul een bedrag in"],
  ["", "Vul een bedrag in"],
  ["12.500", "Dit is geen getal. Schrijf duizenden zonder punt, zoals 12500, en centen na een komma"],
])("an amount that was typed and is none is not said to be missing: %j", (typed, message) => {
  expect(amount("Vul een bedrag in").safeParse(typed).error?.issues[0]?.message).toBe(message);
});
