import { afterAll, beforeAll, expect, test } from "vitest";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { tellAttack } from "../support/attack-report.ts";
import { dice } from "../support/dice.ts";
import { fuzzedRequest } from "../support/fuzzed-requests.ts";
import { sendRaw } from "../support/raw-request.ts";
import { redirectTargets } from "../support/redirect-targets.ts";

// `npm run attack` sends more of them.
const count = Number(process.env.ATTACK_REQUESTS ?? 500);
const seed = Number(process.env.ATTACK_SEED ?? 1);

let server: AdminServer;
beforeAll(async () => {
  server = await startAdminServer("beheer@huis.example=beheer");
});
afterAll(() => server?.stop());

const errorLines = () => server.log().filter((line) => /"level":"error"|Uncaught/.test(line));
const isOwn = (location: string) =>
  location.startsWith("/") && URL.parse(location, "http://own.example")?.origin === "http://own.example";

test("odd requests: none is an error of ours, none is led to another origin", async () => {
  const random = dice(seed);
  const counts = { inputs: 0, opened: 0, redirects: 0, errors: 0 };
  const wrong: string[] = [];
  while (counts.inputs < count) {
    const token = server.tokenOf("beheer@huis.example");
    const requests = Array.from({ length: 8 }, () => fuzzedRequest(random, token));
    await Promise.all(
      requests.map(async (request) => {
        const { status, location } = await sendRaw(server.url, request);
        const hasToken = request.headers.some(([, value]) => value === token);
        counts.inputs++;
        if (status === 200 && hasToken) counts.opened++;
        if (location !== null) counts.redirects++;
        if (status >= 500) counts.errors++;
        if (status >= 500 || (location !== null && !isOwn(location)))
          wrong.push(
            `${status} ${location}: ${JSON.stringify({ ...request, headers: request.headers.filter(([, value]) => value !== token) })}`,
          );
      }),
    );
  }
  tellAttack("requests", counts);
  expect(wrong).toEqual([]);
  expect(errorLines()).toEqual([]);
  // Not only refusals were looked at.
  expect(counts.opened).toBeGreaterThan(count / 100);
  expect(counts.redirects).toBeGreaterThan(count / 100);
}, 3_600_000);

test("no redirect leads to another origin, whatever the path, the parameter or the Host", async () => {
  const counts = { inputs: 0, redirects: 0, foreign: 0 };
  const foreign: string[] = [];
  const targets = redirectTargets().filter((_, index) => process.env.ATTACK_REQUESTS || index % 5 === 0);
  for (let first = 0; first < targets.length; first += 20) {
    await Promise.all(
      targets.slice(first, first + 20).map(async (target, index) => {
        const headers: [string, string][] = index % 2 === 0 ? [["Host", "evil.example"]] : [];
        const { location, status } = await sendRaw(server.url, { method: "GET", target, headers, body: "" });
        counts.inputs++;
        if (status >= 300 && status < 400) counts.redirects++;
        if (location !== null && !isOwn(location)) foreign.push(`${target} → ${location}`);
      }),
    );
  }
  counts.foreign = foreign.length;
  tellAttack("redirects", counts);
  expect(foreign).toEqual([]);
  expect(counts.redirects).toBeGreaterThan(targets.length / 4);
}, 600_000);
