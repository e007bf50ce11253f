import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { ContactLog } from "~/features/leads/office/contact/contact-log";
import { CorrectPanel } from "~/features/leads/office/correct/correct-panel";
import { CustomerPanel } from "~/features/leads/office/customer/customer-panel";
import type { CustomerView } from "~/features/leads/office/customer/customer-view";
import { KeptList } from "~/features/leads/office/kept/kept-list";
import type { KeptRow } from "~/features/leads/office/kept/kept-view";
import { LabelPicker, type LeadLabels } from "~/features/leads/office/labels/label-picker";
import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { Presence } from "~/features/leads/office/live/viewers";
import { OutcomePanel } from "~/features/leads/office/outcome/outcome-panel";
import { type LeadProject, ProjectPanel } from "~/features/leads/office/project/project-panel";
import { type LeadReviewView, ReviewPanel } from "~/features/leads/office/review/review-panel";
import { Composer } from "~/features/leads/office/thread/composer";
import type { LeadDrafts } from "~/features/leads/office/thread/draft-types";
import { NoteForm } from "~/features/leads/office/thread/note-form";
import { Thread } from "~/features/leads/office/thread/thread";
import type { ThreadItem } from "~/features/leads/office/thread/thread-view";
import { FallsWithIt } from "~/features/leads/office/visit/falls-with-it";
import { VisitPanel } from "~/features/leads/office/visit/visit-panel";
import type { VisitView } from "~/features/leads/office/visit/visit-view.server";
import { classNames } from "~/lib/text/class-names";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { AbuseReasons } from "./abuse-reasons";
import { AssignForm } from "./assign-form";
import { DeliveryList } from "./delivery-list";
import { Facts } from "./facts";
import { FileList } from "./file-list";
import { FirstSteps } from "./first-steps";
import { LeadHeading } from "./lead-heading";
import { LinkPanel } from "./link-panel";
import { PhotoViewer } from "./photo-viewer";
import { PutAway } from "./put-away";
import { QuarantineNotice } from "./quarantine-notice";
import { StatusPanel } from "./status-panel";
import { Timeline } from "./timeline";

type LeadPageProps = {
  id: string;
  lead: LeadView;
  /** Null where there is none and none can be made. */
  project: LeadProject | null;
  /** Null where there is none and none can be planned. */
  visit: VisitView | null;
  /** Null where nobody was asked and nobody can be. */
  review: LeadReviewView | null;
  /** Null for who sees no other leads than his own. `address`: its own page. */
  customer: { view: CustomerView; address: string } | null;
  /** To whom it can be given; null when that is for others to do. */
  employees: string[] | null;
  /** Null where they cannot be changed. */
  labels: LeadLabels | null;
  drafts: LeadDrafts;
  thread: ThreadItem[];
  /** Mails about it that are over a cap, and those of its address. */
  kept: KeptRow[];
  me: string;
  /** How long a link to the visitor's page works; null when there are none. */
  linkDays: number | null;
  now: number;
  /** Colleagues who have it before them now, and who write an answer. */
  viewers: string[];
  writers: string[];
  busy: boolean;
};

/** One lead: who, what, where, the photos, what to do with it, and what has happened to it. */
export function LeadPage({
  id,
  lead,
  project,
  visit,
  review,
  customer,
  employees,
  labels,
  drafts,
  thread,
  kept,
  me,
  linkDays,
  now,
  viewers,
  writers,
  busy,
}: LeadPageProps) {
  const photos = lead.files.flatMap(({ shown, ...file }) =>
    shown === null ? [] : [{ ...file, src: shown }],
  );
  const { seen } = lead.contactLog;
  const documents = lead.files.filter(({ shown }) => shown === null);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="grid grid-cols-1 gap-6 lg:col-span-12">
        <div>
          <LeadHeading lead={lead} now={now} />
          <Presence {...{ viewers, writers }} />
        </div>
        {lead.quarantine === null && (
          <FirstSteps
            assignee={lead.assignee}
            canTake={employees !== null && lead.assignee !== me}
            mayAnswer={lead.mayAnswer}
            {...{ me, busy }}
          />
        )}
        {lead.quarantine === null && <ContactLog key={lead.reference} me={me} {...lead.contactLog} />}
        {lead.quarantine === null ? (
          <StatusPanel
            status={lead.status}
            reached={lead.reached}
            plan={visit?.visit === null ? visit.plan : null}
            busy={busy}
          >
            {visit && <FallsWithIt falls={visit.falls} />}
          </StatusPanel>
        ) : (
          <QuarantineNotice {...lead.quarantine} busy={busy} />
        )}
        {labels && <LabelPicker {...{ labels, seen, busy }} lead={id} />}
        {lead.quarantine === null && lead.outcome && <OutcomePanel outcome={lead.outcome} />}
        {visit && <VisitPanel visit={visit} busy={busy} />}
        {project && <ProjectPanel project={project} busy={busy} />}
        {review && <ReviewPanel review={review} busy={busy} />}
        {lead.abuse && <AbuseReasons {...lead.abuse} canPutAway={lead.canPutAway} {...{ seen, busy }} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-10 lg:col-span-7">
        <Part heading="De aanvraag">
          <Facts facts={lead.facts} />
          {customer && lead.quarantine === null && (
            <CorrectPanel given={lead.given} address={lead.correctAddress} />
          )}
          <p className="no-print mt-3 flex flex-wrap gap-x-6 text-sm">
            {lead.map && (
              <a href={lead.map} rel="noreferrer" className="inline-flex min-h-11 items-center gap-2">
                <Icon name="map-pin" size={4} /> Bekijk op de kaart
              </a>
            )}
            <Button variant="link" size="sm" className="min-h-11" onClick={() => window.print()}>
              Afdrukken
            </Button>
          </p>
        </Part>
        {photos.length > 0 && (
          <Part heading={photos.length === 1 ? "1 foto" : `${photos.length} foto’s`}>
            <PhotoViewer photos={photos} />
          </Part>
        )}
        {documents.length > 0 && (
          <Part heading="Andere bestanden" anchor="bestanden">
            <FileList files={documents} />
          </Part>
        )}
        {customer && (
          <Part heading="Klant">
            <CustomerPanel customer={customer.view} address={customer.address} busy={busy} />
          </Part>
        )}
        <Part heading="Gesprek">
          <Thread items={thread} address={lead.mayAnswer ? lead.answerAddress : null} />
        </Part>
        {kept.length > 0 && (
          <Part heading="Mails die apart liggen">
            <KeptList rows={kept} may={{ take: true, erase: false }} busy={busy} />
          </Part>
        )}
        {lead.mayAnswer && (
          <Part heading="Antwoord" anchor="antwoord" className="no-print">
            <Composer
              key={lead.reference}
              {...{ answers: lead.answers, to: lead.to, files: lead.files, drafts, writers, me }}
              address={lead.answerAddress}
              subject={`Uw aanvraag ${lead.reference}`}
              suggests={!lead.answered}
            />
          </Part>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-10 lg:col-span-5">
        {employees && (
          <Part heading="Wie doet het" className="no-print">
            <AssignForm assignee={lead.assignee} employees={employees} me={me} busy={busy} />
          </Part>
        )}
        <Part heading="Verloop">
          <div id="notitie" className="no-print mb-6">
            <NoteForm key={lead.reference} draft={drafts.note} address={lead.answerAddress} me={me} />
          </div>
          <Timeline events={lead.events} />
        </Part>
        {lead.deliveries.length > 0 && (
          <Part heading="Berichten" className="no-print">
            <DeliveryList deliveries={lead.deliveries} busy={busy} />
          </Part>
        )}
        {linkDays !== null && lead.quarantine === null && lead.to.email !== "" && (
          <Part heading="Eigen pagina van de aanvrager" className="no-print">
            <LinkPanel days={linkDays} busy={busy} />
          </Part>
        )}
        {lead.canPutAway && !lead.abuse && <PutAway {...{ seen, busy }} />}
        {lead.privacy && (
          <p className="no-print text-sm">
            <Link to={lead.privacy} className="inline-flex min-h-11 items-center gap-2">
              <Icon name="shield" size={4} /> Gegevens van deze persoon downloaden of wissen
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

type PartProps = { heading: string; anchor?: string; className?: string; children: ReactNode };

function Part({ heading, anchor, className, children }: PartProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={classNames("min-w-0", className)}>
      <h2 id={id} className="label-caps mb-3 font-text">
        {heading}
      </h2>
      {children}
    </section>
  );
}
