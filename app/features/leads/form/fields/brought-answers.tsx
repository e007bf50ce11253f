import { useEffect, useRef } from "react";
import type { GivenAnswer } from "~/content/questions";

/** Of any form: answers are no fields of its own type. */
type AnyFields = {
  watch: (name: never) => unknown;
  setValue: (name: never, value: never) => void;
};

type BroughtAnswersProps = {
  form: AnyFields;
  answers: GivenAnswer[];
  onTick?: (answer: GivenAnswer) => void;
};

/** What goes along without being asked here. Each can be left out, without script too. */
export function BroughtAnswers({ form, answers, onTick }: BroughtAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <fieldset className="border-l-4 border-accent bg-accent-wash px-4 py-2.5">
      <legend className="sr-only">Dit gaat mee met uw aanvraag</legend>
      <p className="text-sm text-ink-soft">Dit gaat mee met uw aanvraag. Wat niet klopt, vinkt u uit.</p>
      {answers.map((answer) => (
        <BroughtAnswer
          key={answer.name}
          {...answer}
          goes={Boolean(form.watch(answer.name as never))}
          onTick={(ticked) => {
            onTick?.(answer);
            form.setValue(answer.name as never, (ticked ? answer.value : "") as never);
          }}
        />
      ))}
    </fieldset>
  );
}

type BroughtAnswerProps = GivenAnswer & { goes: boolean; onTick: (ticked: boolean) => void };

/** A plain box: without script too it is not sent unticked, and what is unticked before this code is here counts. */
function BroughtAnswer({ name, value, label, text, goes, onTick }: BroughtAnswerProps) {
  const box = useRef<HTMLInputElement>(null);
  const known = useRef(goes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change, of a draft or a link too.
  useEffect(() => {
    if (!box.current) return;
    if (known.current !== goes) box.current.checked = goes;
    known.current = goes;
    if (box.current.checked !== goes) onTick(box.current.checked);
  }, [goes]);
  return (
    <label className="flex min-h-11 items-start gap-3 py-1.5">
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={goes}
        onChange={(event) => onTick(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-(--accent)"
      />
      <span>
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="font-semibold">{text}</span>
      </span>
    </label>
  );
}
