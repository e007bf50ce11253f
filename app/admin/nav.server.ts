import { paths } from "~/paths";
import { type Ability, type Role, roleMay } from "~/platform/access/access-config.server";

/** A room of /admin in the navigation, and what one must be able to do to enter it. */
export type AdminNavItem = { label: string; href: string; needs: Ability };

/** The rooms in the order of the navigation; a person lands in the first that he may enter. */
export const adminNav: readonly AdminNavItem[] = [
  { label: "Aanvragen", href: paths.adminLeads, needs: "readLeads" },
  { label: "Artikelen", href: paths.adminArticles, needs: "writeArticles" },
  { label: "Media", href: paths.adminMedia, needs: "writeArticles" },
  { label: "Cijfers", href: paths.adminFigures, needs: "readLeads" },
  { label: "Privacy", href: paths.adminPrivacy, needs: "readLeads" },
  { label: "Instellingen", href: paths.adminSettings, needs: "changeSettings" },
];

export function navFor(role: Role): { label: string; href: string }[] {
  return adminNav.filter(({ needs }) => roleMay(role, needs)).map(({ label, href }) => ({ label, href }));
}
