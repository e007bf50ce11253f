import { momentText } from "~/lib/text/moment-text";
import type { Role } from "~/platform/access/roles";
import type { ColleagueRow } from "./colleague-list";
import { changeText } from "./colleague-texts";
import { listColleagueChanges, listColleagues } from "./colleagues.server";

const inInstallation = "Staat vast in de installatie (ADMIN_ROLES) en is hier niet te veranderen.";
const oneself = "Dit bent u. Uw eigen rol verandert een andere eigenaar.";

/** Everybody with a role, those of the installation first, and the latest changes. */
export async function colleaguesView(
  db: D1Database,
  me: string,
  installed: ReadonlyMap<string, Role>,
  now: number,
) {
  const [{ colleagues, newcomers }, changes] = await Promise.all([
    listColleagues(db),
    listColleagueChanges(db, 20),
  ]);
  const rows: ColleagueRow[] = [
    ...[...installed].map(([email, role]) => ({
      ...{ email, name: "", role },
      fixed: email === me ? `Dit bent u. ${inInstallation}` : inInstallation,
    })),
    // What ADMIN_ROLES says of an address goes before what stands here of it.
    ...colleagues
      .filter(({ email }) => !installed.has(email))
      .map((colleague) => ({ ...colleague, fixed: colleague.email === me ? oneself : null })),
  ];
  return {
    rows,
    newcomers,
    changes: changes.map(({ id, at, actor, ...change }) => ({
      id,
      text: changeText(change),
      by: `${momentText(at, now)} · ${actor}`,
    })),
  };
}
