const requests = (count: string) => (count === "1" ? "1 aanvraag" : `${count} aanvragen`);

/** What an employee did with data of visitors; one of a newer version is shown by its own name. */
export function adminEventText(kind: string, detail: string): string {
  if (kind === "leads-exported") return "Lijst met aanvragen geëxporteerd";
  if (kind === "person-exported") return `Gegevens van een persoon gedownload (${requests(detail)})`;
  if (kind === "person-erased") return `Gegevens van een persoon gewist (${requests(detail)})`;
  return kind;
}
