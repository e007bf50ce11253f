import { afterAll, beforeEach, expect, test } from "vitest";
import { draftFiles } from "~/features/leads/store/thread/draft-files.server";
import { clearLeads, leadPost, objectKeys, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { sampleFiles } from "~tests/support/sample-files";
import { receiveDraftFile } from "./receive-draft-file.server";

const { env, dispose } = await localBindings();
const stores = { db: env.DB, bucket: env.UPLOADS };
afterAll(dispose);
let leadId: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  if (!("lead" in answer)) throw new Error(answer.kind);
  leadId = answer.lead.id;
});

const employee = "bas@bedrijf.example";
function upload(id: string, who = employee) {
  const body = new Uint8Array(sampleFiles.pdf);
  const request = new Request(`https://kantoor.example/antwoord?naam=offerte.pdf&upload=${id}`, {
    method: "POST",
    headers: { "Content-Length": String(body.length) },
    body,
  });
  return receiveDraftFile(stores, request, { leadId, employee: who, now: receivedAt });
}
const kept = async () => (await draftFiles(env.DB, leadId, employee)).map(({ name }) => name);

test("the same upload again, also at once, is one file; another upload of the same is a second one", async () => {
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  const stored = { body: { kind: "stored" }, status: 200 };
  expect(await Promise.all([upload(one), upload(one)])).toEqual([stored, stored]);
  expect(await upload(one)).toEqual(stored);
  expect(await kept()).toEqual(["offerte.pdf"]);
  expect(await upload(two)).toEqual(stored);
  expect(await kept()).toEqual(["offerte.pdf", "offerte.pdf"]);
  expect(await objectKeys(env.UPLOADS)).toHaveLength(2);
});

test("the upload of one employee is nothing to another, and one without a number is kept too", async () => {
  const id = crypto.randomUUID();
  await upload(id, "ann@bedrijf.example");
  await upload(id);
  await upload("");
  await upload("");
  expect(await kept()).toHaveLength(3);
});
