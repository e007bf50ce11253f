/** Why a mail that came in is kept and stands nowhere else, in the words of the office. */
export const keptReasons = {
  thread: "Bij deze aanvraag kwamen die dag te veel mails",
  sender: "Van dit adres kwamen die dag te veel aanvragen",
  site: "Er kwamen die dag te veel aanvragen per mail",
  report: "Melding van een mailserver, niet over een mail van ons",
  own: "Een mail van onszelf die terugkwam",
  lost: "De mail zelf is niet meer te vinden",
} as const;
export type KeptReason = keyof typeof keptReasons;

/** How long such a mail is kept. Longer than any server goes on trying, so that a mail that comes again is known. */
export const keptDays = 30;
