import { data, redirect } from "react-router";
import { contactDetails, currentCompany, siteOrigin } from "~/content/index.server";
import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import { dropBody } from "~/features/leads/receive/read-lead-body.server";
import { filesStatus, receiveFiles } from "~/features/leads/receive/receive-files.server";
import { qrCode } from "~/features/leads/visitor/qr-code.server";
import { openVisitorLink } from "~/features/leads/visitor/visitor-link.server";
import {
  confirmations,
  VisitorPage,
  VisitorPageEnded,
  VisitorPageGone,
} from "~/features/leads/visitor/visitor-page";
import { changeByVisitor, visitorChanges, visitorView } from "~/features/leads/visitor/visitor-page.server";
import { type RefusedMoment, typedWish, wishOf } from "~/features/leads/visitor/visitor-visit.server";
import { type RefusedMessage, typedMessage } from "~/features/leads/visitor/write-message.server";
import { postAddress } from "~/lib/post-address";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { formDataOf, isMultipart } from "~/platform/http/form-data.server";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import { secretPageHeaders } from "~/platform/http/secret-page.server";
import { Island } from "~/ui/islands/island";
import { atDoneNotice } from "~/ui/page/visitor-notices";
import type { Route } from "./+types/visitor-lead";

/** The longest message, every character of it escaped. */
const LONGEST_POST = 64 * 1024;

/** Why a post was refused, by its form. */
type Refusal = {
  refused: boolean;
  photos: string;
  message: RefusedMessage | null;
  moment: RefusedMoment | null;
  /** What was typed when the link had ended. */
  unsent: string;
};
const nothing: Refusal = { refused: false, photos: "", message: null, moment: null, unsent: "" };

/** One visitor's request behind a secret address. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return secretPageHeaders(actionHeaders);
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const now = new Date();
  const link = await openVisitorLink(env.DB, params.token, env.LINK_SECRET, now);
  if (link === null) throw data(null, { status: 404 });
  const { phone } = contactDetails();
  const found = link.kind === "open" ? await visitorView(env.DB, link.leadId, now) : null;
  if (link.kind !== "open" || found === null) {
    const erased = params.done === visitorChanges.erase;
    return data({ view: null, phone, erased, ended: link.kind === "ended", tag: "" }, { status: 410 });
  }
  const files = found.files.map((file) => ({
    ...file,
    href: paths.visitorLeadFile(params.token, file.n, file.name),
  }));
  const qr = qrCode(`${siteOrigin(env)}${paths.visitorLead(params.token)}#fotos`);
  const calendar = paths.visitorLead(params.token, "afspraak.ics");
  const view = { ...found, files, qr, until: link.until, calendar, newMessage: crypto.randomUUID() };
  return data({ view, phone, erased: false, ended: false, tag: currentCompany().productTag });
}

/** Every form of the page; afterwards the page itself, so that loading it again repeats nothing. */
export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const { env } = context.get(bindings);
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) {
    await dropBody(request);
    throw refusal;
  }
  if (isMultipart(request)) return addPhotos(args);
  const form = await formDataOf(request, LONGEST_POST);
  if (await overLimit(env.API_LIMIT, request, "aanvraag")) {
    const error = "Dat waren veel berichten kort na elkaar. Verstuur het over een minuut nog eens.";
    const late = { status: 429, headers: { "Retry-After": "60" } };
    const change = form.get("wijziging");
    if (change === "moment")
      return data({ ...nothing, moment: { moment: error, wish: typedWish(form) } }, late);
    if (change !== "message") throw data(null, late);
    return data({ ...nothing, message: { ...typedMessage(form), error } }, late);
  }
  const now = new Date();
  const link = await openVisitorLink(env.DB, params.token, env.LINK_SECRET, now);
  if (link === null) throw data(null, { status: 404 });
  // The page itself then says why.
  if (link.kind !== "open")
    return data({ ...nothing, unsent: typedMessage(form).text || wishOf(form) }, { status: 410 });
  const stores = { db: env.DB, bucket: env.UPLOADS };
  const done = await changeByVisitor(stores, link.leadId, form, now);
  if (done === null) return data({ ...nothing, refused: true }, { status: 422 });
  if (typeof done === "object")
    return data(
      { ...nothing, ...("moment" in done ? { moment: done } : { message: done }) },
      { status: 422 },
    );
  await wakeSender(env.OUTBOX, link.leadId);
  return redirect(atDoneNotice(paths.visitorLead(params.token, visitorChanges[done])), 303);
}

/** Without script. */
async function addPhotos({ request, params, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const answer = await receiveFiles(env, request, { token: params.token, now: new Date(), waitUntil });
  if (answer.kind === "unknown") throw data(null, { status: 404 });
  if ("lead" in answer) return redirect(atDoneNotice(paths.visitorLead(params.token, "toegevoegd")), 303);
  return data({ ...nothing, photos: answer.message }, { status: filesStatus(answer) });
}

export function meta() {
  return [{ title: "Uw aanvraag" }, { name: "robots", content: "noindex" }];
}

export default function VisitorLead({ loaderData, actionData, params }: Route.ComponentProps) {
  const { view, phone, erased, ended, tag } = loaderData;
  const gone = { phone, unsent: actionData?.unsent ?? "" };
  if (ended) return <VisitorPageEnded newLink={paths.newLink} {...gone} />;
  if (view === null) return <VisitorPageGone erased={erased} {...gone} />;
  const { done = "", token } = params;
  const refused = actionData?.refused === true;
  const error = actionData?.photos;
  const message: RefusedMessage | null = actionData?.message ?? null;
  const moment = actionData?.moment ?? null;
  const confirmed = !refused && !error && !message && !moment && Object.hasOwn(confirmations, done);
  const form = {
    page: postAddress(`${paths.visitorLead(token)}#fotos`, Boolean(error)),
    endpoint: paths.visitorLeadFiles(token),
    done: atDoneNotice(paths.visitorLead(token, "toegevoegd")),
  };
  return (
    <VisitorPage
      {...view}
      {...{ phone, refused, moment }}
      asMessage={message?.instead === true}
      done={confirmed ? (done as keyof typeof confirmations) : null}
      messageForm={
        <Island
          name="visitor-form"
          when="visible"
          props={{
            of: "message",
            page: `${paths.visitorLead(token)}#berichten`,
            id: message?.id ?? view.newMessage,
            refused: message,
            known: view.messages.filter(({ own }) => own).map(({ id, text }) => ({ id, text })),
          }}
        />
      }
      photoForm={
        <Island
          name="visitor-form"
          when="visible"
          props={{ of: "photos", ...form, form: view.form, tag, ...(error ? { error } : {}) }}
        />
      }
    />
  );
}
