import { Form, Link } from "react-router";
import { ListTabs } from "~/admin/list-tabs";
import { SearchInput } from "~/admin/search-input";
import type { ArticleState } from "~/features/articles/model/article-states";
import { Badge, type BadgeVariant } from "~/ui/controls/badge";
import { Button, buttonClass } from "~/ui/controls/button";
import { Field, Select } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";

export type ArticleListRow = {
  id: number;
  href: string;
  title: string;
  state: ArticleState;
  /** An article of the site, and whether the office has changed it. */
  carried: "original" | "changed" | null;
  category: string;
  changed: string;
  by: string;
  /** Public path. */
  live: string | null;
  plan: string;
};

type Filter = {
  state: ArticleState | null;
  category: string | null;
  search: string;
  sort: string;
  cursor: string | null;
};

type ArticleListProps = {
  path: string;
  rows: ArticleListRow[];
  next: string | null;
  filter: Filter;
  states: Record<ArticleState, string>;
  categories: Record<string, string>;
};

const BADGES: Record<ArticleState, BadgeVariant> = {
  draft: "outline",
  scheduled: "secondary",
  published: "default",
  changed: "secondary",
  binned: "destructive",
};

/** All articles, those of the site among them: tabs by state, a form that narrows them, and the list. */
export function ArticleList({ path, rows, next, filter, states, categories }: ArticleListProps) {
  const first = filter.cursor === null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">Artikelen</h1>
        <Form method="post">
          <Button type="submit">
            <Icon name="plus" /> Nieuw artikel
          </Button>
        </Form>
      </div>
      <StateTabs path={path} filter={filter} states={states} />
      <FilterForm path={path} filter={filter} categories={categories} />
      {rows.length > 0 ? (
        <ol className="border-t border-ink">
          {rows.map((row) => (
            <li key={row.id} className="border-b border-rule">
              <Row row={row} label={states[row.state]} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="border-t border-rule py-8 text-ink-soft">{emptyText(filter)}</p>
      )}
      <nav aria-label="Bladeren" className="flex justify-between gap-4">
        {first ? (
          <span />
        ) : (
          <Link to={address(path, filter, { after: null })} className={buttonClass("outline", "sm")}>
            Naar het begin
          </Link>
        )}
        {next && (
          <Link to={address(path, filter, { after: next })} className={buttonClass("outline", "sm")}>
            Volgende artikelen
          </Link>
        )}
      </nav>
    </div>
  );
}

function emptyText({ search, state, category, cursor }: Filter): string {
  if (search) return `Geen artikelen gevonden voor ‘${search}’.`;
  if (state === "binned") return "De prullenbak is leeg.";
  if (cursor) return "Er zijn geen artikelen meer.";
  return state || category
    ? "Er zijn geen artikelen in deze lijst."
    : "Er zijn nog geen artikelen. Begin met een nieuw artikel.";
}

function address(path: string, filter: Filter, changes: Record<string, string | null>): string {
  const all = {
    state: filter.state,
    category: filter.category,
    q: filter.search || null,
    sort: filter.sort === "title" ? "titel" : null,
    ...changes,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function StateTabs({ path, filter, states }: Pick<ArticleListProps, "path" | "filter" | "states">) {
  const tabs: [state: string | null, label: string][] = [[null, "Alle"], ...Object.entries(states)];
  return (
    <ListTabs
      label="Artikelen naar staat"
      tabs={tabs.map(([state, label]) => ({
        label,
        href: address(path, filter, { state, after: null }),
        current: state === filter.state,
      }))}
    />
  );
}

function FilterForm({ path, filter, categories }: Pick<ArticleListProps, "path" | "filter" | "categories">) {
  return (
    <Form
      method="get"
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_14rem_auto]"
      role="search"
      aria-label="Artikelen zoeken"
    >
      {filter.state && <input type="hidden" name="state" value={filter.state} />}
      <Field label="Zoeken in titel en tekst" className="text-sm max-lg:col-span-2">
        {(control) => <SearchInput {...control} name="q" asked={filter.search} />}
      </Field>
      <Field label="Rubriek" className="text-sm">
        {(control) => (
          <Select {...control} key={filter.category} name="category" defaultValue={filter.category ?? ""}>
            <option value="">Alle rubrieken</option>
            {Object.entries(categories).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Volgorde" className="text-sm">
        {(control) => (
          <Select
            {...control}
            key={filter.sort}
            name="sort"
            defaultValue={filter.sort === "title" ? "titel" : ""}
          >
            <option value="">Laatst gewijzigd</option>
            <option value="titel">Titel</option>
          </Select>
        )}
      </Field>
      <div className="flex items-center gap-4 max-lg:col-span-2">
        <Button type="submit" variant="outline" className="max-lg:flex-1">
          <Icon name="search" /> Toon
        </Button>
        {(filter.search || filter.category || filter.sort === "title") && (
          <Link
            to={address(path, filter, { category: null, q: null, sort: null, after: null })}
            className="inline-flex min-h-11 items-center text-sm"
          >
            Wis filters
          </Link>
        )}
      </div>
    </Form>
  );
}

/** The link covers its row; the live address stands above it. */
function Row({ row, label }: { row: ArticleListRow; label: string }) {
  return (
    <article className="relative grid gap-x-6 gap-y-1 py-4 hover:bg-paper-deep lg:-mx-3 lg:grid-cols-[minmax(0,1fr)_12rem_15rem_9rem] lg:items-baseline lg:px-3">
      <div>
        <h2 className="font-text text-base leading-snug font-semibold tracking-normal">
          <Link to={row.href} className="covers-row">
            {row.title}
          </Link>
        </h2>
        {row.plan && <p className="text-sm text-ink-soft">{row.plan}</p>}
        {row.live && (
          <a href={row.live} className="text-link relative z-[1] inline-flex items-center gap-1.5 text-sm">
            Bekijk op de website <Icon name="external" size={4} />
            <span className="sr-only">: {row.title}</span>
          </a>
        )}
      </div>
      <p className="text-sm">
        {row.category}
        {row.carried && (
          <span className="block text-ink-soft">
            {row.carried === "original" ? "Meegeleverd" : "Meegeleverd, aangepast"}
          </span>
        )}
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        {row.changed}
        {row.by && <span className="max-lg:before:content-[',_'] lg:block lg:truncate">{row.by}</span>}
      </p>
      <p>
        <Badge variant={BADGES[row.state]}>{label}</Badge>
      </p>
    </article>
  );
}
