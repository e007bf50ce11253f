import { WIDGET } from "~/lib/text/wishes";
import { Icon } from "~/ui/icons/icon";

/** At the bottom right, in the margin; where there is none, the contact bar replaces it. */
export function QuoteWidgetButton() {
  return (
    <aside aria-label="Offerte" className="contents">
      <a href="/gratis-offerte" data-dialog="quote-widget" className="edge-tab no-print bottom-6">
        <Icon name="offerte" /> {WIDGET}
      </a>
    </aside>
  );
}
