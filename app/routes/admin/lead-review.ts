import { data } from "react-router";
import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import { recordType } from "~/content/records/record-types";
import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import { longestReason } from "~/features/leads/office/review/refusal-form";
import { askForReview, noteRefusal, reviewOfLead } from "~/features/leads/store/lead-review.server";
import { binRecord } from "~/features/records/desk/publish.server";
import { getRecord } from "~/features/records/desk/record-store.server";
import { cleanLines } from "~/lib/text/clean-text";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { showOwnChange } from "~/platform/cache/content-generation.server";
import { formDataOf } from "~/platform/http/form-data.server";
import { canSign } from "~/platform/http/signed-token.server";
import type { Route } from "./+types/lead-review";

/** Commands only: there is nothing to read here. */
export function loader({ context }: Route.LoaderArgs): Response {
  requireAbility(context.get(signedIn), "changeLeads");
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

const reviewPost = z.discriminatedUnion("action", [
  z.object({ action: z.literal("ask") }),
  z.object({ action: z.literal("refuse"), reason: z.pipe(text, z.transform(cleanLines)) }),
]);

/** Asks the customer of a won request for a review, or keeps what he wrote off the site, with a reason. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { request, params, context } = args;
  requireAbility(context.get(signedIn), "changeLeads");
  const asked = readForm(await formDataOf(request), reviewPost);
  if (asked === null) throw data(null, { status: 400 });
  if (asked.action === "refuse") return refuse(args, asked.reason);
  const { env } = context.get(bindings);
  const who = { actor: context.get(signedIn).email, now: new Date() };
  const due = canSign(env.LINK_SECRET) && (await askForReview(env.DB, params.id, who));
  if (due) await wakeSender(env.OUTBOX, params.id);
  return redirectWith(
    request,
    env,
    paths.adminLead(params.id),
    due
      ? {
          tone: "success",
          text: "De vraag gaat nu per mail weg. Of hij vertrok, ziet u straks bij Berichten.",
        }
      : { tone: "error", text: "Deze klant is al gevraagd, of kan nu niet gevraagd worden." },
  );
}

async function refuse({ request, params, context }: Route.ActionArgs, reason: string): Promise<Response> {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "writeArticles");
  const now = new Date();
  const type = recordType("review");
  const review = await reviewOfLead(env.DB, params.id);
  const record = type && review && (await getRecord(env.DB, type, review.recordKey));
  if (!record) throw data(null, { status: 404 });
  const page = paths.adminRecord(record.type.name, record.key);
  const told = (tone: "success" | "error", text: string) => redirectWith(request, env, page, { tone, text });
  if (reason === "")
    return told("error", "Schrijf de reden op: zonder reden mag een beoordeling niet wegblijven.");
  if (reason.length > longestReason) return told("error", `Houd de reden onder ${longestReason} tekens.`);
  if (record.state === "binned") return told("error", "Deze beoordeling was al niet geplaatst.");
  const who = { actor: me.email, now };
  await binRecord(env.DB, record, who, noteRefusal(env.DB, params.id, reason, who));
  const answer = await told(
    "success",
    "Deze beoordeling komt niet op de website. De klant leest de reden op zijn pagina.",
  );
  const secure = new URL(request.url).protocol === "https:";
  answer.headers.append("Set-Cookie", await showOwnChange(env.DB, now.getTime(), secure));
  return answer;
}
