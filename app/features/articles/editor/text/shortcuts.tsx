const shortcuts = [
  ["Vet", "Ctrl B"],
  ["Cursief", "Ctrl I"],
  ["Link", "Ctrl K"],
  ["Kop, tussenkop, kleine kop", "Ctrl Alt 2, 3, 4"],
  ["Gewone tekst", "Ctrl Alt 0"],
  ["Opsomming", "Ctrl Shift 8"],
  ["Genummerde lijst", "Ctrl Shift 7"],
  ["Citaat", "Ctrl Shift B"],
  ["Ongedaan maken, opnieuw", "Ctrl Z, Ctrl Shift Z"],
  ["Nieuwe regel in dezelfde alinea", "Shift Enter"],
  ["Plakken zonder opmaak", "Ctrl Shift V"],
  ["Naar de knoppen, en terug naar de tekst", "Alt F10, Esc"],
  ["Aan het begin van een regel", "## kop, - of 1. lijst, > citaat, --- lijn"],
  ["Kiezen wat er komt", "/ op een lege regel"],
] as const;

/** What can be done without the mouse, under the text. */
export function Shortcuts() {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4">
        Sneltoetsen
      </summary>
      <dl className="grid gap-x-8 gap-y-1 pb-3 sm:grid-cols-2">
        {shortcuts.map(([what, keys]) => (
          <div key={what} className="flex justify-between gap-3 border-b border-rule py-1">
            <dt>{what}</dt>
            <dd className="text-right text-ink-soft">{keys}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
