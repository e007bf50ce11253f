import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { leadResources } from "./receive-lead.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

test("the sender is woken once for a request, and not for a suspect or one that was refused", async () => {
  let woken = 0;
  const queue = { send: async () => void woken++ } as never;
  const send = async (fields: Record<string, string> = {}) => {
    await receive({ ...leadResources(env), queue }, leadPost(fields));
    return woken;
  };
  const submissionKey = crypto.randomUUID();
  expect(await send({ submissionKey })).toBe(1);
  // The same again is acknowledged, and there is nothing new to send.
  expect(await send({ submissionKey })).toBe(1);
  expect(await send({ website: "http://spam.example" })).toBe(1);
  expect(await send({ firstName: "" })).toBe(1);
  expect(await send({ lastName: "Ander" })).toBe(2);
});
