import { useEffect, useReducer, useState } from "react";
import type { Panel } from "~/features/leads/form/kit/frames/panel-history";
import type {
  contactJourney,
  Journey,
  membershipJourney,
  menuJourney,
  quoteJourney,
  Step,
  widgetJourney,
} from "~/features/leads/model/answers/journey";
import { showControl } from "~/ui/controls/error-summary";
import { Icon } from "~/ui/icons/icon";
import { essentials, type Filled, reviewedSteps } from "./review-rows";

export type ReviewProps = {
  journey: Journey;
  /** The latest. */
  filled: () => Omit<Filled, "questions">;
  /** Calls back with each change of a field; stops with what it returns. */
  listen: (changed: () => void) => () => void;
  prefix: string;
  /** Absent in a page. */
  panel?: Panel | undefined;
  heading: "h2" | "h3" | "h4";
};

/** What is about to be sent, under a heading of the level that its place asks for. */
export const reviewIn = (props: ReviewProps) => <Review {...props} />;

/** Always as high: nothing moves while it is typed in. A rule of the sheet would be fetched by every page. */
const TWO_LINES = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  height: "2lh",
  overflow: "hidden",
} as const;

/** What is about to be sent, by step, each with the way back to it. Closed it says the most important in a line. */
function Review({ journey, filled, listen, prefix, panel, heading: Heading }: ReviewProps) {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same form, for as long as it is here.
  useEffect(() => listen(changed), []);
  const latest = filled();
  const questions = useQuestions(Object.keys(latest.answers).length > 0);
  const steps = reviewedSteps(journey, { ...latest, questions });
  // In a panel with steps the button stands still below it; in a page it would be pushed away. Where all is asked at once
  // it may come after the tap that sends: what it pushes away then is in sight.
  const [open, setOpen] = useState(() => Boolean(panel?.goTo) && matchMedia("(height >= 40rem)").matches);
  const shown = open && steps.length > 0;
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={panel ? "border-y border-ink" : "border-b border-ink"}
    >
      <summary className="fold-line">
        <span className="grid min-w-0 grid-cols-1">
          <Heading className="font-text font-semibold">Controleer uw aanvraag</Heading>
          {!shown && (
            <span className="text-sm text-ink-soft" style={TWO_LINES}>
              {essentials(steps) || "Nog niets ingevuld."}
            </span>
          )}
        </span>
        <Icon name="plus" />
      </summary>
      {shown &&
        steps.map(({ step, rows }) => (
          <div key={step.id} className="flex items-start justify-between gap-3 border-t border-rule py-3">
            <dl className="grid min-w-0 flex-1 gap-1.5 wrap-anywhere">
              {rows.map(({ name, label, text }) => (
                // A mail address takes a line of its own: half of one would break it.
                <div key={name} className={name === "email" ? "" : "pairs items-baseline gap-x-2"}>
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className={name === "phone" ? "whitespace-nowrap" : ""}>{breakable(text)}</dd>
                </div>
              ))}
            </dl>
            <button
              type="button"
              onClick={() => change(step, prefix, panel)}
              className="text-link -mt-1 py-1"
            >
              Wijzig<span className="sr-only"> {ABOUT[step.id as StepId]}</span>
            </button>
          </div>
        ))}
    </details>
  );
}

/** A mail address that is too long for its line breaks before its host. */
function breakable(text: string) {
  const at = text.indexOf("@");
  return at < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

type StepId = (
  | typeof quoteJourney
  | typeof widgetJourney
  | typeof menuJourney
  | typeof membershipJourney
  | typeof contactJourney
)[number]["id"];

/** What is changed in a step, said after 'Wijzig'. */
const ABOUT: Record<StepId, string> = {
  service: "uw keuze",
  services: "uw keuze",
  packages: "uw keuze",
  photo: "uw foto's",
  question: "uw vraag",
  project: "uw project",
  description: "uw project",
  home: "uw woning",
  term: "de termijn",
  contact: "uw gegevens",
  custom: "uw gegevens",
  more: "uw gegevens",
};

/** To the first control of a step; where its step is not shown, to that. */
function change({ id, fields }: Step, prefix: string, panel: Panel | undefined) {
  for (const name of fields) {
    const place = document.getElementById(prefix + name);
    const group = place?.querySelector<HTMLElement>("input:checked") ?? place?.querySelector("input");
    const control = group ?? place;
    if (control) return showControl(control);
  }
  panel?.goTo?.(id);
}

type Questions = Filled["questions"];
let known: Questions = null;

/** They are fetched when there is an answer: most requests have none. */
function useQuestions(answered: boolean): Questions {
  const [questions, setQuestions] = useState(known);
  useEffect(() => {
    if (!answered || known) return;
    import("~/content/questions").then(
      (code) => {
        known = code;
        setQuestions(code);
      },
      () => {},
    );
  }, [answered]);
  return questions;
}
