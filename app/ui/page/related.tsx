import { counted } from "~/lib/text/counted";
import { Icon } from "~/ui/icons/icon";
import { Fold } from "./fold";

type RelatedLink = { label: string; href: string; text: string };

/** Related services and articles side by side. */
export function Related({ groups }: { groups: { heading: string; links: RelatedLink[] }[] }) {
  const filled = groups.filter(({ links }) => links.length > 0);
  return (
    <div className="page no-print">
      <div className="grid gap-x-8 gap-y-8 border-t border-ink/25 py-8 @half:py-16 @sheet:grid-cols-2">
        {filled.map(({ heading, links }) => (
          <section key={heading}>
            <h2 className="text-2xl">{heading}</h2>
            <Fold label={counted(links.length, "pagina", "pagina’s")} className="mt-3">
              <ul className="border-t border-ink">
                {links.map(({ label, href, text }) => (
                  <li key={href} className="register-line">
                    <a href={href} className="register-link">
                      <span className="font-display text-lg font-semibold">{label}</span>
                      <Icon name="arrow-right" className="register-arrow" />
                    </a>
                    <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
                  </li>
                ))}
              </ul>
            </Fold>
          </section>
        ))}
      </div>
    </div>
  );
}
