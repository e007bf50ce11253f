import * as z from "zod/mini";
import { newestSeen, readForm, text } from "~/admin/read-form";
import { clockText } from "~/features/leads/model/answer-by";
import type { Actor } from "~/features/leads/office/lead/change";
import { countUndone, movedOrOwn } from "~/features/leads/office/lead/own-many.server";
import { mailsText } from "~/features/leads/office/lead/release.server";
import { requests } from "~/features/leads/office/model/requests";
import { mostAlike } from "./alike.server";
import { holdManyAgain, putAway, releaseMany, takeBack } from "./alike-changes.server";
import { holdPattern, stopPattern } from "./patterns.server";

/** How it went: the sentence to show, and the fields of the post that takes it back. */
export type Outcome = { text: string; failed?: true; undo?: Record<string, string> };

const ids = z.pipe(
  text,
  z.transform((list) =>
    list
      .split(",")
      .filter((id) => /^[\w-]{1,64}$/.test(id))
      .slice(0, mostAlike),
  ),
);

/** What the buttons of the quarantine list send. */
const inboxPost = z.discriminatedUnion("action", [
  z.object({ action: z.literal("spam"), held: ids, open: ids, seen: newestSeen }),
  z.object({ action: z.literal("release"), held: ids, spam: ids }),
  z.object({ action: z.literal("undo-spam"), ids, at: z.coerce.number() }),
  z.object({ action: z.literal("undo-release"), ids, at: z.coerce.number() }),
  z.object({ action: z.literal("hold-pattern"), lead: text, kind: z.enum(["text", "client"]) }),
  z.object({ action: z.literal("stop-pattern"), pattern: z.coerce.number() }),
]);

export const changed: Outcome = {
  text: "Er is intussen iets veranderd, er is niets gedaan. Kijk wat er nu staat.",
  failed: true,
};

/** Does what a button of the quarantine list asks; null for a post that is not one of its own. */
export async function changeManyByForm(
  db: D1Database,
  form: FormData,
  actor: Actor,
): Promise<Outcome | null> {
  const asked = readForm(form, inboxPost);
  switch (asked?.action) {
    case undefined:
      return null;
    case "spam": {
      const ids = [...asked.held, ...asked.open];
      const moved = await movedOrOwn(db, await putAway(db, asked, actor), { ids, kind: "spam" }, actor);
      const { length } = moved.ids;
      return length === 0
        ? changed
        : {
            text: `${requests(length)} naar spam.${leftText(ids.length - length)}`,
            undo: { action: "undo-spam", ids: moved.ids.join(","), at: String(moved.at) },
          };
    }
    case "release": {
      const ids = [...asked.held, ...asked.spam];
      const moved = await movedOrOwn(
        db,
        await releaseMany(db, asked, actor),
        { ids, kind: "released" },
        actor,
      );
      const { length } = moved.ids;
      return length === 0
        ? changed
        : {
            text: `${requests(length)} vrijgegeven.${await mailsText(db, moved.ids)}${leftText(ids.length - length)}`,
            undo: { action: "undo-release", ids: moved.ids.join(","), at: String(moved.at) },
          };
    }
    case "undo-spam": {
      const moved = await takeBack(db, asked.ids, asked.at, actor);
      const undoing = { ...asked, was: "spam", kind: "spam-undone" } as const;
      return undone(await countUndone(db, moved, undoing, actor), asked.ids.length);
    }
    case "undo-release": {
      const moved = await holdManyAgain(db, asked.ids, asked.at, actor);
      const undoing = { ...asked, was: "released", kind: "held-again" } as const;
      return undone(await countUndone(db, moved, undoing, actor), asked.ids.length);
    }
    case "hold-pattern": {
      const until = await holdPattern(db, { leadId: asked.lead, kind: asked.kind }, actor);
      return until
        ? {
            text: `Dit patroon wordt tegengehouden tot ${clockText(until)}: wat erop lijkt komt zonder mail in Quarantaine.`,
          }
        : { text: "Dit patroon is te oud om te herkennen.", failed: true };
    }
    case "stop-pattern":
      return (await stopPattern(db, asked.pattern, actor))
        ? { text: "Dit patroon wordt niet meer tegengehouden." }
        : { text: "Dit patroon is er niet meer.", failed: true };
  }
}

export function leftText(left: number): string {
  if (left === 0) return "";
  return left === 1
    ? " 1 aanvraag was intussen veranderd en bleef staan."
    : ` ${left} aanvragen waren intussen veranderd en bleven staan.`;
}

export function undone(count: number, asked: number): Outcome {
  return count === 0 ? changed : { text: `Ongedaan gemaakt.${leftText(asked - count)}` };
}
