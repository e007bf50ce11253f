import type { FieldValues } from "react-hook-form";
import { answerContent } from "~/features/leads/form/kit/values/answer-values";
import { attribution } from "~/features/leads/form/send/attribution";
import type { SubmissionKeys } from "~/features/leads/form/send/submission-keys";
import { subjectOf } from "~/features/leads/model/answers/answers";
import type { Journey } from "~/features/leads/model/answers/journey";
import type { FormDescription, FormProps } from "./form-description";
import { wireText } from "./wire-text";

type Entered<Input, Props> = { values: Input; files: File[]; props: Props };

/** The body of the post. What the visitor entered decides its submission key, the circumstances do not. */
export async function wireForm<Input extends FieldValues, Props extends FormProps>(
  description: FormDescription<Input, Props>,
  { values, files, props }: Entered<Input, Props>,
  keys: SubmissionKeys,
  circumstances: Record<string, string>,
  addressParts: (values: Input) => Record<string, string>,
): Promise<FormData> {
  const own = description.fixed(values, props);
  const asked = askedContent(description.journey, values, files);
  const content = {
    ...asked,
    ...own,
    ...(await answerContent(values, subjectOf({ ...asked, ...own }))),
    ...(description.endpoint === "/api/service-request" ? addressParts(values) : {}),
  };
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  const entered = JSON.stringify([sorted, files.map((file) => [file.size, file.lastModified])]);
  const { privacyVersion, formTime } = props;
  const all = {
    ...content,
    submissionKey: await keys.next(entered),
    privacyVersion,
    ...(formTime ? { formTime } : {}),
    ...attribution(),
    ...description.circumstances,
    ...circumstances,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(all)) body.set(name, value);
  for (const file of files) body.append("files", file, file.name);
  return body;
}

/** What the steps of a form ask, by wire name. */
function askedContent(journey: Journey, values: FieldValues, files: File[]): Record<string, string> {
  const asked = journey.flatMap(({ fields }) => fields);
  return Object.fromEntries(
    asked.map((name) => {
      if (name === "files") return ["photos", JSON.stringify(files.map((file) => file.name))];
      return [name, name === "privacy" ? String(Boolean(values.privacy)) : wireText(values[name])];
    }),
  );
}
