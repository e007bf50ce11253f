import { data, redirect } from "react-router";
import { answerByText } from "~/features/leads/model/answer-by";
import { answerHeaders, answerStatus, limitedAnswer } from "~/features/leads/model/answers/lead-answer";
import type { LeadForm } from "~/features/leads/model/lead-options";
import { paths } from "~/paths";
import { ownLifetime } from "~/platform/cache/stored-page.server";
import { canSign, signToken } from "~/platform/http/signed-token.server";
import { overLeadLimit } from "./lead-endpoint.server";
import { readLeadBody } from "./read-lead-body.server";
import { leadResources, type ReceiveOptions, receiveLead } from "./receive-lead.server";

type PagePost = Pick<ReceiveOptions, "kind" | "urgentRule" | "waitUntil"> & {
  form: Extract<LeadForm, "page" | "contact" | "emergency">;
  /** What this kind of lead means, said when it is in. */
  note?: string | undefined;
};

/** As the endpoint, without script: a kept lead gets a signed address, an error the form (`startFrom`). */
export async function receivePagePost(request: Request, env: Env, post: PagePost) {
  const now = new Date();
  const answer = (await overLeadLimit(env, request, post.kind))
    ? await limitedPost(request, now)
    : await receiveLead(leadResources(env), request, { ...post, now });
  if (!("lead" in answer)) {
    return data(answer, { status: answerStatus[answer.kind], headers: answerHeaders(answer) });
  }
  const { reference, answerBy } = answer.lead;
  // The page that says so has an address, and may be opened again.
  const sent = {
    reference,
    promise: answerByText(new Date(answerBy), { since: now, now: null }),
    page: answer.page,
    mailed: post.form !== "emergency",
    note: post.note,
  };
  if (canSign(env.LINK_SECRET)) {
    // A place of its own: otherwise the browser keeps that of the form.
    return redirect(`${paths.thanks(await signToken(sent, env.LINK_SECRET, "thanks"))}#inhoud`, 303);
  }
  return data({ ...answer, sent }, { headers: answerHeaders(answer) });
}

/** Nothing is stored, and what was typed comes back. */
async function limitedPost(request: Request, now: Date) {
  const body = await readLeadBody(null, request, now);
  return limitedAnswer(body.kind === "read" ? { values: body.values, files: body.filesSent } : undefined);
}

/** Headers of a page that has such a form: those of the answer, or else its own. */
export function pagePostHeaders({ actionHeaders, ...own }: Record<HeaderSource, Headers>): Headers {
  return actionHeaders.has("Cache-Control") ? actionHeaders : ownLifetime(own);
}

type HeaderSource = "actionHeaders" | "loaderHeaders" | "parentHeaders";
