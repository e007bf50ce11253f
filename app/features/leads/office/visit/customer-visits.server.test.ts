import { afterAll, expect, test } from "vitest";
import { readCustomer } from "~/features/leads/office/customer/customer.server";
import { planVisit } from "~/features/leads/store/visits/change-visit.server";
import { leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { customerVisits } from "./customer-visits.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

test("a customer's page shows who was there and who will be, of all his requests, and what came of it", async () => {
  const person = { phone: "06 44556677", email: "een@klant.example" };
  const leads = [];
  for (const projectDescription of ["Het dak lekt.", "De goot lekt."]) {
    const answer = await receive(env, leadPost({ ...person, projectDescription }));
    if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
    leads.push(answer.lead.id);
  }
  const now = new Date("2026-11-23T10:00:00Z");
  const jan = { email: "jan@huis.example", now };
  for (const [n, lead] of leads.entries()) {
    const startsAt = Date.parse("2025-11-24T08:00:00Z") + n * 366 * 86_400_000;
    const plan = {
      employee: jan.email,
      startsAt,
      endsAt: startsAt + 3_600_000,
      note: "",
      mailed: 0,
    } as const;
    await planVisit(env.DB, lead, { id: `6f1c2a3b-0000-4000-8000-00000000000${n}`, ...plan }, jan);
  }
  const customer = await readCustomer(env.DB, leads[0] ?? "");
  const ids = customer?.leads.map(({ id }) => id) ?? [];
  expect(await customerVisits(env.DB, ids, now.getTime())).toMatchObject([
    { when: "wo 25 nov, 09:00–10:00", who: "jan", state: "Komt nog" },
    { when: "ma 24 nov 2025, 09:00–10:00", who: "jan", state: "Uitkomst onbekend" },
  ]);
});
