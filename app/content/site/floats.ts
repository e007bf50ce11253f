import type { Choice, DivisionId } from "~/content/types";
import { divisions, floatingMenuLinks, generalWidgetChoices, otherChoice } from "./divisions";

/** The quote page has the form itself, the membership pages have their own. */
const WITHOUT_WIDGET = ["/offerte", "/gratis-offerte", "/zorgeloos-wonen", "/zorgeloos-wonen1"];

export const hasQuoteWidget = (pathname: string) => !WITHOUT_WIDGET.includes(pathname);

/** What the floating quote widget offers on the pages of a division, or on those of none. The free choice comes last. */
export function quoteWidgetOf(division: DivisionId | null): { specialist: string; choices: Choice[] } {
  return division
    ? { specialist: divisions[division].code, choices: [...divisions[division].widgetChoices, otherChoice] }
    : { specialist: "General", choices: [...generalWidgetChoices, otherChoice] };
}

type ServiceMenu = {
  specialist: string;
  /** Its colour follows its specialist. */
  theme: DivisionId;
  /** Pages about a service; each can also be asked for at once. */
  links: (Choice & { href: string })[];
  other: Choice;
};

/** The floating service menu of a division's pages: that of the roofs is the specification's, the others name their own work. */
export function serviceMenuOf(division: DivisionId): ServiceMenu {
  const own = divisions[division].grid.cards.filter(({ hasPage }) => hasPage);
  return {
    specialist: divisions[division].code,
    theme: divisions[division].theme,
    links: division === "roof" ? floatingMenuLinks : own.map(({ id, label, href }) => ({ id, label, href })),
    other: otherChoice,
  };
}
