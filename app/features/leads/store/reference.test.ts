import { expect, test } from "vitest";
import { newReference } from "./reference";

test("a reference has eight characters, none of which is mistaken for another", () => {
  const letters = new Set<string>();
  for (let i = 0; i < 2000; i++) {
    const reference = newReference();
    expect(reference).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    for (const letter of reference) letters.add(letter);
  }
  expect(letters.size).toBe(31);
});
