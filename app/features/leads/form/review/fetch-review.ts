import type { FieldValues } from "react-hook-form";
import type { FormDescription, FormProps } from "~/features/leads/form/kit/form-description";
import type { FormControl } from "~/features/leads/form/kit/form-engine";
import type { FormOptions, FormShown } from "~/features/leads/form/kit/use-lead-form";
import { answerValues } from "~/features/leads/form/kit/values/answer-values";
import type { Filled } from "./review-rows";

type Source<Input extends FieldValues, Props extends FormProps> = {
  description: Pick<FormDescription<Input, Props>, "journey" | "fixed">;
  props: Props;
  fields: FormControl<Input>;
  files: { list: () => Filled["files"] };
  options: () => FormOptions;
  show: (change: Pick<FormShown<Input>, "review">) => void;
};

/** Has a form show what it is about to send, once the code for that is here; without it nothing else changes. */
export function fetchReview<Input extends FieldValues, Props extends FormProps>(
  source: Source<Input, Props>,
): void {
  const { description, props, fields, files, options, show } = source;
  const { journey } = description;
  // Asked at once, it is all in view.
  if (journey.length === 1) return;
  const filled = () => {
    const values = fields.getValues();
    return {
      values: { ...values, ...description.fixed(values, props) },
      answers: answerValues(values),
      files: files.list(),
    };
  };
  const listen = (changed: () => void) =>
    fields.subscribe({ formState: { values: true }, callback: changed });
  import("./review").then(
    ({ reviewIn }) =>
      show({ review: (heading) => reviewIn({ journey, filled, listen, heading, ...options() }) }),
    () => {},
  );
}
