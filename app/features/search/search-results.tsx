import { countText, DID_YOU_MEAN, type SearchItem, TRY_ANOTHER, typeLabels } from "./search";

type Props = { query: string; results: SearchItem[]; suggestions: SearchItem[] };

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

function Hits({ items }: { items: SearchItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-4 border-t border-ink">
      {items.map(({ id, title, url, type, excerpt, category }) => (
        <li key={id} className="relative border-b border-rule py-5 hover:bg-accent-wash/60">
          <p className="label-caps text-ink-soft">
            {typeLabels[type]} · {category}
          </p>
          <h3 className="mt-1 text-lg">
            <a
              href={url}
              className="underline decoration-rule after:absolute after:inset-0 hover:decoration-current"
            >
              {title}
            </a>
          </h3>
          <p className="measure mt-1 text-ink-soft">{excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
