import { afterAll, beforeAll, expect, test } from "vitest";
import { builtInSettings } from "~/content/site/office-settings";
import { getLead } from "~/features/leads/store/leads.server";
import { localMoment } from "~/lib/text/local-clock";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { planView } from "./plan-view.server";
import { changeVisitByForm } from "./plan-visit.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
let id: string;
beforeAll(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost({}));
  if (!("lead" in answer)) throw new Error(answer.kind);
  id = answer.lead.id;
});

const me = "bas@bedrijf.example";

// A Thursday, and the Friday, Saturday and Monday after it.
test.each([
  [null, "2026-11-26 08:59", "2026-11-26 09:00 12:00"],
  [null, "2026-11-26 09:00", "2026-11-26 13:00 17:00"],
  [null, "2026-11-26 16:38", "2026-11-27 09:00 12:00"],
  [null, "2026-11-28 12:30", "2026-11-28 13:00 16:00"],
  [null, "2026-11-28 15:30", "2026-11-30 09:00 12:00"],
  ["2026-11-26", "2026-11-26 10:00", "2026-11-26 13:00 17:00"],
  ["2026-11-29", "2026-11-26 10:00", "2026-11-29 09:00 12:00"],
])(
  "a visit on %s is offered at %s for what is still to come in office hours: %s",
  async (date, at, offered) => {
    const detail = await getLead(env.DB, id);
    if (detail === null) throw new Error("no lead");
    const [day = "", time = ""] = at.split(" ");
    const asked = {
      lead: detail.lead,
      visit: null,
      lastVisit: null,
      employees: [me],
      me,
      date,
      employee: null,
    };
    const now = localMoment(day, time).getTime();
    const view = await planView(env.DB, { ...asked, hours: builtInSettings.hours }, now);
    expect(`${view.date} ${view.from} ${view.until}`).toBe(offered);
  },
);

test.each([
  ["02:30", "04:00", "time"],
  ["01:00", "02:00", "time"],
  ["03:00", "04:00", "planned"],
])(
  "a time that the clock skips is refused as one that is not there: from %s until %s",
  async (from, until, what) => {
    const form = new FormData();
    const fields = {
      action: "plan",
      visit: crypto.randomUUID(),
      date: "2027-03-28",
      from,
      until,
      employee: me,
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const now = localMoment("2026-11-26", "10:00");
    const outcome = await changeVisitByForm(env.DB, id, form, { email: me, now, employees: [me] });
    const refused = { time: "Dit uur bestaat niet: de klok gaat die nacht van 2.00 naar 3.00 uur." };
    if (what === "time") expect(outcome).toEqual({ errors: refused });
    else expect(outcome).toMatchObject({ text: expect.stringContaining("Ingepland") });
  },
);
