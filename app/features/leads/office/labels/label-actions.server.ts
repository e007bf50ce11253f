import * as z from "zod/mini";
import { newestSeen, readForm, text } from "~/admin/read-form";
import type { Outcome } from "~/features/leads/office/alike/alike-actions.server";
import type { Actor } from "~/features/leads/office/lead/change";
import { movedOrOwn } from "~/features/leads/office/lead/own-many.server";
import { requests } from "~/features/leads/office/model/requests";
import { cleanLine } from "~/lib/text/clean-text";
import { type LabelTone, labelTones, longestLabel, MOST_LABELS } from "./label";
import { endLabel, listLabels, makeLabel, putLabel } from "./labels.server";

/** More than a page of the list. */
const MOST = 100;
const ids = z.pipe(
  text,
  z.transform((list) =>
    list
      .split(",")
      .filter((id) => /^[\w-]{1,64}$/.test(id))
      .slice(0, MOST),
  ),
);

/** What the buttons for labels send. `label` of 'put': '+3' puts the third on, '-3' takes it off. */
const labelPost = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("put"),
    ids,
    label: z.string().check(z.regex(/^[+-]\d{1,9}$/)),
    seen: newestSeen,
  }),
  z.object({
    action: z.literal("make"),
    ids,
    seen: newestSeen,
    name: z.pipe(
      text,
      z.transform((name) => cleanLine(name).slice(0, longestLabel)),
    ),
    tone: z.enum(Object.keys(labelTones) as LabelTone[]),
  }),
  z.object({ action: z.literal("end"), label: z.coerce.number() }),
]);

/** Does what a button for labels asks; null for a post that is not one of them. */
export async function changeLabelsByForm(
  db: D1Database,
  form: FormData,
  actor: Actor,
): Promise<Outcome | null> {
  const asked = readForm(form, labelPost);
  switch (asked?.action) {
    case undefined:
      return null;
    case "put": {
      const on = asked.label.startsWith("+");
      return put(db, { ...asked, label: Number(asked.label.slice(1)), on }, actor);
    }
    case "make": {
      if (asked.name === "") return { text: "Schrijf eerst hoe het label heet.", failed: true };
      const label = await makeLabel(db, asked);
      if (label === null)
        return { text: `Er zijn al ${MOST_LABELS} labels. Haal er eerst een weg.`, failed: true };
      if (asked.ids.length === 0) return { text: `Label ‘${label.name}’ is er.` };
      return put(db, { ...asked, label: label.id, on: true }, actor);
    }
    case "end": {
      const ended = await endLabel(db, asked.label, actor);
      if (ended === null) return { text: "Dit label was al weg." };
      return {
        text: `Label ‘${ended.name}’ is weg${ended.leads > 0 ? `, ook bij ${requests(ended.leads)}` : ""}.`,
      };
    }
  }
}

async function put(
  db: D1Database,
  { ids, label, on, seen }: { ids: string[]; label: number; on: boolean; seen: number | null },
  actor: Actor,
): Promise<Outcome> {
  const name = (await listLabels(db)).find(({ id }) => id === label)?.name;
  if (name === undefined) return { text: "Dit label is er niet meer.", failed: true };
  // Without what the page knew it cannot be told from what was so before.
  const same = ({ event, data: { label } }: { event: number; data: Record<string, unknown> }) =>
    seen !== null && event > seen && label === name;
  const { ids: moved } = await movedOrOwn(
    db,
    await putLabel(db, { ids, label, on }, actor),
    { ids, kind: on ? "labelled" : "unlabelled", same },
    actor,
  );
  if (moved.length === 0) return { text: "Dat was al zo." };
  const undo = {
    action: "put",
    ids: moved.join(","),
    label: `${on ? "-" : "+"}${label}`,
    seen: String(seen ?? ""),
  };
  return { text: `Label ‘${name}’ ${on ? "op" : "weg bij"} ${requests(moved.length)}.`, undo };
}
