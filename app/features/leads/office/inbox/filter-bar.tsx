import { useId } from "react";
import { Form, Link } from "react-router";
import { Button } from "~/ui/controls/button";
import { Input, Select } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";

export type FilterChoice = { value: string; label: string };

export type FilterBarProps = {
  /** The page without filters. */
  page: string;
  /** Name and chosen value of each list of choices; '' = all. */
  selects: { name: string; label: string; all: string; value: string; choices: FilterChoice[] }[];
  query: { name: string; value: string };
  /** Filters that stand elsewhere on the page and stay as they are. */
  kept: Record<string, string>;
  /** True when anything is filtered. */
  active: boolean;
};

/** Search and filters as one form of the address itself: it can be bookmarked, shared and gone back to. */
export function FilterBar({ page, selects, query, kept, active }: FilterBarProps) {
  const id = useId();
  return (
    <Form
      method="get"
      action={page}
      role="search"
      aria-label="Aanvragen zoeken"
      // A new list has new starting values.
      key={JSON.stringify([query.value, kept, selects.map(({ value }) => value)])}
      className="no-print grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="relative">
        <label htmlFor={`${id}-query`} className="sr-only">
          Zoek op naam, telefoon, e-mail, adres of tekst
        </label>
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 text-ink-soft" />
        <Input
          id={`${id}-query`}
          type="search"
          name={query.name}
          defaultValue={query.value}
          maxLength={120}
          placeholder="Naam, telefoon, adres…"
          className="pl-11"
        />
      </div>
      <div className="grid grid-cols-2 gap-3 md:contents">
        {selects.map(({ name, label, all, value, choices }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="sr-only">
              {label}
            </label>
            <Select id={`${id}-${name}`} name={name} defaultValue={value}>
              <option value="">{all}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          </div>
        ))}
      </div>
      <div className="flex items-center gap-4">
        <Button type="submit" variant="outline" className="max-md:flex-1">
          Zoeken
        </Button>
        {active && (
          <Link to={page} className="inline-flex min-h-11 items-center text-sm">
            Wis filters
          </Link>
        )}
      </div>
    </Form>
  );
}
