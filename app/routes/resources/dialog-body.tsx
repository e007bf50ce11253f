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
import type { Choice, Country, DivisionId } from "~/content/types";
import { officeHours, phoneHours } from "~/features/business-profile/office-hours";
import { settingsForPage } from "~/features/settings/settings.server";
import { nextChange, phoneHintText } from "~/lib/text/open-state";
import { bindings } from "~/platform/bindings.server";
import { keptUntil } from "~/platform/cache/stored-page.server";
import { renderFragment } from "~/render/document/fragment.server";
import { choiceIcon } from "~/ui/icons/choice-icons";
import { Island } from "~/ui/islands/island";
import { MenuBody } from "~/ui/shell/mobile-menu";
import type { Route } from "./+types/dialog-body";

const own = () => {
  const { productTag: tag, privacyVersion } = currentCompany();
  return { tag, privacyVersion };
};
const membership = () => ({ ...membershipFormContent(), ...own(), phone: contactDetails().phone });

const menuFor = (country: Country, phoneHint: string) => (
  <MenuBody nav={mainNav} divisions={divisionLinks} contact={contactDetails(country)} phoneHint={phoneHint} />
);

/** What fills each dialog, by its id; null where a division has none. */
const bodies: Record<string, (division: DivisionId | null, phoneHint: string) => ReactNode> = {
  "quote-widget": (division) => <QuoteWidget division={division} />,
  "service-menu": (division) => division && <ServiceMenu division={division} />,
  menu: (division, phoneHint) => (division ? null : menuFor("NL", phoneHint)),
  "menu-be": (division, phoneHint) => (division ? null : menuFor("BE", phoneHint)),
  "membership-dialog": (division) =>
    division ? null : <Island name="membership-form" props={membership()} />,
};

/** With its sign: the browser needs no list of them. */
const drawn = <Plain extends Choice>(choice: Plain) => ({ ...choice, icon: choiceIcon(choice.id) });

function QuoteWidget({ division }: { division: DivisionId | null }) {
  const { specialist, choices } = quoteWidgetOf(division);
  const props = { specialist, choices: choices.map(drawn), ...own() };
  return <Island name="quote-widget" props={props} className="grid min-h-0" />;
}

function ServiceMenu({ division }: { division: DivisionId }) {
  const { specialist, links, other } = serviceMenuOf(division);
  const props = { specialist, links: links.map(drawn), other: drawn(other), ...own() };
  return <Island name="service-menu" props={props} className="grid min-h-0" />;
}

/** Whether the phone is answered, and until when that is true. */
async function phoneNow(db: D1Database, answer: object) {
  const now = new Date();
  const office = officeHours(now, (await settingsForPage(db, answer)).hours);
  return { phoneHint: phoneHintText(phoneHours(office), now), until: nextChange(office, now) };
}

/** What a dialog holds, without a page around it: the same for everyone, fetched when it is about to be opened. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { env, ctx, tokens } = context.get(bindings);
  const division = divisionLinks.find(({ id }) => id === params.division)?.id ?? null;
  const known = params.division === undefined || division !== null;
  // The others say nothing of a moment, and cost no query.
  const open = params.dialog.startsWith("menu") ? await phoneNow(env.DB, ctx) : null;
  const body =
    known && Object.hasOwn(bodies, params.dialog)
      ? bodies[params.dialog]?.(division, open?.phoneHint ?? "")
      : null;
  if (!body) throw new Response(null, { status: 404 });
  return new Response(await renderFragment(body, params.dialog, tokens), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "public, max-age=60",
      "X-Robots-Tag": "noindex",
      ...keptUntil(open?.until ?? null),
    },
  });
}
