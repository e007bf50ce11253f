import type { FormEvent } from "react";
import { Form } from "react-router";
import { useFirstError } from "~/admin/use-first-error";
import { filterCount, type InboxFilter, viewSearch } from "~/features/leads/office/list/inbox-filter";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";
import { longestViewName, type SavedView } from "./saved-view";

type ViewLineProps = {
  filter: InboxFilter;
  views: SavedView[];
  /** A name that was not taken, and why. */
  refused: { error: string; name: string } | null;
  action: string;
  busy: boolean;
};

/** Below the tabs: keep these filters as a view of one's own, or change the one that is open. */
export function ViewLine({ filter, views, refused, action, busy }: ViewLineProps) {
  const form = useFirstError(refused ?? undefined);
  const search = viewSearch(filter);
  const view = views.find((each) => each.search === search);
  const plain = filterCount(filter) === 0 && !filter.open;
  if (filter.query !== "" || filter.quarantined || filter.spam || (plain && !view)) return null;
  return (
    <details
      className="no-print -mt-3 justify-self-start"
      key={search + (view?.name ?? "")}
      open={refused !== null}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector<HTMLInputElement>("[name=name]")?.focus();
      }}
    >
      <summary className="button button-ghost button-sm min-h-11 list-none px-0">
        {view ? `Weergave ‘${view.name}’ wijzigen` : "Bewaar als weergave"}
      </summary>
      <div className="flex flex-wrap items-end gap-2 border-l-4 border-rule py-1 pl-4">
        <Form
          ref={form}
          method="post"
          action={action}
          preventScrollReset
          className="flex items-end gap-2"
          onSubmit={view ? undefined : keepWhatStands}
        >
          <input type="hidden" name="action" value="save-view" />
          <input type="hidden" name="search" value={search} />
          <Field label="Naam van de weergave" error={refused?.error}>
            {(control) => (
              <Input
                {...control}
                name="name"
                required
                maxLength={longestViewName}
                autoComplete="off"
                defaultValue={refused?.name ?? view?.name ?? ""}
              />
            )}
          </Field>
          <Button type="submit" variant="outline" aria-disabled={busy}>
            {view ? "Hernoemen" : "Bewaren"}
          </Button>
        </Form>
        {view && (
          <Form method="post" action={action} preventScrollReset className="flex gap-2">
            <input type="hidden" name="id" value={view.id} />
            {view !== views[0] && (
              <Button type="submit" variant="ghost" name="action" value="move-view" aria-disabled={busy}>
                Naar voren
              </Button>
            )}
            <Button type="submit" variant="ghost" name="action" value="remove-view" aria-disabled={busy}>
              Weghalen
            </Button>
          </Form>
        )}
      </div>
    </details>
  );
}

/** What the filters show is kept, also where nobody pressed 'Zoeken' after choosing. */
function keepWhatStands({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const filters = document.querySelector<HTMLFormElement>("form[role=search]");
  const field = currentTarget.querySelector<HTMLInputElement>("[name=search]");
  if (!filters || !field) return;
  const shown = [...new FormData(filters)].map(([name, value]) => [name, String(value)]);
  field.value = `?${new URLSearchParams(shown)}`;
}
