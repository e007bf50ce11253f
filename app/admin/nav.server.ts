import { paths } from "~/paths";
import { type Ability, type Role, roleMay } from "~/platform/access/roles";

type AdminNavItem = { label: string; href: string; needs: Ability };

/** In the order of the navigation; a person lands in the first part that is open to them. */
const adminNav: readonly AdminNavItem[] = [
  { label: "Aanvragen", href: paths.adminLeads, needs: "workOnOwnLeads" },
  { label: "Agenda", href: paths.adminAgenda, needs: "workOnOwnLeads" },
  { label: "Inhoud", href: paths.adminContent, needs: "writeArticles" },
  { label: "Artikelen", href: paths.adminArticles, needs: "writeArticles" },
  { label: "Media", href: paths.adminMedia, needs: "writeArticles" },
  { label: "Cijfers", href: paths.adminFigures, needs: "readFigures" },
  { label: "Privacy", href: paths.adminPrivacy, needs: "handlePrivacy" },
  { label: "Werking", href: paths.adminOperations, needs: "operate" },
  { label: "Instellingen", href: paths.adminSettings, needs: "changeSettings" },
];

export function navFor(role: Role): { label: string; href: string }[] {
  return adminNav.filter(({ needs }) => roleMay(role, needs)).map(({ label, href }) => ({ label, href }));
}
