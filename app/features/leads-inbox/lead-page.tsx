import { type ReactNode, useId } from "react";
import { Badge } from "~/ui/badge";
import { Clock } from "./clock";
import { ContactActions } from "./contact-actions";
import { DeliveryList } from "./delivery-list";
import { Facts } from "./facts";
import { FileList } from "./file-list";
import type { InboxLead } from "./inbox-types";
import { PhotoViewer } from "./photo-viewer";
import { QuarantineNotice } from "./quarantine-notice";
import { Timeline } from "./timeline";

type LeadPageProps = { lead: InboxLead; now: number; busy: boolean };

/** One request: who, what, where, the photos, and what has happened to it. */
export function LeadPage({ lead, now, busy }: LeadPageProps) {
  const photos = lead.files.filter(({ shown }) => shown);
  const documents = lead.files.filter(({ shown }) => !shown);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="grid gap-6 lg:col-span-12">
        <LeadHeading lead={lead} now={now} />
        {lead.quarantine !== null && <QuarantineNotice reason={lead.quarantine} busy={busy} />}
      </div>
      <div className="grid content-start gap-10 lg:col-span-7">
        <Part heading="De aanvraag">
          <Facts facts={lead.facts} />
        </Part>
        {photos.length > 0 && (
          <Part heading={photos.length === 1 ? "1 foto" : `${photos.length} foto’s`}>
            <PhotoViewer photos={photos} />
          </Part>
        )}
        {documents.length > 0 && (
          <Part heading="Andere bestanden">
            <FileList files={documents} />
          </Part>
        )}
      </div>
      <div className="grid content-start gap-10 lg:col-span-5">
        <Part heading="Verloop">
          <Timeline events={lead.events} />
        </Part>
        {lead.deliveries.length > 0 && (
          <Part heading="Berichten">
            <DeliveryList deliveries={lead.deliveries} busy={busy} />
          </Part>
        )}
      </div>
    </div>
  );
}

function LeadHeading({ lead, now }: { lead: InboxLead; now: number }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <p className="flex flex-wrap gap-1.5">
          <Badge variant="outline">{lead.status}</Badge>
          {lead.urgent && <Badge>Spoed</Badge>}
        </p>
        <h1 className="mt-2 text-3xl">{lead.name}</h1>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          <span>{lead.service}</span>
          <span className="text-ink-soft tabular-nums">{lead.reference}</span>
          <span className="text-ink-soft tabular-nums">{lead.received}</span>
        </p>
        {lead.answerBy && (
          <p className="mt-1 flex flex-wrap gap-x-4">
            <Clock answerBy={lead.answerBy.at} now={now} />
            <span className="text-ink-soft">beloofd vóór {lead.answerBy.text}</span>
          </p>
        )}
      </div>
      <ContactActions {...lead.contact} />
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="label-caps mb-3 font-text">
        {heading}
      </h2>
      {children}
    </section>
  );
}
