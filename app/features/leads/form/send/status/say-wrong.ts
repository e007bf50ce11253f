import { flushSync } from "react-dom";
import type { FieldErrors, FieldValues, Path } from "react-hook-form";
import type { FormDescription } from "~/features/leads/form/kit/form-description";
import type { FormControl } from "~/features/leads/form/kit/form-engine";
import type { Panel } from "~/features/leads/form/kit/frames/panel-history";
import type { FormShown } from "~/features/leads/form/kit/use-lead-form";
import { stepWithError } from "~/features/leads/model/answers/journey";

type Form<Input extends FieldValues> = {
  description: Pick<FormDescription<FieldValues>, "journey" | "unsummed">;
  panel: Panel | undefined;
  fields: FormControl<Input>;
  /** What stands under all fields. */
  foot: HTMLElement | null;
  show: (change: Partial<FormShown<Input>>) => void;
  /** Says that it is not in. */
  tell: () => void;
  /** The summary takes the focus. */
  again: () => void;
};

/**
 * What the server found wrong, by wire name: first in the summary, then at the fields, one after the other, and last the
 * focus goes there. The button that was pressed stays where it is meanwhile, and what gives way is what stands above, by as
 * much as the page is scrolled: an answer that comes late moves nothing. Another step comes with its errors.
 */
export function sayWrong<Input extends FieldValues>(errors: Record<string, string>, form: Form<Input>) {
  const { description, panel, fields, foot, show, tell, again } = form;
  const all = Object.entries(errors).map(([name, message]) => [name, { type: "server", message }] as const);
  const [first] = all;
  if (!first) return tell();
  const elsewhere = panel?.step && panel.step !== stepWithError(description.journey, errors);
  const refused = Object.fromEntries(all) as FieldErrors;
  const steps = all.map(([name, error]) => () => {
    fields.setError(name as Path<Input>, error);
    if (name === "files") show({ filesError: error.message });
  });
  if (elsewhere)
    return flushSync(() => {
      again();
      for (const step of steps) step();
      tell();
    });
  // Each at once: what React puts off would come in one frame with what follows.
  flushSync(tell);
  eachPainted([
    ...[() => show({ refused }), ...steps].map((step) => () => keepStill(foot, step)),
    () => {
      flushSync(() => {
        show({ refused: {} });
        again();
      });
      // Where there is no summary the field takes it.
      if (description.unsummed) fields.setFocus(first[0] as Path<Input>);
      // What stands above it may have got its true height on the way.
      eachPainted([showFocused, showFocused]);
    },
  ]);
}

function showFocused() {
  document.activeElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Each in a frame of its own, however long that takes. In a page out of view they wait until that is seen. */
function eachPainted([work, ...rest]: (() => void)[]) {
  requestAnimationFrame(() =>
    setTimeout(() => {
      work?.();
      if (rest.length > 0) eachPainted(rest);
    }),
  );
}

/** What this element stands in is scrolled by as much as the change moves it; below the window it may move. */
function keepStill(foot: HTMLElement | null, change: () => void) {
  const top = () => foot?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  if (before < innerHeight) scrollerOf(foot)?.scrollBy({ top: top() - before, behavior: "instant" });
}

function scrollerOf(inside: HTMLElement | null): Element | null {
  for (let el = inside?.parentElement; el; el = el.parentElement)
    if (el.scrollHeight > el.clientHeight && /auto|scroll/.test(getComputedStyle(el).overflowY)) return el;
  return document.scrollingElement;
}
