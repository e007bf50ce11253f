import { ANSWER_PREFIX, ESTIMATE } from "~/content/answer-names";
import { contactDetails, currentCompany, pageNow, reckonedIn } from "~/content/index.server";
import { officeHours } from "~/features/business-profile/office-hours";
import { answerPreset } from "~/features/leads/form/kit/values/answer-preset";
import { usePageForm } from "~/features/leads/form/kit/values/use-page-form";
import { Confirmation } from "~/features/leads/form/send/status/confirmation-notice";
import { pagePostHeaders, receivePagePost } from "~/features/leads/receive/page-post.server";
import { pageHead } from "~/features/seo/page-head.server";
import { urgentRule } from "~/features/settings/urgent-rule.server";
import { bindings } from "~/platform/bindings.server";
import { Island } from "~/ui/islands/island";
import { QuoteIntro } from "~/ui/page/quote-intro";
import type { Route } from "./+types/quote";

export const headers = pagePostHeaders;

export function loader({ context, url }: Route.LoaderArgs) {
  const page = pageNow("gratis-offerte");
  return {
    page,
    head: pageHead(context.get(bindings).env, {
      meta: page.meta,
      path: "/gratis-offerte",
      crumbs: [
        { label: "Home", href: "/" },
        { label: "Gratis offerte", href: "/gratis-offerte" },
      ],
    }),
    form: {
      tag: currentCompany().productTag,
      privacyVersion: currentCompany().privacyVersion,
      phone: contactDetails().phone,
    },
    preset: {
      serviceType: url.searchParams.get("serviceType") ?? "",
      projectType: url.searchParams.get("dienst") ?? "",
      ...answerPreset(url.searchParams),
      ...reckoned(url.searchParams),
    },
  };
}

/** What the page about costs reckoned goes along as an answer: the words of the visitor stay his own. */
function reckoned(query: URLSearchParams): Record<string, string> {
  const text = reckonedIn(query);
  return text ? { [ANSWER_PREFIX + ESTIMATE]: text } : {};
}

export function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  return receivePagePost(request, env, {
    kind: "request",
    form: "page",
    urgentRule: () => urgentRule(env.DB, officeHours),
    waitUntil,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { page, form, preset, head } = loaderData;
  const { start, message, formKey, formTime, sent } = usePageForm(actionData, preset);
  return (
    <QuoteIntro page={page} message={message} phone={form.phone} graph={head.graph}>
      {sent ? (
        <Confirmation {...sent} />
      ) : (
        <Island name="quote-page" props={{ ...form, start, formKey, formTime }} />
      )}
    </QuoteIntro>
  );
}
