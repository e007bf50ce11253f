import { expect, test } from "vitest";
import { sampleLead, sampleLeadFiles, sampleMembership } from "~tests/support/lead-samples";
import { filesMail, linkMail, messagesMail, officeMail, visitorMail, withdrawnMail } from "./lead-mails";
import { momentMail } from "./visit-mails";

const origin = "https://www.bedrijf.example";

const link = `${origin}/aanvraag/x.y`;

/** The visible text of an HTML mail. */
function readable(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

test("the visitor gets what was sent but the phone number, the reference and the answer time, as text and as HTML", () => {
  const { subject, text, html } = visitorMail(sampleLead, sampleLeadFiles);
  expect(subject).toBe("Uw aanvraag AB23CD45 is ontvangen");
  const sent = [
    "AB23CD45",
    "U hoort van ons vóór zaterdagochtend 21 november 11 uur",
    "Jan de Vries",
    "jan@voorbeeld.nl",
    "WhatsApp",
    "Hoog",
    "Gratis Inspectie",
    "Pannendak",
    "Het dak lekt bij de schoorsteen.",
    "Sinds de storm.",
    "Kerkstraat 1, 5611 GJ Eindhoven Nederland",
    "TS-AB23CD45-1.jpg (240 kB)",
    "TS-AB23CD45-2.pdf (1,5 MB)",
  ];
  for (const piece of sent) {
    expect(text, piece).toContain(piece);
    expect(readable(html), piece).toContain(piece);
  }
  expect(text + html).not.toContain(sampleLead.phone);
  expect(text).not.toMatch(/google|nieuwsbrief|undefined|null|NaN/);
});

test("a membership mail names the packages in words, and says that it is no contract", () => {
  const { text } = visitorMail(sampleMembership, []);
  for (const piece of [
    "Basis Onderhoud, Premium Care",
    "Herenhuis",
    "1932",
    "Dakgoot lekt",
    "In 2019 geschilderd",
    "Spoed (binnen 1 week)",
  ]) {
    expect(text).toContain(piece);
  }
  expect(text).toContain("geen overeenkomst");
  expect(text).toContain("gratis woninginspectie");
  expect(text).not.toContain("Bestanden");
});

test("the office reads the lead, where it came from, and gets a link to it", () => {
  const { subject, text, html } = officeMail(sampleLead, sampleLeadFiles, origin);
  expect(subject).toBe("Gratis Inspectie AB23CD45, Eindhoven");
  const link = `${origin}/admin/aanvragen/${sampleLead.id}`;
  expect(text).toContain(link);
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain('href="tel:+31612345678"');
  expect(text).toContain("binnengekomen op /daken/daklekkage, via www.google.nl, nieuwsbrief / herfst");
  for (const urgent of [
    { urgencyLevel: "urgent" },
    { serviceType: "spoedservice" },
    { priority: "direct" },
  ]) {
    expect(officeMail({ ...sampleLead, ...urgent }, [], origin).subject).toMatch(/^Spoed: /);
  }
});

test("the office reads in the subject what happened to which request, also where no service was named", () => {
  const question = {
    ...sampleLead,
    form: "contact" as const,
    selectedService: "",
    serviceType: "",
    city: "",
  };
  const subjects = (lead: typeof sampleLead) =>
    [
      officeMail(lead, [], origin),
      filesMail(lead, [], origin),
      messagesMail(lead, [], origin),
      withdrawnMail(lead, origin),
      momentMail(lead, { span: "dinsdag", text: "" }, origin),
    ].map(({ subject }) => subject);
  expect(subjects(sampleLead)).toEqual([
    "Gratis Inspectie AB23CD45, Eindhoven",
    "Foto's toegevoegd: Gratis Inspectie AB23CD45, Eindhoven",
    "Antwoord van Jan de Vries: Gratis Inspectie AB23CD45, Eindhoven",
    "Ingetrokken: Gratis Inspectie AB23CD45, Eindhoven",
    "Ander moment gevraagd: Gratis Inspectie AB23CD45, Eindhoven",
  ]);
  expect(subjects(question)).toEqual([
    "Aanvraag van Jan de Vries AB23CD45",
    "Foto's toegevoegd: aanvraag AB23CD45",
    "Antwoord van Jan de Vries: aanvraag AB23CD45",
    "Ingetrokken: aanvraag AB23CD45",
    "Ander moment gevraagd: aanvraag AB23CD45",
  ]);
  expect(subjects({ ...question, urgencyLevel: "urgent" })[1]).toBe(
    "Spoed: Foto's toegevoegd: aanvraag AB23CD45",
  );
});

const hostile = `</td><script>alert(1)</script><img src=x onerror="alert(1)"> & 'x'`;
const hostileLead = (kind: "membership" | "request") => {
  const fields = Object.entries(sampleMembership).map(([name, value]) => [
    name,
    typeof value === "string" ? hostile : value,
  ]);
  const answers = JSON.stringify([{ id: "covering-size", question: "Hoe groot?", answer: hostile }]);
  return { ...Object.fromEntries(fields), reference: "AB23CD45", kind, answers } as typeof sampleLead;
};

test("nothing that a visitor types becomes markup in the office's mail", () => {
  for (const kind of ["membership", "request"] as const) {
    const { html, text } = officeMail(hostileLead(kind), [], origin);
    expect(html).not.toMatch(/<script|<img|onerror="/);
    expect(html.match(/<\/td>/g)?.length).toBe(html.match(/<td/g)?.length);
    expect(readable(html)).toContain("<script>alert(1)</script>");
    expect(text).toContain(hostile);
  }
});

test("of a doubtful lead the visitor's mail has nothing that was typed", () => {
  const file = { ...sampleLeadFiles[0], name: hostile } as (typeof sampleLeadFiles)[number];
  for (const kind of ["membership", "request"] as const) {
    const { subject, text, html } = visitorMail(hostileLead(kind), [file], link);
    for (const part of [subject, text, readable(html)]) {
      expect(part).not.toMatch(/alert|script|onerror/);
      expect(part).toContain("AB23CD45");
    }
    expect(text).toContain("Beste heer, mevrouw,");
    expect(text).toContain("TS-AB23CD45-1.jpg");
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
  }
});

test("what was chosen and when we answer stands in every mail, doubtful or not", () => {
  const { text } = visitorMail({ ...sampleLead, projectDescription: "zie winst.example" }, [], link);
  for (const piece of ["AB23CD45", "Gratis Inspectie", "Hoog", "WhatsApp", "U hoort van ons vóór zaterdag"])
    expect(text).toContain(piece);
  expect(text).not.toMatch(/Jan|Kerkstraat|06 12345678|winst/);
  expect(text).toContain("Wat u erbij schreef, staat op uw eigen pagina.");
});

test("a mail says how long its link works, and where to ask for another", () => {
  expect(visitorMail(sampleLead, [], link).text).toContain("De link werkt 90 dagen");
  expect(visitorMail(sampleLead, [], link).text).toContain("via dezelfde link een nieuwe aanvragen");
  const { subject, text } = linkMail(sampleLead, link);
  expect(subject).toBe("Nieuwe link naar uw aanvraag AB23CD45");
  expect(text).toContain(link);
  expect(text).not.toMatch(/Jan|Kerkstraat|lekt/);
});

test("the office is told of files, and of a warning before it opens one", () => {
  const files = "De bestanden staan bij de aanvraag in beheer.";
  const warning = "Bij een van de bestanden staat een waarschuwing: lees die voordat u het opent.";
  const told = (given: typeof sampleLeadFiles) => {
    const { text } = officeMail(sampleLead, given, origin);
    return [text.includes(files), text.includes(warning)];
  };
  expect(told([])).toEqual([false, false]);
  const harmless = sampleLeadFiles.map((file) => ({ ...file, warning: null }));
  expect(told(harmless.slice(0, 1))).toEqual([true, false]);
  expect(told(harmless.map((file, i) => (i === 1 ? { ...file, warning: "active-content" } : file)))).toEqual([
    true,
    true,
  ]);
});
