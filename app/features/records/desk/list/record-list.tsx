import { Form, Link } from "react-router";
import { ListTabs } from "~/admin/list-tabs";
import { SearchInput } from "~/admin/search-input";
import { type RecordState, recordStates } from "~/features/records/model/record-states";
import { Button, buttonClass } from "~/ui/controls/button";
import { Field } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";
import { RecordRows, type RecordRowView } from "./record-rows";

type Filter = { state: RecordState | null; search: string; cursor: string | null };

type RecordListProps = {
  path: string;
  /** Of the type: 'projecten', with a capital and without. */
  label: string;
  /** To begin a new one, where that is possible. */
  add: { label: string; href: string } | null;
  rows: RecordRowView[];
  next: string | null;
  filter: Filter;
  now: number;
};

/** A long list of records: tabs by state, a search, and a page of them. */
export function RecordList({ path, label, add, rows, next, filter, now }: RecordListProps) {
  const lower = label.toLowerCase();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{label}</h1>
        {add && (
          <Link to={add.href} className={buttonClass()}>
            <Icon name="plus" /> {add.label}
          </Link>
        )}
      </div>
      <ListTabs label={`${label} naar staat`} tabs={tabsOf(path, filter)} />
      <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
        <Field label="Zoeken in de titel" className="min-w-0 grow text-sm sm:max-w-md">
          {(control) => <SearchInput {...control} name="q" asked={filter.search} />}
        </Field>
        <Button type="submit" variant="outline">
          <Icon name="search" /> Zoek
        </Button>
      </Form>
      {rows.length > 0 ? (
        <RecordRows rows={rows} now={now} covers />
      ) : (
        <p className="border-t border-rule py-8 text-ink-soft">{emptyText(filter, lower)}</p>
      )}
      <nav aria-label="Bladeren" className="flex justify-between gap-4">
        {filter.cursor === null ? (
          <span />
        ) : (
          <Link to={addressOf(path, { ...filter, cursor: null })} className={buttonClass("outline")}>
            Naar het begin
          </Link>
        )}
        {next && (
          <Link to={addressOf(path, { ...filter, cursor: next })} className={buttonClass("outline")}>
            Volgende {lower}
          </Link>
        )}
      </nav>
    </div>
  );
}

function emptyText({ search, state, cursor }: Filter, lower: string): string {
  if (search) return `Geen ${lower} gevonden voor ‘${search}’.`;
  if (state === "binned") return "De prullenbak is leeg.";
  if (cursor) return `Er zijn geen ${lower} meer.`;
  return state ? `Er zijn geen ${lower} in deze lijst.` : `Er zijn nog geen ${lower}.`;
}

function tabsOf(path: string, filter: Filter) {
  const { original: _, ...states } = recordStates;
  const tabs: [state: RecordState | null, label: string][] = [
    [null, "Alle"],
    ...(Object.entries(states) as [RecordState, string][]),
  ];
  return tabs.map(([state, label]) => ({
    label,
    href: addressOf(path, { ...filter, state, cursor: null }),
    current: state === filter.state,
  }));
}

function addressOf(path: string, { state, search, cursor }: Filter): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(search && { q: search }),
    ...(cursor && { after: cursor }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
