import { data, Link } from "react-router";
import { recordType } from "~/content/records/record-types";
import { recordForEditor } from "~/features/records/desk/record-page.server";
import { RecordEditor } from "~/features/records/editor/record-editor";
import { paths } from "~/paths";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/record";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const me = context.get(signedIn);
  const type = recordType(params.type);
  requireAbility(me, type?.needs ?? "writeArticles");
  const record = type && (await recordForEditor(env.DB, type, params.key));
  if (!record) throw data(null, { status: 404 });
  return { ...record, me: me.email };
}

/** The editor knows more than the server while somebody types: only another record is fetched. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.title ?? "Inhoud";
  return [{ title: `${title} · Beheer` }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Record({ loaderData }: Route.ComponentProps) {
  const { name, recordKey, title } = loaderData;
  return (
    <>
      <Link to={paths.adminContent} className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={4} /> Terug naar alle inhoud
      </Link>
      <h1 className="mb-4 text-3xl">{title}</h1>
      <RecordEditor
        key={`${name}/${recordKey}`}
        {...loaderData}
        address={paths.adminRecordApi(name, recordKey)}
        revisions={paths.adminRecordRevisions(name, recordKey)}
      />
    </>
  );
}
