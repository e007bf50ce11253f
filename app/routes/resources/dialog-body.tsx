import type { ReactNode } from "react";
import {
  contactDetails,
  currentCompany,
  divisionLinks,
  mainNav,
  membershipFormContent,
  quoteWidgetOf,
  serviceMenuOf,
} from "~/content/index.server";
import type { Country, DivisionId } from "~/content/types";
import { bindings } from "~/platform/bindings.server";
import { CACHE_HEADER } from "~/platform/cache/stored-page.server";
import { renderFragment } from "~/render/document/fragment.server";
import { Island } from "~/ui/islands/island";
import { MenuBody } from "~/ui/shell/mobile-menu";
import type { Route } from "./+types/dialog-body";

const own = () => {
  const { productTag: tag, privacyVersion } = currentCompany();
  return { tag, privacyVersion };
};
const membership = () => ({ ...membershipFormContent(), ...own(), phone: contactDetails().phone });

const menuFor = (country: Country) => (
  <MenuBody nav={mainNav} divisions={divisionLinks} contact={contactDetails(country)} />
);

/** What fills each dialog, by its id; null where a division has none. */
const bodies: Record<string, (division: DivisionId | null) => ReactNode> = {
  "quote-widget": (division) => (
    <Island name="quote-widget" props={{ ...quoteWidgetOf(division), ...own() }} className="grid min-h-0" />
  ),
  "service-menu": (division) => division && <ServiceMenu division={division} />,
  menu: (division) => (division ? null : menuFor("NL")),
  "menu-be": (division) => (division ? null : menuFor("BE")),
  "membership-dialog": (division) =>
    division ? null : <Island name="membership-form" props={membership()} />,
};

function ServiceMenu({ division }: { division: DivisionId }) {
  const { theme, ...menu } = serviceMenuOf(division);
  return <Island name="service-menu" props={{ ...menu, ...own() }} className="grid min-h-0" />;
}

/** What a dialog holds, without a page around it: the same for everyone, fetched when it is about to be opened. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const division = divisionLinks.find(({ id }) => id === params.division)?.id ?? null;
  const known = params.division === undefined || division !== null;
  const body = known && Object.hasOwn(bodies, params.dialog) ? bodies[params.dialog]?.(division) : null;
  if (!body) throw new Response(null, { status: 404 });
  return new Response(await renderFragment(body, params.dialog, context.get(bindings).tokens), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "public, max-age=60",
      "X-Robots-Tag": "noindex",
      [CACHE_HEADER]: "300",
    },
  });
}
