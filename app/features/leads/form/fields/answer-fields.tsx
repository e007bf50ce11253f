import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { ANSWER_PREFIX } from "~/content/answer-names";
import {
  type GivenAnswer,
  givenAnswers,
  MAX_ANSWER,
  photoHintOf,
  type Question,
  questionsAbout,
  questionsOf,
} from "~/content/questions";
import { Field, Input } from "~/ui/controls/field";
import { About } from "./about";
import { BroughtAnswers } from "./brought-answers";

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
  /** Only says what it is about. */
  about?: boolean;
};

/** A choice as large as a thumb, with its native radio in it. */
const OPTION =
  "ringed flex min-h-12 items-center gap-2.5 rounded-md border border-ink/55 bg-white px-3 py-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:[box-shadow:0_0_0_1px_var(--accent)]";

/** What `Answers` shows. */
export default function AnswersPart({ photo, about, ...props }: AnswerFieldsProps) {
  if (about) return <About form={props.form} className="mb-5" />;
  return photo ? <PhotoHint {...props} /> : <AnswerFields {...props} />;
}

/** Questions that follow from the service, and what a link brought along already. Nothing for most services. */
export function AnswerFields({ form, service }: AnswerFieldsProps) {
  const asked = questionsOf(service);
  useEarlier(form, service);
  useKeptInSight(service);
  return (
    <>
      <Brought form={form} service={service} />
      {asked.length > 0 && (
        <fieldset className="grid grid-cols-1 gap-4 border-l-4 border-accent pl-4">
          {/* A legend proper stands in the border: half of it beside the bar. */}
          <legend className="float-left text-sm text-ink-soft">
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
  // The server's HTML has no button that does nothing yet.
  const [clearable, setClearable] = useState(false);
  useEffect(() => setClearable(true), []);
  const { setValue } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each value, of a draft or a link too.
  useEffect(() => {
    const radios = [...(group.current?.querySelectorAll("input") ?? [])];
    if (known.current !== value) for (const radio of radios) radio.checked = radio.value === value;
    known.current = value;
    const ticked = radios.find(({ checked }) => checked)?.value ?? "";
    if (ticked !== value) setValue(name as never, ticked as never);
  }, [value]);
  const clear = () => {
    setValue(name as never, "" as never);
    // The button goes.
    group.current?.querySelector("input")?.focus();
  };
  // Rendered once, as in `ChoiceCard`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same for as long as the form library is.
  const radios = useMemo(
    () =>
      options.map((option) => (
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
      )),
    [setValue],
  );
  return (
    <div className="relative">
      <fieldset ref={group} id={form.prefix + name}>
        <legend className="mb-2 pr-10 font-semibold">{label}</legend>
        <div className="pairs gap-2">{radios}</div>
      </fieldset>
      {clearable && value && (
        <button
          type="button"
          onClick={clear}
          aria-label={`Wis het antwoord op: ${label}`}
          className="absolute top-0 right-0 -mt-3 min-h-11 text-sm font-semibold underline"
        >
          Wis
        </button>
      )}
    </div>
  );
}

/** What the page of another address asked already, which no form asks. */
function Brought({ form, service }: AnswerFieldsProps) {
  /** Unticked here: these stay in sight. */
  const [left, setLeft] = useState<Record<string, string>>({});
  const asked = questionsAbout(service).filter(({ brought }) => brought);
  const answers = givenAnswers(
    asked,
    (name) => String(form.watch(name as never) ?? "") || (left[name] ?? ""),
  );
  const remember = ({ name, value }: GivenAnswer) => setLeft((before) => ({ ...before, [name]: value }));
  return <BroughtAnswers form={form} answers={answers} onTick={remember} />;
}

/** The questions may come late, above a field that is typed in by then: it stays where it is, and what is above it goes up. */
function useKeptInSight(service: string) {
  const shown = useRef<string>(undefined);
  const field = shown.current === service || import.meta.env.SSR ? null : document.activeElement;
  // To ask where something is costs a layout, which no other render needs.
  const before = field?.matches("form .control") ? field.getBoundingClientRect().top : null;
  useLayoutEffect(() => {
    shown.current = service;
    if (!field || before === null) return;
    const moved = field.getBoundingClientRect().top - before;
    (field.closest("[data-scroll], dialog") ?? document.scrollingElement)?.scrollBy({
      top: moved,
      behavior: "instant",
    });
  });
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
