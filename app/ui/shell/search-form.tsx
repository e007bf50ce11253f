import type { ComponentProps } from "react";
import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";

type SearchFormProps = {
  id: string;
  /** Label of the landmark, where a page has several. */
  label?: string;
  className?: string;
  /** Extra attributes of the field, such as those of a combobox. */
  field?: ComponentProps<"input">;
};

/** A form that leads to /zoeken. */
export function SearchForm({ id, label, className, field }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers know the role, not yet the element.
    <form action="/zoeken" role="search" aria-label={label} className={classNames("flex", className)}>
      <label htmlFor={id} className="sr-only">
        Zoek op deze site
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder="Zoeken"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        {...field}
        className="search-field"
      />
      <button type="submit" aria-label="Zoeken" className="search-button">
        <Icon name="search" />
      </button>
    </form>
  );
}
