import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

/** At the bottom right; on phones the contact bar replaces it. */
export function QuoteWidgetButton() {
  return (
    <aside aria-label="Offerte" className="contents">
      <ButtonLink
        href="/gratis-offerte"
        data-dialog="quote-widget"
        className="no-print fixed! right-6 bottom-6 z-20 shadow-panel max-sm:hidden"
      >
        <Icon name="offerte" /> Offerte aanvragen
      </ButtonLink>
    </aside>
  );
}
