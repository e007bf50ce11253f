import { afterAll, expect, test } from "vitest";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { agendaView } from "./agenda-view.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
const { DB: db } = env;
const now = Date.parse("2026-11-25T10:00:00Z");
const jan = "jan@huis.example";

test("where somebody has been the agenda leads to the request as long as it is his", async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost({}));
  if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
  const { id } = answer.lead;
  await db
    .prepare(
      `INSERT INTO visits (id, lead_id, employee, starts_at, ends_at, note, state, planned_by, changed_at, mailed)
       VALUES ('11111111-1111-4111-a111-111111111111', ?, ?, ?, ?, '', 'done', ?, 1, 0)`,
    )
    .bind(id, jan, now - 2, now - 1, jan)
    .run();
  const links = async (employee: string | null) =>
    (await agendaView(db, employee, now, [])).flatMap(({ days }) =>
      days.flatMap(({ visits }) => visits.map(({ href }) => href)),
    );
  expect(await links(jan)).toEqual([null]);
  expect(await links(null)).toEqual([`/admin/aanvragen/${id}`]);
  await db.prepare("UPDATE leads SET assignee = ? WHERE id = ?").bind(jan, id).run();
  expect(await links(jan)).toEqual([`/admin/aanvragen/${id}`]);
});
