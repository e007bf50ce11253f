import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import {
  changed,
  changeManyByForm,
  leftText,
  type Outcome,
} from "~/features/leads/office/alike/alike-actions.server";
import { changeLabelsByForm } from "~/features/leads/office/labels/label-actions.server";
import type { Actor } from "~/features/leads/office/lead/change";
import { requests } from "~/features/leads/office/model/requests";
import { shortName } from "~/features/leads/office/model/short-name";
import { assignMany, unassignMany } from "./bulk-changes.server";

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
      const moved = await assignMany(db, asked.rows, to, actor);
      // Some may have been of this employee already: those are as asked.
      const left = asked.rows.filter(({ id, assignee }) => assignee !== to && !moved.includes(id)).length;
      if (moved.length === 0) return left === 0 ? { text: "Dat was al zo." } : changed;
      const whom = to === "" ? "aan niemand meer" : `aan ${shortName(to)}`;
      const at = String(actor.now.getTime());
      return {
        text: `${requests(moved.length)} toegewezen ${whom}.${leftText(left)}`,
        undo: { action: "undo-assign-many", ids: JSON.stringify(moved), at },
      };
    }
    case "undo-assign-many": {
      const { length } = await unassignMany(db, asked.ids, asked.at, actor);
      return length === 0 ? changed : { text: `Ongedaan gemaakt.${leftText(asked.ids.length - length)}` };
    }
  }
}
