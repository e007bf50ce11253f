import { expect, test } from "vitest";
import { wordsWithReply } from "./calendar-words";

const asked = "Mijn man heeft uw uitnodiging gezien, maar kan het een uur later?";
const others = "Zij heeft de uitnodiging van de buren aangenomen.";
const appointment = "Opname dakkapel\ndinsdag 24 nov 2026 \u22c5 9:00 \u2013 12:00";
const google = `Jan heeft deze uitnodiging geaccepteerd.\n\n${appointment}\n\nUitnodiging van Google Agenda: https://calendar.google.com/calendar/`;

test.each([
  ["words that name the invitation", asked, asked],
  ["an invitation of others", others, others],
  ["the same in English", "She has accepted, but I cannot.", "She has accepted, but I cannot."],
  [
    "words above a quote of Google's",
    `${asked}\n\nOp ma 23 nov 2026 om 10:00 schreef Bouw <a@x.example>:\n> Uitnodiging van Google Agenda: https://x`,
    asked,
  ],
  ["words above what Google wrote", `${asked}\n\n${google}`, asked],
  ["words under the line of who chose", `Jan has accepted this invitation.\n\n${asked}`, asked],
  ["Google alone", google, ""],
  ["Google alone, in English", "Jan de Vries has declined this invitation with this note:", ""],
  ["nothing", "", ""],
])("%s", (_, text, words) => {
  expect(wordsWithReply({ text, attachments: [] })).toBe(words);
});
