import { afterAll, expect, test } from "vitest";
import { outboxHealthStatement } from "~/features/leads/deliver/outbox-health.server";
import { openLead } from "~/features/leads/office/lead/open-lead.server";
import { countedDb } from "~tests/support/counted-db";
import { receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { listStatement, waitingStatement } from "./inbox.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

const wholeTable = /SCAN (?!me|same|open|CONSTANT ROW|\(subquery)/;

test("no list, count or detail reads a whole table, and no list is sorted", async () => {
  const plan = async (sql: string, values: unknown[]) => {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    return results.map(({ detail }) => detail);
  };
  const values = [null, "x"];
  for (const status of [null, "won"] as const) {
    for (const assignee of values) {
      for (const serviceType of values) {
        for (const [list, query] of [
          ["", ""],
          ["quarantined", ""],
          ["spam", ""],
          ["", "dak"],
        ] as const) {
          const [quarantined, spam] = [list === "quarantined", list === "spam"];
          const filter = { status, assignee, serviceType, quarantined, spam, query };
          const statement = listStatement(filter, null, 51);
          const steps = await plan(statement?.sql ?? "", statement?.values ?? []);
          const name = JSON.stringify(filter);
          expect(steps.join("\n"), name).not.toMatch(/SCAN (?!lead_search VIRTUAL TABLE INDEX)|TEMP B-TREE/);
          // The filters and the place in the list are all found in the index.
          const found = [
            status && "status=?",
            assignee && "assignee=?",
            serviceType && "service_type=?",
          ].filter(Boolean);
          if (list !== "") expect(steps[0], name).toContain(spam ? "leads_spam" : "leads_waiting");
          if (list === "" && query === "")
            expect(steps[0], name).toContain(`(${[...found, "(inbox_order,id)>(?,?)"].join(" AND ")})`);
        }
      }
    }
  }
  for (const [sql, binds] of [
    [waitingStatement, [1, 2, 51, 51]],
    [outboxHealthStatement, []],
  ] as const) {
    expect((await plan(sql, [...binds])).join("\n")).not.toMatch(wholeTable);
  }
  const { db, plans } = countedDb(env.DB);
  await openLead(db, "a", "b", receivedAt);
  for (const [sql, steps] of await plans()) expect(steps.join("\n"), sql).not.toMatch(wholeTable);
});
