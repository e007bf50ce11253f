import { type FormEvent, type ReactNode, useId, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { DraftLine, DraftNotice } from "~/features/leads/form/drafts/draft-notice";
import { feltSubmit } from "~/features/leads/form/kit/felt-submit";
import type {
  FormParts,
  FrameProps,
  PartComponent,
  ShellProps,
} from "~/features/leads/form/kit/form-description";
import type { FormControl } from "~/features/leads/form/kit/form-engine";
import { errorSummary } from "~/features/leads/form/kit/form-errors";
import { useLeadForm } from "~/features/leads/form/kit/use-lead-form";
import type { Steps } from "~/features/leads/form/kit/use-steps";
import { SendNotice } from "~/features/leads/form/send/status/send-notice";
import { Button, dropSecondClick } from "~/ui/controls/button";
import { ErrorSummary } from "~/ui/controls/error-summary";
import { Icon } from "~/ui/icons/icon";
import { type DialogPreset, useDialogPreset } from "./use-dialog";

type Props<Input extends FieldValues, P extends ShellProps, Id extends string> = FrameProps<Input, P, Id> & {
  /** Shows one part at a time; without it all stand under each other. */
  steps?: Steps<Id, HTMLFormElement>;
  head?: (form: FormParts<Input>) => ReactNode;
  onOpen: (preset: DialogPreset, fields: FormControl<Input>) => void;
};

/** Frame of a form in its modal. After sending the modal closes, and the page says that it came in. */
export function DialogFrame<Input extends FieldValues, P extends ShellProps, Id extends string>({
  description,
  props,
  terms,
  steps,
  head,
  onOpen,
}: Props<Input, P, Id>) {
  const { journey, parts, button, failed, note } = description;
  const prefix = `${useId()}-`;
  const whole = useRef<HTMLFormElement>(null);
  const root = steps?.root ?? whole;
  const form = useLeadForm(description, props, {
    prefix,
    form: "modal",
    panel: steps ?? { root },
    onSent: ({ reference, promise, page }, { announce, closeDialogs, showToast }) => {
      // Also the menu that it was opened from: the page says that it came in.
      closeDialogs();
      announce({ reference, promise, page, note });
      showToast(description.sent);
      steps?.restart();
    },
    onFailed: ({ errors, message }, { showToast }) => {
      steps?.goToError(errors);
      showToast({ title: failed.title, description: message, variant: "destructive" });
    },
  });
  const { attempts, sending, draft } = form;
  useDialogPreset(root, (preset) => onOpen(preset, form.fields));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = await form.ready(event);
    if (!code) return;
    if (!(await code.check(steps?.asked))) return steps?.goToError(code.errors());
    if (steps?.next) steps.goTo(steps.next);
    // Not waited for: from here the form itself says where it is.
    else code.send();
  }

  const shown = steps ? [steps.current] : journey;
  const last = !steps?.next;
  const back = steps?.back;
  return (
    <form
      ref={root}
      data-form={description.name}
      action={description.action}
      // A step leads to its page as a link does. The whole is posted: never as an address with a name in it.
      {...(steps
        ? { className: "grid grid-cols-1 grid-rows-[auto_1fr_auto]" }
        : { method: "post", encType: "multipart/form-data" })}
      onSubmit={feltSubmit(submit)}
      noValidate
    >
      {!steps && <input type="hidden" name="privacyVersion" value={props.privacyVersion} />}
      <div className="px-5 pt-5 md:px-8">
        {head?.(form.parts)}
        <DraftNotice draft={draft} />
        <ErrorSummary
          errors={errorSummary(shown, { ...form.parts.errors, ...form.refused }, prefix, !steps)}
          attempts={attempts}
          title={steps && "Kijk deze punten na"}
        />
        {terms && <p className="border-l-4 border-accent bg-accent-wash px-4 py-2.5">{terms}</p>}
      </div>
      {shown.map(({ id, title }, index) => {
        const Part: PartComponent<Input, P> = parts[id];
        return (
          <section key={id} inert={sending} className={`px-5 md:px-8 ${steps ? "pb-6" : "py-5"}`}>
            {!steps && <h3 className="mb-4 border-t border-ink pt-4 text-2xl">{title}</h3>}
            <Part {...props} {...form.parts} />
            {last && !shown[index + 1] && (
              // Its place is kept until its code is here.
              <div className="mt-6 min-h-27">{form.review?.(steps ? "h4" : "h3")}</div>
            )}
          </section>
        );
      })}
      <div key={`${steps?.step} line`} className="px-5 pb-5 text-sm text-ink-soft md:px-8">
        Liever bellen?{" "}
        <a href={props.phone.href} className="font-semibold text-ink">
          {props.phone.label}
        </a>
        <DraftLine draft={draft} />
      </div>
      {/* Not in the foot, which stays in sight: what it says may be long, and would cover the fields. */}
      {last && (
        <div className="px-5 pb-5 md:px-8">
          <SendNotice {...form.notice} />
        </div>
      )}
      <div key={steps?.step} className="dialog-foot">
        <Button
          variant="outline"
          onClick={() => (back ? steps.goTo(back) : root.current?.closest("dialog")?.togglePopover(false))}
          disabled={sending && Boolean(back)}
        >
          {back ? "Vorige" : "Sluiten"}
        </Button>
        <Button type="submit" busy={sending} onClick={dropSecondClick}>
          {last ? (sending ? button.busy : button.idle) : "Volgende"}
          {!last && <Icon name="arrow-right" />}
        </Button>
      </div>
    </form>
  );
}
