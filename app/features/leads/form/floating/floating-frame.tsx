import type { FormEvent, ReactNode } from "react";
import { DraftLine, DraftNotice } from "~/features/leads/form/drafts/draft-notice";
import { feltSubmit } from "~/features/leads/form/kit/felt-submit";
import type { Steps } from "~/features/leads/form/kit/use-steps";
import { SendNotice } from "~/features/leads/form/send/status/send-notice";
import { Button, dropSecondClick } from "~/ui/controls/button";
import { Icon, type IconName } from "~/ui/icons/icon";
import {
  type FloatingDescription,
  type FloatingForm,
  type FloatingParts,
  floatingSteps,
} from "./floating-form";

/** A service to ask for, and the last of them that is something else. */
export type Choice = { id: string; label: string; icon: IconName };

type Props<Id extends string> = {
  description: FloatingDescription;
  steps: Steps<Id, HTMLDivElement>;
  form: FloatingForm;
  /** What the buttons of the first step stand for; their value is the id. */
  choices: Choice[];
  /** Above the heading of the first step. */
  badge?: ReactNode;
  /** Whether the first wrong field takes the focus; not where an alert does. */
  focusWrong: boolean;
  /** The current step, but for the photos. */
  children: ReactNode;
};

/** Frame of a floating form in its panel: choose a service, add photos or skip them, then say the rest and send. */
export function FloatingFrame<Id extends string>(props: Props<Id>) {
  const { description, steps, form, choices, badge, focusWrong, children } = props;
  const { journey, action, button } = description;
  const { step, current, asked, back, next, root, heading, goTo } = steps;
  const { sending, draft } = form;

  async function forward(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const code = await form.ready(event);
    if (!code) return;
    if (!back) {
      const choice = choices.find(({ id }) => id === (submitter as HTMLButtonElement | null)?.value);
      if (!choice) return;
      code.fields.setValue("serviceType", choice.id);
      code.fields.setValue("selectedService", choice.label);
    } else if (step !== "photo" && !(await code.check(asked, { shouldFocus: focusWrong })))
      return steps.goToError(code.errors());
    if (next) goTo(next);
    // Not waited for: from here the panel itself says where it is.
    else code.send();
  }

  return (
    <div ref={root} className="grid min-h-0 grid-cols-1 grid-rows-[auto_1fr]">
      <div className="flex h-14 items-center gap-3 border-b border-rule px-4 [@media(height<30rem)]:h-12">
        {back ? (
          <Button
            variant="ghost"
            size="icon"
            className="-ml-3"
            aria-label="Terug"
            onClick={() => goTo(back)}
            disabled={sending}
          >
            <Icon name="arrow-left" />
          </Button>
        ) : (
          // Its place is kept: otherwise the numbers move away when it comes.
          <span className="-ml-3 w-12" />
        )}
        <StepNumbers ids={journey.map(({ id }) => id)} step={step} />
      </div>
      <form
        data-form={description.name}
        action={action}
        onSubmit={feltSubmit(forward)}
        noValidate
        autoComplete="off"
        className="grid min-h-0 grid-cols-1 grid-rows-[1fr_auto]"
      >
        <div
          data-scroll=""
          className="relative grid grid-cols-1 content-start gap-4 overflow-y-auto overscroll-contain px-4 py-4"
        >
          <DraftNotice draft={draft} />
          {!back && badge}
          <h3 key={step} ref={heading} tabIndex={-1} className="text-xl quiet">
            {current.title}
          </h3>
          <div inert={sending} className="contents">
            {step === "photo" ? <Photos {...form.parts} /> : children}
            {!next && form.review?.("h4")}
          </div>
          {!back && (
            <p>
              <a href="/spoed#terugbellen" className="text-link inline-block py-1.5">
                Komt er nu water binnen? Naar spoed
              </a>
            </p>
          )}
          {/* In a box: a row of this grid would be as low as the line may be, also where it takes two. */}
          <div>
            <DraftLine draft={draft} />
          </div>
          {/* The last of all: what it says may be long, and moves nothing there. */}
          {!next && <SendNotice {...form.notice} />}
        </div>
        {back && (
          <div key={step} className="panel-foot">
            {step === "photo" && next && (
              <>
                {/* At the left: it stays there when the other comes. */}
                <Button variant="ghost" className="mr-auto" onClick={() => goTo(next)}>
                  Overslaan
                </Button>
                {form.parts.files.attachments.length > 0 && <Button type="submit">Volgende</Button>}
              </>
            )}
            {step === "description" && <Button type="submit">Naar contactgegevens</Button>}
            {!next && (
              <Button type="submit" busy={sending} onClick={dropSecondClick}>
                {sending ? button.busy : button.idle}
              </Button>
            )}
          </div>
        )}
      </form>
    </div>
  );
}

function Photos({ files, filesError, watch }: FloatingParts) {
  const { PhotoStep } = floatingSteps.code();
  return <PhotoStep files={files} error={filesError} service={watch("serviceType") ?? ""} />;
}

function StepNumbers({ ids, step }: { ids: string[]; step: string }) {
  const at = ids.indexOf(step);
  return (
    <ol className="flex flex-1 items-center" aria-label="Stappen">
      {ids.map((id, index) => (
        <li
          key={id}
          aria-current={id === step ? "step" : undefined}
          className="flex flex-1 items-center last:flex-none"
        >
          <span
            className={
              index <= at
                ? "step-number border-accent bg-accent text-white"
                : "step-number border-ink/40 text-ink-soft"
            }
          >
            {index + 1}
          </span>
          {index < ids.length - 1 && (
            <span className={index < at ? "h-0.5 flex-1 bg-accent" : "h-0.5 flex-1 bg-rule"} />
          )}
        </li>
      ))}
    </ol>
  );
}
