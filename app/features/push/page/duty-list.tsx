type DutyListProps = {
  /** Names, in the order in which they are woken. */
  now: string[];
  shifts: { when: string; who: string }[];
};

/** Who is on duty now, and the roster in words. */
export function DutyList({ now, shifts }: DutyListProps) {
  return (
    <div className="grid max-w-2xl gap-4">
      <p>
        {now.length > 0 ? (
          <>
            Nu heeft dienst: <strong>{now.join(", daarna ")}</strong>.
          </>
        ) : (
          "Nu heeft niemand dienst. Spoed gaat naar iedereen die spoed wil horen."
        )}
      </p>
      {shifts.length > 0 && (
        <dl className="border-t border-rule">
          {shifts.map(({ when, who }) => (
            <div
              key={`${when} ${who}`}
              className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2.5"
            >
              <dt className="first-letter:uppercase">{when}</dt>
              <dd className="wrap-anywhere text-ink-soft">{who}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The hours that the roster leaves open, and what happens then. */
export function UncoveredHours({ gaps }: { gaps: string[] }) {
  return (
    <section aria-labelledby="open-hours" className="measure border-l-4 border-ink bg-paper-deep px-4 py-3">
      <h2 id="open-hours" className="font-semibold">
        Dan heeft niemand dienst
      </h2>
      <ul className="mt-2">
        {gaps.map((gap) => (
          <li key={gap} className="first-letter:uppercase">
            {gap}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Spoed gaat dan naar iedereen die spoed wil horen; wie stille uren heeft, hoort het pas daarna. Moet
        een melding ’s nachts iemand wekken, zet dan ook voor die uren iemand in het rooster.
      </p>
    </section>
  );
}
