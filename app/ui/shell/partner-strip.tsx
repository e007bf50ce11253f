/**
 * A strip of names that moves by CSS while in view; hover, focus, the pause box and reduced motion stop it. A
 * hidden copy closes the loop.
 */
export function PartnerStrip({ names }: { names: string[] }) {
  return (
    <section
      aria-label="Materialen waarmee wij werken"
      className="partner-strip border-b border-paper/25 py-5"
    >
      <div className="page flex items-center gap-6">
        <div className="min-w-0 flex-1 overflow-hidden">
          <div className="partner-track flex w-max" data-animate-in-view="">
            <PartnerNames names={names} />
            <div aria-hidden="true">
              <PartnerNames names={names} />
            </div>
          </div>
        </div>
        <label className="flex shrink-0 items-center gap-2 text-sm">
          <input type="checkbox" className="size-5 accent-white" /> Stilzetten
        </label>
      </div>
    </section>
  );
}

function PartnerNames({ names }: { names: string[] }) {
  return (
    <ul className="flex gap-12 pr-12 font-display text-lg whitespace-nowrap">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
