import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import type { Actor } from "~/features/leads/office/lead/change";
import { customerOf } from "~/features/leads/store/customer.server";
import { cleanLines } from "~/lib/text/clean-text";
import { joinCustomers, refuseJoin, setApart, undoDecision } from "./customer-links.server";
import { addCustomerNote, longestCustomerNote, removeCustomerNote } from "./customer-notes.server";

/** How it went: the sentence to show, and the fields of the post that takes it back. `error`: beside the field. */
type Outcome = { text: string; failed?: true; undo?: Record<string, string> } | { error: string };

const gone: Outcome = {
  text: "Een van deze aanvragen is er niet meer. Er is niets veranderd.",
  failed: true,
};

const customerPost = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["join", "refuse", "apart"]), other: text }),
  z.object({ action: z.literal("undo"), change: text }),
  z.object({ action: z.literal("note"), text: z.pipe(text, z.transform(cleanLines)) }),
  z.object({ action: z.literal("remove-note"), event: z.coerce.number() }),
]);

const does = {
  join: { make: joinCustomers, text: "Samengevoegd tot één klant." },
  refuse: { make: refuseJoin, text: "Onthouden: dit is niet dezelfde klant." },
  apart: { make: setApart, text: "Deze aanvraag staat nu apart van de klant." },
};

/** Does what a button about the customer of this lead asks; null for a post that is not one of its own. */
export async function changeCustomer(
  db: D1Database,
  id: string,
  form: FormData,
  actor: Actor,
): Promise<Outcome | null> {
  const asked = readForm(form, customerPost);
  switch (asked?.action) {
    case undefined:
      return null;
    case "join":
    case "refuse":
    case "apart": {
      const { make, text } = does[asked.action];
      const change = await make(db, id, asked.other, actor);
      return change === null ? gone : { text, undo: { action: "undo", change } };
    }
    case "undo":
      return (await undoDecision(db, asked.change, actor)) ? { text: "Ongedaan gemaakt." } : gone;
    case "note": {
      if (asked.text === "") return { error: "Schrijf eerst iets op" };
      if (asked.text.length > longestCustomerNote)
        return { error: `Een notitie mag maximaal ${longestCustomerNote} karakters bevatten` };
      const event = await addCustomerNote(
        db,
        await customerOf(db, id),
        { text: asked.text, writtenAt: id },
        actor,
      );
      if (event === null) return gone;
      return {
        text: "De notitie staat bij de klant.",
        undo: { action: "remove-note", event: String(event) },
      };
    }
    case "remove-note":
      await removeCustomerNote(db, await customerOf(db, id), asked.event);
      return { text: "De notitie is weggehaald." };
  }
}
