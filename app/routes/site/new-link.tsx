import { data, redirect } from "react-router";
import { contactDetails } from "~/content/index.server";
import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import { askForLink, readNewLinkForm } from "~/features/leads/visitor/new-link.server";
import { NewLinkPage } from "~/features/leads/visitor/new-link-page";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { clientHash, hashDay } from "~/platform/http/client-hash.server";
import { formDataOf, PUBLIC_FORM } from "~/platform/http/form-data.server";
import { refuseForeignOrigin } from "~/platform/http/origin-guard.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import { secretPageHeaders } from "~/platform/http/secret-page.server";
import { canSign } from "~/platform/http/signed-token.server";
import type { Route } from "./+types/new-link";

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return secretPageHeaders(actionHeaders);
}

export function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  // Without a secret there are no links at all.
  if (!canSign(env.LINK_SECRET) || ![undefined, "gevraagd"].includes(params.done))
    throw data(null, { status: 404 });
  return { phone: contactDetails().phone, sent: params.done === "gevraagd" };
}

/** The same answer for every reference and address of the right form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { env, ctx } = context.get(bindings);
  const refusal = refuseForeignOrigin(request, "public");
  if (refusal) throw refusal;
  if (!canSign(env.LINK_SECRET)) throw data(null, { status: 404 });
  const { typed, errors } = readNewLinkForm(await formDataOf(request, PUBLIC_FORM));
  if (await overLimit(env.LEAD_LIMIT, request, "nieuwe-link")) {
    return data({ typed, errors: {}, limited: true }, { status: 429, headers: { "Retry-After": "60" } });
  }
  if (Object.keys(errors).length > 0) return data({ typed, errors, limited: false }, { status: 422 });
  const now = new Date();
  const client = await clientHash(request, env.LINK_SECRET, hashDay(now));
  if (await askForLink(env.DB, typed, client, now)) ctx.waitUntil(wakeSender(env.OUTBOX, "link"));
  return redirect(paths.newLinkAsked, 303);
}

export function meta() {
  return [{ title: "Nieuwe link aanvragen" }, { name: "robots", content: "noindex" }];
}

export default function NewLink({ loaderData, actionData }: Route.ComponentProps) {
  const { typed = { reference: "", email: "" }, errors = {}, limited = false } = actionData ?? {};
  return (
    <NewLinkPage
      {...loaderData}
      sent={loaderData.sent && !actionData}
      errors={errors}
      typed={typed}
      limited={limited}
    />
  );
}
