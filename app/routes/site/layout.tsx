import {
  data,
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import {
  contactDetails,
  countryOfPage,
  currentCompany,
  divisionLinks,
  divisionOf,
  footer,
  hasQuoteWidget,
  mainNav,
  nextEnd,
  partnerNames,
  serviceMenuOf,
} from "~/content/index.server";
import { currentNotice } from "~/content/site/office-settings";
import { oncePer } from "~/content/views/once-per";
import { officeHours, phoneHours } from "~/features/business-profile/office-hours";
import { companyGraph } from "~/features/seo/company-data.server";
import { settingsForPage } from "~/features/settings/settings.server";
import { dayOf } from "~/lib/text/dutch-date";
import { dayEnd, nextChange, phoneHintText } from "~/lib/text/open-state";
import { workdaysText } from "~/lib/text/opening-hours";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { keptUntil } from "~/platform/cache/stored-page.server";
import { Dialog, FetchedBody } from "~/ui/controls/dialog";
import { Island } from "~/ui/islands/island";
import { JsonLd } from "~/ui/page/json-ld";
import { NotFound } from "~/ui/page/not-found";
import { SomethingWrong } from "~/ui/page/something-wrong";
import { QuoteWidgetButton } from "~/ui/shell/quote-widget-button";
import { ServiceMenuLinks, ServiceMenuTab } from "~/ui/shell/service-menu-tab";
import { SiteFrame } from "~/ui/shell/site-frame";
import type { Route } from "./+types/layout";

/** Public pages are the same for everyone: browsers ask again, our page cache keeps them for five minutes. */
export function headers({ loaderHeaders }: Pick<Route.HeadersArgs, "loaderHeaders">) {
  const headers = new Headers(loaderHeaders);
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  return headers;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env, ctx } = context.get(bindings);
  const { notice, hours } = await settingsForPage(env.DB, ctx);
  const { pathname } = url;
  const country = countryOfPage(pathname);
  const division = divisionOf(pathname);
  const menu = division && serviceMenuOf(division);
  const now = new Date();
  const today = dayOf(now.getTime());
  const office = officeHours(now, hours);
  const shownNotice = notice.on ? currentNotice(notice, today) : null;
  const claimEnd = nextEnd(today);
  const { productTag: tag, privacyVersion } = currentCompany();
  const shown = {
    frame: {
      pathname,
      notice: shownNotice,
      division,
      nav: mainNav,
      divisions: divisionLinks,
      contact: contactDetails(country),
      phoneHint: phoneHintText(phoneHours(office), now),
      footer: footer(),
      partners: partnerNames(),
      workdays: workdays(hours.week),
      hasWidget: hasQuoteWidget(pathname),
      hasMenu: menu !== null,
      menuBody: paths.dialogBody(country === "BE" ? "menu-be" : "menu", null),
    },
    graph: UNLISTED.test(pathname) ? null : companyGraph(env, hours, now),
    menu,
    quote: { tag, privacyVersion },
    turnstileKey: env.TURNSTILE_SITE_KEY,
  };
  return data(shown, {
    headers: keptUntil(
      shownNotice?.until ? dayEnd(shownNotice.until) : null,
      claimEnd ? dayEnd(claimEnd) : null,
      nextChange(office, now),
    ),
  });
}

const workdays = oncePer(workdaysText);

/** Pages that no search engine keeps: they say nothing to it about the company. */
const UNLISTED = /^\/(?:zoeken|bedankt|aanvraag|voorbeeld)(?:\/|$)/;

/** Of a page that could not be shown; the others have their own. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return [];
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? "Pagina niet gevonden" : "Deze pagina kon niet worden opgebouwd";
  return [{ title }, { name: "robots", content: "noindex" }];
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { frame, graph, menu, quote, turnstileKey } = loaderData;
  const { division, hasWidget } = frame;
  const { phone } = frame.contact;
  return (
    <SiteFrame
      {...frame}
      float={
        <>
          {hasWidget && <QuoteWidgetButton />}
          {menu && <ServiceMenuTab />}
        </>
      }
    >
      {turnstileKey && <meta name="turnstile" content={turnstileKey} />}
      {graph && <JsonLd graph={graph} />}
      <Outlet />
      {menu && <ServiceMenuLinks {...menu} />}
      <Dialog id="quote-dialog" title="Gratis offerte Aanvragen">
        <Island name="quote-form" props={{ ...quote, phone }} />
      </Dialog>
      {hasWidget && (
        <Dialog id="quote-widget" title="Offerte aanvragen" look="corner">
          <FetchedBody from={paths.dialogBody("quote-widget", division)} page="/gratis-offerte" />
        </Dialog>
      )}
      {menu && (
        <div data-theme={menu.theme}>
          <Dialog id="service-menu" title="Onze diensten" look="side">
            <FetchedBody from={paths.dialogBody("service-menu", division)} page="/gratis-offerte" />
          </Dialog>
        </div>
      )}
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loader>("routes/site/layout")?.frame;
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const page = status === 404 ? <NotFound /> : <SomethingWrong phone={frame?.contact.phone} />;
  return frame ? (
    <SiteFrame {...frame} pathname={pathname} hasWidget={false} hasMenu={false}>
      {page}
    </SiteFrame>
  ) : (
    <main>{page}</main>
  );
}
