import * as z from "zod/mini";
import { draftFiles } from "~/features/leads/store/thread/draft-files.server";
import {
  type DraftKind,
  longestDraft,
  readDraft,
  saveDraft,
} from "~/features/leads/store/thread/lead-drafts.server";
import type { AnswerContent, LeadDrafts, NoteContent } from "./draft-types";

export async function leadDrafts(db: D1Database, leadId: string, employee: string): Promise<LeadDrafts> {
  const [note, answer, files] = await Promise.all([
    readDraft<NoteContent>(db, { leadId, employee, kind: "note" }),
    readDraft<AnswerContent>(db, { leadId, employee, kind: "answer" }),
    draftFiles(db, leadId, employee),
  ]);
  return { note, answer, files };
}

const written = z.object({ subject: z.string(), body: z.string() });
const save = { do: z.literal("save"), version: z.number(), saveId: z.string().check(z.maxLength(64)) };
const command = z.discriminatedUnion("kind", [
  z.object({ ...save, kind: z.literal("note"), content: z.object({ text: z.string() }) }),
  z.object({
    ...save,
    kind: z.literal("answer"),
    content: z.object({
      template: z.nullable(z.string()),
      texts: z.record(z.string(), written),
      photos: z.array(z.number()),
    }),
  }),
]);
type Command = z.infer<typeof command>;

/** Nothing was written, or all of it was taken out again. */
function isEmpty({ kind, content }: Command): boolean {
  if (kind === "note") return content.text.trim() === "";
  return content.template === null && Object.keys(content.texts).length === 0 && content.photos.length === 0;
}

const refused = (message: string) => ({ kind: "refused", message }) as const;

/** Saves what an employee is writing; `text` is the command as JSON, null where it was too long to read. `mayAnswer`: not only notes. */
export async function saveByCommand(
  db: D1Database,
  text: string | null,
  { leadId, employee, now, mayAnswer }: { leadId: string; employee: string; now: Date; mayAnswer: boolean },
): Promise<{ body: object; status: number }> {
  if (text === null || text.length > longestDraft)
    return { body: refused("Dit concept is te lang om te bewaren."), status: 413 };
  const asked = parsed(text);
  if (asked === null) return { body: refused("Dit concept kon niet worden bewaard."), status: 400 };
  if (asked.kind === "answer" && !mayAnswer)
    return { body: refused("Antwoorden schrijft het kantoor."), status: 403 };
  const owner: { leadId: string; employee: string; kind: DraftKind } = { leadId, employee, kind: asked.kind };
  const content = isEmpty(asked) ? {} : asked.content;
  const saved = await saveDraft(db, owner, { ...asked, content }, now);
  if (saved.kind === "saved")
    return { body: { kind: "done", status: { version: saved.version } }, status: 200 };
  if (saved.kind === "gone") return { body: refused("Deze aanvraag is er niet meer."), status: 404 };
  const { content: there, version } = await readDraft(db, owner);
  return { body: { kind: "stale", theirs: { content: there, version } }, status: 409 };
}

function parsed(text: string): Command | null {
  try {
    return command.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
