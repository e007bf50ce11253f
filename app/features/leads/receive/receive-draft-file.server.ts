import { fileMessages } from "~/features/leads/model/files/file-messages";
import { MAX_MESSAGE_BYTES } from "~/features/leads/model/files/message-files";
import { discardFiles, stageFile } from "~/features/leads/store/files/lead-files.server";
import type { LeadStores } from "~/features/leads/store/sweep.server";
import { addDraftFile, hasUpload } from "~/features/leads/store/thread/draft-files.server";
import { sha256 } from "~/lib/bytes/hash";
import { sizeText } from "~/lib/files/size-text";
import { cleanFileName } from "~/lib/text/clean-text";
import { inspectFile } from "./inspect-file.server";
import { dropBody } from "./read-lead-body.server";

type Owner = { leadId: string; employee: string; now: Date };
type Answer = { body: { kind: "stored" } | { kind: "refused"; message: string }; status: number };

const stored: Answer = { body: { kind: "stored" }, status: 200 };
const refused = (message: string, status = 422): Answer => ({ body: { kind: "refused", message }, status });
const tooLarge = (name: string) =>
  refused(`${name} past er niet meer bij: per mail kan ${sizeText(MAX_MESSAGE_BYTES)} mee.`);

/**
 * A file that an employee adds to the answer that he writes: its bytes, its name in the address. It is judged as those of
 * visitors are. `upload` in the address is the number of this one: sent again it is the same file.
 */
export async function receiveDraftFile(stores: LeadStores, request: Request, owner: Owner): Promise<Answer> {
  const asked = new URL(request.url).searchParams;
  const name = cleanFileName(asked.get("naam") ?? "") || "bijlage";
  const upload = /^[\w-]{8,64}$/.exec(asked.get("upload") ?? "")?.[0] ?? null;
  const { leadId, employee } = owner;
  const isKept = async () => upload !== null && (await hasUpload(stores.db, leadId, employee, upload));
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  if (!(length > 0)) return refused(`${name} is leeg.`);
  if (length > MAX_MESSAGE_BYTES) {
    await dropBody(request);
    return tooLarge(name);
  }
  if (await isKept()) {
    await dropBody(request);
    return stored;
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  const sentSha256 = await sha256(bytes);
  const file = await inspectFile(bytes);
  if ("problem" in file) return refused(fileMessages[file.problem](name, "modal"));
  const staged = await stageFile(stores.bucket, { ...file, name, sentSha256 }, owner.now);
  if (await addDraftFile(stores.db, leadId, employee, { ...staged, upload })) return stored;
  await discardFiles(stores.bucket, [staged]);
  return (await isKept()) ? stored : tooLarge(name);
}
