import { afterAll, beforeAll, expect, test } from "vitest";
import { settle } from "../../scripts/chaos/deliveries.ts";
import { officeRoles, runOfficeChaos } from "../../scripts/chaos/office-work.ts";
import { verifyOffice } from "../../scripts/chaos/verify-office.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";

let server: AdminServer;
beforeAll(async () => {
  server = await startAdminServer(officeRoles);
});
afterAll(() => server?.stop());

// `npm run chaos` runs longer. The third kill is the whole server, the others its runtime.
test("answers, mails that come in and visits are there once, and told once, through three kills at work", async () => {
  const { leads, kills } = await runOfficeChaos(server, { leads: 6, kills: 3, clients: 3, limitMs: 240_000 });
  await settle(server);
  const verdict = await verifyOffice(server, leads);
  expect(verdict).toMatchObject({ lost: [], doubled: [], visits: 6 });
  expect(verdict.unsure).toBeLessThanOrEqual(kills * 3);
  const [first, ...others] = leads;
  if (!first) throw new Error("nothing was done");
  const missing = { ...first, written: [{ id: "no", word: "nooit" }], visits: [] };
  expect((await verifyOffice(server, [missing, ...others])).lost).toEqual(["answer no", "mail of answer no"]);
  // A visit that was called off and is not found so, and steps that are there and that nobody took.
  const [, moved, undone] = ["kept", "moved", "undone"].map((fate) =>
    leads.find(({ visits }) => visits[0]?.fate === fate),
  );
  const [was, off] = [moved?.visits[0], undone?.visits[0]];
  if (!moved || !undone || !was || !off) throw new Error("not every end was had");
  const wrong = [
    { ...moved, written: [], arrived: [], visits: [{ ...was, fate: "undone" as const }] },
    { ...undone, written: [], arrived: [], visits: [{ ...off, date: "2020-01-01" }] },
  ];
  const found = await verifyOffice(server, [
    ...leads.filter((lead) => lead !== moved && lead !== undone),
    ...wrong,
  ]);
  expect(found.lost).toEqual(
    expect.arrayContaining([`visit ${was.id}`, `visit-cancelled of ${was.id}`, `visit ${off.id}`]),
  );
  expect(found.doubled).toEqual([`visit-moved of ${was.id}, which nobody did`]);
}, 300_000);
