import type { FieldValues } from "react-hook-form";
import { clockText } from "~/features/leads/model/answer-by";
import { stepWithError } from "~/features/leads/model/answers/journey";
import type { DraftSource } from "./draft-source";

/** The step where the visitor was, or the first before it in which something is wrong. */
export async function stepToResume<Input extends FieldValues>(source: DraftSource<Input>, last: string) {
  const { journey } = source.description;
  const ids = journey.map(({ id }) => id);
  const errors = await errorsOf(source);
  const wrong = Object.keys(errors).length > 0 ? stepWithError(journey, errors) : last;
  return ids[Math.min(ids.indexOf(last), ids.indexOf(wrong))];
}

/** What is wrong with what is entered, by field, without saying so. */
async function errorsOf<Input extends FieldValues>({ description, fields, resolver }: DraftSource<Input>) {
  const entered = fields.getValues() as Input;
  const checked = Object.entries(description.checked?.(entered) ?? entered);
  // An untouched group of radios is null to the form library and absent to the rules.
  const values = Object.fromEntries(checked.filter(([, value]) => value !== null)) as Input;
  return (await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors;
}

/** Why a form is empty that was not: what was entered in it was sent or wiped elsewhere. */
export function endedNotice(how: unknown) {
  const [title, there] =
    how === "wiped"
      ? ["Uw concept is gewist.", ""]
      : ["Uw aanvraag is verstuurd.", ": daar staat de bevestiging"];
  return {
    title,
    text: `Dat deed u in een ander formulier of tabblad${there}. Hier kunt u opnieuw beginnen.`,
  };
}

/** When what was put back had been entered, and what of its files came along. */
export function restoredNotice(
  at: number,
  { back, lost, left }: { back: number; lost: number; left: number },
) {
  const along = back === 0 ? "" : `, met ${back === 1 ? "1 bestand" : `${back} bestanden`}`;
  const again = lost > 0 ? " Kies uw foto's opnieuw: dit toestel kon ze niet bewaren." : "";
  const more =
    left > 0 ? ` Er gaan er 5 mee; ${left === 1 ? "1 blijft" : `${left} blijven`} in uw concept.` : "";
  const when = whenText(clockText(new Date(at)), clockText(new Date()));
  return { title: "Uw concept is teruggezet.", text: `Dit vulde u in ${when}${along}.${again}${more}` };
}

/** Of today the hour is enough. Both end in five characters of it. */
function whenText(then: string, now: string): string {
  const [hour, day] = [then.slice(-5), then.slice(0, -5)];
  return now.startsWith(day) ? `vandaag om ${hour}` : `op ${day}om ${hour}`;
}
