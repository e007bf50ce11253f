import { expect, test } from "vitest";
import { newPageTokens } from "./page-tokens";

test("tokens have the fixed lengths that in-place renewal relies on", () => {
  for (let i = 0; i < 200; i++) {
    const tokens = newPageTokens(1_763_700_000_000 + i);
    expect(tokens.nonce).toMatch(/^[A-Za-z0-9]{24}$/);
    expect(tokens.formKey).toHaveLength(36);
    expect(tokens.formTime).toMatch(/^\d{13}-[0-9a-f]{8}$/);
  }
});

test("no two visitors get the same tokens", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 500; i++) {
    const { nonce, formKey, formTime } = newPageTokens(1_763_700_000_000);
    for (const token of [nonce, formKey, formTime]) seen.add(token);
  }
  expect(seen.size).toBe(1500);
});
