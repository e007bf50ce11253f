import { type FormEvent, type MouseEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldValues } from "react-hook-form";
import { DraftLine, DraftNotice } from "~/features/leads/form/drafts/draft-notice";
import { feltSubmit } from "~/features/leads/form/kit/felt-submit";
import type { FrameProps, PartComponent, ShellProps } from "~/features/leads/form/kit/form-description";
import { errorSummary } from "~/features/leads/form/kit/form-errors";
import { useLeadForm } from "~/features/leads/form/kit/use-lead-form";
import { SendNotice } from "~/features/leads/form/send/status/send-notice";
import { AT_PROBLEM, postAddress } from "~/lib/post-address";
import { Button, dropSecondClick } from "~/ui/controls/button";
import { ErrorSummary } from "~/ui/controls/error-summary";

/** Frame of a form in a page. Without script the browser's checks stay on: a refused post would cost the files. */
export function PageFrame<Input extends FieldValues, Props extends ShellProps, Id extends string>({
  description,
  props,
  terms,
}: FrameProps<Input, Props, Id>) {
  const { journey, parts, page, button, failed, note } = description;
  const { prefix, heading: Heading } = page;
  const [sent, setSent] = useState<ReactNode>(null);
  const mailed = journey.some(({ fields }) => (fields as readonly string[]).includes("email"));
  const form = useLeadForm(description, props, {
    prefix,
    onSent: ({ reference, promise, page }, { Confirmation, showToast }) => {
      // At once: what is said beside it finds its place when it has its own.
      flushSync(() => setSent(<Confirmation {...{ reference, promise, page, note, mailed }} />));
      showToast(description.sent);
    },
    onFailed: ({ message }, { showToast }) => {
      showToast({ title: failed.title, description: message, variant: "destructive" });
    },
  });
  const { attempts, sending, draft, scripted } = form;
  if (sent) return sent;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { dataset } = event.currentTarget;
    // From the tap on: what is said later moves nothing then.
    dataset.kept = "";
    const code = await form.ready(event);
    // Not waited for: from here the form itself says where it is.
    if (await code?.check()) code?.send();
    else delete dataset.kept;
  }
  const errors = { ...form.parts.errors, ...form.refused };
  return (
    <form
      data-form={description.name}
      action={postAddress(description.action.replace(/#.*|$/, AT_PROBLEM), Boolean(props.start))}
      method="post"
      encType="multipart/form-data"
      onSubmit={feltSubmit(submit)}
      noValidate={scripted}
    >
      <input type="hidden" name="form" value={description.form} />
      <input type="hidden" name="submissionKey" value={props.formKey} />
      <input type="hidden" name="formTime" value={props.formTime} />
      <input type="hidden" name="privacyVersion" value={props.privacyVersion} />
      <input type="hidden" name="phoneConfirmed" value={props.start?.values.phoneConfirmed ?? ""} />
      <p className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          Laat dit veld leeg <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <DraftNotice draft={draft} />
      <ErrorSummary errors={errorSummary(journey, errors, prefix, true)} attempts={attempts} />
      {journey.map(({ id, title }, index) => {
        const Part: PartComponent<Input, Props> = parts[id];
        return (
          <section
            key={id}
            inert={sending}
            className="border-t border-ink py-8 @4xl:grid @4xl:grid-cols-12 @4xl:gap-8 @4xl:py-10"
          >
            <Heading className="mb-5 text-2xl @4xl:col-span-4 @4xl:text-xl">
              {journey[1] && (
                <span className="label-caps mb-1 block font-text text-accent-text">0{index + 1}</span>
              )}
              {title}
            </Heading>
            <div className="@4xl:col-span-8">
              <Part {...props} {...form.parts} />
            </div>
          </section>
        );
      })}
      <div className="@4xl:grid @4xl:grid-cols-12 @4xl:gap-8">
        <div className="@4xl:col-span-4" />
        <div className="grid gap-5 border-t border-ink pt-8 @4xl:col-span-8">
          {journey[1] && (
            // Its place is kept until its code is here.
            <div inert={sending} className="only-scripted -mt-8 min-h-27">
              {form.review?.(Heading)}
            </div>
          )}
          {terms && <p className="max-w-[34rem]">{terms}</p>}
          {/* Under each other: beside a button of another width the rest would move to another line. */}
          <div className="grid grid-cols-1 justify-items-start gap-2">
            <Button type="submit" size="lg" className="max-w-full" busy={sending} onClick={beforeSubmit}>
              {sending ? button.busy : button.idle}
            </Button>
            <p className="text-ink-soft">
              Liever bellen?{" "}
              <a href={props.phone.href} className="underline">
                {props.phone.label}
              </a>
            </p>
            <DraftLine draft={draft} />
          </div>
          <SendNotice {...form.notice} />
        </div>
      </div>
    </form>
  );
}

/** From here on the form says all that is missing, as soon as its engine is there; the browser names the first only. */
function beforeSubmit(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.formNoValidate = true;
  dropSecondClick(event);
}
