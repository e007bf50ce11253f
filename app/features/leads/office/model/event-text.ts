import type { EventData, EventKind, LeadEvent } from "~/features/leads/model/lead-events";
import { leadStatuses } from "~/features/leads/model/lead-status";
import { shortName } from "./short-name";

const texts = {
  received: () => "Aanvraag ontvangen",
  released: () => "Vrijgegeven uit quarantaine",
  "held-again": () => "Teruggezet in quarantaine",
  checked: ({ result }) =>
    result === "passed"
      ? "Controle tegen misbruik gelukt, uit quarantaine"
      : "Controle tegen misbruik gaf geen antwoord, uit quarantaine",
  spam: () => "Bij spam gezet",
  "spam-undone": () => "Weer uit spam gehaald",
  status: ({ from, to }) => `${leadStatuses[from]} → ${leadStatuses[to]}`,
  "status-undone": ({ to }) => `Teruggezet op ${leadStatuses[to]}`,
  assigned: ({ to }) => (to === "" ? "Niet meer toegewezen" : `Toegewezen aan ${shortName(to)}`),
  note: () => "Notitie",
  "note-undone": () => "Notitie weggehaald",
  viewed: () => "Bekeken",
  exported: () => "Gegevens gedownload",
  withdrawn: () => "Aanvraag ingetrokken",
  "contact-changed": () => "Wil op een andere manier bericht",
} satisfies { [Kind in EventKind]: (data: EventData[Kind]) => string };

const actors: Record<string, string> = { visitor: "bezoeker", system: "automatisch" };

/** Kinds that matter only to who asks who saw what. */
const quietKinds: readonly EventKind[] = ["viewed", "note-undone", "exported"];

export function isQuiet(kind: EventKind): boolean {
  return quietKinds.includes(kind);
}

/** What an event of the timeline means; one of a newer version is shown by its own name. */
export function eventText({ kind, data }: LeadEvent): string {
  return Object.hasOwn(texts, kind) ? (texts[kind] as (data: unknown) => string)(data) : kind;
}

/** Who did it: the visitor, this program, or an employee by mail address. */
export function actorText(actor: string): string {
  return actors[actor] ?? actor;
}
