import { afterAll, expect, test } from "vitest";
import { returnedStatement } from "~/features/leads/deliver/checks/delivery-trouble.server";
import { outboxHealthStatement } from "~/features/leads/deliver/outbox/outbox-health.server";
import { addNote } from "~/features/leads/office/lead/lead-changes.server";
import { openLead } from "~/features/leads/office/lead/open-lead.server";
import { listVersion } from "~/features/leads/office/live/list-version.server";
import { countedDb } from "~tests/support/counted-db";
import { leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { waitingStatement } from "./inbox.server";
import { everything } from "./inbox-filter";
import { listStatement } from "./list-statement.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

/** The filters that share an index with no other, and what finds each. */
const ownIndex = [
  [{ urgent: true }, "leads_urgent ((inbox_order,id)>(?,?))"],
  [{ town: "Best" }, "leads_city (city=? AND (inbox_order,id)>(?,?))"],
  [{ town: "Best", urgent: true }, "leads_city (city=?"],
  [{ from: "2026-11-01" }, "leads_inbox (received_at>? AND (received_at,id)<(?,?))"],
  [{ to: "2026-11-21" }, "leads_inbox ((received_at,id)<(?,?))"],
  [{ from: "2026-11-01", to: "2026-11-21", urgent: true, town: "Best" }, "leads_inbox (received_at>? AND"],
  [{ open: true }, "leads_order ((inbox_order,id)>(?,?))"],
] as const;
/** The list of one person's work, and what finds each of its parts. */
const workIndex = [
  [{ open: true }, "leads_status_assignee (status=? AND assignee=? AND (inbox_order,id)>(?,?))"],
  [{ own: true }, "leads_assignee (assignee=? AND (inbox_order,id)>(?,?))"],
  [
    { own: true, status: "won" },
    "leads_status_assignee (status=? AND assignee=? AND (inbox_order,id)>(?,?))",
  ],
  [{ open: true, serviceType: "z" }, "leads_status_assignee_service (status=? AND assignee=? AND service"],
] as const;

test("town, date, urgency and what is open are found in an index, and with others looked for in a part of it", async () => {
  for (const [own, index] of ownIndex) {
    for (const more of [{}, { status: "won" }, { assignee: "y", serviceType: "z" }] as const) {
      const filter = { ...everything, ...more, ...own };
      const statement = listStatement(filter, null, 51, { columns: "leads.id" });
      const name = JSON.stringify(filter);
      for (const { sql, values } of [statement?.page, statement?.end].filter((each) => !!each)) {
        const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .bind(...values)
          .all<{ detail: string }>();
        const steps = results.map(({ detail }) => detail).join("\n");
        if (!("open" in own)) expect(steps, name).toContain(index);
        const work = "open" in own && filter.assignee !== null;
        if (!work) expect(steps, name).not.toMatch(/SCAN (?!part\b)|TEMP B-TREE/);
      }
    }
  }
});

test("what one person works on is merged from its indexes; only the latest visits are sorted into it", async () => {
  for (const [own, index] of workIndex) {
    const filter = { ...everything, ...own, assignee: "x" };
    const statement = listStatement(filter, null, 51, { columns: "leads.id" });
    expect(statement?.end).toBeNull();
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement?.page.sql}`)
      .bind(...(statement?.page.values ?? []))
      .all<{ detail: string }>();
    const steps = results.map(({ detail }) => detail);
    const name = `${JSON.stringify(own)}: ${steps.join("\n")}`;
    expect(name).toContain(index);
    expect(name).toContain("MERGE (UNION ALL)");
    expect(name).toContain("visits_employee (employee=?)");
    expect(name).not.toMatch(/SCAN (?!part\b|going\b)/);
    expect(steps.filter((step) => step.includes("TEMP B-TREE"))).toHaveLength(1);
  }
});

test("whether anything happened is the end of one index, read by every open list every few seconds", async () => {
  const leads = [await receive(env, leadPost({})), await receive(env, leadPost({ lastName: "Ander" }))];
  const { db, take } = countedDb(env.DB);
  const version = await listVersion(db);
  expect(take()).toEqual({ queries: 1, trips: 1, rows: 1 });
  const [first] = leads;
  if (!first || !("lead" in first)) throw new Error("not received");
  await addNote(env.DB, first.lead.id, "Gebeld.", { email: "bas@bedrijf.example", now: receivedAt });
  expect(await listVersion(db)).toBeGreaterThan(version);
});

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
          const filter = { ...everything, status, assignee, serviceType, quarantined, spam, query };
          const statement = listStatement(filter, null, 51, { columns: "leads.id" })?.page;
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
    [returnedStatement, [3]],
  ] as const) {
    expect((await plan(sql, [...binds])).join("\n")).not.toMatch(wholeTable);
  }
  const { db, plans } = countedDb(env.DB);
  await openLead(db, "a", "b", receivedAt);
  for (const [sql, steps] of await plans()) expect(steps.join("\n"), sql).not.toMatch(wholeTable);
});
