import { afterAll, beforeAll, expect, test } from "vitest";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import { unpublishRecord } from "~/features/records/desk/publish.server";
import { localBindings } from "~tests/support/local-bindings";
import { samplePrice } from "~tests/support/price-samples";
import { seedRecord } from "~tests/support/project-rows";
import { contentOverview } from "./content-overview.server";

const old = { ...samplePrice, checked: "2025-01-15" };
let site: Awaited<ReturnType<typeof localBindings>>;
beforeAll(async () => {
  site = await localBindings();
  await seedRecord(site.env.DB, "price", "oud", old);
  await seedRecord(site.env.DB, "price", "van-nu", { ...samplePrice, checked: "2026-11-01" });
  await seedRecord(site.env.DB, "price", "weggehaald", old);
  const type = recordTypes.price as unknown as RecordType;
  await unpublishRecord(site.env.DB, { type, key: "weggehaald" });
  const claim = recordTypes.claim.defaults["footer-safety"];
  if (claim) await seedRecord(site.env.DB, "claim", "footer-safety", { ...claim, until: "2026-12-01" });
});
afterAll(() => site?.dispose());

test("what visitors see and the office must look at is said and counted; what is off the site asks nothing", async () => {
  const types = await contentOverview(site.env.DB, () => true, "2026-11-23");
  const of = (name: string) => types.find((type) => type.name === name);
  expect(
    types.filter(({ attention }) => attention > 0).map(({ name, attention }) => [name, attention]),
  ).toEqual([
    ["price", 1],
    ["claim", 1],
  ]);
  const said = Object.fromEntries(of("price")?.records.map(({ key, attention }) => [key, attention]) ?? []);
  expect(said).toEqual({
    oud: "Prijspeil van 15 januari 2025: meer dan een jaar geleden.",
    "van-nu": null,
    weggehaald: null,
  });
  const claims = of("claim")?.records.filter(({ attention }) => attention !== null);
  expect(claims?.map(({ key, attention }) => [key, attention])).toEqual([
    ["footer-safety", "Loopt af op 1 december 2026."],
  ]);
});

test("before its day nothing is said of it", async () => {
  const types = await contentOverview(site.env.DB, () => true, "2025-01-20");
  expect(types.filter(({ attention }) => attention > 0)).toEqual([]);
});
