import { expect, test } from "vitest";
import { everything, inboxAddress, inboxFilter, listName } from "./inbox-filter";

test.each([
  ["?list=spam", "spam"],
  ["?list=quarantaine", "quarantine"],
  ["", "all"],
])("an export of %s is written down as %s", (address, name) => {
  expect(listName(read(`/admin/aanvragen${address}`))).toBe(name);
});

const read = (address: string) => inboxFilter(new URL(address, "https://site.example").searchParams);

test("every set of filters survives its address", () => {
  for (const filter of [
    everything,
    { ...everything, status: "quoted", assignee: "", serviceType: "spoedservice" } as const,
    { ...everything, assignee: "bas@bedrijf.example", query: "van den Berg & zn" },
    { ...everything, quarantined: true },
  ]) {
    expect(read(inboxAddress("/admin/aanvragen", filter))).toEqual(filter);
  }
  expect(inboxAddress("/admin/aanvragen", everything)).toBe("/admin/aanvragen");
});

test("what is not ours in an address is no filter", () => {
  expect(read("/?status=constructor&list=x&q=%20&assignee=&service=")).toEqual(everything);
});

test("a search looks everywhere, also when it starts in quarantine", () => {
  expect(read("/?list=quarantaine&q=jan")).toEqual({ ...everything, query: "jan" });
});
