import { expect, test } from "vitest";
import { ownWords } from "./own-words";

const own = "Dinsdag past ons goed.\n\nMet groet,\nJan";
const quoted = "> Beste Jan,\n>\n> Uw aanvraag is goed aangekomen.";

/** As each program writes it; the quoted mail follows. */
const samples: Record<string, string> = {
  "Gmail, Dutch": `${own}\n\nOp ma 23 nov 2026 om 10:12 schreef De Dakdekker <website@bedrijf.example>:\n\n${quoted}`,
  "Gmail, broken in two": `${own}\n\nOp ma 23 nov 2026 om 10:12 schreef De Dakdekker <\nwebsite@bedrijf.example>:\n\n${quoted}`,
  "Gmail, English": `${own}\n\nOn Mon, Nov 23, 2026 at 10:12 AM De Dakdekker <website@bedrijf.example>\nwrote:\n\n${quoted}`,
  "iPhone, Dutch": `${own}\n\nVerstuurd vanaf mijn iPhone\n\n> Op 23 nov 2026 om 10:12 heeft De Dakdekker <website@bedrijf.example> het volgende geschreven:\n> \n> ${"\uFEFF"}Beste Jan,`,
  "iPhone, not quoted": `${own}\n\nVerstuurd vanaf mijn iPhone\n\nOp 23 nov 2026 om 10:12 heeft De Dakdekker <website@bedrijf.example> het volgende geschreven:\n\nBeste Jan,`,
  "Outlook, Dutch": `${own}\n\nVan: De Dakdekker <website@bedrijf.example>\nVerzonden: maandag 23 november 2026 10:12\nAan: Jan <jan@klant.example>\nOnderwerp: Uw aanvraag is ontvangen\n\nBeste Jan,`,
  "Outlook, English": `${own}\n\nFrom: De Dakdekker <website@bedrijf.example>\nSent: Monday, November 23, 2026 10:12 AM\nTo: Jan <jan@klant.example>\nSubject: Uw aanvraag\n\nBeste Jan,`,
  "Outlook on the web": `${own}\n________________________________\nVan: De Dakdekker <website@bedrijf.example>\nVerzonden: maandag 23 november 2026\nAan: Jan\nOnderwerp: Uw aanvraag\n\nBeste Jan,`,
  "Outlook, old": `${own}\n\n-----Oorspronkelijk bericht-----\nVan: De Dakdekker\n\nBeste Jan,`,
  "Outlook for a phone": `${own}\n\nOutlook voor iOS<https://aka.ms/o0ukef> downloaden\n________________________________\nVan: De Dakdekker`,
  Proton: `${own}\n\nVerzonden met Proton Mail beveiligde e-mail.\n\nOp maandag 23 november 2026 om 10:12 schreef De Dakdekker <website@bedrijf.example>:\n\n${quoted}`,
  "Proton, English": `${own}\n\nSent with Proton Mail secure email.\n\nOn Monday, November 23rd, 2026 at 10:12, De Dakdekker <website@bedrijf.example> wrote:\n\n${quoted}`,
  Thunderbird: `${own}\n\nOp 23-11-2026 om 10:12 schreef De Dakdekker:\n${quoted}`,
  "quoted and not introduced": `${own}\n\n${quoted}`,
  "with a signature": `${own}\n-- \nJan de Vries\n06 12345678`,
};

test.each(Object.entries(samples))("%s: what was written is left", (_, sample) => {
  expect(ownWords(sample)).toBe(own);
});

test("who writes under what is quoted, or between it, is read too", () => {
  const under = `Op ma 23 nov 2026 om 10:12 schreef De Dakdekker <w@b.example>:\n${quoted}\n\nDinsdag is goed.`;
  expect(ownWords(under)).toBe("Dinsdag is goed.");
  const between = "> Welke dag past u?\nDinsdag.\n> Hoe laat?\nOm tien uur.";
  expect(ownWords(between)).toBe("Dinsdag.\nOm tien uur.");
});

test("a sentence that only looks like the beginning of a quote is kept", () => {
  for (const text of [
    "Op de offerte schreef u:\ndat de goten erbij horen.\n\nKlopt dat?",
    "Van: de voorkant tot de achterkant is alles nat.\nWat nu?",
    "From: the roof.\nIt drips.",
    "Ik las wat u schreef.\nGraag dinsdag.",
  ])
    expect(ownWords(text)).toBe(text);
});

test("a mail of nothing but a quote is empty, and a signature alone stays", () => {
  expect(ownWords(quoted)).toBe("");
  expect(ownWords("Verstuurd vanaf mijn iPhone")).toBe("Verstuurd vanaf mijn iPhone");
});

test("texts made to be slow are read at once", () => {
  const slow = [
    `Op ${"a ".repeat(200_000)}`,
    "Op \n".repeat(100_000),
    `${"> ".repeat(100_000)}\nOp`,
    "Van: x\n".repeat(50_000),
    `${" ".repeat(200_000)}schreef`,
  ];
  for (const text of slow) expect(typeof ownWords(text)).toBe("string");
});
