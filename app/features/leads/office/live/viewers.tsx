import { createContext, useContext } from "react";
import { shortName } from "~/admin/people/short-name";
import { Icon } from "~/ui/icons/icon";

/** By lead: mail addresses of the colleagues who have it before them now. */
export type Viewers = Record<string, string[]>;

/** Of the list; empty until it was asked for the first time. */
export const ViewersContext = createContext<Viewers>({});

/** Nothing while nobody looks, so that the row is as high as it was. */
export function ViewersOf({ lead }: { lead: string }) {
  const viewers = useContext(ViewersContext)[lead] ?? [];
  if (viewers.length === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-accent-text">
      <Icon name="eye" size={4} /> {named(viewers, "kijkt nu", "kijken nu")}
    </span>
  );
}

/** On the page of a lead: that one is not alone with it. `viewers` and `writers` are colleagues. */
export function Presence({ viewers, writers }: { viewers: string[]; writers: string[] }) {
  const looking = viewers.filter((viewer) => !writers.includes(viewer));
  const said = [
    ...(writers.length > 0 ? [`${named(writers, "schrijft", "schrijven")} nu een antwoord.`] : []),
    ...(looking.length > 0 ? [`${named(looking, "kijkt", "kijken")} hier nu ook.`] : []),
  ];
  return (
    <p role="status" className="no-print font-semibold text-accent-text">
      {said.length > 0 && (
        <span className="mt-2 flex items-center gap-2">
          <Icon name="eye" size={4} /> {said.join(" ")}
        </span>
      )}
    </p>
  );
}

/** With the verb that goes with one, or with more. */
export function named(mails: string[], one: string, more: string): string {
  return `${new Intl.ListFormat("nl").format(mails.map(shortName))} ${mails.length === 1 ? one : more}`;
}
