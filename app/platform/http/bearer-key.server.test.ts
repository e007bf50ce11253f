import { expect, test } from "vitest";
import { hasBearerKey } from "./bearer-key.server";

const asks = (authorization: string | undefined, key = "zeer-geheim") =>
  hasBearerKey(
    new Request("https://site.example/", {
      headers: authorization === undefined ? {} : { Authorization: authorization },
    }),
    key,
  );

test("only the key itself opens", async () => {
  expect(await asks("Bearer zeer-geheim")).toBe(true);
  expect(await asks("bearer zeer-geheim")).toBe(true);
  for (const wrong of [
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "zeer-geheim",
    "Bearer zeer-gehei",
    "Bearer zeer-geheim2",
  ])
    expect(await asks(wrong), wrong).toBe(false);
});

test("an empty key opens for nobody", async () => {
  for (const given of [undefined, "Bearer", "Bearer "]) expect(await asks(given, "")).toBe(false);
});
