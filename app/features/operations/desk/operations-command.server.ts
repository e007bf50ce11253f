import * as z from "zod/mini";
import { text } from "~/admin/read-form";
import { takeAlarm } from "~/features/operations/alarm/alarms.server";
import { discardDeadLetter, resendDeadLetter } from "~/features/operations/watch/dead-letters.server";
import { gatherChecks } from "~/features/operations/watch/gather-checks.server";
import type { CheckSource } from "~/lib/check";
import { eventStatement, type OperationsEventKind } from "./operations-events.server";

/** The buttons of the page. A delivery is named by its id, or all of a kind at once. */
export const operationsCommand = z.discriminatedUnion("action", [
  z.object({ action: z.literal("retry"), id: text, kind: text }),
  z.object({ action: z.literal("notice"), id: text, kind: text }),
  z.object({ action: z.literal("take"), check: text }),
  z.object({ action: z.literal("resend"), letter: text }),
  z.object({ action: z.literal("discard"), letter: text }),
]);

type Actor = { email: string; now: Date };
type Which = { id: string } | { kind: string };

/** What the leads' deliveries can do; each returns how many it changed and runs `told` with the change. */
export type DeliveryActions = {
  retry(db: D1Database, which: Which, now: Date, told: D1PreparedStatement[]): Promise<number>;
  notice(db: D1Database, which: Which, actor: Actor, told: D1PreparedStatement[]): Promise<number>;
};

type Resources = { env: Env; sources: readonly CheckSource[]; deliveries: DeliveryActions };

/** Does what a button asks and notes who did. Returns the sentence to show. */
export async function operate(
  { env, sources, deliveries }: Resources,
  command: z.infer<typeof operationsCommand>,
  actor: Actor,
): Promise<{ text: string; failed: boolean }> {
  const { DB: db } = env;
  const told = (kind: OperationsEventKind, detail: string) => [eventStatement(db, { kind, detail }, actor)];
  const said = (done: boolean, text: string) =>
    done ? { text, failed: false } : { text: "Dat was al gedaan, misschien door een collega.", failed: true };
  switch (command.action) {
    case "retry": {
      const [which, detail] = whichOf(command);
      const count = await deliveries.retry(db, which, actor.now, told("deliveries-retried", detail));
      return said(count > 0, `${count === 1 ? "1 bericht gaat" : `${count} berichten gaan`} opnieuw weg.`);
    }
    case "notice": {
      const [which, detail] = whichOf(command);
      const count = await deliveries.notice(db, which, actor, told("deliveries-noticed", detail));
      return said(count > 0, "Genoteerd dat u het gezien hebt.");
    }
    case "take": {
      const { checks } = await gatherChecks(sources, env, actor.now.getTime());
      const red = checks.find(({ name, state }) => name === command.check && state === "red");
      const taken = red && (await takeAlarm(db, red, actor, told("alarm-taken", command.check)));
      return said(
        taken === true,
        "Genoteerd dat u ernaar kijkt. Het alarm herhaalt zich 24 uur niet, tenzij het erger wordt.",
      );
    }
    case "resend": {
      const from = { db, queue: env.OUTBOX };
      const sent = await resendDeadLetter(from, command.letter, told("letter-resent", command.letter));
      return said(sent, "Het sein is opnieuw gegeven.");
    }
    case "discard": {
      const gone = await discardDeadLetter(db, command.letter, told("letter-discarded", command.letter));
      return said(gone, "Het sein is weggegooid.");
    }
  }
}

function whichOf({ id, kind }: { id: string; kind: string }): [Which, string] {
  return id === "" ? [{ kind }, kind] : [{ id }, id];
}
