import { Link } from "react-router";
import type { RecordType } from "~/content/records/record-type";
import { contentOverview } from "~/features/records/desk/list/content-overview.server";
import { FoundTexts, TextSearch } from "~/features/records/desk/list/found-texts";
import { FOUND_AT_MOST, findTexts } from "~/features/records/desk/list/found-texts.server";
import { RecordRows } from "~/features/records/desk/list/record-rows";
import { dayOf } from "~/lib/text/dutch-date";
import { paths } from "~/paths";
import { roleMay } from "~/platform/access/roles";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/content";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "writeArticles");
  const now = Date.now();
  const may = ({ needs }: RecordType) => roleMay(me.role, needs);
  const asked = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  if (asked !== "") return { asked, ...foundTexts(asked, may), types: [], now };
  return { asked, found: null, full: false, types: await contentOverview(env.DB, may, dayOf(now)), now };
}

function foundTexts(asked: string, may: (type: RecordType) => boolean) {
  const found = findTexts(asked, may);
  return { found, full: found.length === FOUND_AT_MOST };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Inhoud · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Content({ loaderData: { asked, found, full, types, now } }: Route.ComponentProps) {
  const waiting = types.filter(({ attention }) => attention > 0);
  return (
    <>
      <h1 className="text-3xl">Inhoud</h1>
      <p className="mt-2 measure text-ink-soft">
        Wat op de website staat en u zelf wijzigt. Zolang u niets wijzigt, staat er de oorspronkelijke tekst;
        daarheen kunt u altijd terug.
      </p>
      <TextSearch asked={asked} />
      {found && <FoundTexts asked={asked} found={found} full={full} />}
      {waiting.length > 0 && (
        <nav aria-label="Aandacht nodig" className="mt-4 border-l-4 border-danger pl-4">
          <p className="font-semibold">Aandacht nodig</p>
          <ul className="flex flex-wrap gap-x-6">
            {waiting.map(({ name, label, attention }) => (
              <li key={name}>
                <a href={`#soort-${name}`} className="text-link inline-flex min-h-11 items-center">
                  {label}: {attention}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {types.map(({ name, label, add, long, covers, records }) => (
        <section key={name} aria-labelledby={`soort-${name}`} className="mt-8">
          <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <h2 id={`soort-${name}`} className="text-xl">
              {label}
            </h2>
            {add && (
              <Link to={paths.adminNewRecord(name)} className={buttonClass()}>
                <Icon name="plus" /> {add}
              </Link>
            )}
          </div>
          {records.length > 0 ? (
            <RecordRows
              rows={records.map((row) => ({ ...row, href: paths.adminRecord(name, row.key) }))}
              now={now}
              covers={covers}
            />
          ) : (
            <p className="border-t border-rule py-4 text-ink-soft">
              {long && !covers
                ? "Hierin is nog niets gewijzigd."
                : `Er zijn nog geen ${label.toLowerCase()}.`}
            </p>
          )}
          {long && (
            <Link to={paths.adminRecords(name)} className="text-link mt-1 inline-flex min-h-11 items-center">
              Alle {label.toLowerCase()}
              {covers && ", ook uit de prullenbak"}
            </Link>
          )}
        </section>
      ))}
    </>
  );
}
