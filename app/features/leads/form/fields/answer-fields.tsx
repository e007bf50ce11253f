import { useEffect, useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import {
  ANSWER_PREFIX,
  answerText,
  MAX_ANSWER,
  photoHintOf,
  type Question,
  questions,
  questionsOf,
} from "~/content/questions";
import { Field, Input } from "~/ui/controls/field";

/** Of any form: answers are no fields of its own type. */
type AnyParts = {
  text: (name: never) => UseFormRegisterReturn & { defaultValue?: string };
  watch: (name: never) => unknown;
  setValue: (name: never, value: never) => void;
  prefix: string;
};
export type AnswerFieldsProps = {
  form: AnyParts;
  /** Id of the chosen service; empty where none is. */
  service: string;
  photo?: boolean;
};

/** A choice as large as a thumb, with its native radio in it. */
const OPTION =
  "flex min-h-12 items-center gap-2.5 rounded-md border border-ink/55 bg-white px-3 py-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent";

/** What `Answers` shows. */
export default function AnswersPart({ photo, ...props }: AnswerFieldsProps) {
  return photo ? <PhotoHint {...props} /> : <AnswerFields {...props} />;
}

/** Questions that follow from the service, and what a link brought along already. Nothing for most services. */
export function AnswerFields({ form, service }: AnswerFieldsProps) {
  const asked = questionsOf(service);
  useEarlier(form, service);
  return (
    <>
      <Brought form={form} service={service} />
      {asked.length > 0 && (
        <fieldset className="grid grid-cols-1 gap-4 border-l-4 border-accent pl-4">
          <legend className="mb-3 text-sm text-ink-soft">
            Korte vragen vooraf. Wat u niet weet, slaat u over.
          </legend>
          {asked.map((question) => {
            const name = ANSWER_PREFIX + question.id;
            const id = form.prefix + name;
            if (question.kind === "text")
              return (
                <Field key={name} id={id} label={question.label} hint={question.hint} required={false}>
                  {({ required: _, ...control }) => (
                    <Input
                      autoComplete="off"
                      maxLength={MAX_ANSWER}
                      {...control}
                      {...form.text(name as never)}
                    />
                  )}
                </Field>
              );
            return <Choices key={name} form={form} question={question} />;
          })}
        </fieldset>
      )}
    </>
  );
}

type ChoicesProps = { form: AnyParts; question: Extract<Question, { kind: "choice" }> };

/** Plain radios that tell the form: what is ticked before this code is here counts. */
function Choices({ form, question: { id, label, options } }: ChoicesProps) {
  const name = ANSWER_PREFIX + id;
  const value = String(form.watch(name as never) ?? "");
  const group = useRef<HTMLFieldSetElement>(null);
  const known = useRef(value);
  const { setValue } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each value, of a draft or a link too.
  useEffect(() => {
    const radios = [...(group.current?.querySelectorAll("input") ?? [])];
    if (known.current !== value) for (const radio of radios) radio.checked = radio.value === value;
    known.current = value;
    const ticked = radios.find(({ checked }) => checked)?.value ?? "";
    if (ticked !== value) setValue(name as never, ticked as never);
  }, [value]);
  return (
    <fieldset ref={group} id={form.prefix + name}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="pairs gap-2">
        {options.map((option) => (
          <label key={option.id} className={OPTION}>
            <input
              type="radio"
              name={name}
              value={option.id}
              defaultChecked={option.id === value}
              onChange={() => setValue(name as never, option.id as never)}
              className="size-4.5 shrink-0 accent-(--accent)"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Answers to questions that no form asks: said, and sent along without script too. */
function Brought({ form }: AnswerFieldsProps) {
  const brought = questions.flatMap((question) => {
    const name = ANSWER_PREFIX + question.id;
    const value = question.services ? "" : String(form.watch(name as never) ?? "");
    const text = answerText(question, value);
    return text === undefined ? [] : [{ name, label: question.label, value, text }];
  });
  if (brought.length === 0) return null;
  return (
    <dl className="border-l-4 border-accent bg-accent-wash px-4 py-2.5">
      {brought.map(({ name, label, value, text }) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-semibold">
            {text}
            <input type="hidden" name={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was typed in the server's HTML before this code came: the form library would not know it. */
function useEarlier({ prefix, setValue }: AnswerFieldsProps["form"], service: string) {
  const [earlier] = useState(() => {
    if (import.meta.env.SSR) return [];
    return questionsOf(service).flatMap(({ id }) => {
      const name = ANSWER_PREFIX + id;
      const place = document.getElementById(prefix + name);
      return place instanceof HTMLInputElement && place.value ? [[name, place.value] as const] : [];
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    for (const [name, value] of earlier) setValue(name as never, value as never);
  }, []);
}

/** What the photos should show, where the service says so. */
export function PhotoHint({ service }: { service: string }) {
  const text = photoHintOf(service);
  return text ? <p className="border-l-4 border-accent pl-4">{text}</p> : null;
}
