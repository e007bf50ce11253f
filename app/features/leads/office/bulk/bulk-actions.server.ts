import * as z from "zod/mini";
import { shortName } from "~/admin/people/short-name";
import { readForm, text } from "~/admin/read-form";
import { keysOf } from "~/features/leads/model/lead-options";
import { lostReasons } from "~/features/leads/model/lead-outcome";
import { leadStatuses } from "~/features/leads/model/lead-status";
import {
  changed,
  changeManyByForm,
  leftText,
  type Outcome,
  undone,
} from "~/features/leads/office/alike/alike-actions.server";
import { changeLabelsByForm } from "~/features/leads/office/labels/label-actions.server";
import type { Actor } from "~/features/leads/office/lead/change";
import { countUndone, movedOrOwn } from "~/features/leads/office/lead/own-many.server";
import { requests } from "~/features/leads/office/model/requests";
import { assignMany, unassignMany } from "./bulk-changes.server";
import { moveBack, moveMany } from "./bulk-status.server";

/** More than a page of the list. */
const MOST = 100;

/** A JSON list; what is none counts as empty. */
const list = z.pipe(
  text,
  z.transform((json): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      return [];
    }
  }),
);
const id = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** What the bar below the list sends. */
const bulkPost = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("assign-many"),
    assignee: text,
    rows: z.pipe(list, z.array(z.object({ id, assignee: z.string() })).check(z.maxLength(MOST))),
  }),
  z.object({
    action: z.literal("undo-assign-many"),
    ids: z.pipe(list, z.array(id).check(z.maxLength(MOST))),
    at: z.coerce.number(),
  }),
  z.object({
    action: z.literal("set-many"),
    what: z.enum(keysOf(leadStatuses)),
    reason: z._default(z.enum(["", ...keysOf(lostReasons)]), ""),
    rows: z.pipe(
      list,
      z.array(z.object({ id, status: z.enum(keysOf(leadStatuses)) })).check(z.maxLength(MOST)),
    ),
  }),
  z.object({
    action: z.literal("undo-set-many"),
    events: z.pipe(list, z.array(z.tuple([id, z.array(z.number())])).check(z.maxLength(MOST))),
  }),
]);

/** Does what a button of the inbox asks for several leads; null for a post that is not one of its own. */
export async function changeListByForm(
  db: D1Database,
  form: FormData,
  { employees, ...actor }: Actor & { employees: string[] },
): Promise<Outcome | null> {
  const asked = readForm(form, bulkPost);
  switch (asked?.action) {
    case undefined:
      return (await changeLabelsByForm(db, form, actor)) ?? changeManyByForm(db, form, actor);
    case "assign-many": {
      const to = asked.assignee;
      if (to !== "" && !employees.includes(to)) return null;
      const was = new Map(asked.rows.map(({ id, assignee }) => [id, assignee]));
      const { ids: moved, at } = await movedOrOwn(
        db,
        await assignMany(db, asked.rows, to, actor),
        {
          ids: [...was.keys()],
          kind: "assigned",
          same: ({ id, data: { from, to: given } }) => from === was.get(id) && given === to,
        },
        actor,
      );
      // Some may have been of this employee already: those are as asked.
      const left = asked.rows.filter(({ id, assignee }) => assignee !== to && !moved.includes(id)).length;
      if (moved.length === 0) return left === 0 ? { text: "Dat was al zo." } : changed;
      const whom = to === "" ? "aan niemand meer" : `aan ${shortName(to)}`;
      return {
        text: `${requests(moved.length)} toegewezen ${whom}.${leftText(left)}`,
        undo: { action: "undo-assign-many", ids: JSON.stringify(moved), at: String(at) },
      };
    }
    case "undo-assign-many": {
      const moved = await unassignMany(db, asked.ids, asked.at, actor);
      const undoing = { ...asked, was: "assigned", kind: "assigned" } as const;
      return undone(await countUndone(db, moved, undoing, actor), asked.ids.length);
    }
    case "set-many": {
      const { what: to, rows, reason } = asked;
      const { moved, visits } = await moveMany(db, { rows, to, reason: reason || null }, actor);
      const left = withoutStep(rows.length - moved.length - visits.length);
      const kept =
        visits.length === 0 ? "" : ` Er is nog een afspraak bij ${visits.join(", ")}: zeg die eerst af.`;
      if (moved.length === 0) return { text: (left + kept).trim(), failed: true };
      return {
        text: `${requests(moved.length)} op ‘${leadStatuses[to]}’.${left}${kept}`,
        undo: { action: "undo-set-many", events: JSON.stringify(moved) },
      };
    }
    case "undo-set-many": {
      const back = await moveBack(db, asked.events, actor);
      return undone(back, asked.events.length);
    }
  }
}

function withoutStep(left: number): string {
  if (left === 0) return "";
  return left === 1
    ? " 1 aanvraag heeft die stap niet, of is intussen veranderd, en bleef staan."
    : ` ${left} aanvragen hebben die stap niet, of zijn intussen veranderd, en bleven staan.`;
}
