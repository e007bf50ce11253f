import { data } from "react-router";
import * as z from "zod/mini";
import { RevisionsPage } from "~/admin/drafts/revisions-page";
import { readForm } from "~/admin/read-form";
import { formFields } from "~/content/records/form/form-fields";
import { recordLines } from "~/content/records/form/record-lines";
import { recordType } from "~/content/records/record-types";
import { getRecord, headingOf } from "~/features/records/desk/record-store.server";
import { getRevision, listRevisions, restoreRevision } from "~/features/records/desk/revisions.server";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { redirectWith } from "~/platform/access/kv-session.server";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import type { Route } from "./+types/record-revisions";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const type = recordType(params.type);
  requireAbility(context.get(signedIn), type?.needs ?? "writeArticles");
  const record = type && (await getRecord(env.DB, type, params.key));
  if (!record) throw data(null, { status: 404 });
  const revisions = record.id === null ? [] : await listRevisions(env.DB, record.id);
  const asked = Number(url.searchParams.get("revision"));
  const chosen = asked ? await getRevision(env.DB, record, asked) : null;
  const now = Date.now();
  const lines = (content: unknown) => recordLines(formFields(type.schema), content);
  return {
    title: headingOf(type, params.key, record.content),
    back: { label: "Terug", href: paths.adminRecord(type.name, record.key) },
    path: paths.adminRecordRevisions(type.name, record.key),
    revisions: revisions.map((one) => ({
      ...one,
      when: momentText(one.at, now),
      live: one.id === record.liveRevision,
    })),
    chosen: chosen && { id: chosen.id, lines: lines(chosen.content) },
    current: lines(record.content),
  };
}

/** Puts an earlier version back as the draft; what stood there is a version too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { env } = context.get(bindings);
  const admin = context.get(signedIn);
  const type = recordType(params.type);
  requireAbility(admin, type?.needs ?? "writeArticles");
  const asked = readForm(await formDataOf(request), z.object({ revision: z.coerce.number() }));
  const who = { actor: admin.email, now: new Date() };
  const restored =
    type && asked && (await restoreRevision(env.DB, { type, key: params.key }, asked.revision, who));
  if (!restored) throw data(null, { status: 404 });
  if (restored === "refused") {
    const text =
      "De eerdere versie is niet teruggezet: hier is intussen iets veranderd, of het ligt in de prullenbak. Kijk het na en probeer het opnieuw.";
    return redirectWith(request, env, paths.adminRecord(type.name, params.key), { tone: "error", text });
  }
  const text = "De eerdere versie is teruggezet als concept. Bezoekers zien hem pas na publicatie.";
  return redirectWith(request, env, paths.adminRecord(type.name, params.key), { tone: "success", text });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Versies van ${loaderData?.title ?? "inhoud"} · Beheer` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function RecordRevisions({ loaderData }: Route.ComponentProps) {
  return <RevisionsPage {...loaderData} />;
}
