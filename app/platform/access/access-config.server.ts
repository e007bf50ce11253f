import { isLoopback } from "~/lib/loopback";
import type { Role } from "./roles";

export type AccessSettings = {
  ACCESS_TEAM_DOMAIN: string;
  ACCESS_AUD: string;
  ACCESS_CERTS_URL: string;
  ADMIN_ROLES: string;
};

/** The roles of ADMIN_ROLES, by mail address: they belong to the installation, and nobody changes them in /admin. */
export function installedRoles(settings: Pick<AccessSettings, "ADMIN_ROLES">): ReadonlyMap<string, Role> {
  return parseRoles(settings.ADMIN_ROLES ?? "") ?? new Map();
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

const roleNames: Record<string, Role> = { beheer: "owner", redactie: "writer" };

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
