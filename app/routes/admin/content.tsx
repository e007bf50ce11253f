import { Link } from "react-router";
import { contentOverview } from "~/features/records/desk/record-page.server";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { roleMay } from "~/platform/access/access-config.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { Badge } from "~/ui/controls/badge";
import type { Route } from "./+types/content";

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "writeArticles");
  const types = await contentOverview(env.DB, ({ needs }) => roleMay(me.role, needs));
  return { types, now: Date.now() };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Inhoud · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Content({ loaderData: { types, now } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-3xl">Inhoud</h1>
      <p className="mt-2 measure text-ink-soft">
        Wat op de website staat en u zelf wijzigt. Zolang u niets wijzigt, staat er de oorspronkelijke tekst;
        daarheen kunt u altijd terug.
      </p>
      {types.map(({ name, label, records }) => (
        <section key={name} aria-labelledby={`soort-${name}`} className="mt-8">
          <h2 id={`soort-${name}`} className="text-xl">
            {label}
          </h2>
          <ul className="mt-3 divide-y divide-rule border-y border-ink">
            {records.map(({ key, title, state, changed }) => (
              <li key={key}>
                <Link
                  to={paths.adminRecord(name, key)}
                  className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2 no-underline hover:bg-paper-deep"
                >
                  <span className="mr-auto font-semibold">{title}</span>
                  {changed && (
                    <span className="text-sm text-ink-soft">
                      {momentText(changed.at, now)} · {changed.by}
                    </span>
                  )}
                  <Badge variant="secondary">{state}</Badge>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
