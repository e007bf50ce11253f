import { data, Link } from "react-router";
import { changeMedia } from "~/features/media/change-media.server";
import { MediaPage } from "~/features/media/media-page";
import { getMedia, mediaUses, recordUses } from "~/features/media/media-store.server";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/media-item";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "writeArticles");
  const [item, articles, records] = await Promise.all([
    getMedia(env.DB, params.id),
    mediaUses(env.DB, params.id),
    recordUses(env.DB, params.id),
  ]);
  if (item === null) throw data(null, { status: 404 });
  return {
    item,
    added: momentText(item.createdAt, Date.now()),
    uses: [
      ...articles.map(({ id, ...use }) => ({ ...use, href: paths.adminArticle(id) })),
      ...records.map(({ type, key, ...use }) => ({ ...use, href: paths.adminRecord(type, key) })),
    ].map((use) => ({ ...use, title: use.title || "Zonder titel" })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "writeArticles");
  const outcome = await changeMedia(env, params.id, await formDataOf(request));
  if (outcome === null) throw data(null, { status: 400 });
  const { gone, ...flash } = outcome;
  return redirectWith(request, env, gone ? paths.adminMedia : paths.adminMediaItem(params.id), flash);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.item.name ?? "Afbeelding"} · Beheer` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function MediaItemPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Link to={paths.adminMedia} className="mb-6 inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={4} /> Alle media
      </Link>
      <MediaPage {...loaderData} />
    </>
  );
}
