import type { FieldValues } from "react-hook-form";
import { ANSWER_PREFIX } from "~/content/answer-names";
import type { FormDescription } from "~/features/leads/form/kit/form-description";

type Described<Input extends FieldValues> = Pick<
  FormDescription<Input>,
  "name" | "endpoint" | "journey" | "start" | "defaults"
>;

/** What the fields hold before anything is entered or preset. */
export function usualValues<Input extends FieldValues>({ start = {}, defaults }: Described<Input>) {
  return defaults?.(start) ?? start;
}

/** Whether a form asks a field, the parts of its address and the follow-up questions among them. */
export function askedBy<Input extends FieldValues>(
  { name: form, journey, endpoint }: Described<Input>,
  defaults: object,
) {
  const asked = new Set<string>(journey.flatMap(({ fields }) => fields));
  if (asked.has("address")) for (const part of ADDRESS_PARTS) asked.add(part);
  for (const name of Object.keys(defaults)) asked.add(name);
  // The form of /spoed sends those of its link, which it shows, and no others.
  const takesAnswers = endpoint === "/api/service-request" && form !== "emergency";
  return (name: string) => (name.startsWith(ANSWER_PREFIX) ? takesAnswers : asked.has(name));
}

const ADDRESS_PARTS = ["street", "houseNumber", "postcode", "city", "country"];
