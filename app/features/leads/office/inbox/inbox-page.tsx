import { Link } from "react-router";
import { ListTabs } from "~/admin/list-tabs";
import { AlikeList } from "~/features/leads/office/alike/alike-list";
import type { AlikeRow, PatternRow } from "~/features/leads/office/alike/alike-view";
import { PutAwayPage } from "~/features/leads/office/alike/put-away-page";
import { paths } from "~/paths";
import { buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { DeliveryAlarm, type DeliveryAlarmProps } from "./delivery-alarm";
import { FilterBar } from "./filter-bar";
import { countedTo, type InboxFilter, inboxAddress } from "./inbox-filter";
import { inboxTabs } from "./inbox-tabs";
import { LeadList } from "./lead-list";
import type { LeadRow } from "./lead-row";

type InboxPageProps = {
  rows: LeadRow[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  /** True on the first page. */
  first: boolean;
  filter: InboxFilter;
  employees: string[];
  /** Sees the leads of others too; takes them along as a file. */
  may: { all: boolean; export: boolean };
  me: string;
  waiting: { late: number; quarantined: number };
  deliveries: DeliveryAlarmProps;
  /** Requests of the quarantine that are like each other, which are not among the rows, and what is held back. */
  alike: { groups: AlikeRow[]; patterns: PatternRow[] };
  busy: boolean;
  now: number;
};

/** The inbox: what waits, filters, and a page of leads. */
export function InboxPage(props: InboxPageProps) {
  const { rows, next, first, filter, employees, may, me, waiting, deliveries, alike, busy, now } = props;
  const here = inboxAddress(paths.adminLeads, filter);
  const grouped = alike.groups.length > 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{may.all ? "Aanvragen" : "Mijn aanvragen"}</h1>
        {may.export && (
          <a
            href={inboxAddress(paths.adminLeadsCsv, filter)}
            download
            className={buttonClass("outline", "sm", "no-print")}
          >
            <Icon name="download" size={4} /> Exporteren (CSV)
          </a>
        )}
      </div>
      <DeliveryAlarm {...deliveries} />
      <div className="grid grid-cols-1 gap-4">
        {may.all && <FilterBar filter={filter} employees={employees} me={me} />}
        <ListTabs tabs={inboxTabs(filter, waiting, may.all)} />
      </div>
      {waiting.late > 0 && !filter.quarantined && !filter.spam && filter.query === "" && (
        <p className="-mb-2 font-semibold text-danger">
          <Icon name="warning" size={4} className="mr-1.5 inline-block align-[-0.15em]" />
          {lateText(waiting.late)}
        </p>
      )}
      {first && <AlikeList {...alike} action={here} busy={busy} />}
      {filter.quarantined && rows.length > 1 && (
        <PutAwayPage ids={rows.map(({ id }) => id)} action={here} busy={busy} />
      )}
      {rows.length > 0 ? (
        <LeadList rows={rows} now={now} />
      ) : (
        <p className="border-t border-rule py-8 text-ink-soft">
          {may.all ? emptyText(filter, first, grouped) : ownEmptyText(filter, first)}
        </p>
      )}
      <nav aria-label="Bladeren" className="no-print flex justify-between gap-4">
        {first ? (
          <span />
        ) : (
          <Link to={here} className={buttonClass("outline", "sm")}>
            Terug naar het begin
          </Link>
        )}
        {next && (
          <Link to={inboxAddress(paths.adminLeads, filter, next)} className={buttonClass("outline", "sm")}>
            Verder bladeren
          </Link>
        )}
      </nav>
    </div>
  );
}

function lateText(late: number): string {
  if (late === 1) return "1 aanvrager wacht langer dan beloofd.";
  return `${late > countedTo ? `Meer dan ${countedTo}` : late} aanvragers wachten langer dan beloofd.`;
}

function ownEmptyText({ status }: InboxFilter, first: boolean): string {
  if (!first) return "Verder is er niets.";
  return status === null
    ? "Er is nu geen aanvraag aan u toegewezen. Zodra het kantoor u er een geeft, staat hij hier."
    : "Geen van uw aanvragen staat hierop.";
}

function emptyText(filter: InboxFilter, first: boolean, grouped: boolean): string {
  if (!first || grouped) return "Verder is er niets.";
  if (filter.query !== "") return `Niets gevonden voor ‘${filter.query}’.`;
  if (filter.quarantined) return "Er staat niets in quarantaine.";
  if (filter.spam) return "Er staat niets bij spam.";
  const filtered = filter.status ?? filter.assignee ?? filter.serviceType;
  return filtered === null ? "Er zijn nog geen aanvragen." : "Geen aanvragen met deze filters.";
}
