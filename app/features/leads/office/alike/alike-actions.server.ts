import * as z from "zod/mini";
import { newestSeen, readForm, text } from "~/admin/read-form";
import { clockText } from "~/features/leads/model/answer-by";
import type { Actor } from "~/features/leads/office/lead/change";
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
  z.object({ action: z.literal("release"), held: ids }),
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
  const at = String(actor.now.getTime());
  switch (asked?.action) {
    case undefined:
      return null;
    case "spam": {
      const moved = await putAway(db, asked, actor);
      const left = asked.held.length + asked.open.length - moved.length;
      return moved.length === 0
        ? changed
        : {
            text: `${requests(moved.length)} naar spam.${leftText(left)}`,
            undo: { action: "undo-spam", ids: moved.join(","), at },
          };
    }
    case "release": {
      const released = await releaseMany(db, asked.held, actor);
      return released.length === 0
        ? changed
        : {
            text: `${requests(released.length)} vrijgegeven. De mails gaan over een minuut weg.${leftText(asked.held.length - released.length)}`,
            undo: { action: "undo-release", ids: released.join(","), at },
          };
    }
    case "undo-spam":
      return undone((await takeBack(db, asked.ids, asked.at, actor)).length, asked.ids.length);
    case "undo-release":
      return undone((await holdManyAgain(db, asked.ids, asked.at, actor)).length, asked.ids.length);
    case "hold-pattern": {
      const until = await holdPattern(db, { leadId: asked.lead, kind: asked.kind }, actor);
      return until
        ? {
            text: `Dit patroon wordt tegengehouden tot ${clockText(until)}: wat erop lijkt komt zonder mail in Quarantaine.`,
          }
        : { text: "Dit patroon werd al tegengehouden, of is te oud om te herkennen.", failed: true };
    }
    case "stop-pattern":
      return (await stopPattern(db, asked.pattern, actor))
        ? { text: "Dit patroon wordt niet meer tegengehouden." }
        : { text: "Dit patroon werd al niet meer tegengehouden.", failed: true };
  }
}

export function leftText(left: number): string {
  if (left === 0) return "";
  return left === 1
    ? " 1 aanvraag was intussen veranderd en bleef staan."
    : ` ${left} aanvragen waren intussen veranderd en bleven staan.`;
}

function undone(count: number, asked: number): Outcome {
  return count === 0 ? changed : { text: `Ongedaan gemaakt.${leftText(asked - count)}` };
}
