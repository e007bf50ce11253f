import { data } from "react-router";
import { articleNumber } from "~/features/articles/desk/carried-articles.server";
import { changeArticle, readCommand } from "~/features/articles/desk/change-article.server";
import { MAX_DOCUMENT_BYTES } from "~/features/articles/model/document-schema.server";
import { readTextLimited } from "~/lib/bytes/read-text-limited";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { showOwnChange } from "~/platform/cache/content-generation.server";
import type { Route } from "./+types/article";

/** Commands only: there is nothing to read here. */
export function loader({ context }: Route.LoaderArgs): Response {
  requireAbility(context.get(signedIn), "writeArticles");
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** What the editor does with an article; see features/articles/model/editor-types.ts. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const admin = context.get(signedIn);
  requireAbility(admin, "writeArticles");
  const text = await readTextLimited(request, MAX_DOCUMENT_BYTES);
  if (text === null) return Response.json(tooLarge, { status: 413 });
  const command = readCommand(text);
  if (command === null) return Response.json(unreadable, { status: 400 });
  const id = await articleNumber(env.DB, params.id);
  if (id === null) throw data(null, { status: 404 });
  const now = new Date();
  const { answer, code, live } = await changeArticle(env, id, command, { actor: admin.email, now });
  const secure = new URL(request.url).protocol === "https:";
  const headers = live ? { "Set-Cookie": await showOwnChange(env.DB, now.getTime(), secure) } : undefined;
  return Response.json(answer, { status: code, ...(headers && { headers }) });
}

const tooLarge = {
  kind: "refused",
  message: "Dit artikel is te lang om te bewaren. Verdeel het over twee artikelen.",
};
const unreadable = {
  kind: "refused",
  message: "Dit kon niet worden opgeslagen. Kopieer uw tekst en laad de pagina opnieuw.",
};
