import { expect, test } from "vitest";
import { canSign, signToken, verifyToken } from "./signed-token.server";

const OLD = "an-old-secret-of-32-characters-xx";
const NEW = "a-new-secret-of-32-characters-xxx";
const payload = { reference: "ABCD2345", promise: "vóór zaterdag" };

test("a token gives its payload back under the secret and purpose it was signed with", async () => {
  const token = await signToken(payload, NEW, "thanks");
  expect(await verifyToken(token, NEW, "thanks")).toEqual(payload);
});

test("after a rotation old links stay valid and new ones use the new secret", async () => {
  const before = await signToken(payload, OLD, "thanks");
  const after = await signToken(payload, `${NEW},${OLD}`, "thanks");
  expect(await verifyToken(before, `${NEW},${OLD}`, "thanks")).toEqual(payload);
  expect(await verifyToken(after, NEW, "thanks")).toEqual(payload);
  expect(await verifyToken(before, NEW, "thanks")).toBeNull();
});

test("a token is refused for another purpose, when changed, cut, empty or unsigned", async () => {
  const token = await signToken(payload, NEW, "thanks");
  const [body = "", signature = ""] = token.split(".");
  const other = btoa('{"reference":"EVIL2345"}').replaceAll("=", "");
  expect(await verifyToken(token, NEW, "status")).toBeNull();
  for (const forged of [
    `${other}.${signature}`,
    body,
    `${body}.`,
    "",
    ".",
    `${body}.${signature.slice(2)}`,
    `${body}.!!`,
  ]) {
    expect(await verifyToken(forged, NEW, "thanks")).toBeNull();
  }
});

test("a missing or short secret cannot sign", () => {
  expect(canSign(undefined)).toBe(false);
  expect(canSign("short")).toBe(false);
  expect(canSign(NEW)).toBe(true);
});
