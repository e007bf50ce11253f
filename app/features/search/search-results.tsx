import { countText, DID_YOU_MEAN, type SearchItem, TRY_ANOTHER, typeLabels } from "./search";
import type { SearchRow } from "./understand";

type Props = { query: string; results: SearchRow[]; suggestions: SearchItem[] };

export function SearchResults({ query, results, suggestions }: Props) {
  return (
    <>
      <div role="status" className="mt-8">
        <h2 className="text-xl">{countText(results.length, query)}</h2>
        {results.length === 0 && <p className="mt-2">{TRY_ANOTHER}</p>}
      </div>
      <Hits items={results} />
      {suggestions.length > 0 && (
        <section className="mt-10" aria-labelledby="bedoelt-u">
          <h2 id="bedoelt-u" className="text-xl">
            {DID_YOU_MEAN}
          </h2>
          <Hits items={suggestions} />
        </section>
      )}
    </>
  );
}

function Hits({ items }: { items: SearchRow[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-4 border-t border-ink">
      {items.map(({ id, title, url, type, excerpt, category, places }) => (
        <li key={id} id={places && id} className="relative border-b border-rule py-5 hover:bg-accent-wash/60">
          <p className="label-caps text-ink-soft">
            {typeLabels[type]} · {category}
          </p>
          <h3 className="mt-1 text-lg">
            {places ? (
              title
            ) : (
              <a href={url} className="register-link underline decoration-rule hover:decoration-current">
                {title}
              </a>
            )}
          </h3>
          {places ? <Places places={places} /> : <p className="measure mt-1 text-ink-soft">{excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}

function Places({ places }: { places: NonNullable<SearchRow["places"]> }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5">
      {places.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="inline-block py-1.5 underline decoration-rule hover:decoration-current">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
