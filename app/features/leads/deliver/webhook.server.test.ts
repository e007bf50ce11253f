import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { leadResources } from "~/features/leads/receive/receive-lead.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { mailbox, outboxOf } from "~tests/support/outbox";
import { sampleFiles } from "~tests/support/sample-files";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const after = (ms: number) => new Date(receivedAt.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;
const { resources, rows } = outboxOf(env);

let receiver: Server | undefined;
afterEach(() => receiver?.close());

async function webhookReceiver(status: number) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(status, { Location: "http://127.0.0.1:1/" }).end();
  });
  receiver = server;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lead` };
}

test("the webhook is signed, says who it is again when repeated, and carries no file keys", async () => {
  const { received, url } = await webhookReceiver(500);
  const file = { name: "offerte.hta", content: sampleFiles.pdf };
  await receive({ ...leadResources(env), webhook: true }, leadPost({}, [file]));
  const webhook = { url, secret: "geheim" };
  const { mail } = mailbox();
  expect(await sendDue(resources({ mail, webhook }), receivedAt)).toEqual({ sent: 2, failed: 1 });
  expect((await rows())[2]).toMatchObject({ state: "due", last_error: "de webhook antwoordde 500" });
  await sendDue(resources({ mail, webhook }), after(2 * minute));
  expect(received).toHaveLength(2);
  expect(new Set(received.map(({ headers }) => headers["x-delivery-id"])).size).toBe(1);
  const [first] = received;
  const timestamp = String(receivedAt.getTime() / 1000);
  const signature = createHmac("sha256", "geheim").update(`${timestamp}.${first?.body}`).digest("hex");
  expect(first?.headers).toMatchObject({ "x-timestamp": timestamp, "x-signature": `sha256=${signature}` });
  const body = JSON.parse(first?.body ?? "{}");
  expect(body).toMatchObject({
    event: "lead.received",
    lead: { firstName: "Jan", reference: expect.any(String) },
  });
  const name = `TS-${body.lead.reference}-1.pdf`;
  expect(body.files).toMatchObject([{ n: 1, name, visitorName: "offerte.hta", kind: "pdf" }]);
  expect(first?.body).not.toMatch(/submissionKey|Hash|objectKey|textKey|abuse|spamAt|patternId/);
});

test("a redirect of the webhook is not followed, and plain http to elsewhere is not used", async () => {
  const { received, url } = await webhookReceiver(302);
  await receive({ ...leadResources(env), webhook: true }, leadPost());
  const { mail } = mailbox();
  await sendDue(resources({ mail, webhook: { url, secret: "geheim" } }), receivedAt);
  expect(received).toHaveLength(1);
  await sendDue(
    resources({ mail, webhook: { url: "http://elders.example/", secret: "geheim" } }),
    after(hour),
  );
  expect((await rows())[2]?.last_error).toBe("WEBHOOK_URL is geen https-adres");
});
