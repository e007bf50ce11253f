import { afterEach, expect, test, vi } from "vitest";
import { homePage } from "~/content/pages/home-now.server";
import { pageNow } from "~/content/pages/pages-now.server";
import { withRecords } from "~/content/records/current.server";
import { type LiveRecord, mergeRecords } from "~/content/records/site-records";
import { type ClaimRecord, claimType } from "~/content/records/types/claim";
import { towns } from "~/content/towns/list";
import { findDivisionPage } from "~/content/views/division-pages";
import { claims } from "./claims";
import { claimNow, nextEnd } from "./claims-now.server";
import { footer } from "./shell";

afterEach(() => vi.useRealTimers());

function withClaim<T>(key: string, change: Partial<ClaimRecord>, look: () => T): T {
  const value = { ...claimType.defaults[key], ...change };
  const live: LiveRecord = { type: "claim", key, live: { content: JSON.stringify(value), shape: 1 } };
  const { records, unreadable } = mergeRecords([live]);
  expect(unreadable).toEqual([]);
  return withRecords(records, look);
}

test("every claim of the ledger is a record that may be published as it stands", () => {
  expect(Object.keys(claimType.defaults)).toHaveLength(Object.keys(claims).length);
  for (const [key, value] of Object.entries(claimType.defaults))
    expect(claimType.schema.safeParse(value).error, key).toBeUndefined();
});

test("what the office says of itself is said wherever the claim stands, in figures and in sentences", () => {
  const changes = { text: "Sinds 1950", value: "1950" };
  const home = withClaim("home-since", changes, homePage);
  expect(home.hero.figures.map(({ value }) => value)).toContain("1950");
  expect(JSON.stringify(home)).not.toContain("1943");
  expect(home.story.paragraphs[0]).toMatch(/^Wij begonnen in 1950\. Nu staat de vierde generatie/);
  const roof = withClaim("roof-per-year", { value: "250+" }, () => findDivisionPage("/daken"));
  expect(roof?.figures[0]?.value).toBe("250+");
});

test("what nobody compared with a proof is shown as the company's own statement", () => {
  const shown = (lastConfirmed: "2026-11-20" | null) =>
    withClaim("home-jobs", { lastConfirmed }, () => claimNow("homeJobs"));
  expect(shown(null)?.stated).toBe(true);
  expect(shown("2026-11-20")?.stated).toBe(false);
});

test("distances and years of one company stand beside each other so that both can be true", () => {
  const home = JSON.stringify(homePage());
  expect(home).toContain("Rond Eindhoven is dat hoogstens zo’n 25 km rijden, in België verder.");
  for (const { country, kmFromOffice, name } of towns) expect(kmFromOffice > 25, name).toBe(country === "BE");
  expect(JSON.stringify(pageNow("over-ons"))).toContain("In de huidige vorm; wij begonnen in 1943.");
});

test("a claim that is taken off the site leaves no empty place", () => {
  const off = { shown: false };
  expect(withClaim("home-since", off, homePage).story.paragraphs[0]).toMatch(/^Nu staat de vierde/);
  expect(withClaim("home-distance", off, homePage).serviceArea.figure).toBeNull();
  expect(withClaim("footer-safety", off, footer).claims.map(({ text }) => text)).not.toContain(
    claims.footerSafety.text,
  );
  expect(JSON.stringify(withClaim("about-employees", off, () => pageNow("over-ons")))).not.toContain(
    "Medewerkers",
  );
  expect(withClaim("region-specialists", off, () => findDivisionPage("/daken"))?.region.claim).toBeNull();
});

test("a claim with a last day goes when it is over, also from what was built before", () => {
  vi.useFakeTimers({ now: new Date("2026-12-31T20:00:00Z") });
  withClaim("footer-safety", { until: "2026-12-31" }, () => {
    expect(claimNow("footerSafety")?.value).toBe("VCA");
    expect(footer().claims).toHaveLength(5);
    expect(nextEnd("2026-12-31")).toBe("2026-12-31");
    vi.setSystemTime(new Date("2026-12-31T23:30:00Z"));
    expect(claimNow("footerSafety")).toBeNull();
    expect(footer().claims).toHaveLength(4);
    expect(nextEnd("2027-01-01")).toBeNull();
  });
});
