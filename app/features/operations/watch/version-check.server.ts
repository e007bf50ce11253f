import type { Check } from "~/lib/check";

/** The newest file in migrations/ when this was built. */
const newest = import.meta.env.NEWEST_MIGRATION;

/** Whether the database has the tables that this version of the site needs. A newer database is fine. */
export async function versionCheck(env: Pick<Env, "DB" | "VERSION">): Promise<Check[]> {
  const applied =
    (await env.DB.prepare("SELECT max(name) AS name FROM d1_migrations").first<string>("name")) ?? "geen";
  const behind = applied < newest;
  const { id, tag } = env.VERSION;
  return [
    {
      name: "migrations",
      title: "Versie van site en database",
      value: behind
        ? `De site ${versionName(id, tag)} verwacht ${newest}; de database staat op ${applied}.`
        : `Site ${versionName(id, tag)}, database ${applied}.`,
      limit: "Rood als de database ouder is dan de site verwacht",
      state: behind ? "red" : "ok",
      advice: "Waarschuw de beheerder van de website: de database is niet bijgewerkt bij de laatste versie.",
    },
  ];
}

const versionName = (id: string, tag: string) => (tag ? `${tag} (${id.slice(0, 8)})` : id.slice(0, 8));
