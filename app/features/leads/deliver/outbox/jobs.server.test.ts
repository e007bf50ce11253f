import { afterAll, beforeEach, expect, test } from "vitest";
import { builtInSettings } from "~/content/site/office-settings";
import { clearLeads, countRows, leadPost, objectKeys, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { sendDueDeliveries, sweep } from "./jobs.server";
import { wakeSender } from "./wake-sender.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const day = 24 * 60 * 60 * 1000;
const retention = { request: { days: 365 }, won: { days: 730 }, quarantined: { days: 30 } };

test.each([
  [[], "kantoor@bedrijf.example"],
  [["bas@bedrijf.example"], "bas@bedrijf.example"],
])("with the addresses %o of the settings the office is told at %s", async (office, told) => {
  await receive(env, leadPost());
  const to: string[][] = [];
  const EMAIL = {
    async send(mail: { to: string[] }) {
      to.push(mail.to);
      return { messageId: "1" };
    },
  };
  const settings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: "kantoor@bedrijf.example" };
  await sendDueDeliveries({ ...env, ...settings, EMAIL } as unknown as Env, receivedAt.getTime(), {
    mails: office,
    mailCaps: builtInSettings.mailCaps,
  });
  expect(to).toEqual([[told], ["jan@voorbeeld.nl"]]);
});

test("the sweep removes what belongs to nobody and what is past its time; without periods no lead goes", async () => {
  await receive(env, leadPost());
  const late = Math.max(Date.now(), receivedAt.getTime()) + 366 * day;
  const orphan = () => env.UPLOADS.put(`leads/${new Date(late).toISOString().slice(0, 7)}/wees`, "x");
  await orphan();
  await sweep(env, late, null);
  expect([await objectKeys(env.UPLOADS), await countRows(env.DB, "leads")]).toEqual([[], 1]);
  await sweep(env, late, retention);
  expect(await countRows(env.DB, "leads")).toBe(0);
});

test("the sender is woken with the lead, and a queue that fails harms nothing", async () => {
  const sent: unknown[] = [];
  await wakeSender(
    { send: async (message: unknown) => void sent.push(message) } as unknown as Queue,
    "lead-1",
  );
  expect(sent).toEqual([{ leadId: "lead-1" }]);
  await wakeSender({ send: () => Promise.reject(new Error("full")) }, "lead-1");
});
