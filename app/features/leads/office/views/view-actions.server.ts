import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import type { Outcome } from "~/features/leads/office/alike/alike-actions.server";
import { viewSearch } from "~/features/leads/office/list/inbox-filter";
import { cleanLine } from "~/lib/text/clean-text";
import { longestViewName, MOST_VIEWS } from "./saved-view";
import { hasOther, moveView, removeView, saveView } from "./views.server";

const id = z.coerce.number();

/** What the line below the tabs sends. */
const viewPost = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("save-view"),
    name: z.pipe(
      text,
      z.transform((name) => cleanLine(name).slice(0, longestViewName)),
    ),
    search: text,
    /** 'yes': it is put back. */
    back: text,
  }),
  z.object({ action: z.literal("move-view"), id }),
  z.object({ action: z.literal("remove-view"), id }),
]);

/** `error`: beside the name that was typed; `search`: of the view that was kept. */
export type ViewOutcome = (Outcome & { search?: string }) | { error: string; name: string };

/** Keeps, renames, moves or removes a view of this person; null for a post that is none of these. */
export async function changeViewsByForm(
  db: D1Database,
  form: FormData,
  employee: string,
): Promise<ViewOutcome | null> {
  const asked = readForm(form, viewPost);
  switch (asked?.action) {
    case undefined:
      return null;
    case "save-view": {
      const { name } = asked;
      if (name === "") return { error: "Schrijf eerst hoe de weergave heet", name };
      const search = viewSearch(new URLSearchParams(asked.search));
      if (await hasOther(db, employee, { name, search })) {
        const error = `U hebt al een weergave ‘${name}’. Kies een andere naam`;
        return asked.back === "yes" ? { text: `${error}.`, failed: true } : { error, name };
      }
      return (await saveView(db, employee, { name, search }))
        ? { text: `Weergave ‘${name}’ is bewaard.`, search }
        : { text: `U hebt al ${MOST_VIEWS} weergaven. Haal er eerst een weg.`, failed: true };
    }
    case "move-view":
      await moveView(db, employee, asked.id);
      return { text: "De weergave staat een plaats naar voren." };
    case "remove-view": {
      const gone = await removeView(db, employee, asked.id);
      if (gone === null) return { text: "Deze weergave was al weg." };
      const { name, search } = gone;
      return { text: `Weergave ‘${name}’ is weg.`, undo: { action: "save-view", name, search, back: "yes" } };
    }
  }
}
