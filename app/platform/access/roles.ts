/** As what a person works in /admin. */
export type Role = "owner" | "office" | "planner" | "field" | "writer";

/**
 * Who may do what: the one table. Every loader and action under /admin names what it needs of it
 * (`requireAbility`), and so does every link to it.
 */
export const rolesByAbility = {
  /** Of the requests assigned to oneself: read them, write notes, move them on. */
  workOnOwnLeads: ["owner", "office", "planner", "field"],
  readLeads: ["owner", "office", "planner"],
  changeLeads: ["owner", "office", "planner"],
  exportLeads: ["owner", "office"],
  readFigures: ["owner", "office"],
  /** Articles, pictures, projects and what else is written. */
  writeArticles: ["owner", "office", "writer"],
  /** What is kept of a person: handed out or erased. */
  handlePrivacy: ["owner"],
  /** Settings, the company, prices, claims, moved addresses. */
  changeSettings: ["owner"],
  /** Who is on duty when. */
  planDuty: ["owner", "planner"],
  manageColleagues: ["owner"],
  operate: ["owner"],
} as const satisfies Record<string, readonly Role[]>;

export type Ability = keyof typeof rolesByAbility;

export function roleMay(role: Role, ability: Ability): boolean {
  const roles: readonly Role[] = rolesByAbility[ability];
  return roles.includes(role);
}

/** In the order in which they are offered: what each is called, and what it comes down to. */
export const roleTexts = {
  owner: { label: "Eigenaar", may: "Alles, ook de instellingen, collega’s en het wissen van gegevens" },
  office: { label: "Kantoor", may: "Alle aanvragen, de cijfers, en wat er op de website staat" },
  planner: { label: "Planner", may: "Alle aanvragen: lezen, verdelen en inplannen" },
  field: { label: "Buitendienst", may: "Alleen de aanvragen die aan hem of haar zijn toegewezen" },
  writer: { label: "Redactie", may: "Artikelen, projecten en foto’s; geen aanvragen" },
} as const satisfies Record<Role, { label: string; may: string }>;

export const allRoles = Object.keys(roleTexts) as Role[];

export function isRole(text: string | null): text is Role {
  return text !== null && Object.hasOwn(roleTexts, text);
}
