import { afterAll, beforeEach, expect, test } from "vitest";
import { faulty } from "~tests/support/local-bindings";
import { mailSite } from "~tests/support/mail-site";
import { receiveMails } from "./receive-mails.server";

const now = new Date("2026-11-23T10:00:00Z");
const site = await mailSite(now);
afterAll(site.dispose);
beforeEach(site.clear);

const jan = "Jan <jan@voorbeeld.nl>";
const due = () => site.env.DB.prepare("UPDATE incoming_mails SET next_at = 0").run();

test.each([
  ["the bucket", "UPLOADS", "get"],
  ["the database", "DB", "batch"],
] as const)(
  "%s that fails for long costs a mail no word, and it is tried less and less often",
  async (_, binding, method) => {
    const { id, to } = await site.lead();
    await site.take({ from: jan, to, text: "Dinsdag past." });
    const env = {
      ...site.env,
      [binding]: faulty(site.env[binding], { method, error: new Error("Network connection gone") }),
    };
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      await due();
      await receiveMails(env, now);
      const [row] = await site.all<{ state: string; next: number }>(
        "SELECT state, next_at AS next FROM incoming_mails",
      );
      expect(row?.state).toBe("due");
      waits.push(Math.round(((row?.next ?? 0) - now.getTime()) / 60_000));
    }
    expect(waits[0]).toBeLessThanOrEqual(2);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(180);
    await due();
    await receiveMails(site.env, now);
    expect((await site.detail(id))?.messages).toMatchObject([{ body: "Dinsdag past." }]);
  },
);

test("a mail whose reading ended the Worker three times is read by its headers, whatever errors passed in between", async () => {
  const { id, to } = await site.lead();
  await site.take({ from: jan, to, text: "Dinsdag past." });
  // As a runtime leaves it that is gone in the middle: claimed, and nothing noted.
  const killed = () => site.env.DB.prepare("UPDATE incoming_mails SET attempts = attempts + 1").run();
  const down = {
    ...site.env,
    UPLOADS: faulty(site.env.UPLOADS, { method: "get", error: new Error("R2 down") }),
  };
  for (let n = 0; n < 3; n++) {
    await killed();
    await due();
    await receiveMails(down, now);
  }
  await due();
  await receiveMails(site.env, now);
  expect((await site.detail(id))?.messages[0]?.body).toContain("kon niet worden gelezen");
});

test("who lost its lease puts off nothing: another is at it", async () => {
  const { to } = await site.lead();
  await site.take({ from: jan, to, text: "Dinsdag past." });
  const bucket = faulty(site.env.UPLOADS, { method: "get", error: new Error("R2 down") });
  const slow = new Proxy(bucket, {
    get: (target, name) =>
      name === "get"
        ? async (...args: [string]) => {
            await site.env.DB.prepare("UPDATE incoming_mails SET attempts = attempts + 1, next_at = 7").run();
            return target.get(...args);
          }
        : Reflect.get(target, name),
  });
  await receiveMails({ ...site.env, UPLOADS: slow }, now, 1);
  expect(await site.all("SELECT next_at AS next FROM incoming_mails")).toEqual([{ next: 7 }]);
});
