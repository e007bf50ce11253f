import { data } from "react-router";
import { addAdminEvent } from "~/features/leads/office/model/admin-events.server";
import { chosenIds, markExported } from "~/features/leads/office/person/person.server";
import { personArchive } from "~/features/leads/office/person/person-archive.server";
import { noteIds } from "~/features/leads/office/person/person-notes.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { downloadResponse } from "~/platform/http/file-response.server";
import type { Route } from "./+types/person-zip";

/** Everything that is kept of the leads that the address names. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  requireAbility(me, "handlePrivacy");
  const ids = chosenIds(url.searchParams.getAll("lead"));
  if (ids.length === 0) throw data(null, { status: 404 });
  if (request.method !== "HEAD") {
    const now = new Date();
    await markExported(env.DB, ids, me.email, now);
    const event = { kind: "person-exported", actor: me.email, detail: String(ids.length) } as const;
    await addAdminEvent(env.DB, event, now);
  }
  const notes = {
    listed: noteIds(url.searchParams.getAll("notes")),
    ticked: noteIds(url.searchParams.getAll("note")),
  };
  return downloadResponse(personArchive({ db: env.DB, bucket: env.UPLOADS }, ids, notes), {
    name: "persoonsgegevens.zip",
    type: "application/zip",
  });
}
