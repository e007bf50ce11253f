import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deviceDatabase } from "./device-storage";

const opening = vi.hoisted(() => ({ answer: (_: string) => {}, asked: 0 }));
vi.mock("idb", () => ({
  openDB: () =>
    new Promise((resolve) => {
      opening.asked++;
      opening.answer = resolve;
    }),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a database that does not open is not waited for longer than five seconds, and is used once it does", async () => {
  const database = deviceDatabase("proef", () => {});
  const outcome = (found: Promise<unknown>) =>
    found.then(
      (db) => db,
      () => "refused",
    );
  const first = outcome(database());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await first).toBe("refused");
  // What follows does not wait again.
  expect(await outcome(database())).toBe("refused");
  opening.answer("database");
  await vi.advanceTimersByTimeAsync(0);
  expect(await outcome(database())).toBe("database");
  expect(opening.asked).toBe(1);
});
