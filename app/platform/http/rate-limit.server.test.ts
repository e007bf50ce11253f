import { expect, test } from "vitest";
import { countingLimit } from "~tests/support/counting-limit";
import { clientKey, overLimit } from "./rate-limit.server";

function from(address?: string): Request {
  return new Request("https://site.example/api/x", {
    headers: address === undefined ? {} : { "CF-Connecting-IP": address },
  });
}

test("an IPv4 address is its own key", () => {
  expect(clientKey(from("203.0.113.9"))).toBe("203.0.113.9");
});

test("all addresses of one IPv6 /64 share a key, however they are written", () => {
  const spellings = ["2001:db8:1:2::1", "2001:0DB8:0001:0002:ffff:1:2:3", "2001:db8:1:2:0:0:0:9"];
  expect(new Set(spellings.map((address) => clientKey(from(address))))).toEqual(
    new Set(["2001:db8:1:2::/64"]),
  );
  expect(clientKey(from("2001:db8:1:3::1"))).toBe("2001:db8:1:3::/64");
});

test("an IPv4 address in IPv6 dress counts as IPv4", () => {
  expect(clientKey(from("::ffff:203.0.113.9"))).toBe("203.0.113.9");
});

test("a missing or broken address falls into one shared key", () => {
  for (const address of [undefined, "", "geen-adres", "1.2.3", "2001:db8::g", "[::1]", "::1]:80/@x"]) {
    expect(clientKey(from(address)), String(address)).toBe("unknown");
  }
});

test("a client that has used its share is over the limit, another client and another route are not", async () => {
  const limiter = countingLimit(2);
  const answers = [];
  for (let i = 0; i < 3; i++) answers.push(await overLimit(limiter, from("203.0.113.9"), "service-request"));
  expect(answers).toEqual([false, false, true]);
  expect(await overLimit(limiter, from("203.0.113.10"), "service-request")).toBe(false);
  expect(await overLimit(limiter, from("203.0.113.9"), "google-business")).toBe(false);
});

test("a failing limiter lets the request through", async () => {
  const broken = { limit: () => Promise.reject(new Error("binding weg")) };
  expect(await overLimit(broken, from("203.0.113.9"), "service-request")).toBe(false);
});
