import { data } from "react-router";
import { picturesIn } from "~/content/records/fields/picture";
import { isRecordKey } from "~/content/records/record-type";
import { recordType } from "~/content/records/record-types";
import { isReviewPhoto } from "~/features/leads/store/lead-review.server";
import { changeRecord, readCommand } from "~/features/records/desk/change-record.server";
import { getRecord } from "~/features/records/desk/record-store.server";
import type { RecordCommand } from "~/features/records/model/editor-types";
import { readTextLimited } from "~/lib/bytes/read-text-limited";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { showOwnChange } from "~/platform/cache/content-generation.server";
import type { Route } from "./+types/record";

/** Of a command with a record; the longest text of the site is a tenth of it. */
const MAX_BYTES = 400_000;

/** Commands only: there is nothing to read here. */
export function loader({ params, context }: Route.LoaderArgs): Response {
  requireAbility(context.get(signedIn), recordType(params.type)?.needs ?? "writeArticles");
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** What the editor does with a record; see features/records/model/editor-types.ts. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const admin = context.get(signedIn);
  const type = recordType(params.type);
  requireAbility(admin, type?.needs ?? "writeArticles");
  if (!type || !isRecordKey(params.key)) throw data(null, { status: 404 });
  const text = await readTextLimited(request, MAX_BYTES);
  const command = text === null ? null : readCommand(text);
  if (command === null) return Response.json(unreadable, { status: text === null ? 413 : 400 });
  const now = new Date();
  const named = { type, key: params.key };
  if (type.given.length > 0 && !(await photoIsGiven(env.DB, named, command)))
    return Response.json({ kind: "refused", message: otherPhoto }, { status: 422 });
  const { answer, code, live } = await changeRecord(env, named, command, { actor: admin.email, now });
  const secure = new URL(request.url).protocol === "https:";
  const headers = live ? { "Set-Cookie": await showOwnChange(env.DB, now.getTime(), secure) } : undefined;
  return Response.json(answer, { status: code, ...(headers && { headers }) });
}

/** Whether the picture that it would show is the one that its customer chose and agreed to. */
async function photoIsGiven(
  db: D1Database,
  { type, key }: Parameters<typeof changeRecord>[1],
  command: RecordCommand,
): Promise<boolean> {
  const shows = command.do === "publish" || command.do === "schedule";
  const content = "content" in command ? command.content : shows && (await getRecord(db, type, key))?.content;
  const shown = await Promise.all(picturesIn(content).map((media) => isReviewPhoto(db, key, media)));
  return shown.every(Boolean);
}

const otherPhoto =
  "De foto is niet (meer) die van de klant: hij koos een andere, of geen. Haal de foto weg en laad de pagina opnieuw.";

const unreadable = {
  kind: "refused",
  message: "Dit kon niet worden opgeslagen. Kopieer uw tekst en laad de pagina opnieuw.",
};
