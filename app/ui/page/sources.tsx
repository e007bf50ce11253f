import type { Source } from "~/content/types";
import { readText } from "~/lib/text/source-read";
import { Fold } from "./fold";

/** The sources of a page, and when each was read where somebody vouches for it. */
export function Sources({ sources: all }: { sources: Source[] }) {
  // A draft that is looked at may hold half an address.
  const sources = all.filter(({ url }) => /^https?:/.test(url) && URL.canParse(url));
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="bronnen" className="page">
      <div className="grid gap-x-8 gap-y-2 border-t border-ink/25 py-5 @half:py-10 text-sm @sheet:grid-cols-12">
        <h2 id="bronnen" className="label-caps font-text text-ink-soft fold-head axis-head @sheet:pl-9">
          Bronnen
        </h2>
        <Fold label={`Bronnen (${sources.length})`} className="axis-body">
          <ol className="grid gap-x-8 gap-y-4 @half:grid-cols-2">
            {sources.map(({ title, url, ...reading }) => (
              <li key={url}>
                <a href={url} className="text-link" rel="noopener">
                  {title}
                </a>
                <span className="block text-ink-soft">
                  {[new URL(url).hostname.replace(/^www\./, ""), readText(reading)]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </li>
            ))}
          </ol>
        </Fold>
      </div>
    </section>
  );
}
