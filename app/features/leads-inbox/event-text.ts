const texts: Record<string, string> = {
  received: "Aanvraag ontvangen",
  released: "Vrijgegeven uit quarantaine",
};

const actors: Record<string, string> = { visitor: "bezoeker", system: "automatisch" };

/** What an event of the timeline means; one of a newer version is shown by its own name. */
export function eventText(kind: string): string {
  return texts[kind] ?? kind;
}

/** Who did it: the visitor, this program, or an employee by his address. */
export function actorText(actor: string): string {
  return actors[actor] ?? actor;
}
