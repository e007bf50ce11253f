/**
 * A strip of names that moves by CSS while in view; hover, focus, the pause box and reduced motion stop it. A
 * hidden copy closes the loop.
 */
export function PartnerStrip({ names }: { names: string[] }) {
  return (
    <section
      aria-label="Merken en materialen waarmee wij werken"
      className="partner-strip border-b border-paper/25 py-5"
    >
      <div className="page flex items-center gap-6">
        <div className="min-w-0 flex-1 overflow-hidden">
          <div className="partner-track flex w-max" data-animate-in-view="">
            <PartnerNames names={names} />
            <div aria-hidden="true" className="partner-names">
              {names.join(GAP) + GAP}
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

/** Between two names, in the list as in its copy: `white-space: pre` keeps it. */
const GAP = " ".repeat(10);

function PartnerNames({ names }: { names: string[] }) {
  return (
    <ul className="partner-names">
      {names.map((name) => (
        <li key={name}>{name + GAP}</li>
      ))}
    </ul>
  );
}
