import { Icon } from "~/ui/icons/icon";

/** A tab at the right edge; where it does not fit, the division bar opens the menu. */
export function ServiceMenuTab() {
  return (
    <nav aria-label="Dienstenmenu" className="contents">
      <a
        href="#diensten-links"
        data-dialog="service-menu"
        // Clear of the other tab at this edge, in a low window too.
        className="edge-tab no-print bottom-[max(50%,16rem)] translate-y-1/2"
      >
        <Icon name="chevron-left" size={4} /> Diensten
      </a>
    </nav>
  );
}

type LinksProps = { links: { label: string; href: string }[]; other: { id: string; label: string } };

/** Plain links at the end of the page, for where no script opens the menu, or not yet: then the tap leads to them. */
export function ServiceMenuLinks({ links, other }: LinksProps) {
  const all = [...links, { label: other.label, href: `/gratis-offerte?dienst=${other.id}` }];
  return (
    <nav id="diensten-links" aria-label="Diensten" className="page only-unscripted scroll-mt-32 py-10">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-t border-ink pt-4">
        {all.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="text-link inline-block py-1.5">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
