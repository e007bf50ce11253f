import type { AdminEventKind } from "./admin-events.server";

const leads = (count: string) => (count === "1" ? "1 aanvraag" : `${count} aanvragen`);
const patterns = (kind: string) => (kind === "text" ? "zelfde tekst" : "zelfde verbinding");

const texts = {
  "leads-exported": () => "Lijst met aanvragen geëxporteerd",
  "person-exported": (count) => `Gegevens van een persoon gedownload (${leads(count)})`,
  "person-erased": (count) => `Gegevens van een persoon gewist (${leads(count)})`,
  "pattern-held": (kind) => `Patroon tegengehouden (${patterns(kind)})`,
  "pattern-stopped": (kind) => `Patroon niet meer tegengehouden (${patterns(kind)})`,
} satisfies Record<AdminEventKind, (detail: string) => string>;

/** What an employee did with data of visitors; one of a newer version is shown by its own name. */
export function adminEventText(kind: string, detail: string): string {
  return Object.hasOwn(texts, kind) ? texts[kind as AdminEventKind](detail) : kind;
}
