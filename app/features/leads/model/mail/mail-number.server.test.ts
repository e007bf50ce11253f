import { expect, test } from "vitest";
import { officeMail, visitorMail } from "~/features/leads/deliver/mails/lead-mails";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { sampleLead } from "~tests/support/lead-samples";
import { mailText } from "./mail-text.server";

const noAddress = { address: "", street: "", houseNumber: "", postcode: "", city: "", country: "" };

test.each<[string, Partial<LeadRecord>]>([
  [
    "over the parts of the address",
    { ...noAddress, address: "Schade? Bel nu 06", postcode: "1234", city: "5678" },
  ],
  ["in the order of the mail", { ...noAddress, address: "Bel 06", postcode: "1234", city: "567 nu" }],
  ["over two rows", { projectType: "Bel 06 12 34", projectDescription: "56 78: gratis hulp" }],
  ["over two rows, with words", { projectType: "Bel 06 12 34", projectDescription: "en dan 56 78" }],
  ["over rows that are apart", { projectType: "Bel 06 12 34", address: "Voorbeeldlaan 56, 78" }],
  ["with words between", { projectDescription: "bel 061 234 en dan 56 78 9" }],
  ["with words between, of another script", { projectDescription: "bel ٠٦١ ٢٣٤ en dan ٥٦ ٧٨ ٩" }],
  ["far apart", { projectDescription: "bel 06 - - - 12 - - - 34 - - - 56 - - - 78" }],
  ["with spaces", { projectDescription: `bel 06${" ".repeat(6)}12${" ".repeat(6)}34${" ".repeat(6)}5678` }],
  ["in circles", { projectDescription: "bel ⓿➏➊➋➌➍➎➏➐➑" }],
  ["a short code", { projectDescription: "sms WIN naar 4411" }],
  ["a short code alone", { projectDescription: "App 4411 en win" }],
  ["an emoji domain", { projectDescription: "kijk op i❤.ws" }],
  ["an emoji domain with its mark", { projectDescription: "kijk op ❤\uFE0F.ws" }],
  ["a link over the parts of the address", { ...noAddress, postcode: "mailto", city: ":kans" }],
])("a number or link %s makes a lead doubtful, and is not mailed", (_, fields) => {
  const lead = { ...sampleLead, ...fields };
  expect(mailText(lead, []).complete).toBe(false);
  const { text } = visitorMail(lead, []);
  for (const typed of Object.values(fields)) if (String(typed).length > 3) expect(text).not.toContain(typed);
  expect(officeMail(lead, [], "https://voorbeeld.example").text).toContain(lead.address);
});

test.each<Partial<LeadRecord>>([
  { ...noAddress, address: "5611 AB Eindhoven" },
  { ...noAddress, address: "Markt 1, 5611 EC" },
  { ...noAddress, address: "Markt 1", postcode: "5611 EC", city: "Eindhoven", country: "Nederland" },
  { ...noAddress, address: "Kerkstraat 5a bus 3", postcode: "3920", city: "Lommel", country: "België" },
  { ...noAddress, address: "18 Septemberplein 4", projectDescription: "Dakkapel, gebouwd in 1932" },
  {
    projectType: "Dak 120 x 80 cm",
    projectDescription: "Bouwjaar 1932, 120 x 80 cm, 3 stuks, in 2019 vernieuwd.",
  },
  { projectDescription: "Budget € 15.000 tot 20.000, oplevering vóór 1 maart 2027." },
  {
    projectDescription: "Bereikbaar na 08:30 uur; plat dak van 12 bij 8 m, uit 1975, offerte van 12500 euro.",
  },
  { projectDescription: "Vanaf 08.30 u. Het lekt 0,5 m naast de schoorsteen (1932), in 2019 al eens, 3 m2." },
  { projectDescription: "Sinds 01-11 lekt het. Huis uit 1932, dak 120 m2, goot 12 m." },
  { projectDescription: "Sinds 05 november lekt het. Huis uit 1932, dak 120 m2, goot 12 m." },
  { projectDescription: "Appartement dat ik wil uitbreiden naar 1200 m3, app mij gerust." },
  { projectDescription: "Zinken goot (12 m).Graag snel. App mij gerust, bouwjaar 1932, RAL 7016." },
])("what honest people write is mailed: %j", (fields) => {
  expect(mailText({ ...sampleLead, ...fields }, []).complete).toBe(true);
});

test.each(["1", "0", "06 ", "0a", "1a", "1 - ", "sms ", "a.", " ", "-"])(
  "five thousand characters of '%s' are judged without backtracking",
  (part) => {
    const projectDescription = part.repeat(5_000 / part.length);
    expect(mailText({ ...sampleLead, projectDescription }, []).complete).toBe(
      !["1", "0", "06 ", "1 - "].includes(part),
    );
    mailText({ ...sampleLead, projectDescription: `0123456${projectDescription.replace(/\d/g, "-")}` }, []);
  },
);
