import { afterAll, beforeEach, expect, test } from "vitest";
import { readCustomer } from "~/features/leads/office/customer/customer.server";
import { addCustomerNote } from "~/features/leads/office/customer/customer-notes.server";
import { customerOf } from "~/features/leads/store/customer.server";
import { addIncoming } from "~/features/leads/store/lead-messages.server";
import { getLead } from "~/features/leads/store/leads.server";
import { makeCalendarAddress } from "~/features/leads/store/visits/calendar-address.server";
import { calendarFeed } from "~/features/leads/store/visits/calendar-feed.server";
import { planVisit } from "~/features/leads/store/visits/change-visit.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { correctLead, takeCorrectionBack } from "./correct.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

async function store(fields: Record<string, string> = {}): Promise<string> {
  const answer = await receive(env, leadPost(fields));
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}
type Field = Parameters<typeof correctLead>[2]["field"];
const correct = (id: string, field: Field, seen: string, value: string, email = "bas") =>
  correctLead(env.DB, id, { field, seen, value }, { email, now: receivedAt });

test("a corrected number is that of its customer at once, is found, and what it was stays in the timeline", async () => {
  const other = await store({ email: "jan.werk@voorbeeld.nl", phone: "040 2123456" });
  const id = await store();
  const change = await correct(id, "phone", "06 12345678", " 040 212 34 56 ");
  expect(change).toHaveProperty("eventId");
  expect((await customerOf(env.DB, id)).sort()).toEqual([id, other].sort());
  await addCustomerNote(env.DB, [other], { text: "Hond", writtenAt: id }, { email: "bas", now: receivedAt });
  const detail = await getLead(env.DB, id);
  expect(detail?.lead).toMatchObject({ phone: "040 212 34 56", phoneE164: "+31402123456" });
  expect(detail?.events.at(-1)).toMatchObject({
    kind: "corrected",
    data: { field: "phone", from: "06 12345678", to: "040 212 34 56" },
  });
  const found = "SELECT rowid FROM lead_search WHERE lead_search MATCH '\"31402123456\"'";
  expect((await env.DB.prepare(found).all()).results).toHaveLength(2);
  // Sent again because its answer was lost; then taken back.
  expect(await correct(id, "phone", "06 12345678", "040 212 34 56")).toEqual(change);
  const back = (event: number) => takeCorrectionBack(env.DB, id, event, { email: "bas", now: receivedAt });
  expect(await back(detail?.events.at(-1)?.id ?? 0)).toHaveProperty("eventId");
  expect(await back(-1)).toEqual({ kind: "gone" });
  expect(await customerOf(env.DB, id)).toEqual([id]);
  // It goes with the customer of whom it was written.
  expect((await readCustomer(env.DB, id))?.notes).toMatchObject([{ text: "Hond" }]);
  expect((await readCustomer(env.DB, other))?.notes).toEqual([]);
});

test("whoever got mails at the wrong address has no link to the request any more", async () => {
  const id = await store();
  const links = () =>
    env.DB.prepare("SELECT link_version AS v FROM leads WHERE id = ?").bind(id).first<number>("v");
  const before = (await links()) ?? 0;
  await correct(id, "phone", "06 12345678", "040 212 34 56");
  expect(await links()).toBe(before);
  await correct(id, "email", "jan@voorbeeld.nl", "jan@goed.nl");
  expect(await links()).toBe(before + 1);
  // Nor is what he wrote shown as the visitor's.
  const written = { channel: "mail", subject: "", automatic: 0, mailKey: null, rawKey: null } as const;
  await addIncoming(env.DB, id, { ...written, id: "a", sender: null, body: "Goed." }, receivedAt);
  await addIncoming(
    env.DB,
    id,
    { ...written, id: "b", sender: "Jan <Jan@beter.nl>", body: "Hier." },
    receivedAt,
  );
  await correct(id, "email", "jan@goed.nl", "jan@beter.nl");
  const senders = async () => (await getLead(env.DB, id))?.messages.map(({ sender }) => sender);
  expect(await senders()).toEqual(["jan@goed.nl", null]);
});

test("of two who correct at once the second is told, and what is wrong is said", async () => {
  const id = await store();
  await correct(id, "email", "jan@voorbeeld.nl", "jan@goed.nl");
  expect(await correct(id, "email", "jan@voorbeeld.nl", "jan@anders.nl", "ann")).toEqual({ kind: "gone" });
  expect(await correct(id, "email", "jan@goed.nl", "geen adres")).toEqual({ error: "Ongeldig e-mailadres" });
  expect(await correct(id, "phone", "06 12345678", "")).toHaveProperty("error");
  expect(await correct(id, "lastName", "de Vries", "de Vries")).toEqual({ kind: "same" });
  expect((await getLead(env.DB, id))?.lead.email).toBe("jan@goed.nl");
});

/** An address that was typed. */
const none = { street: "", houseNumber: "", postcode: "", city: "", country: "" };
const chosen = {
  address: "Plein 1944 12, 5611 GJ Eindhoven",
  ...{
    street: "Plein 1944",
    houseNumber: "12",
    postcode: "5611 GJ",
    city: "Eindhoven",
    country: "Nederland",
  },
};
const placeOf = async (id: string) => {
  const { address, street, houseNumber, postcode, city, country, addressKey } =
    (await getLead(env.DB, id))?.lead ?? ({} as Record<string, undefined>);
  return { address, street, houseNumber, postcode, city, country, addressKey };
};

test("with a corrected address go its parts, the customer of that house, search and the calendar; undone, all is as it was", async () => {
  const neighbour = await store({
    email: "els@x.nl",
    phone: "040 2123456",
    ...none,
    address: "Dorpsstraat 4, 5664 HX Geldrop",
  });
  const id = await store(chosen);
  const before = await placeOf(id);
  expect(before).toMatchObject(chosen);
  const bas = { email: "bas@huis.example", now: receivedAt };
  const startsAt = receivedAt.getTime() + 86_400_000;
  const visit = { employee: bas.email, startsAt, endsAt: startsAt + 3_600_000, note: "", mailed: 0 } as const;
  await planVisit(env.DB, id, { id: "6f1c2a3b-0000-4000-8000-000000000009", ...visit }, bas);
  const secret = await makeCalendarAddress(env.DB, bas.email, receivedAt);
  const feed = async () => {
    const asked = { mayWork: async () => true, origin: "https://x.example", now: receivedAt };
    const calendar = await calendarFeed(env.DB, secret, asked);
    if (calendar === null || calendar === "unavailable") throw new Error("no feed");
    return calendar;
  };
  const fed = await feed();
  const change = await correct(id, "address", chosen.address, " Dorpsstraat 4,  5664 HX Geldrop ");
  expect(await placeOf(id)).toEqual({
    ...{
      address: "Dorpsstraat 4, 5664 HX Geldrop",
      street: "Dorpsstraat",
      houseNumber: "4",
      postcode: "5664 HX",
    },
    ...{ city: "Geldrop", country: "Nederland", addressKey: "5664HX 4" },
  });
  const suggested = async () => (await readCustomer(env.DB, id))?.suggestions.map((each) => each.id);
  expect(await suggested()).toEqual([neighbour]);
  const search = "SELECT rowid FROM lead_search WHERE lead_search MATCH ?";
  const found = async (word: string) => (await env.DB.prepare(search).bind(word).all()).results.length;
  expect([await found("Geldrop"), await found("Eindhoven")]).toEqual([2, 0]);
  const moved = await feed();
  expect(moved.text.replaceAll("\r\n ", "")).toContain("LOCATION:Dorpsstraat 4\\, 5664 HX Geldrop");
  expect(moved.etag).not.toBe(fed.etag);
  // Sent again because its answer was lost; then taken back.
  expect(await correct(id, "address", chosen.address, "Dorpsstraat 4, 5664 HX Geldrop")).toEqual(change);
  const event = "eventId" in change ? (change.eventId ?? 0) : 0;
  expect(await takeCorrectionBack(env.DB, id, event, bas)).toHaveProperty("eventId");
  expect(await placeOf(id)).toEqual(before);
  expect([await found("Geldrop"), await found("Eindhoven"), await suggested()]).toEqual([1, 1, []]);
  expect((await feed()).text).toBe(fed.text);
});

test("a number is that of the country to which the address is corrected", async () => {
  const id = await store({ phone: "0475 12 34 56", ...none, address: "Kerkstraat 1, 5611 GJ Eindhoven" });
  const dialled = async () => (await getLead(env.DB, id))?.lead.phoneE164;
  const before = await dialled();
  await correct(id, "address", "Kerkstraat 1, 5611 GJ Eindhoven", "Dorpsstraat 2, 3920 Lommel");
  expect([before === "+32475123456", await dialled()]).toEqual([false, "+32475123456"]);
});

test("what waits in quarantine is not corrected", async () => {
  const id = await store({ website: "spam" });
  expect(await correct(id, "lastName", "de Vries", "Jansen")).toEqual({ kind: "gone" });
});
