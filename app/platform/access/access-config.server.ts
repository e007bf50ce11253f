import { isLoopback } from "~/lib/loopback";

/** `beheer` and `redactie` in ADMIN_ROLES. */
export type Role = "manager" | "editor";

/** Leads hold personal data, so an editor cannot read them. */
export const rolesByAbility = {
  readLeads: ["manager"],
  changeLeads: ["manager"],
  writeArticles: ["manager", "editor"],
  changeSettings: ["manager"],
  operate: ["manager"],
} as const satisfies Record<string, readonly Role[]>;
export type Ability = keyof typeof rolesByAbility;

export function roleMay(role: Role, ability: Ability): boolean {
  const roles: readonly Role[] = rolesByAbility[ability];
  return roles.includes(role);
}

export const roleLabels = { manager: "Beheer", editor: "Redactie" } as const satisfies Record<Role, string>;

export type AccessSettings = {
  ACCESS_TEAM_DOMAIN: string;
  ACCESS_AUD: string;
  ACCESS_CERTS_URL: string;
  ADMIN_ROLES: string;
};

/** Mail addresses with this ability, in alphabetical order. */
export function usersWithAbility(settings: Pick<AccessSettings, "ADMIN_ROLES">, ability: Ability): string[] {
  const people = [...(parseRoles(settings.ADMIN_ROLES) ?? [])];
  return people
    .filter(([, role]) => roleMay(role, ability))
    .map(([mail]) => mail)
    .sort();
}

export type AccessConfig = {
  issuer: string;
  audience: string;
  certsUrl: URL;
  roles: ReadonlyMap<string, Role>;
};

type AccessClosed = { closed: "team-domain" | "audience" | "certs-url" | "roles" };

/** A missing or malformed setting closes /admin; there is no default. */
export function accessConfig(settings: AccessSettings): AccessConfig | AccessClosed {
  const issuer = `https://${settings.ACCESS_TEAM_DOMAIN}`;
  if (!URL.canParse(issuer) || new URL(issuer).origin !== issuer) return { closed: "team-domain" };

  const audience = settings.ACCESS_AUD ?? "";
  if (!/^[\w-]{1,128}$/.test(audience)) return { closed: "audience" };

  const certsUrl = keysUrl(issuer, settings.ACCESS_CERTS_URL ?? "");
  if (certsUrl === null) return { closed: "certs-url" };

  const roles = parseRoles(settings.ADMIN_ROLES ?? "");
  if (roles === null || roles.size === 0) return { closed: "roles" };

  return { issuer, audience, certsUrl, roles };
}

const roleNames: Record<string, Role> = { beheer: "manager", redactie: "editor" };

/** `mail=role` pairs, comma separated; null when one is malformed, so that a typing error is noticed. */
function parseRoles(text: string): Map<string, Role> | null {
  const roles = new Map<string, Role>();
  for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
    const [mail = "", name = "", ...rest] = pair.split("=").map((part) => part.trim().toLowerCase());
    const role = Object.hasOwn(roleNames, name) ? roleNames[name] : undefined;
    if (!/^[^\s@]+@[^\s@]+$/.test(mail) || role === undefined || rest.length > 0) return null;
    roles.set(mail, role);
  }
  return roles;
}

/** ACCESS_CERTS_URL is for tests: on another host it could sign in anyone, so only loopback is accepted. */
function keysUrl(issuer: string, override: string): URL | null {
  if (override === "") return new URL("/cdn-cgi/access/certs", issuer);
  if (!URL.canParse(override)) return null;
  const url = new URL(override);
  return url.protocol === "http:" && isLoopback(url.hostname) ? url : null;
}
