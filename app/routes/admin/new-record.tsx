import { data, Link, redirect } from "react-router";
import { recordType } from "~/content/records/record-types";
import { askedFields, isOpen, newRecord } from "~/features/records/desk/new-record.server";
import { NewRecordForm } from "~/features/records/editor/new-record-form";
import { newUuid } from "~/lib/uuid";
import { paths } from "~/paths";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { formDataOf } from "~/platform/http/form-data.server";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/new-record";

export function loader({ params, context }: Route.LoaderArgs) {
  const type = recordType(params.type);
  requireAbility(context.get(signedIn), type?.needs ?? "writeArticles");
  if (!isOpen(type)) throw data(null, { status: 404 });
  return {
    label: type.open.label,
    fields: askedFields(type),
    saveId: newUuid(),
    back: type.listing ? paths.adminRecords(type.name) : paths.adminContent,
  };
}

/** Begins a draft, and goes on in its editor. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const me = context.get(signedIn);
  const type = recordType(params.type);
  requireAbility(me, type?.needs ?? "writeArticles");
  if (!isOpen(type)) throw data(null, { status: 404 });
  const who = { actor: me.email, now: new Date() };
  const made = await newRecord(context.get(bindings).env.DB, type, await formDataOf(request), who);
  if ("key" in made) return redirect(paths.adminRecord(type.name, made.key));
  return data(made, { status: 422 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.label ?? "Inhoud"} · Beheer` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function NewRecord({ loaderData, actionData }: Route.ComponentProps) {
  const { label, fields, saveId, back } = loaderData;
  return (
    <>
      <Link to={back} className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={4} /> Terug
      </Link>
      <h1 className="text-3xl">{label}</h1>
      <p className="mt-2 mb-6 measure text-ink-soft">
        Hiermee begint u een concept. Bezoekers zien het pas als u het publiceert.
      </p>
      <NewRecordForm fields={fields} saveId={saveId} sent={actionData} />
    </>
  );
}
