import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, countRows, leadPost, objectKeys, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { sampleFiles } from "~tests/support/sample-files";
import { stubServer } from "~tests/support/stub-server";
import { TURNSTILE_FIELD } from "./read-lead-body.server";
import { leadResources } from "./receive-lead.server";

const { env, dispose } = await localBindings();
const verdict = { success: false, "error-codes": ["invalid-input-response"] };
const turnstile = await stubServer((_, response) => void response.end(JSON.stringify(verdict)));
afterAll(async () => {
  await dispose();
  await turnstile.close();
});
beforeEach(() => clearLeads(env));

test("who is refused by the check against abuse leaves no file behind", async () => {
  const resources = { ...leadResources(env), turnstile: { secret: "geheim", url: turnstile.origin } };
  const post = leadPost({ [TURNSTILE_FIELD]: "verzonnen" }, [
    { name: "rapport.pdf", content: sampleFiles.pdf },
  ]);
  expect((await receive(resources, post)).kind).toBe("refused");
  expect(turnstile.requests).toHaveLength(1);
  expect(await objectKeys(env.UPLOADS)).toEqual([]);
  expect(await countRows(env.DB, "leads")).toBe(0);
});
