import { data, Link } from "react-router";
import { useRememberedList } from "~/admin/last-list";
import { recordType } from "~/content/records/record-types";
import { namedRecords } from "~/features/records/desk/list/content-overview.server";
import { NamedList } from "~/features/records/desk/list/named-list";
import { RecordList } from "~/features/records/desk/list/record-list";
import { isRecordState, listRecords } from "~/features/records/desk/list/record-list.server";
import { dayOf } from "~/lib/text/dutch-date";
import { paths } from "~/paths";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/records";

const pageSize = 40;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const type = recordType(params.type);
  requireAbility(context.get(signedIn), type?.needs ?? "writeArticles");
  // Of a short list all stand on the page of all content.
  if (!type?.listing && !type?.named) throw data(null, { status: 404 });
  const shown = { path: paths.adminRecords(type.name), label: type.label.many, now: Date.now() };
  if (type.named) {
    const search = (url.searchParams.get("q") ?? "").slice(0, 100);
    const groups = await namedRecords(context.get(bindings).env.DB, type, search, dayOf(shown.now));
    const withLinks = groups.map(({ name, records }) => ({
      name,
      rows: records.map((row) => ({ ...row, href: paths.adminRecord(type.name, row.key) })),
    }));
    return { ...shown, search, groups: withLinks };
  }
  const state = url.searchParams.get("state");
  const filter = {
    state: isRecordState(state) ? state : null,
    search: (url.searchParams.get("q") ?? "").slice(0, 100),
    cursor: url.searchParams.get("after"),
  };
  const { rows, next } = await listRecords(context.get(bindings).env.DB, type, {
    ...filter,
    limit: pageSize,
  });
  return {
    ...shown,
    add: type.open && { label: type.open.label, href: paths.adminNewRecord(type.name) },
    rows: rows.map(({ updatedAt: at, updatedBy: by, ...row }) => ({
      ...row,
      href: paths.adminRecord(type.name, row.key),
      changed: { at, by },
    })),
    next,
    filter,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.label ?? "Inhoud"} · Beheer` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function Records({ loaderData }: Route.ComponentProps) {
  useRememberedList(loaderData.path);
  return (
    <>
      <Link to={paths.adminContent} className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={4} /> Terug naar alle inhoud
      </Link>
      {"groups" in loaderData ? <NamedList {...loaderData} /> : <RecordList {...loaderData} />}
    </>
  );
}
