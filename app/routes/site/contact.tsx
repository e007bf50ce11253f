import { data } from "react-router";
import {
  allServiceCards,
  contactDetails,
  crumbsTo,
  currentCompany,
  divisions,
  pageNow,
  serviceSubjects,
} from "~/content/index.server";
import {
  closuresChange,
  closureTexts,
  officeHours,
  officeNow,
} from "~/features/business-profile/office-hours";
import { OpenNow } from "~/features/business-profile/open-now";
import { answerPreset } from "~/features/leads/form/kit/values/answer-preset";
import { usePageForm } from "~/features/leads/form/kit/values/use-page-form";
import { Confirmation } from "~/features/leads/form/send/status/confirmation-notice";
import { pagePostHeaders, receivePagePost } from "~/features/leads/receive/page-post.server";
import { pageHead } from "~/features/seo/page-head.server";
import { serviceAreaData } from "~/features/service-area/map-data.server";
import { directionsUrl } from "~/features/service-area/map-towns";
import { ServiceAreaMap } from "~/features/service-area/service-area-map";
import { settingsForPage } from "~/features/settings/settings.server";
import { urgentRule } from "~/features/settings/urgent-rule.server";
import { answeringText, nextChange } from "~/lib/text/open-state";
import { weekdayText } from "~/lib/text/opening-hours";
import { bindings } from "~/platform/bindings.server";
import { keptUntil } from "~/platform/cache/stored-page.server";
import { Channels } from "~/ui/contact/channels";
import { FirstSteps } from "~/ui/contact/first-steps";
import { Visit } from "~/ui/contact/visit";
import { WriteUs } from "~/ui/contact/write-us";
import { FormMessage } from "~/ui/controls/form-message";
import { Island } from "~/ui/islands/island";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { SplitSections } from "~/ui/page/sections";
import type { Route } from "./+types/contact";

export const headers = pagePostHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageNow("contact");
  const crumbs = crumbsTo("Contact", "/contact");
  const asked = url.searchParams.get("dienst");
  const { env, ctx } = context.get(bindings);
  const { hours } = await settingsForPage(env.DB, ctx);
  const now = new Date();
  const open = officeNow(now, hours);
  const shown = {
    page,
    urgent: pageNow("spoed"),
    crumbs,
    head: pageHead(env, { meta: page.meta, path: "/contact", crumbs }),
    answers: answerPreset(url.searchParams),
    subject: allServiceCards.find(({ id }) => id === asked) ?? null,
    form: {
      groups: serviceSubjects.map(({ division, subjects }) => ({
        name: divisions[division].shortName,
        subjects,
      })),
      tag: currentCompany().productTag,
      privacyVersion: currentCompany().privacyVersion,
      phone: contactDetails().phone,
    },
    contact: contactDetails(),
    chatNumber: currentCompany().chat.display,
    hours: weekdayText(hours.week),
    closures: closureTexts(hours, now),
    officeNow: open,
    answering: answeringText(open.office, now),
    route: directionsUrl(currentCompany().geo),
    map: serviceAreaData(env),
  };
  return data(shown, { headers: keptUntil(nextChange(open.office, now), closuresChange(hours, now)) });
}

export function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  return receivePagePost(request, env, {
    kind: "request",
    form: "contact",
    urgentRule: () => urgentRule(env.DB, officeHours),
    waitUntil,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, urgent, crumbs, head, subject, form, contact, chatNumber, answering } = loaderData;
  const { hours, closures, officeNow, route, map } = loaderData;
  const part = (id: string) => page.sections.find((section) => section.id === id);
  const [after, before] = [part("na-uw-bericht"), part("langskomen")];
  const preset = { selectedService: subject?.label ?? "", ...loaderData.answers };
  const { start, message, formKey, formTime, sent } = usePageForm(actionData, preset);
  const own = { start, formKey, formTime };
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        aside={<FirstSteps title={urgent.title} section={urgent.sections[0]} />}
      />
      <Channels
        phone={contact.phone}
        answering={answering}
        emergency={contact.emergency}
        chat={{ label: chatNumber, href: contact.chat.href }}
        mail={contact.mail}
      />
      <WriteUs subject={subject?.label ?? null} after={after}>
        <FormMessage text={message} phone={form.phone} />
        {sent ? <Confirmation {...sent} /> : <Island name="contact-form" props={{ ...form, ...own }} />}
      </WriteUs>
      <SplitSections sections={page.sections.filter((section) => section !== after && section !== before)} />
      <Visit
        name={contact.name}
        address={contact.address}
        hours={hours}
        closures={closures}
        state={<OpenNow {...officeNow} />}
        route={route}
        before={before}
        map={<ServiceAreaMap {...map} />}
      />
    </>
  );
}
