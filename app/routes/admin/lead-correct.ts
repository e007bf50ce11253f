import { data } from "react-router";
import * as z from "zod/mini";
import { readForm } from "~/admin/read-form";
import { correctedFields } from "~/features/leads/model/corrected-fields";
import { correctLead, isCorrectedField } from "~/features/leads/office/correct/correct.server";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/lead-correct";

const correction = z.object({ field: z.string(), seen: z.string(), value: z.string() });

export function loader({ context }: Route.LoaderArgs) {
  requireAbility(context.get(signedIn), "changeLeads");
  throw data(null, { status: 404 });
}

/** Puts one field of a request right; taking it back is the same the other way round. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "changeLeads");
  const asked = readForm(await formDataOf(request), correction);
  if (asked === null || !isCorrectedField(asked.field)) throw data(null, { status: 400 });
  const { field, seen, value } = asked;
  const corrected = await correctLead(
    env.DB,
    params.id,
    { field, seen, value },
    { email: me.email, now: new Date() },
  );
  if ("error" in corrected) return data(corrected, { status: 422 });
  const href = paths.adminLead(params.id);
  const label = correctedFields[field];
  if ("kind" in corrected) {
    const gone = "Dit is intussen door iemand anders veranderd. Kijk wat er nu staat.";
    const same = corrected.kind === "same";
    return redirectWith(request, env, href, {
      tone: same ? "success" : "error",
      text: same ? "Dat stond er al." : gone,
    });
  }
  const back = { field, seen: corrected.to, value: seen };
  const undo = { href: paths.adminLeadCorrect(params.id), fields: back };
  return redirectWith(request, env, href, { tone: "success", text: `${label} is verbeterd.`, undo });
}
