import { useContext } from "react";
import { data, redirect } from "react-router";
import { company, contactDetails, quotePage } from "~/content/index.server";
import { Confirmation } from "~/features/leads/confirmation-notice";
import { answerHeaders, answerStatus, limitedAnswer } from "~/features/leads/lead-answer";
import { promiseText } from "~/features/leads/promise";
import { leadResources, receiveLead } from "~/features/leads/receive-lead.server";
import { startFrom } from "~/features/leads/start-from";
import { pageHead } from "~/features/seo/page-head.server";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { overLimit } from "~/platform/rate-limit.server";
import { canSign, signToken } from "~/platform/signed-token.server";
import { DocumentContext } from "~/ui/document-context";
import { Island } from "~/ui/island";
import { QuoteIntro } from "~/ui/quote-intro";
import type { Route } from "./+types/quote";

export function headers({ actionHeaders, parentHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : parentHeaders;
}

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    page: quotePage,
    head: pageHead(context.get(bindings).env, {
      meta: quotePage.meta,
      path: "/gratis-offerte",
      crumbs: [
        { label: "Home", href: "/" },
        { label: "Gratis offerte", href: "/gratis-offerte" },
      ],
    }),
    form: { tag: company.productTag, privacyVersion: company.privacyVersion, phone: contactDetails.phone },
    preset: {
      serviceType: url.searchParams.get("serviceType") ?? "",
      projectType: url.searchParams.get("dienst") ?? "",
    },
  };
}

/** The form posted without script: the same path as the endpoint, answered with a page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  const answer = (await overLimit(env.LEAD_LIMIT, request, "service-request"))
    ? limitedAnswer
    : await receiveLead(leadResources(env), request, {
        kind: "request",
        form: "page",
        now: new Date(),
        waitUntil: (work) => ctx.waitUntil(work),
      });
  if ("lead" in answer) {
    const { reference, answerBy } = answer.lead;
    const sent = { reference, promise: promiseText(new Date(answerBy)) };
    if (canSign(env.LINK_SECRET)) {
      return redirect(paths.thanks(await signToken(sent, env.LINK_SECRET, "thanks")), 303);
    }
    return data({ ...answer, sent }, { headers: answerHeaders(answer) });
  }
  return data(answer, { status: answerStatus[answer.kind], headers: answerHeaders(answer) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { page, form, preset, head } = loaderData;
  const parts = useContext(DocumentContext);
  const { start, message, formKey } = startFrom(actionData, preset);
  const sent = actionData && "sent" in actionData ? actionData.sent : null;
  return (
    <QuoteIntro page={page} message={message} graph={head.graph}>
      {sent ? (
        <Confirmation {...sent} />
      ) : (
        <Island
          name="quote-form"
          props={{
            layout: "page",
            ...form,
            start,
            formKey: formKey ?? parts?.formKey ?? "",
            formTime: parts?.formTime ?? "",
          }}
        />
      )}
    </QuoteIntro>
  );
}
