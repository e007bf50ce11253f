import { recordType } from "~/content/records/record-types";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { closeEditor, openEditor } from "~/platform/editor-viewers.server";
import type { Route } from "./+types/editors";

/** Of an article, or of a record with its type. */
const PLACE = /^\/admin\/(?:artikelen|inhoud\/([\w-]+))\/[\w.~%/-]{1,200}$/;

/** A post only: to ask is to say that one has it open. */
export function loader({ context }: Route.LoaderArgs): Response {
  requireAbility(context.get(signedIn), "writeArticles");
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Sent every few seconds by each open editor, with its path as `?plek=`, and with `&gaat` when one leaves it. */
export async function action({ url, context }: Route.ActionArgs): Promise<Response> {
  const { DB } = context.get(bindings).env;
  const me = context.get(signedIn);
  requireAbility(me, "writeArticles");
  const asked = PLACE.exec(url.searchParams.get("plek") ?? "");
  if (asked === null) return new Response(null, { status: 400 });
  const [place, type = ""] = asked;
  requireAbility(me, recordType(type)?.needs ?? "writeArticles");
  if (url.searchParams.has("gaat")) {
    await closeEditor(DB, place, me.email);
    return new Response(null, { status: 204 });
  }
  const others = await openEditor(DB, place, me.email, new Date());
  return Response.json({ others }, { headers: { "Cache-Control": "no-store" } });
}
