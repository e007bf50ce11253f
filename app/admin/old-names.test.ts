import { expect, test } from "vitest";
import { canonicalAddress } from "./old-names";

const today = (address: string) => canonicalAddress(new URL(address, "https://site.example"));

test("an address that was kept leads to the same page by its parameters of today", () => {
  expect(today("/admin/aanvragen?lijst=quarantaine")).toBe("/admin/aanvragen?list=quarantaine");
  expect(today("/admin/aanvragen?q=dak&toegewezen=bas%40x.nl&dienst=offerte&status=nieuw&na=12.a")).toBe(
    "/admin/aanvragen?q=dak&assignee=bas%40x.nl&service=offerte&status=nieuw&after=12.a",
  );
  expect(today("/admin/artikelen?zoek=zink&staat=draft&rubriek=daken&sorteer=titel")).toBe(
    "/admin/artikelen?q=zink&state=draft&category=daken&sort=titel",
  );
  expect(today("/admin/privacy?wie=jan%2Bdak%40x.nl")).toBe("/admin/privacy?who=jan%2Bdak%40x.nl");
  expect(today("/admin/api/persoon.zip?aanvraag=a&aanvraag=b")).toBe("/admin/api/persoon.zip?lead=a&lead=b");
});

test("an address of today stays", () => {
  for (const address of [
    "/admin/aanvragen",
    "/admin/aanvragen?q=na&list=quarantaine",
    "/admin?constructor=1",
  ])
    expect(today(address), address).toBeNull();
});
