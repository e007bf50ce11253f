import { Link } from "react-router";
import { ListTabs } from "~/admin/list-tabs";
import type { DeliveryTrouble } from "~/features/leads/deliver/checks/delivery-trouble.server";
import { AlikeList } from "~/features/leads/office/alike/alike-list";
import type { AlikeRow, PatternRow } from "~/features/leads/office/alike/alike-view";
import { PutAwayPage } from "~/features/leads/office/alike/put-away-page";
import { BulkBar } from "~/features/leads/office/bulk/bulk-bar";
import { useSelection } from "~/features/leads/office/bulk/use-selection";
import { KeptLink } from "~/features/leads/office/kept/kept-link";
import { KeyCard } from "~/features/leads/office/keys/key-card";
import { useListKeys } from "~/features/leads/office/keys/use-list-keys";
import { useRememberedWalk } from "~/features/leads/office/keys/walk";
import type { Label } from "~/features/leads/office/labels/label";
import {
  countedTo,
  filterCount,
  type InboxFilter,
  inboxAddress,
} from "~/features/leads/office/list/inbox-filter";
import type { SavedView } from "~/features/leads/office/views/saved-view";
import { ViewLine } from "~/features/leads/office/views/view-line";
import { paths } from "~/paths";
import { buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { DeliveryAlarm } from "./delivery-alarm";
import { FilterBar } from "./filter-bar";
import { inboxTabs } from "./inbox-tabs";
import { LeadList } from "./lead-list";
import type { LeadRow } from "./lead-row";

type InboxPageProps = {
  rows: LeadRow[];
  /** Ids of those at the end that a search may have been meant to find. */
  similar: string[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  /** True on the first page. */
  first: boolean;
  filter: InboxFilter;
  employees: string[];
  /** All there are. */
  labels: Label[];
  /** One's own. */
  views: SavedView[];
  /** Sees the leads of others too; takes them along as a file. */
  may: { all: boolean; export: boolean; change: boolean };
  me: string;
  /** How many of mine are open. */
  mine: string | null;
  waiting: { late: number; quarantined: number };
  deliveries: DeliveryTrouble;
  /** Mails that stand at no request; counted in quarantine. */
  kept: number;
  /** Requests of the quarantine that are like each other, which are not among the rows, and what is held back. */
  alike: { groups: AlikeRow[]; patterns: PatternRow[] };
  /** The newest event that the list knows. */
  version: number;
  /** A name of a view that was not taken. */
  refused: { error: string; name: string } | null;
  busy: boolean;
  now: number;
};

/** The inbox: what waits, filters, and a page of leads. */
export function InboxPage(props: InboxPageProps) {
  const { rows, next, first, filter, employees, labels, views, may, me, mine, waiting, deliveries, alike } =
    props;
  const { busy } = props;
  const here = inboxAddress(paths.adminLeads, filter);
  const grouped = alike.groups.length > 0;
  const onward = next && inboxAddress(paths.adminLeads, filter, next);
  useListKeys();
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <div className="flex items-end justify-between gap-4 max-md:contents">
        <div className="flex flex-wrap items-center justify-between gap-4 md:contents">
          <h1 className="text-3xl max-md:text-2xl">{may.all ? "Aanvragen" : "Mijn aanvragen"}</h1>
          {may.change && (
            <Link
              to={paths.adminNewLead}
              aria-label="Aanvraag toevoegen"
              className={buttonClass("outline", "sm", "no-print min-h-11 md:ml-auto")}
            >
              <Icon name="plus" size={4} /> Toevoegen
            </Link>
          )}
        </div>
        <div className="no-print flex gap-2 max-md:order-last max-md:flex-wrap max-md:justify-between">
          <KeyCard />
          {may.change && (
            <Link to={paths.adminLabels} className={buttonClass("ghost", "sm", "min-h-11")}>
              Labels
            </Link>
          )}
          {may.export && (
            <a
              href={inboxAddress(paths.adminLeadsCsv, filter)}
              download
              className={buttonClass("outline", "sm", "min-h-11")}
            >
              <Icon name="download" size={4} /> Exporteren (CSV)
            </a>
          )}
        </div>
      </div>
      <DeliveryAlarm {...deliveries} />
      <div className="grid grid-cols-1 gap-4">
        {may.all && <FilterBar {...{ filter, employees, labels, me }} />}
        <ListTabs tabs={inboxTabs(filter, { ...waiting, mine }, { all: may.all, me }, views)} />
        {may.all && <ViewLine {...{ filter, views, busy }} refused={props.refused} action={here} />}
      </div>
      {waiting.late > 0 && !filter.quarantined && !filter.spam && filter.query === "" && (
        <p className="-mb-2 font-semibold text-danger">
          <Icon name="warning" size={4} className="mr-1.5 inline-block align-[-0.15em]" />
          {lateText(waiting.late)}
        </p>
      )}
      {/* Where the skip link leads, also when the list is empty. */}
      <div id="aanvragen" tabIndex={-1} className="-mt-4 md:-mt-6" />
      <KeptLink count={props.kept} />
      {first && <AlikeList {...alike} action={here} busy={busy} />}
      {filter.quarantined && rows.length > 1 && (
        <PutAwayPage ids={rows.map(({ id }) => id)} action={here} busy={busy} />
      )}
      {rows.length > 0 ? (
        <Leads {...props} key={here} action={here} onward={onward} />
      ) : (
        <p className="border-t border-rule py-8 text-ink-soft">
          {may.all ? emptyText(filter, first, grouped) : ownEmptyText(filter, first)}{" "}
          {first &&
            filter.query !== "" &&
            inboxAddress("", filter) !== inboxAddress("", { query: filter.query }) && (
              <Link
                to={inboxAddress(paths.adminLeads, { query: filter.query })}
                className="inline-flex min-h-11 items-center"
              >
                Zoek in alle aanvragen
              </Link>
            )}
          {!may.all && first && (
            <Link to={paths.adminAgenda} className="inline-flex min-h-11 items-center">
              Uw bezoeken staan in de agenda
            </Link>
          )}
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
        {onward && (
          <Link to={onward} className={buttonClass("outline", "sm")}>
            Verder bladeren
          </Link>
        )}
      </nav>
    </div>
  );
}

/** What cannot wait in a block of its own, then the others; below them what can be done with the chosen ones. */
function Leads(props: InboxPageProps & { action: string; onward: string | null }) {
  const { rows, similar, filter, first, next, employees, labels, me, may, now, busy, action, onward } = props;
  const { version } = props;
  const selection = useSelection(
    rows.map(({ id }) => id),
    busy,
  );
  const chosen = may.change ? selection : null;
  const alike = rows.filter(({ id }) => similar.includes(id));
  const found = rows.filter((row) => !alike.includes(row));
  const urgent = first ? found.filter(({ urgentNow }) => urgentNow) : [];
  const others = found.filter((row) => !urgent.includes(row));
  const shown = [...urgent, ...others, ...alike];
  useRememberedWalk({ ids: shown.map(({ id }) => id), whole: first && next === null, onward });
  return (
    <div className="grid grid-cols-1 gap-6">
      {urgent.length > 0 && (
        <section aria-labelledby="spoed" className="border-l-4 border-danger pl-3 lg:-ml-5 lg:pl-4">
          <h2 id="spoed" className="mb-2 font-text text-lg tracking-normal text-danger">
            {urgent.length === 1 ? "Spoed: bel nu" : `Spoed: bel deze ${urgent.length} nu`}
          </h2>
          <LeadList rows={urgent} now={now} selection={chosen} urgent />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="lijst">
          <h2 id="lijst" className="sr-only">
            {urgent.length > 0 ? "De andere aanvragen" : "De aanvragen"}
          </h2>
          <LeadList rows={others} now={now} selection={chosen} belowUrgent={urgent.length > 0} />
        </section>
      )}
      {alike.length > 0 && (
        <section aria-labelledby="lijkt">
          <h2 id="lijkt" className="mb-3 font-text text-lg tracking-normal">
            {found.length === 0 && `Niets gevonden voor ‘${filter.query}’. `}Dit lijkt erop:
          </h2>
          <LeadList rows={alike} now={now} selection={chosen} />
        </section>
      )}
      {chosen && (
        <BulkBar rows={shown} selection={chosen} {...{ employees, labels, me, version, action, busy }} />
      )}
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
  if (filter.open) return "U hebt geen aanvraag die nog open staat.";
  return filter.status === null && filterCount(filter) === 0
    ? "Er zijn nog geen aanvragen."
    : "Geen aanvragen met deze filters.";
}
