import { data } from "react-router";
import { findTextPage, nextExpiry } from "~/content/index.server";
import { retentionRules } from "~/content/site/office-settings";
import { retention } from "~/content/site/retention";
import { pageHead } from "~/features/seo/page-head.server";
import { settingsForPage } from "~/features/settings/settings.server";
import { dayOf } from "~/lib/text/dutch-date";
import { dayEnd } from "~/lib/text/open-state";
import { bindings } from "~/platform/bindings.server";
import { keptUntil, ownLifetime } from "~/platform/cache/stored-page.server";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { SplitSections } from "~/ui/page/sections";
import { Toc } from "~/ui/page/toc";
import type { Route } from "./+types/text-page";

export const headers = ownLifetime;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env, ctx } = context.get(bindings);
  const today = dayOf(Date.now());
  const { retention: periods } = await settingsForPage(env.DB, ctx);
  const found = findTextPage(url.pathname, {
    retention: [...Object.values(retentionRules(periods)), retention.backups],
    statistics: env.WEB_ANALYTICS_TOKEN !== "",
    googleMap: env.MAPS_BROWSER_KEY !== "",
    googleAddresses: Boolean(env.PLACES_KEY),
    webhook: env.WEBHOOK_URL !== "",
    turnstile: env.TURNSTILE_SITE_KEY !== "",
    today,
  });
  if (!found) throw data(null, { status: 404 });
  const { page, path, crumbs } = found;
  const expiry = path === "/over-ons" ? nextExpiry(today) : null;
  return data(
    { page, crumbs, head: pageHead(env, { meta: page.meta, path, crumbs }) },
    { headers: keptUntil(expiry === null ? null : dayEnd(expiry)) },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, head } = loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        aside={<Toc sections={page.sections} />}
      />
      <SplitSections sections={page.sections} />
    </>
  );
}
