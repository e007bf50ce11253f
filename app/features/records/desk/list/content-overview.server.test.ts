import { afterAll, beforeAll, expect, test } from "vitest";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import type { FactRecord } from "~/content/records/words/fact";
import { unpublishRecord } from "~/features/records/desk/publish.server";
import { localBindings } from "~tests/support/local-bindings";
import { samplePrice } from "~tests/support/price-samples";
import { seedRecord } from "~tests/support/project-rows";
import { contentOverview, namedRecords } from "./content-overview.server";

const unread = Object.values(recordTypes.fact.defaults).filter(({ sources }) =>
  sources.every(({ checked }) => !checked),
);
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
    ["fact", unread.length],
  ]);
  // More records than the short list has room for: they count all the same.
  expect(unread.length).toBeGreaterThan(5);
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
  expect(types.filter(({ name, attention }) => name !== "fact" && attention > 0)).toEqual([]);
});

test("a rule of the code asks for a look when its source was read a year ago, or by nobody, and when it is over", async () => {
  const fact = recordTypes.fact.defaults["btw-laag-be"] as FactRecord;
  const groups = async (today: string) =>
    namedRecords(site.env.DB, recordTypes.fact as unknown as RecordType, "verlaagd btw-tarief {", today);
  const said = async (today: string) => (await groups(today)).flatMap(({ records }) => records)[0]?.attention;
  expect(await said("2026-11-25")).toBeNull();
  expect(await said("2027-11-25")).toMatch(/^Voor het laatst bij de bron gelezen op 24 november 2026/);
  await seedRecord(site.env.DB, "fact", "btw-laag-be", { ...fact, until: "2026-12-31" });
  expect(await said("2026-12-20")).toBe("Loopt af op 31 december 2026.");
  expect(await said("2027-01-01")).toBe("Liep af op 31 december 2026 en staat er nu afgezwakt.");
});
