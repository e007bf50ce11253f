const texts: Record<string, string> = {
  "deliveries-retried": "Berichten opnieuw verstuurd",
  "deliveries-noticed": "Niet bezorgde berichten gezien",
  "alarm-taken": "Kijkt naar een alarm",
  "letter-resent": "Sein opnieuw gegeven",
  "letter-discarded": "Sein weggegooid",
};

/** `names` are those of checks and kinds of delivery; anything else (an id) is left out. */
export function eventText(kind: string, detail: string, names: Record<string, string>): string {
  const text = texts[kind] ?? kind;
  const name = names[detail];
  return name === undefined ? text : `${text}: ${name}`;
}
