import { expect, test } from "vitest";
import { leadSummary } from "~/features/leads/model/lead-summary";
import { sampleLead, sampleLeadFiles, sampleMembership } from "~tests/support/lead-samples";
import { mailText } from "./mail-text.server";

test("an ordinary lead is mailed as it was sent", () => {
  expect(mailText(sampleLead, sampleLeadFiles)).toEqual({
    name: "Jan de Vries",
    rows: leadSummary(sampleLead, sampleLeadFiles).filter(({ label }) => label !== "Telefoon"),
    complete: true,
  });
  expect(mailText(sampleMembership, []).complete).toBe(true);
});

test.each([
  ["O'Neill", "van der Meer-de Wit"],
  ["J.P.", "van 't Hof"],
  ["Zoë", "Peeters, Ing."],
  ["Ömer", "Yılmaz"],
  ["Jan Willem", "van de Ven"],
  ["jan", "in 't veld"],
])("%s %s is a name", (firstName, lastName) => {
  expect(mailText({ ...sampleLead, firstName, lastName }, []).name).toBe(`${firstName} ${lastName}`);
});

test.each([
  ["http://x.example", "Jansen"],
  ["Jan", "bel 06 123"],
  ["Jan", "kijk op winst.example"],
  ["<b>Jan</b>", "Jansen"],
  ["Uw rekening is vandaag geblokkeerd", "Jansen"],
  ["Beste klant uw", "rekening is geblokkeerd"],
  ["Beste klant", "uw rekening is geblokkeerd"],
  ["Uw bank", "rekening geblokkeerd"],
  ["Jan", "x".repeat(41)],
  ["Jan\u202E", "Jansen"],
  ["jan@voorbeeld.nl", "Jansen"],
  [".", "."],
])("%s %s is no name, and nothing that was typed is mailed", (firstName, lastName) => {
  const text = mailText({ ...sampleLead, firstName, lastName }, sampleLeadFiles);
  expect([text.name, text.complete]).toEqual([null, false]);
  expect(text.rows.map(({ label }) => label)).toEqual([
    "Referentie",
    "Ontvangen",
    "Dienst",
    "Prioriteit",
    "Contact het liefst via",
    "Bestanden",
  ]);
  expect(text.rows.at(-1)?.text).toMatch(/^TS-AB23CD45-1\.jpg/);
});

const lures = [
  "Kijk op https://winst.example/x",
  "winst.example",
  "winst\uFF0Eexample",
  "winst。example",
  "www winst",
  "HTTP :// winst",
  "mailto:x",
  "stuur naar iemand@voorbeeld.nl",
  "<a href=x>klik</a>",
  "&lt;b&gt;",
  "[url=x]klik[/url]",
  "[klik](/x)",
  "bel 085 123 45 67",
  "bel +44-20-7946-0000",
  "bel 040 - 212 34 56",
  "bel 06–12–34–56–78",
  "bel 06_12_34_56_78",
  "bel 0 9 0 0, 1 2 3 4",
  "bel 06 · 12 · 34 · 56 · 78",
  "bel 0\uFE0F\u20E36\uFE0F\u20E31\uFE0F\u20E32\uFE0F\u20E33\uFE0F\u20E34\uFE0F\u20E35\uFE0F\u20E36\uFE0F\u20E3",
  "bel ٠٦١٢٣٤٥٦٧٨",
  "on\u200Bzichtbaar",
  "\u202Eomgekeerd",
  "\\\\server\\map",
];

test.each(lures)("%j makes a lead doubtful, in whatever field it stands", (lure) => {
  for (const field of ["projectDescription", "address", "projectType", "city", "selectedService"] as const) {
    const text = mailText({ ...sampleLead, [field]: lure }, []);
    expect(text.complete, field).toBe(false);
    expect(JSON.stringify(text), field).not.toContain(JSON.stringify(lure).slice(1, -1));
  }
  for (const field of ["currentIssues", "previousMaintenance", "propertyYear"] as const)
    expect(mailText({ ...sampleMembership, [field]: lure }, []).complete, field).toBe(false);
});

test("a phone field or an address that carries a message makes a lead doubtful", () => {
  expect(mailText({ ...sampleLead, phone: "bel nu 0612345678" }, []).complete).toBe(false);
  expect(mailText({ ...sampleLead, email: "jan+ga-naar-winst.example@gmail.com" }, []).complete).toBe(false);
  expect(mailText({ ...sampleLead, email: "jan+dak@gmail.com" }, []).complete).toBe(true);
});

test.each([
  "Het dak lekt o.a. bij de schoorsteen, ca. 3 m² groot. Graag vóór 9.30 u.",
  "Kan dat vanaf 15.000 euro? M.b.t. de goot: zink.\n\nGroet",
  "Bouwjaar 1932, 120 m2; 's avonds bereikbaar na 18:00.",
])("what people write about a roof is not doubtful: %j", (projectDescription) => {
  expect(mailText({ ...sampleLead, projectDescription }, []).complete).toBe(true);
});

test("a service of our own lists is mailed always, one that was made up only when nothing is doubtful", () => {
  const doubtful = { ...sampleLead, firstName: "x.example/" };
  const service = (selectedService: string) =>
    mailText({ ...doubtful, selectedService, serviceType: "" }, []).rows.find(
      ({ label }) => label === "Dienst",
    )?.text;
  expect(service("Daklekkage")).toBe("Daklekkage");
  expect(service("Win een prijs")).toBeUndefined();
});

test("a row that is composed of several fields stands only when every one of them was chosen", () => {
  const lure = "WIN 500 euro op https://winst.example bel 0900-1234";
  for (const [fields, label] of [
    [{ serviceType: lure, selectedService: "" }, "Dienst"],
    [{ address: "", postcode: "", country: "", city: lure }, "Adres"],
    [{ address: "", city: "", country: "", postcode: lure }, "Adres"],
    [{ address: "", postcode: "", city: "", country: lure }, "Adres"],
    [{ firstName: "", lastName: lure }, "Naam"],
  ] as const)
    for (const trusted of [true, false]) {
      const text = mailText({ ...sampleLead, ...fields }, [], trusted);
      expect(JSON.stringify(text), label).not.toContain("WIN");
      expect(text.rows.map((row) => row.label)).not.toContain(label);
    }
});

test("a telephone number is in no mail, not even that of its own field: a text could point to it", () => {
  for (const projectDescription of [
    sampleLead.projectDescription,
    "Bel direct het nummer dat hieronder bij Telefoon staat.",
  ]) {
    const text = mailText({ ...sampleLead, projectDescription, phone: "+44 7911 123456" }, []);
    expect(text.complete).toBe(true);
    expect(JSON.stringify(text)).not.toContain("7911");
  }
});

test("a mail that is not trusted has nothing that was typed, however it looks", () => {
  expect(mailText(sampleLead, sampleLeadFiles, false)).toMatchObject({ name: null, complete: false });
});
