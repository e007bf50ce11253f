import { expect, test } from "vitest";
import { newPageTokens, type PageTokens } from "./page-tokens";
import { CACHE_HEADER, findSlots, replaceTokens, toStoredPage } from "./stored-page.server";

const answer = (body: string) => new Response(body, { headers: { [CACHE_HEADER]: "300" } });

test("writing the tokens of a visitor leaves the stored bytes alone, which others are reading", () => {
  const [first, second] = [newPageTokens(1), newPageTokens(2)];
  const stored = new TextEncoder().encode(`${first.nonce} ${first.formKey} ${first.formTime} é`);
  const before = stored.slice();
  const sent = replaceTokens(stored, findSlots(stored, first), second);
  expect(stored).toEqual(before);
  expect(new TextDecoder().decode(sent)).toBe(`${second.nonce} ${second.formKey} ${second.formTime} é`);
});

test("the same page has the same validator, whoever asked for it first", async () => {
  const tagOf = async (tokens: PageTokens) =>
    (await toStoredPage(answer(`${tokens.nonce} dak ${tokens.formTime}`), { freshMs: 1 }, tokens, 0)).etag;
  expect(await tagOf(newPageTokens(1))).toBe(await tagOf(newPageTokens(2)));
});
