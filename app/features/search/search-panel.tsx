import { classNames } from "~/lib/text/class-names";
import { countText, DID_YOU_MEAN, type SearchItem, TRY_ANOTHER, typeLabels } from "./search";
import type { SearchOutcome } from "./use-search";

type PanelProps = {
  id: string;
  wide: boolean;
  query: string;
  /** Null = closed; the status line stays in the page, so that what appears in it is announced. */
  outcome: SearchOutcome;
  active: number;
  optionId: (n: number) => string;
};

/** The hits below the search field, as a listbox. */
export function SearchPanel({ id, wide, query, outcome, active, optionId }: PanelProps) {
  const results = outcome?.results ?? [];
  const suggestions = outcome?.suggestions ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is, in the field.
    <div
      onMouseDown={(event) => event.preventDefault()}
      style={{ width: wide ? "min(28rem, 90vw)" : "100%" }}
      className={classNames(
        "absolute top-full right-0 z-40 mt-1.5",
        outcome && "max-h-[min(34rem,70dvh)] overflow-y-auto border border-ink bg-white shadow-panel",
      )}
    >
      <div role="status" className={classNames(outcome && "border-b border-rule px-4 py-2.5 text-sm")}>
        {outcome && <p className="font-semibold">{countText(results.length, query)}</p>}
        {outcome && results.length === 0 && <p>{TRY_ANOTHER}</p>}
      </div>
      {results.length + suggestions.length > 0 && (
        <div role="listbox" id={`${id}-hits`} aria-label="Zoekresultaten">
          {results.map((item, n) => (
            <Option key={item.id} item={item} id={optionId(n)} selected={n === active} />
          ))}
          {suggestions.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
            <div role="group" aria-labelledby={`${id}-meant`}>
              <p id={`${id}-meant`} className="label-caps px-4 pt-3 pb-1 text-ink-soft">
                {DID_YOU_MEAN}
              </p>
              {suggestions.map((item, n) => {
                const at = results.length + n;
                return <Option key={item.id} item={item} id={optionId(at)} selected={at === active} />;
              })}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function Option({ item, id, selected }: { item: SearchItem; id: string; selected: boolean }) {
  return (
    <a
      role="option"
      id={id}
      href={item.url}
      tabIndex={-1}
      aria-selected={selected}
      className="block border-l-4 border-transparent px-3 py-2.5 hover:bg-accent-wash aria-selected:border-accent aria-selected:bg-accent-wash"
    >
      <span className="label-caps block text-ink-soft">
        {typeLabels[item.type]} · {item.category}
      </span>
      <span className="block font-semibold">{item.title}</span>
      <span className="block truncate text-sm text-ink-soft">{item.excerpt}</span>
    </a>
  );
}
