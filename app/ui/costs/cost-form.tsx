import type { CostsPage } from "~/content/types";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";

export type CostQuestion = {
  name: string;
  label: string;
  options: { id: string; label: string }[];
  chosen: string;
};

type CostFormProps = {
  action: string;
  /** Key of the work. */
  work: string;
  /** Without a unit there is no size to ask for. */
  size: {
    name: string;
    typed: string;
    error?: string | undefined;
    unit?: string | undefined;
    hint?: string | undefined;
  };
  questions: CostQuestion[];
  words: CostsPage["form"];
};

/** What is asked of some work, as a native form: the answers stand in the address. */
export function CostForm({ action, work, size, questions, words }: CostFormProps) {
  const { name, typed, error, unit, hint } = size;
  return (
    <form
      action={`${action}#uitkomst`}
      aria-labelledby="uw-huis"
      className="grid gap-8 border-t border-ink pt-5"
    >
      <h2 id="uw-huis" className="text-2xl">
        {words.heading}
      </h2>
      <input type="hidden" name="werk" value={work} />
      {unit ? (
        <Field id={name} label={`Hoeveel ${unit}?`} hint={hint} error={error} required>
          {(control) => (
            <span className="cost-size">
              <Input {...control} name={name} inputMode="decimal" autoComplete="off" defaultValue={typed} />
              <span aria-hidden="true">{unit}</span>
            </span>
          )}
        </Field>
      ) : (
        <input type="hidden" name={name} value={typed} />
      )}
      {questions.map((question) => (
        <fieldset key={question.name}>
          <legend className="mb-3 text-lg font-semibold">{question.label}</legend>
          <div className="grid gap-2 @pair:grid-cols-2">
            {question.options.map(({ id, label }) => (
              <label key={id} className="choice px-4 py-2.5 leading-snug font-semibold">
                <input type="radio" name={question.name} value={id} defaultChecked={id === question.chosen} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {questions.length > 0 && <p className="text-sm text-ink-soft">{words.unknownHint}</p>}
      <Button type="submit" size="lg" className="justify-self-start @max-pair:w-full">
        {words.button}
      </Button>
    </form>
  );
}
