import { shortName } from "./short-name";

const texts: Record<string, string> = {
  received: "Aanvraag ontvangen",
  released: "Vrijgegeven uit quarantaine",
  "held-again": "Teruggezet in quarantaine",
  viewed: "Bekeken",
  note: "Notitie",
  "note-undone": "Notitie weggehaald",
  exported: "Gegevens gedownload",
  withdrawn: "Aanvraag ingetrokken",
  "contact-changed": "Wil op een andere manier bericht",
};

const actors: Record<string, string> = { visitor: "bezoeker", system: "automatisch" };

/** Kinds that matter only to who asks who saw what. */
const quietKinds = new Set(["viewed", "note-undone", "exported"]);

export function isQuiet(kind: string): boolean {
  return quietKinds.has(kind);
}

/**
 * What an event of the timeline means; one of a newer version is shown by its own name. `statusName` turns
 * the values of a change of status into words.
 */
export function eventText(kind: string, detail: string, statusName: (status: string) => string): string {
  const [from = "", to = ""] = detail.split(">");
  if (kind === "status") return `${statusName(from)} → ${statusName(to)}`;
  if (kind === "status-undone") return `Teruggezet op ${statusName(to)}`;
  if (kind === "assigned") return to === "" ? "Niet meer toegewezen" : `Toegewezen aan ${shortName(to)}`;
  return texts[kind] ?? kind;
}

/** Who did it: the visitor, this program, or an employee by his address. */
export function actorText(actor: string): string {
  return actors[actor] ?? actor;
}
