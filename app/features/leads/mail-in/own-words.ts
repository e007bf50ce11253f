/**
 * What somebody wrote in a mail, without the mail that it answers: everything from the line on by which mail programs
 * begin what they quote (in Dutch, English, German or French), and lines that are marked as quoted. Who writes under or
 * between what is quoted is read too; the whole mail is kept beside it.
 */
export function ownWords(text: string): string {
  const all = text.split("\n").map((line) => line.trimEnd());
  const quote = all.findIndex((_, n) => beginsQuote(all, n));
  const before = unquoted(quote < 0 ? all : all.slice(0, quote));
  if (before !== "") return withoutClosing(before);
  return unquoted(all.filter((_, n) => !isIntroduction(all, n)));
}

const unquoted = (lines: string[]) => tidy(lines.filter((line) => !/^\s*>/.test(line)));

const tidy = (lines: string[]) =>
  lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The longest line that is looked at: a longer one is nobody's introduction of a quote. */
const longest = 400;

/** 'Op ma 23 nov 2026 om 10:00 schreef Jan <jan@…>:', which may be broken into two or three lines. */
const introductions = [
  /^(?:Op|On|Am|Le)\b[^\n]{4,380}\b(?:schreef|geschreven|wrote|schrieb|a écrit)\b[^\n]{0,200}:?$/i,
  /^[^\n]{1,200}\b(?:schreef op|wrote on|schrieb am)\b[^\n]{4,160}:$/i,
];

const dividers = [
  /^-{2,}\s*(?:Oorspronkelijk bericht|Oorspronkelijk e-mailbericht|Original Message|Doorgestuurd bericht|Forwarded message|Ursprüngliche Nachricht|Message d'origine)\s*-{2,}$/i,
  /^_{20,}$/,
  /^Begin doorgestuurd bericht:$/i,
];

/** Outlook puts the header of the quoted mail there: 'Van:' and within a few lines 'Verzonden:' and 'Onderwerp:'. */
const headerFrom = /^\*?(?:Van|From|Von|De)\s?:\*?\s/i;
const headerRest =
  /^\*?(?:Verzonden|Datum|Sent|Date|Gesendet|Envoyé|Aan|To|Onderwerp|Subject|Betreff|Objet)\s?:\*?/i;

function beginsQuote(lines: string[], n: number): boolean {
  const line = (lines[n] ?? "").trim();
  if (line.length > longest || line === "") return false;
  if (dividers.some((divider) => divider.test(line))) return true;
  if (headerFrom.test(line))
    return lines.slice(n + 1, n + 6).filter((next) => headerRest.test(next.trim())).length >= 2;
  return isIntroduction(lines, n) && quoteFollows(lines, n);
}

/** How many lines an introduction takes that begins here; 0: none begins here. */
function introductionLength(lines: string[], n: number): number {
  for (let length = 1; length <= 3; length++) {
    const joined = lines
      .slice(n, n + length)
      .map((line) => line.trim())
      .join(" ");
    if (joined.length > longest) return 0;
    if (joined.endsWith(":") && introductions.some((pattern) => pattern.test(joined))) return length;
  }
  return 0;
}

const isIntroduction = (lines: string[], n: number) => introductionLength(lines, n) > 0;

/** Quoted lines come next, or it names an address or a clock: who writes 'Op de brief schreef u:' goes on himself. */
function quoteFollows(lines: string[], n: number): boolean {
  const length = introductionLength(lines, n);
  const next = lines.slice(n + length).find((line) => line.trim() !== "");
  if (next === undefined || /^\s*>/.test(next)) return true;
  return /@|\d{1,2}[:.]\d{2}|\b20\d\d\b/.test(lines.slice(n, n + length).join(" "));
}

/** The line that a phone adds under what was written, and what stands under '-- '. */
const phoneLine =
  /^(?:Verstuurd vanaf|Verzonden vanaf|Verzonden met|Verstuurd met|Verzonden vanuit|Sent from|Sent with|Get Outlook for|Download Outlook voor)\b.{0,120}$|^Outlook (?:voor|for) (?:iOS|Android)\b.{0,120}$/i;

function withoutClosing(text: string): string {
  const lines = text.split("\n");
  const signature = lines.findIndex((line, n) => n > 0 && /^-- ?$/.test(line));
  const kept = signature < 0 ? lines : lines.slice(0, signature);
  while (kept.length > 1 && (kept.at(-1)?.trim() === "" || phoneLine.test(kept.at(-1)?.trim() ?? "")))
    kept.pop();
  return tidy(kept) || text;
}
