import { z } from "zod";
import type { Problem } from "~/content/records/read-stored";
import type {
  RecordAnswer,
  RecordCommand,
  RecordStatus,
  Theirs,
} from "~/features/records/model/editor-types";
import { recordCan } from "~/features/records/model/record-states";
import { checkRecord } from "./check-record.server";
import { sameGiven } from "./given-fields";
import { endPreviews, previewToken } from "./preview-link.server";
import {
  binRecord,
  publishRecord,
  restoreRecord,
  revertRecord,
  scheduleRecord,
  unpublishRecord,
} from "./publish.server";
import { builtInOf, getRecord, keepRevision, type StoredRecord, saveRecord } from "./record-store.server";

const moment = z.number().int().min(0).max(4_102_444_800_000).nullable();
/** A draft may be unfinished in any way: what may be published is for the type's schema to say. */
const content = z.record(z.string(), z.unknown()).refine((value) => isShallow(value));
const commandSchema: z.ZodType<RecordCommand> = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("save"),
    version: z.number().int().min(0),
    saveId: z.string().regex(/^[\w-]{8,64}$/),
    content,
    separate: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal("keep"), content }),
  z.strictObject({ do: z.literal("publish"), version: z.number().int().min(0) }),
  z.strictObject({ do: z.literal("schedule"), publishAt: moment, unpublishAt: moment }),
  z.strictObject({ do: z.enum(["revert", "unpublish", "bin", "restore", "preview", "end-previews"]) }),
]);

/** Deeper than any type goes; what reads a draft calls itself once per level. */
const MOST_LEVELS = 32;

function isShallow(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

/** Null when the body is no valid command. */
export function readCommand(text: string): RecordCommand | null {
  try {
    return commandSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

type Resources = { DB: D1Database; LINK_SECRET?: string };
type Who = { actor: string; now: Date };
type Result = { answer: RecordAnswer; code: number; live: boolean };

const GONE = "Dit bestaat niet (meer).";
const GIVEN =
  "Wat de klant schreef, verandert niet. Laad de pagina opnieuw; uw antwoord kunt u er dan weer bij zetten.";
const REASONED = "Dit gaat alleen van de website met een reden, bij ‘Niet plaatsen’.";

/** Runs a command of the editor. `live`: the public site has changed. */
export async function changeRecord(
  env: Resources,
  named: Pick<StoredRecord, "type" | "key">,
  command: RecordCommand,
  who: Who,
): Promise<Result> {
  const db = env.DB;
  if (command.do === "save") return save(db, named, command, who);
  const record = await getRecord(db, named.type, named.key);
  if (record === null) return refused(404, GONE);
  switch (command.do) {
    case "keep":
      await keepRevision(db, record, command.content, who);
      return done(db, record);
    case "preview":
      return preview(env, record, who.now);
    case "end-previews":
      await endPreviews(db, record);
      return done(db, record);
  }
  const mayBe = command.do !== "bin" || record.type.open !== null;
  const unread = record.readOnly && (command.do === "publish" || command.do === "schedule");
  const builtIn = builtInOf(record.type, record.key) !== undefined;
  const given = record.type.given.length > 0;
  const fits = command.do === "revert" ? builtIn : command.do !== "unpublish" || !(builtIn || given);
  if (mayBe && fits && isSo(command, record)) return done(db, record, true);
  if (!mayBe || !fits || unread || !recordCan(command.do, record.state))
    return refused(409, "Dat kan hier niet (meer).", await statusOf(db, record));
  switch (command.do) {
    case "publish":
      return publish(db, record, command.version, who);
    case "schedule":
      return schedule(db, record, command, who.now);
    case "revert":
      await revertRecord(db, record, who);
      return done(db, record, true);
    case "unpublish":
      await unpublishRecord(db, record);
      return done(db, record, true);
    case "bin":
      await binRecord(db, record, who);
      return done(db, record, true);
    case "restore":
      await restoreRecord(db, record);
      return done(db, record, true);
  }
}

/** What is asked is so already: the answer was lost, or somebody else was quicker. */
function isSo(command: RecordCommand, { state, version, liveRevision }: StoredRecord): boolean {
  switch (command.do) {
    case "publish":
      return state === "published" && version === command.version;
    case "revert":
      return state === "original";
    case "unpublish":
    case "restore":
      return state === "draft" && liveRevision === null;
    case "bin":
      return state === "binned";
  }
  return false;
}

async function save(
  db: D1Database,
  named: Pick<StoredRecord, "type" | "key">,
  { version, content, saveId, separate = false }: Extract<RecordCommand, { do: "save" }>,
  who: Who,
): Promise<Result> {
  const { type, key } = named;
  // Of a closed type there is what the code carries.
  if (version === 0 && type.open === null && builtInOf(type, key) === undefined) return refused(404, GONE);
  if (type.given.length > 0) {
    const known = await getRecord(db, type, key);
    if (known === null) return refused(404, GONE);
    if (!sameGiven(type, known.content, content)) return refused(422, GIVEN);
  }
  const saved = await saveRecord(db, named, version, content, { ...who, saveId }, separate);
  if (saved.kind === "missing") return refused(404, GONE);
  if (saved.kind === "saved") return done(db, named);
  const { theirs } = saved;
  if (theirs.state === "binned")
    return refused(409, "Dit ligt in de prullenbak. Zet het eerst terug; wat u schreef blijft hier staan.");
  if (theirs.readOnly)
    return refused(
      409,
      "Dit is bewaard door een nieuwere versie van de site. Laad de pagina straks opnieuw.",
    );
  return { answer: { kind: "stale", theirs: theirsOf(theirs) }, code: 409, live: false };
}

async function publish(db: D1Database, record: StoredRecord, version: number, who: Who): Promise<Result> {
  if (record.version !== version)
    return { answer: { kind: "stale", theirs: theirsOf(record) }, code: 409, live: false };
  const { value, problems } = await checkRecord(db, record);
  if (problems) return refused(422, toldFirst(problems), await statusOf(db, record));
  if (!(await publishRecord(db, record, value, who)))
    return refused(409, "Intussen is er iets veranderd. Kijk het nog eens na en publiceer opnieuw.");
  return done(db, record, true);
}

async function schedule(
  db: D1Database,
  record: StoredRecord,
  { publishAt, unpublishAt }: Extract<RecordCommand, { do: "schedule" }>,
  now: Date,
): Promise<Result> {
  const status = await statusOf(db, record);
  const { problems } = status;
  if (unpublishAt !== null && record.type.given.length > 0) return refused(409, REASONED, status);
  if (publishAt !== null && problems.length > 0) return refused(422, toldFirst(problems), status);
  if ([publishAt, unpublishAt].some((at) => at !== null && at <= now.getTime()))
    return refused(422, "Kies een tijdstip dat nog komt.", status);
  if (unpublishAt !== null && unpublishAt <= (publishAt ?? 0))
    return refused(422, "Het kan pas weg nadat het is geplaatst. Kies een later tijdstip.", status);
  if (unpublishAt !== null && publishAt === null && record.liveRevision === null)
    return refused(422, "Kies ook wanneer het geplaatst wordt.", status);
  await scheduleRecord(db, record, { publishAt, unpublishAt });
  return done(db, record);
}

async function preview({ DB, LINK_SECRET }: Resources, record: StoredRecord, now: Date): Promise<Result> {
  const token = await previewToken(DB, record, LINK_SECRET, now);
  if (token === null)
    return refused(503, "Voorbeeldlinks staan uit: LINK_SECRET is niet ingesteld. Vraag de beheerder.");
  const status = await statusOf(DB, record);
  return { answer: { kind: "done", status, link: token }, code: 200, live: false };
}

async function done(
  db: D1Database,
  { type, key }: Pick<StoredRecord, "type" | "key">,
  live = false,
): Promise<Result> {
  const record = await getRecord(db, type, key);
  if (record === null) return refused(404, GONE);
  return { answer: { kind: "done", status: await statusOf(db, record) }, code: 200, live };
}

function refused(code: number, message: string, status?: RecordStatus): Result {
  return { answer: { kind: "refused", message, ...(status && { status }) }, code, live: false };
}

const toldFirst = (problems: Problem[]) =>
  problems.length === 1
    ? `Eén ding klopt nog niet: ${problems[0]?.message}.`
    : `${problems.length} dingen kloppen nog niet. Ze staan bij de velden.`;

export async function statusOf(db: D1Database, record: StoredRecord): Promise<RecordStatus> {
  const { state, version, saved, liveRevision, publishAt, unpublishAt, scheduleProblem, defaultChanged } =
    record;
  const { problems = [] } = await checkRecord(db, record);
  const live = liveRevision !== null;
  return { state, version, saved, live, publishAt, unpublishAt, scheduleProblem, defaultChanged, problems };
}

function theirsOf({ content, version, saved }: StoredRecord): Theirs {
  return { content, version, by: saved?.by ?? "", at: saved?.at ?? 0 };
}
