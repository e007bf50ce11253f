import { listMedia } from "~/features/media/media-store.server";
import { receivePicture } from "~/features/media/receive-picture.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/media";

/** Pictures for the library in the editor. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  requireAbility(context.get(signedIn), "writeArticles");
  const search = url.searchParams.get("q") ?? "";
  const cursor = url.searchParams.get("after");
  return Response.json(await listMedia(context.get(bindings).env.DB, { search, cursor, limit: 24 }));
}

/** Takes in a picture; see features/media/make-variants.ts for what is sent. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const admin = context.get(signedIn);
  requireAbility(admin, "writeArticles");
  const who = { actor: admin.email, now: new Date() };
  const { code, ...answer } = await receivePicture(context.get(bindings).env, request, who);
  return Response.json(answer, { status: code });
}
