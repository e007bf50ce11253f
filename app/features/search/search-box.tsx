import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { SearchForm } from "~/ui/shell/search-form";
import { SearchPanel } from "./search-panel";
import { useSearch } from "./use-search";

type SearchBoxProps = {
  id: string;
  /** The panel may be wider than the field, to the left of it. */
  wide?: boolean;
};

/** A combobox as the ARIA guide has it: focus stays in the field. Without its code it is the plain form. */
export function SearchBox({ id, wide = false }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [ready, setReady] = useState(false);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { outcome, load } = useSearch(query);
  const hits = outcome ? [...outcome.results, ...outcome.suggestions] : [];
  const shown = open && outcome !== null;
  const optionId = (n: number) => `${id}-hit-${n}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the code came.
  useEffect(() => {
    setReady(true);
    setQuery(input.current?.value ?? "");
    if (input.current === document.activeElement) focused();
  }, []);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-hit-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  function focused() {
    load();
    setOpen(true);
  }
  function close() {
    setOpen(false);
    setActive(-1);
  }
  function typed(value: string) {
    load();
    setQuery(value);
    setOpen(true);
    setActive(-1);
  }
  function move(step: 1 | -1) {
    setOpen(true);
    if (hits.length === 0) return;
    setActive(active < 0 ? (step > 0 ? 0 : hits.length - 1) : (active + step + hits.length) % hits.length);
  }
  function keyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && shown && active >= 0)
      document.getElementById(optionId(active))?.click();
    else if (event.key === "Escape" && shown) close();
    else return;
    // Else it closes the dialog around it, or clears the field.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <SearchForm
        id={id}
        field={{
          ref: input,
          onFocus: focused,
          onBlur: close,
          onClick: focused,
          onInput: ({ currentTarget }) => typed(currentTarget.value),
          onKeyDown: keyDown,
          ...(ready && {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": shown && hits.length > 0,
            "aria-controls": `${id}-hits`,
            "aria-activedescendant": shown && active >= 0 ? optionId(active) : undefined,
          }),
        }}
      />
      <SearchPanel
        id={id}
        wide={wide}
        query={query}
        outcome={shown ? outcome : null}
        active={active}
        optionId={optionId}
      />
    </div>
  );
}
