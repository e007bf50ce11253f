import { membershipPackages, membershipPriorities, propertyTypes } from "./lead-options";

type Answer = "propertyType" | "propertyYear" | "currentIssues" | "previousMaintenance" | "priority";
type Asked = Partial<Record<Answer, string | undefined>> & { membershipTypes: readonly string[] };

/** The membership form in words, sent as its `projectDescription`. */
export function membershipSummary(asked: Asked): string {
  const label = (table: Record<string, string>, value = "") => table[value] ?? value;
  const lines: [string, string | undefined][] = [
    ["Pakketten", asked.membershipTypes.map((id) => label(membershipPackages, id)).join(", ")],
    ["Woningtype", label(propertyTypes, asked.propertyType)],
    ["Bouwjaar", asked.propertyYear],
    ["Huidige problemen", asked.currentIssues],
    ["Eerder onderhoud", asked.previousMaintenance],
    ["Prioriteit", label(membershipPriorities, asked.priority)],
  ];
  const filled = lines.filter(([, text]) => text).map(([name, text]) => `${name}: ${text}`);
  return ["Zorgeloos Wonen Lidmaatschap", ...filled].join("\n");
}
