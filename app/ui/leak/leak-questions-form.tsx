import type { LeakFinderPage } from "~/content/types";
import { Button } from "~/ui/controls/button";

type Question = {
  name: string;
  label: string;
  options: readonly { id: string; label: string }[];
  chosen: string | null;
};

/** Two questions as a native form: the answers stand in the address, so back, a bookmark and a page without script work. */
export function LeakQuestionsForm({
  action,
  questions,
  words,
}: {
  action: string;
  questions: Question[];
  words: LeakFinderPage["form"];
}) {
  return (
    <form action={`${action}#oorzaken`} aria-labelledby="vragen" className="border-t border-ink/25 pt-10">
      <h2 id="vragen" className="text-2xl">
        {words.heading}
      </h2>
      <div className="mt-6 grid gap-x-8 gap-y-8 @sheet:grid-cols-2">
        {questions.map(({ name, label, options, chosen }) => (
          <fieldset key={name}>
            <legend className="mb-3 text-lg font-semibold">{label}</legend>
            <div className="grid gap-2 @pair:grid-cols-2">
              {options.map((option) => (
                <Option key={option.id} name={name} value={option.id} chosen={chosen === option.id}>
                  {option.label}
                </Option>
              ))}
              <Option name={name} value="" chosen={chosen === null}>
                {words.skip}
              </Option>
            </div>
          </fieldset>
        ))}
      </div>
      <Button type="submit" size="lg" className="mt-6 @max-pair:w-full">
        {words.button}
      </Button>
    </form>
  );
}

function Option({
  name,
  value,
  chosen,
  children,
}: {
  name: string;
  value: string;
  chosen: boolean;
  children: string;
}) {
  return (
    <label className="choice px-4 py-2.5 leading-snug font-semibold">
      <input type="radio" name={name} value={value} defaultChecked={chosen} />
      {children}
    </label>
  );
}
