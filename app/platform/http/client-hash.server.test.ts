import { expect, test } from "vitest";
import { clientHash, hashDay } from "./client-hash.server";

const secret = "a-secret-of-enough-length";
const from = (address?: string) =>
  new Request("https://site.example/", { headers: address ? { "CF-Connecting-IP": address } : {} });

test("one network has one hash a day, and another the next day", async () => {
  const first = await clientHash(from("2001:db8:1:2::1"), secret, "2026-11-22");
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await clientHash(from("2001:db8:1:2:ffff::9"), secret, "2026-11-22")).toBe(first);
  expect(await clientHash(from("2001:db8:1:3::1"), secret, "2026-11-22")).not.toBe(first);
  expect(await clientHash(from("2001:db8:1:2::1"), secret, "2026-11-23")).not.toBe(first);
});

test("without the secret it cannot be made again, and a changed secret makes another", async () => {
  const first = await clientHash(from("203.0.113.9"), secret, "2026-11-22");
  expect(await clientHash(from("203.0.113.9"), `another-secret-first,${secret}`, "2026-11-22")).not.toBe(
    first,
  );
  for (const none of [undefined, "", "too short"]) {
    expect(await clientHash(from("203.0.113.9"), none, "2026-11-22")).toBeNull();
  }
});

test.each([undefined, "somewhere", "127.0.0.1", "::1"])("%s is nobody", async (address) => {
  expect(await clientHash(from(address), secret, "2026-11-22")).toBeNull();
});

test("a day is one of UTC", () => {
  expect(hashDay(new Date("2026-11-22T23:59:59Z"))).toBe("2026-11-22");
  expect(hashDay(new Date("2026-11-23T00:00:00+01:00"))).toBe("2026-11-22");
});
