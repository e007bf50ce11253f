import type { FailureTexts, Obstacle, SendResult } from "~/features/leads/form/send/send-result";

const PORTAL =
  "Dit netwerk vraagt u eerst om aan te melden, zoals wifi in een hotel of trein. Meld u aan in uw browser, of zet wifi uit.";

/** Follows what stands in the way. `kept`: on this device. */
export function waitsText(kept: boolean): string {
  return kept
    ? "Uw aanvraag staat klaar op dit toestel en gaat vanzelf weg zodra er verbinding is. Laat deze pagina open of kom terug."
    : "Laat deze pagina open: dan gaat uw aanvraag vanzelf weg zodra er verbinding is. Dit toestel kan uw aanvraag niet bewaren; sluit u de pagina, dan is hij niet verstuurd.";
}

/** Why a lead was not taken, in the words that the specification has for its form. */
export function refusalText(
  texts: FailureTexts,
  result: Extract<SendResult, { kind: "refused" | "broken" }>,
): string {
  if (result.kind === "refused") return result.message || (texts.unexplained ?? texts.description);
  return texts.broken ?? `Server fout: HTTP error! status: ${result.status}. Probeer het later opnieuw.`;
}

/** Why a lead did not get through. It goes by itself: what the specification has for its form may only say to try again. */
export function obstacleText(texts: FailureTexts, why: Obstacle): string {
  const { offline = "Geen internetverbinding.", description } = texts;
  // Of a toast some say under their title only what to do.
  const unreachable = description.startsWith("Er ") ? description : `Er kwam geen antwoord. ${description}`;
  const text = { offline, portal: PORTAL, unreachable }[why];
  return text.includes("opnieuw") ? `${text} Wachten kan ook.` : text;
}
