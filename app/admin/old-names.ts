/** What parameters of /admin were called in addresses that people have kept. */
const oldNames: Record<string, string> = {
  aanvraag: "lead",
  deel: "part",
  dienst: "service",
  lijst: "list",
  na: "after",
  rubriek: "category",
  sorteer: "sort",
  staat: "state",
  toegewezen: "assignee",
  versie: "revision",
  weken: "weeks",
  wie: "who",
  zoek: "q",
};

/** The same page by its parameters of today; null when the address has no old ones. */
export function canonicalAddress({ pathname, searchParams }: URL): string | null {
  const given = [...searchParams];
  const today = given.map(([name, value]) => [Object.hasOwn(oldNames, name) ? oldNames[name] : name, value]);
  return today.some(([name], at) => name !== given[at]?.[0])
    ? `${pathname}?${new URLSearchParams(today as [string, string][])}`
    : null;
}
