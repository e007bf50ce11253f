import type { Choice, DivisionId } from "~/content/types";
import { divisionOf } from "~/content/views/path-theme";
import { divisions, floatingMenuLinks, generalWidgetChoices, otherChoice } from "./divisions";

/** The quote page has the form itself, the membership pages have their own. */
const WITHOUT_WIDGET = ["/offerte", "/gratis-offerte", "/zorgeloos-wonen", "/zorgeloos-wonen1"];

/** What the floating quote widget offers on a page; null where it is hidden. The free choice comes last. */
export function quoteWidgetOn(pathname: string): { specialist: string; choices: Choice[] } | null {
  if (WITHOUT_WIDGET.includes(pathname)) return null;
  const division = divisionOf(pathname);
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

/** The floating service menu of a division page; null on every other page. */
export function serviceMenuOn(pathname: string): ServiceMenu | null {
  const division = divisionOf(pathname);
  if (!division) return null;
  return {
    specialist: divisions[division].code,
    theme: divisions[division].theme,
    links: floatingMenuLinks,
    other: otherChoice,
  };
}
