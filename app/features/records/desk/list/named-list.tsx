import { Form } from "react-router";
import { SearchInput } from "~/admin/search-input";
import { Button } from "~/ui/controls/button";
import { Field } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";
import { RecordRows, type RecordRowView } from "./record-rows";

type NamedListProps = {
  /** Of the type: 'Plaatsen'. */
  label: string;
  search: string;
  groups: { name: string; rows: RecordRowView[] }[];
  now: number;
};

/** Records that the site has once and for all, in their groups, with a search by name. */
export function NamedList({ label, search, groups, now }: NamedListProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-3xl">{label}</h1>
      <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
        <Field label="Zoeken op naam" className="min-w-0 grow text-sm sm:max-w-md">
          {(control) => <SearchInput {...control} name="q" asked={search} />}
        </Field>
        <Button type="submit" variant="outline">
          <Icon name="search" /> Zoek
        </Button>
      </Form>
      {groups.map(({ name, rows }) => (
        <section key={name} aria-label={name}>
          <h2 className="mb-2 text-xl">{name}</h2>
          <RecordRows rows={rows} now={now} covers={false} />
        </section>
      ))}
      {groups.length === 0 && (
        <p className="border-t border-rule py-8 text-ink-soft">Niets gevonden voor ‘{search}’.</p>
      )}
    </div>
  );
}
