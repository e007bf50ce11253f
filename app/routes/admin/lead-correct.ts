import { data } from "react-router";
import * as z from "zod/mini";
import { readForm } from "~/admin/read-form";
import { type CorrectedField, correctedFields } from "~/features/leads/model/corrected-fields";
import {
  correctLead,
  isCorrectedField,
  takeCorrectionBack,
} from "~/features/leads/office/correct/correct.server";
import { notDone } from "~/features/leads/office/lead/meanwhile.server";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/lead-correct";

const correction = z.object({ field: z.string(), seen: z.string(), value: z.string() });
const takenBack = z.object({ event: z.coerce.number() });

export function loader({ context }: Route.LoaderArgs) {
  requireAbility(context.get(signedIn), "changeLeads");
  throw data(null, { status: 404 });
}

/** Puts one field of a request right, or takes that back by its event: what is kept for the undo names no person. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const actor = { email: me.email, now: new Date() };
  const form = await formDataOf(request);
  const back = readForm(form, takenBack);
  const asked = back ? null : readForm(form, correction);
  const corrected = back
    ? await takeCorrectionBack(env.DB, params.id, back.event, actor)
    : asked && isCorrectedField(asked.field)
      ? await correctLead(env.DB, params.id, { ...asked, field: asked.field }, actor)
      : null;
  if (corrected === null) throw data(null, { status: 400 });
  if ("error" in corrected) return data(corrected, { status: 422 });
  const href = paths.adminLead(params.id);
  if ("kind" in corrected) {
    if (corrected.kind === "same")
      return redirectWith(request, env, href, { tone: "success", text: "Dat stond er al." });
    const { text, gone } = await notDone(env.DB, params.id, { about: "correction", me: me.email });
    return redirectWith(request, env, gone ? paths.adminLeads : href, { tone: "error", text });
  }
  if (back) return redirectWith(request, env, href, { tone: "success", text: "Ongedaan gemaakt." });
  const email = asked?.field === "email";
  const label = correctedFields[asked?.field as CorrectedField];
  const text = `${label} is verbeterd.${email ? " Links die al gemaild waren, werken niet meer." : ""}`;
  const undo = { href: paths.adminLeadCorrect(params.id), fields: { event: String(corrected.eventId) } };
  return redirectWith(request, env, href, { tone: "success", text, undo });
}
