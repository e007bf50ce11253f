/** Which optional parts of this installation pass data on to somebody. */
export type ProcessorSettings = { webhook: boolean; turnstile: boolean };

type Processor = { name: string; task: string; place: string };

/** Who handles data of visitors for us, as the privacy page names them. */
export function processors({ webhook, turnstile }: ProcessorSettings): Processor[] {
  const list: Processor[] = [
    {
      name: "Cloudflare",
      task: "Levert de website, bewaart aanvragen en foto’s en verstuurt onze mail",
      place: "Foto’s in de Europese Unie; de rest in de EU en de Verenigde Staten",
    },
  ];
  if (turnstile) {
    list.push({
      name: "Cloudflare Turnstile",
      task: "Controleert bij een verdachte aanvraag of een mens het formulier invulde",
      place: "De EU en de Verenigde Staten",
    });
  }
  if (webhook) {
    list.push({
      name: "Ons planningssysteem",
      task: "Krijgt een kopie van elke nieuwe aanvraag",
      place: "Vraag het ons kantoor",
    });
  }
  return list;
}
