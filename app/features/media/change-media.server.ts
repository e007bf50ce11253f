import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import { cleanLine } from "~/lib/text/clean-text";
import { removeFiles } from "./media-files.server";
import { describeMedia, getMedia, removeMedia } from "./media-store.server";
import { MAX_ALT } from "./media-types";

type Stores = { DB: D1Database; UPLOADS: R2Bucket };
type Outcome = { tone: "success" | "error"; text: string; gone: boolean };

const mediaPost = z.discriminatedUnion("action", [
  z.object({ action: z.literal("describe"), alt: text }),
  z.object({ action: z.literal("delete") }),
]);

/** What the page of a picture asks: another description, or away with it. Null for a post that is not its own. */
export async function changeMedia(
  { DB, UPLOADS }: Stores,
  id: string,
  form: FormData,
): Promise<Outcome | null> {
  const asked = readForm(form, mediaPost);
  if (asked === null) return null;
  if (asked.action === "describe") {
    return (await describeMedia(DB, id, cleanLine(asked.alt).slice(0, MAX_ALT)))
      ? { tone: "success", text: "De beschrijving is opgeslagen.", gone: false }
      : { tone: "error", text: "Deze afbeelding bestaat niet (meer).", gone: true };
  }
  const item = await getMedia(DB, id);
  if (item === null) return { tone: "error", text: "Deze afbeelding bestaat niet (meer).", gone: true };
  if (!(await removeMedia(DB, id))) {
    const text = "Deze afbeelding staat nog ergens en kan niet weg. Haal hem daar eerst uit.";
    return { tone: "error", text, gone: false };
  }
  await removeFiles(UPLOADS, item);
  return { tone: "success", text: `‘${item.name}’ is verwijderd.`, gone: true };
}
