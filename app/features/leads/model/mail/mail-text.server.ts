import { allServiceCards, divisionLinks, quoteWidgetOf, serviceMenuOf } from "~/content/index.server";
import { answersOf } from "~/features/leads/model/answers/answers";
import { isOurAnswer } from "~/features/leads/model/answers/read-answers.server";
import { type FieldName, fieldNames, fieldOf } from "~/features/leads/model/lead-fields";
import { keysOf, serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadFile, LeadRecord } from "~/features/leads/model/lead-record";
import { fullName, leadSummary, printedText, type SummaryRow } from "~/features/leads/model/lead-summary";
import { plainDigits } from "~/features/leads/model/phone/phone";

/** What a mail to a visitor says of the lead. */
export type MailText = {
  /** For 'Beste …'; null when it is left out. */
  name: string | null;
  rows: SummaryRow[];
  /** Nothing that was typed is left out but the telephone number. */
  complete: boolean;
};

/**
 * A stranger's address can be filled in, so text that the sender typed is mailed only when nothing in the lead could
 * serve an advertiser or a cheat. What was chosen from our own lists is always mailed. `trusted` false: as if doubtful.
 */
export function mailText(lead: LeadRecord, files: LeadFile[], trusted = true): MailText {
  const complete = trusted && hasName(lead) && !isDoubtful(lead);
  return {
    name: complete ? fullName(lead) : null,
    // Never the telephone number: any text could tell to call it, and the visitor knows his own.
    rows: leadSummary(lead, files, (what) => {
      if (typeof what === "object") return complete || isOurAnswer(what);
      return what !== "phone" && (complete || isChosen(lead, what));
    }),
    complete,
  };
}

/** What stands before a Dutch surname; other words make a sentence sooner than a name. */
const particles = new Set(
  "van de der den het 't ten ter te in op aan bij tot uit 's von la le du di da".split(" "),
);

function hasName({ firstName, lastName }: LeadRecord): boolean {
  const names = `${firstName} ${lastName}`.toLowerCase().replaceAll("’", "'").split(/\s+/);
  return (
    isName(firstName, 2) && isName(lastName, 4) && names.filter((word) => !particles.has(word)).length <= 3
  );
}

/** Letters with the marks of names; `words` at most, none that looks like a domain. */
function isName(text: string, words: number): boolean {
  return (
    text.length <= 40 &&
    /^\p{L}[\p{L}\p{M} '’.,-]*$/u.test(text) &&
    text.split(/\s+/).length <= words &&
    !/\p{L}{2,}\.\p{L}{2,}/u.test(text)
  );
}

/** Empty ones are no text. Those of our own script are never mailed. */
function isDoubtful(lead: LeadRecord): boolean {
  const { email, phone } = lead;
  if (/\+.*[^a-z\d].*@/i.test(email) || email.length > 100) return true;
  if (!/^[\p{Nd}\s+().\-/]{0,25}$/u.test(phone)) return true;
  const typed = fieldNames.filter(
    (name) => !["email", "phone"].includes(name) && !fieldOf(name).telemetry && !isChosen(lead, name),
  );
  // What stands apart in the fields stands together in the mail.
  const answers = answersOf(lead).filter((answer) => !isOurAnswer(answer));
  const written = answers.map(({ answer }) => answer);
  const printed = [...written, printedText(lead, typed)].join("\n");
  const texts = [printed, ...written, ...typed.map((name) => String(lead[name] ?? ""))];
  return texts.some((text) => hasLure(text) || hasNumber(text));
}

/** A link, an address, markup, or characters that hide one: in whatever width they are written. */
function hasLure(text: string): boolean {
  const plain = text.normalize("NFKC").replaceAll("。", ".");
  return [
    /[^\P{C}\n\t]/u,
    /[<>@]|&#?\w+;/,
    /\[\/?[a-z]+[=\]]|\]\s*\(/i,
    /:\/\/|\\\\|\bwww\b|\b(?:https?|mailto|tel|sms|javascript|data|whatsapp)\s*:/i,
    // As a mail program makes links of: 'iets.nl', also with a heart for a name. 'o.a.', '9.30' and '(3 m).En' are none.
    /[^\s.,;:!?)\]"'’”]\.\p{L}{2,}/u,
    // A short code: 'sms WIN naar 4411'.
    /\b(?:sms|app|whatsapp)\b(?:\P{Nd}{1,40}\b(?:naar|to))?[^\p{L}\p{Nd}]{0,5}\p{Nd}{4}/iu,
  ].some((lure) => lure.test(plain));
}

/** As many digits as a telephone number has, of any script: with words between them when it begins as a number does. */
function hasNumber(text: string): boolean {
  const plain = plainDigits(text).replace(/\p{M}/gu, "");
  // Parted and counted, so that no length of the gaps costs more than one look at each character.
  return (
    plain.split(/\p{L}/u).some((run) => (run.match(/\p{N}/gu)?.length ?? 0) >= 8) || scattered.test(plain)
  );
}

/** '06 12 34 en dan 56 78'. A year, size or price has no zero in front; '0,5 m', '08:30 u' and '05 mei' are no beginning. */
const scattered = new RegExp(
  [
    "(?:\\+3[12]|(?<!\\d[.,:/-]?)0",
    "(?!\\d ?(?:jan|feb|maa|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec))",
    "(?!(?:[.,]\\d+|\\d[:.]\\d\\d|\\d[-/]\\d\\d?)(?![^\\p{L}\\d]*\\d))",
    "[^\\p{L}\\d]*\\d)(?:\\D*\\d){6}",
  ].join(""),
  "iu",
);

const services = new Set<string>([
  ...Object.values(serviceTypes),
  ...keysOf(serviceTypes),
  ...[
    ...allServiceCards,
    ...quoteWidgetOf(null).choices,
    ...divisionLinks.flatMap(({ id }) => [...quoteWidgetOf(id).choices, ...serviceMenuOf(id).links]),
  ].flatMap(({ id, label }) => [id, label]),
  "Lidmaatschap",
  "Zorgeloos Wonen Lidmaatschap",
]);

/** Whether the value stands in a list of ours; an empty one does. */
function isChosen(lead: LeadRecord, name: FieldName): boolean {
  const value = String(lead[name] ?? "");
  if (value === "") return true;
  if (name === "selectedService") return services.has(value);
  if (name === "serviceType") return services.has(value);
  const options = fieldOf(name).shown?.options;
  return options !== undefined && value.split(",").every((one) => Object.hasOwn(options, one));
}
