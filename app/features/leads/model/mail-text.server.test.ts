import { expect, test } from "vitest";
import { sampleLead, sampleLeadFiles, sampleMembership } from "~tests/support/lead-samples";
import { leadSummary } from "./lead-summary";
import { mailText } from "./mail-text.server";

test("an ordinary lead is mailed as it was sent", () => {
  expect(mailText(sampleLead, sampleLeadFiles)).toEqual({
    name: "Jan de Vries",
    rows: leadSummary(sampleLead, sampleLeadFiles),
    complete: true,
  });
  expect(mailText(sampleMembership, []).complete).toBe(true);
});

test.each([
  ["O'Neill", "van der Meer-de Wit"],
  ["J.P.", "van 't Hof"],
  ["Zoë", "Peeters, Ing."],
  ["Ömer", "Yılmaz"],
])("%s %s is a name", (firstName, lastName) => {
  expect(mailText({ ...sampleLead, firstName, lastName }, []).name).toBe(`${firstName} ${lastName}`);
});

test.each([
  ["http://x.example", "Jansen"],
  ["Jan", "bel 06 123"],
  ["Jan", "kijk op winst.example"],
  ["<b>Jan</b>", "Jansen"],
  ["Uw rekening is vandaag geblokkeerd", "Jansen"],
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

test("a mail that is not trusted has nothing that was typed, however it looks", () => {
  expect(mailText(sampleLead, sampleLeadFiles, false)).toMatchObject({ name: null, complete: false });
});
