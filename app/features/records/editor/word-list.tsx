import type { Word } from "~/content/records/words/words";
import { Icon } from "~/ui/icons/icon";

/** All words in braces that the texts of a record may hold, closed until it is opened. */
export function WordList({ words }: { words: readonly Word[] }) {
  return (
    <details className="group border border-rule bg-white px-4 py-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={4} className="group-open:rotate-90" />
        <span className="font-semibold">Woorden tussen accolades</span>
      </summary>
      <p className="mt-2 text-ink-soft">
        Schrijf een woord met accolades en de site zet er zelf in wat er nu geldt. Verandert dat, dan
        verandert uw tekst mee. Een zin met een uitspraak die niet op de site staat, valt weg.
      </p>
      <dl className="mt-3 grid grid-cols-1 divide-y divide-rule border-t border-rule">
        {words.map(({ word, says, about }) => (
          <div key={word} className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[11rem_1fr]">
            <dt className="font-semibold">{`{${word}}`}</dt>
            <dd>
              {says}
              {says === null && "Staat er nu niet"}
              <span className="block text-sm text-ink-soft">{about}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
