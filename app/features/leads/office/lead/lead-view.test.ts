import { afterAll, beforeEach, expect, test } from "vitest";
import { officeMail } from "~/features/leads/deliver/mails/lead-mails";
import { everything } from "~/features/leads/office/list/inbox-filter";
import { leadsCsv } from "~/features/leads/office/list/lead-csv.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { leadView } from "./lead-view";
import { openLead } from "./open-lead.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

/** What the office is offered for a lead with this number, whatever an older version kept as its number to dial. */
async function offered(
  phone: string,
  kept: string | null,
  address = "Kerkstraat 1, 5611 GJ Eindhoven",
  changes = {},
) {
  const answer = await receive(env, leadPost({ phone, address }));
  if (!("lead" in answer)) throw new Error(answer.kind);
  const { id } = answer.lead;
  await env.DB.prepare("UPDATE leads SET phone_e164 = ? WHERE id = ?").bind(kept, id).run();
  const opened = await openLead(env.DB, id, "bas@voorbeeld.example", receivedAt);
  if (!opened) throw new Error("The lead is gone.");
  const template = {
    name: "Ontvangen",
    subject: "Uw aanvraag",
    text: "Dank voor uw aanvraag ({dienst}) op {adres}.",
  };
  const { contact, to, facts, answers } = leadView(
    { ...opened, lead: { ...opened.lead, ...changes } },
    [template],
    receivedAt.getTime(),
  );
  const mail = officeMail(opened.lead, [], "https://bedrijf.example");
  const csv = await new Response(leadsCsv(env.DB, everything)).text();
  return { contact, to, facts, answers, mail, csv };
}

test("no link of the office dials a number that is not certain; it is shown as typed with the reason", async () => {
  const { contact, to, facts, mail, csv } = await offered("06 1234 567", "+3261234567");
  expect([contact.phone, contact.chat, to.phoneE164]).toEqual([null, null, null]);
  const at = facts.findIndex(({ label }) => label === "Telefoon");
  expect(facts.slice(at, at + 2)).toEqual([
    { label: "Telefoon", text: "06 1234 567" },
    { label: "Nummer onzeker", text: "er lijkt een cijfer te ontbreken" },
  ]);
  expect(mail.text).toContain("Nummer onzeker: er lijkt een cijfer te ontbreken");
  expect(mail.html).not.toContain("tel:");
  expect(csv).toContain(";06 1234 567;");
  expect(JSON.stringify([facts, mail, csv])).not.toContain("3261234567");
});

test("an answer speaks of the request, also where no service was chosen", async () => {
  const noService = { selectedService: "", serviceType: "" };
  const { answers } = await offered("06 12345678", null, undefined, noService);
  expect(answers[0]?.text).toBe("Dank voor uw aanvraag (contact) op Kerkstraat 1, 5611 GJ Eindhoven.");
});

test.each([
  ["Best", "uw adres in Best"],
  ["3900 Pelt", "uw adres in 3900 Pelt"],
  ["", "uw adres"],
])("an answer to who gave '%s' for an address speaks of %s", async (address, place) => {
  const given = { address, street: "", houseNumber: "", postcode: "", city: "", country: "" };
  const { answers } = await offered("06 12345678", null, undefined, given);
  expect(answers[0]?.text).toBe(`Dank voor uw aanvraag (gratis offerte) op ${place}.`);
});

test("a certain number is dialled everywhere, by its address where it exists in both countries", async () => {
  const dutch = await offered("06 12345678", null);
  expect(dutch.contact.phone).toBe("tel:+31612345678");
  expect(dutch.contact.chat).toMatch(/^https:\/\/wa\.me\/31612345678\?/);
  expect(dutch.to.phoneE164).toBe("+31612345678");
  expect(dutch.mail.html).toContain('href="tel:+31612345678"');
  expect(dutch.csv).toContain(";0031 612345678;");
  expect(dutch.facts.map(({ label }) => label)).not.toContain("Nummer onzeker");
  const belgian = await offered("0475 12 34 56", "+31475123456", "Dorpsstraat 2, 3920 Lommel");
  expect(belgian.contact.phone).toBe("tel:+32475123456");
});
