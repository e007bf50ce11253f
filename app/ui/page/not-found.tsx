import { SearchForm } from "~/ui/shell/search-form";

const LINKS = [
  { label: "Daken", href: "/daken" },
  { label: "Schoorsteen", href: "/schoorsteen" },
  { label: "Onderhoud", href: "/onderhoud" },
  { label: "Bouwen", href: "/bouwen" },
  { label: "Kennisbank", href: "/kennisbank" },
  { label: "Alle plaatsen", href: "/locaties" },
  { label: "Contact", href: "/contact" },
];

/** The specified English heading and line, followed by Dutch help. */
export function NotFound() {
  return (
    <div className="page grid gap-10 py-16 @half:grid-cols-12 @half:py-24">
      <div className="@half:col-span-7">
        <div lang="en">
          <h1 className="text-3xl @half:text-4xl">404 Page Not Found</h1>
          <p className="mt-4 text-lg text-ink-soft">Did you forget to add the page to the router?</p>
        </div>
        <h2 className="mt-12 text-2xl">Deze pagina bestaat niet (meer)</h2>
        <p className="measure mt-3">
          Misschien staat er een tikfout in het adres, of is de pagina verhuisd. Zoek hieronder, of ga verder
          bij een van onze hoofdpagina's.
        </p>
        <SearchForm id="not-found-search" label="Zoek de pagina" className="mt-6 max-w-md" />
      </div>
      <nav aria-label="Hoofdpagina's" className="@half:col-span-4 @half:col-start-9">
        <ul className="border-t border-ink">
          {LINKS.map(({ label, href }) => (
            <li key={href} className="border-b border-rule">
              <a href={href} className="block py-3 font-display text-lg font-semibold hover:text-accent-text">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
