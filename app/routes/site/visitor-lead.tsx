import { data, redirect } from "react-router";
import { contactDetails } from "~/content/index.server";
import { wakeSender } from "~/features/leads/deliver/wake-sender.server";

import { openVisitorLink } from "~/features/leads/visitor/visitor-link.server";
import { VisitorPage, VisitorPageEnded, VisitorPageGone } from "~/features/leads/visitor/visitor-page";
import { changeByVisitor, visitorChanges, visitorView } from "~/features/leads/visitor/visitor-page.server";

import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { formDataOf, PUBLIC_FORM } from "~/platform/http/form-data.server";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import type { Route } from "./+types/visitor-lead";

/** One visitor's request behind a secret address: kept by nobody, and told to no other site. */
export function headers() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "same-origin" };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const now = new Date();
  const link = await openVisitorLink(env.DB, params.token, env.LINK_SECRET, now);
  if (link === null) throw data(null, { status: 404 });
  const { phone } = contactDetails;
  const view = link.kind === "open" ? await visitorView(env.DB, link.leadId, now) : null;
  if (link.kind !== "open" || view === null) {
    const erased = params.done === visitorChanges.erase;
    return data({ view: null, phone, erased, ended: link.kind === "ended" }, { status: 410 });
  }
  const files = view.files.map((file) => ({
    ...file,
    href: paths.visitorLeadFile(params.token, file.n, file.name),
  }));
  return data({ view: { ...view, files, until: link.until }, phone, erased: false, ended: false });
}

/** Every form of the page; afterwards the page itself, so that loading it again repeats nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) throw refusal;
  if (await overLimit(env.API_LIMIT, request, "aanvraag")) {
    throw data(null, { status: 429, headers: { "Retry-After": "60" } });
  }
  const now = new Date();
  const link = await openVisitorLink(env.DB, params.token, env.LINK_SECRET, now);
  if (link === null) throw data(null, { status: 404 });
  // The page itself then says why.
  if (link.kind !== "open") return data({ refused: false }, { status: 410 });
  const stores = { db: env.DB, bucket: env.UPLOADS };
  const done = await changeByVisitor(stores, link.leadId, await formDataOf(request, PUBLIC_FORM), now);
  if (done === null) return data({ refused: true }, { status: 422 });
  await wakeSender(env.OUTBOX, link.leadId);
  return redirect(paths.visitorLead(params.token, visitorChanges[done]), 303);
}

export function meta() {
  return [{ title: "Uw aanvraag" }, { name: "robots", content: "noindex" }];
}

export default function VisitorLead({ loaderData, actionData, params }: Route.ComponentProps) {
  const { view, phone, erased, ended } = loaderData;
  if (ended) return <VisitorPageEnded newLink={paths.newLink} phone={phone} />;
  if (view === null) return <VisitorPageGone erased={erased} phone={phone} />;
  const done = params.done === "gewijzigd" || params.done === "ingetrokken" ? params.done : null;
  const refused = actionData?.refused === true;
  return <VisitorPage {...view} phone={phone} done={refused ? null : done} refused={refused} />;
}
