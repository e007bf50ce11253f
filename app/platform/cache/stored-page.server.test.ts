import { expect, test } from "vitest";
import { sheet } from "~tests/support/sample-sheet";
import { newPageTokens, type PageTokens } from "./page-tokens";
import { CACHE_HEADER, findSlots, replaceTokens, toStoredPage, withSheetInside } from "./stored-page.server";

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
    (await toStoredPage(answer(`${tokens.nonce} dak ${tokens.formTime}`), { freshMs: 1 }, tokens, 0, sheet))
      .etag;
  expect(await tagOf(newPageTokens(1))).toBe(await tagOf(newPageTokens(2)));
});

test("a page with the sheet inside it differs from the one with the link in nothing else, whatever stands before it", async () => {
  const [kept, visitor] = [newPageTokens(1), newPageTokens(2)];
  const bodies = [
    `${kept.nonce} é ${sheet.link} é ${kept.nonce} ${kept.formKey} ${kept.formTime}`,
    `${sheet.link}${kept.nonce}`,
    `${kept.formKey} ${kept.nonce}${sheet.link}`,
    `no link, ${kept.nonce}`,
  ];
  for (const body of bodies) {
    const page = await toStoredPage(answer(body), { freshMs: 1 }, kept, 0, sheet);
    const before = page.body.slice();
    const inside = new TextDecoder().decode(withSheetInside(page, visitor, sheet));
    const style = `<style data-sheet="/site.css" nonce="${visitor.nonce}">.dak::before{content:'é'}</style>`;
    const linked = new TextDecoder().decode(replaceTokens(page.body, page.slots, visitor));
    expect(inside).toBe(linked.replace(sheet.link, style));
    expect(page.body).toEqual(before);
  }
});
