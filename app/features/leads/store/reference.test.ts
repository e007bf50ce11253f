import { expect, test, vi } from "vitest";
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

test("bytes that would make the first letters likelier are not used", () => {
  const bytes = [255, 248, 0, 247, 30, 31, 1, 2, 3, 4];
  const random = vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    (array as Uint8Array)[0] = bytes.shift() ?? 0;
    return array;
  });
  expect(newReference()).toBe("A99ABCDE");
  random.mockRestore();
});
