import { data } from "react-router";
import * as z from "zod/mini";
import { RevisionsPage } from "~/admin/drafts/revisions-page";
import { readForm } from "~/admin/read-form";
import { articleNamed, articleNumber } from "~/features/articles/desk/carried-articles.server";
import { restoreRevision } from "~/features/articles/desk/restore-revision.server";
import { getRevision, listRevisions } from "~/features/articles/desk/revisions.server";
import { contentLines } from "~/features/articles/model/content-lines";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/revisions";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "writeArticles");
  const article = await articleNamed(env.DB, params.id);
  if (article === null) throw data(null, { status: 404 });
  const { id, builtIn } = article;
  const name = builtIn ?? id;
  const revisions = await listRevisions(env.DB, id);
  const asked = Number(url.searchParams.get("revision"));
  const chosen = asked ? await getRevision(env.DB, id, asked) : null;
  const now = Date.now();
  return {
    title: article.content.title || "Zonder titel",
    back: { label: "Terug naar het artikel", href: paths.adminArticle(name) },
    path: paths.adminRevisions(name),
    revisions: revisions.map((one) => ({
      ...one,
      note: `${one.words} woorden`,
      when: momentText(one.at, now),
      live: one.id === article.liveRevision,
    })),
    chosen: chosen && { id: chosen.id, lines: contentLines(chosen.content) },
    current: contentLines(article.content),
  };
}

/** Puts an earlier version back as the draft; what stood there is a version too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const admin = context.get(signedIn);
  requireAbility(admin, "writeArticles");
  const id = await articleNumber(env.DB, params.id);
  if (id === null) throw data(null, { status: 404 });
  const asked = readForm(await formDataOf(request), z.object({ revision: z.coerce.number() }));
  const who = { actor: admin.email, now: new Date() };
  const restored = asked && (await restoreRevision(env.DB, id, asked.revision, who));
  if (!restored) throw data(null, { status: 404 });
  const text = "De eerdere versie is teruggezet als concept. Bezoekers zien hem pas na publicatie.";
  return redirectWith(request, env, paths.adminArticle(params.id), { tone: "success", text });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Versies van ${loaderData?.title ?? "een artikel"} · Beheer` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function Revisions({ loaderData }: Route.ComponentProps) {
  return <RevisionsPage {...loaderData} />;
}
