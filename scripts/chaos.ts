import { startAdminServer } from "../tests/support/admin-server.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { startServer } from "../tests/support/server.ts";
import { startBadLine } from "./chaos/bad-line.ts";
import { browserVisits } from "./chaos/browser-visit.ts";
import { settle, startReceiver, verifyDeliveries } from "./chaos/deliveries.ts";
import { officeRoles, runOfficeChaos } from "./chaos/office-work.ts";
import { runChaos } from "./chaos/run.ts";
import { verify } from "./chaos/verify.ts";
import { verifyOffice } from "./chaos/verify-office.ts";
import { readOptions, wholeNumber } from "./cli/options.ts";
import { fail, step } from "./cli/run.ts";

const help =
  "npm run chaos -- [--only visitors|office] [--requests 1000] [--kills 30] [--clients 8] [--browsers 2] [--worked 60]";

/** An office at work on so many requests takes a few minutes; after this something is wrong. */
const OFFICE_LIMIT_MS = 20 * 60_000;

async function chaos(): Promise<void> {
  const values = readOptions(help, {
    only: { type: "string", default: "" },
    worked: { type: "string", default: "60" },
    requests: { type: "string", default: "1000" },
    kills: { type: "string", default: "30" },
    clients: { type: "string", default: "8" },
    browsers: { type: "string", default: "2" },
  });
  const options = {
    requests: wholeNumber("--requests", values.requests),
    kills: wholeNumber("--kills", values.kills),
    clients: wholeNumber("--clients", values.clients),
  };
  const browsers = wholeNumber("--browsers", values.browsers);
  const worked = wholeNumber("--worked", values.worked);
  if (values.only !== "office") await visitors(options, browsers);
  if (values.only !== "visitors") await office({ leads: worked, kills: options.kills, clients: 4 });
}

/**
 * Kills the runtime again and again under load, then counts what became of every acknowledged request and
 * of every mail and webhook that it owed.
 */
async function visitors(
  options: { requests: number; kills: number; clients: number },
  browsers: number,
): Promise<void> {
  const receiver = await startReceiver();
  const server = await startServer({ vars: receiver.vars });
  const line = await startBadLine(server.url);
  const browser = browsers > 0 ? await launchBrowser() : null;
  try {
    const visitors = browser && { count: browsers, visit: browserVisits(browser, line.url) };
    const { submissions, fromBrowsers, kills, restartMs } = await step(
      `${options.clients} visitors and ${browsers} with a browser, ${options.requests} requests, ${options.kills} kills or more`,
      () => runChaos(server, { ...options, line: line.url, ...(visitors && { browsers: visitors }) }),
    );
    await step("Sending what is still due", () => settle(server));
    const verdict = await step("Comparing what was promised with what is kept", () =>
      verify(server, submissions),
    );
    const told = await step("Comparing what was due with what arrived", () =>
      verifyDeliveries(server, receiver),
    );
    const { acknowledged, onDevice, lost, doubled, changed, damaged, orphans } = verdict;
    const again = submissions.filter(({ attempts }) => attempts > 1).length;
    const files = submissions.reduce((sum, submission) => sum + submission.files.length, 0);
    console.log(`
${kills} kills; back after ${restartMs.toSorted((a, b) => a - b)[Math.floor(kills / 2)]} ms (median)
${acknowledged} requests acknowledged or kept, with ${files} files; ${again} were sent more than once
${fromBrowsers} of all came from a browser, of which ${onDevice} were left before they were sent and are still on the device
lost ${lost.length} · doubled ${doubled.length} · reference changed ${changed.length} · files damaged ${damaged.length}
the line: ${[...line.counts].map(([fate, times]) => `${fate} ${times}`).join(" · ")}
${orphans} objects of interrupted attempts, for the daily sweep
${told.mails} mails and ${told.webhooks} webhooks arrived; repeats after a kill: ${told.mailRepeats} and ${told.webhookRepeats} (same id)
never arrived ${told.unseen.length} · owed to nobody ${told.unowed.length} · given up ${told.failed} · wrongly signed ${receiver.forged}`);
    const bad = [lost, doubled, changed, damaged, told.unseen, told.unowed].some((list) => list.length > 0);
    const repeated = Math.max(told.mailRepeats, told.webhookRepeats) > kills;
    if (bad || repeated || told.failed + receiver.forged > 0) process.exitCode = 1;
  } finally {
    await browser?.close();
    await line.stop();
    await server.stop();
    await receiver.stop();
  }
}

/** The same while the office sends answers, takes mails in and plans visits. */
async function office(options: { leads: number; kills: number; clients: number }): Promise<void> {
  const server = await startAdminServer(officeRoles);
  try {
    const { leads, kills } = await step(
      `An office at work on ${options.leads} requests, ${options.kills} kills or more`,
      () => runOfficeChaos(server, { ...options, limitMs: OFFICE_LIMIT_MS }),
    );
    await step("Sending and receiving what is still due", () => settle(server));
    const { lost, doubled, unsure, answers, arrived, visits } = await verifyOffice(server, leads);
    console.log(`
${kills} kills; ${answers} answers sent, ${arrived} mails received, ${visits} visits planned, a third of them moved and a third undone
lost ${lost.length} · doubled ${doubled.length} · said to be 'misschien verstuurd' after a kill: ${unsure}`);
    for (const each of [...lost, ...doubled].slice(0, 20)) console.log(each);
    if (lost.length + doubled.length > 0 || unsure > kills) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

chaos().catch((error) => fail(error));
