import {
  allServiceCards,
  calls,
  company,
  contactDetails,
  contactPage,
  crumbsTo,
} from "~/content/index.server";
import { officeHours } from "~/features/business-profile/office-hours";
import { OpenNow } from "~/features/business-profile/open-now";
import { pageHead } from "~/features/seo/page-head.server";
import { serviceAreaData } from "~/features/service-area/map-data.server";
import { ServiceAreaMap } from "~/features/service-area/service-area-map";
import { weekdayText } from "~/lib/opening-hours";
import { bindings } from "~/platform/bindings.server";
import { Channels } from "~/ui/contact/channels";
import { Visit } from "~/ui/contact/visit";
import { WriteUs } from "~/ui/contact/write-us";
import { JsonLd } from "~/ui/json-ld";
import { PageHero } from "~/ui/page-hero";
import { QuoteActions } from "~/ui/quote-actions";
import { SplitSections } from "~/ui/sections";
import type { Route } from "./+types/contact";

export function loader({ url, context }: Route.LoaderArgs) {
  const crumbs = crumbsTo("Contact", "/contact");
  const asked = url.searchParams.get("dienst");
  const { lat, lng } = company.geo;
  const { env } = context.get(bindings);
  return {
    page: contactPage,
    crumbs,
    head: pageHead(env, { meta: contactPage.meta, path: "/contact", crumbs }),
    subject: allServiceCards.find(({ id }) => id === asked) ?? null,
    button: calls.offerte.button,
    contact: contactDetails,
    chatNumber: company.chat.display,
    hours: weekdayText(company.hours),
    route: `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`,
    map: serviceAreaData(env),
    now: Date.now(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, head, subject, button, contact, chatNumber, hours, route, map, now } = loaderData;
  const moment = new Date(now);
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero crumbs={crumbs} title={page.title} lead={page.lead} />
      <Channels
        phone={contact.phone}
        chat={{ label: chatNumber, href: contact.chat.href }}
        mail={contact.mail}
      />
      <WriteUs subject={subject?.label ?? null}>
        <QuoteActions label={button} preset={subject?.id} contact={contact} theme="navy" />
      </WriteUs>
      <Visit
        name={contact.name}
        address={contact.address}
        hours={hours}
        state={<OpenNow office={officeHours(moment)} now={moment} />}
        route={route}
        map={<ServiceAreaMap {...map} />}
      />
      <SplitSections sections={page.sections} />
    </>
  );
}
