import { data, Link, useNavigation } from "react-router";
import { useLastList } from "~/admin/last-list";
import { picturesIn } from "~/content/records/fields/picture";
import { recordType } from "~/content/records/record-types";
import type { Picture } from "~/content/types";
import { offeredPhotos } from "~/features/leads/office/project/offered-photos";
import { PhotoOffer } from "~/features/leads/office/project/photo-offer";
import { RefusalForm, type ReviewJudging } from "~/features/leads/office/review/refusal-form";
import { leadOfProject, type ProjectSource } from "~/features/leads/store/lead-project.server";
import { leadOfReview, photoOfReview } from "~/features/leads/store/lead-review.server";
import { uploadPicture } from "~/features/media/make-variants";
import { MediaLibrary } from "~/features/media/media-library";
import { mediaOfSources } from "~/features/media/media-store.server";
import { recordForEditor } from "~/features/records/desk/record-page.server";
import { RecordEditor } from "~/features/records/editor/record-editor";
import { momentText } from "~/lib/text/moment-text";
import { paths } from "~/paths";
import { roleMay } from "~/platform/access/roles";
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
  const { id, ...shown } = record;
  const offered =
    id !== null && roleMay(me.role, "readLeads")
      ? await photosOfLead(
          env.DB,
          await (record.given ? photoOfReview(env.DB, params.key) : leadOfProject(env.DB, id)),
        )
      : [];
  const judging =
    record.given && roleMay(me.role, "changeLeads") ? await reviewJudging(env.DB, record) : null;
  const back =
    type.listing || (type.named && Object.keys(type.defaults).length > 1)
      ? { label: `alle ${type.label.many.toLowerCase()}`, href: paths.adminRecords(type.name) }
      : { label: "alle inhoud", href: paths.adminContent };
  return { ...shown, back, me: me.email, offered, judging };
}

/** Of what a customer wrote: the request that it came from, and what keeps it off the site. */
async function reviewJudging(
  db: D1Database,
  { recordKey, status }: { recordKey: string; status: { state: string } },
): Promise<ReviewJudging | null> {
  const lead = await leadOfReview(db, recordKey);
  if (lead === null) return null;
  const { leadId, reference, refusedAt, refusedBy, refusedReason } = lead;
  const by = `${refusedBy}, ${momentText(refusedAt ?? 0, Date.now())}`;
  return {
    lead: { href: paths.adminLead(leadId), reference },
    action: paths.adminLeadReview(leadId),
    refusal: refusedReason === null ? null : { reason: refusedReason, by },
    canRefuse: status.state !== "binned",
  };
}

/** Photos of the request that a record was made of, as far as it may show them. */
async function photosOfLead(db: D1Database, source: ProjectSource | null) {
  if (source === null) return [];
  const known = await mediaOfSources(
    db,
    source.files.map(({ sha256 }) => sha256),
  );
  return offeredPhotos(source, known);
}

/** The editor knows more than the server while somebody types: only another record is fetched. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.title ?? "Inhoud";
  return [{ title: `${title} · Beheer` }, { name: "robots", content: "noindex, nofollow" }];
}

const offerOfProject = {
  from: "van de aanvraag",
  to: "Wat u overneemt, komt bij de foto’s hieronder te staan als ‘Vóór’.",
};
const offerOfReview = {
  from: "van de klant",
  to: "De klant wil deze foto bij zijn beoordeling. Overgenomen komt hij eronder te staan.",
};

export default function Record({ loaderData }: Route.ComponentProps) {
  const { offered, back, judging, ...record } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const { name, recordKey, title } = record;
  const list = useLastList(back.href);
  return (
    <>
      <Link to={list} className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={4} /> Terug naar {back.label}
      </Link>
      <h1 className="mb-4 text-3xl">{title}</h1>
      {judging && (
        <div className="mb-6">
          <RefusalForm {...judging} busy={busy} />
        </div>
      )}
      <RecordEditor
        key={`${name}/${recordKey}`}
        {...record}
        upload={(file) => uploadPicture(paths.adminMediaApi, file)}
        library={(props) => <MediaLibrary {...props} address={paths.adminMediaApi} />}
        address={paths.adminRecordApi(name, recordKey)}
        revisions={paths.adminRecordRevisions(name, recordKey)}
      >
        {({ content, change }) => (
          <PhotoOffer
            photos={offered}
            words={record.given ? offerOfReview : offerOfProject}
            shown={picturesIn(content)}
            nameOf={(n) => `Foto ${n} van ${name} ${recordKey}`}
            upload={(file) => uploadPicture(paths.adminMediaApi, file)}
            onTaken={({ id: media, width, height }) => {
              const photo: Picture = { media, alt: "", width, height };
              change(({ photos }) =>
                record.given
                  ? { photo }
                  : { photos: [...(Array.isArray(photos) ? photos : []), { stage: "before", photo }] },
              );
            }}
          />
        )}
      </RecordEditor>
    </>
  );
}
