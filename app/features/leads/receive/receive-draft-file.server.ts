import { fileMessages } from "~/features/leads/model/files/file-messages";
import { MAX_MESSAGE_BYTES } from "~/features/leads/model/files/message-files";
import { discardFiles, stageFile } from "~/features/leads/store/files/lead-files.server";
import type { LeadStores } from "~/features/leads/store/sweep.server";
import { addDraftFile } from "~/features/leads/store/thread/draft-files.server";
import { sha256 } from "~/lib/bytes/hash";
import { sizeText } from "~/lib/files/size-text";
import { cleanFileName } from "~/lib/text/clean-text";
import { inspectFile } from "./inspect-file.server";
import { dropBody } from "./read-lead-body.server";

type Owner = { leadId: string; employee: string; now: Date };
type Answer = { body: { kind: "stored" } | { kind: "refused"; message: string }; status: number };

const refused = (message: string, status = 422): Answer => ({ body: { kind: "refused", message }, status });
const tooLarge = (name: string) =>
  refused(`${name} past er niet meer bij: per mail kan ${sizeText(MAX_MESSAGE_BYTES)} mee.`);

/**
 * A file that an employee adds to the answer that he writes: its bytes, its name in the address. It is judged as those of
 * visitors are.
 */
export async function receiveDraftFile(stores: LeadStores, request: Request, owner: Owner): Promise<Answer> {
  const name = cleanFileName(new URL(request.url).searchParams.get("naam") ?? "") || "bijlage";
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  if (!(length > 0)) return refused(`${name} is leeg.`);
  if (length > MAX_MESSAGE_BYTES) {
    await dropBody(request);
    return tooLarge(name);
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  const sentSha256 = await sha256(bytes);
  const file = await inspectFile(bytes);
  if ("problem" in file) return refused(fileMessages[file.problem](name, "modal"));
  const staged = await stageFile(stores.bucket, { ...file, name, sentSha256 }, owner.now);
  if (await addDraftFile(stores.db, owner.leadId, owner.employee, staged))
    return { body: { kind: "stored" }, status: 200 };
  await discardFiles(stores.bucket, [staged]);
  return tooLarge(name);
}
