import { type Ability, allRoles, roleMay, roleTexts } from "~/platform/access/roles";

export const noAccess = "Geen toegang";

/** A role as people read it; 'none' and what is not there is no access. */
export function roleLabel(role: string | null): string {
  return role !== null && Object.hasOwn(roleTexts, role)
    ? roleTexts[role as keyof typeof roleTexts].label
    : noAccess;
}

type Change = { email: string; name: string; before: string | null; after: string };

/** One line of the log. */
export function changeText({ email, name, before, after }: Change): string {
  const newcomers = name === "";
  const who = newcomers ? "Wie geen eigen rol heeft" : `${name} (${email})`;
  const to = roleLabel(after);
  if (before === after) return `${who}: naam gewijzigd`;
  if (before === null && !newcomers) return `${who}: toegevoegd als ${to}`;
  return `${who}: van ${roleLabel(before)} naar ${to}`;
}

const abilityTexts: Record<Ability, string> = {
  workOnOwnLeads: "Eigen aanvragen lezen, notities schrijven en bijwerken",
  readLeads: "Alle aanvragen lezen",
  changeLeads: "Alle aanvragen verdelen, vrijgeven en beantwoorden",
  exportLeads: "Aanvragen downloaden (CSV)",
  readFigures: "Cijfers bekijken",
  writeArticles: "Artikelen, projecten en foto’s schrijven en plaatsen",
  handlePrivacy: "Gegevens van een persoon downloaden en wissen",
  changeSettings: "Bedrijfsgegevens, prijzen, verwijzingen en instellingen wijzigen",
  planDuty: "Bepalen wie wanneer dienst heeft",
  manageColleagues: "Collega’s toevoegen en rollen geven",
  operate: "Werking: storingen zien en verhelpen",
};

/** What each role may do, in words, from the table that the routes ask. */
export const rights = (Object.keys(abilityTexts) as Ability[]).map((ability) => ({
  text: abilityTexts[ability],
  roles: allRoles.map((role) => ({ label: roleTexts[role].label, may: roleMay(role, ability) })),
}));
