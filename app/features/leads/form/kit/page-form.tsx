import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { DraftLine, DraftNotice } from "~/features/leads/form/drafts/draft-notice";
import type { DraftState } from "~/features/leads/form/drafts/use-form-draft";
import type { LeadForm } from "~/features/leads/model/lead-options";
import { Button } from "~/ui/controls/button";
import { ErrorSummary, type FieldError } from "~/ui/controls/error-summary";

type PageFormProps = {
  /** Page that answers when no script runs. */
  action: string;
  form: LeadForm;
  formKey: string | undefined;
  formTime: string | undefined;
  privacyVersion: string;
  errors: FieldError[];
  attempts: number;
  onSubmit: () => void;
  sending: boolean;
  button: { idle: string; busy: string };
  phone: { label: string; href: string };
  /** What stands in the way of sending, beside the button. */
  notice: ReactNode;
  draft: DraftState;
  children: ReactNode;
};

/**
 * Frame of a form in a page. Without script the browser posts it: with the page's own submission key, and with
 * its checks left on, because a refused post would cost the chosen files.
 */
export function PageForm(props: PageFormProps) {
  const { action, form, formKey, formTime, privacyVersion, errors, attempts, sending, button, phone, draft } =
    props;
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    props.onSubmit();
  }
  return (
    <form action={action} method="post" encType="multipart/form-data" onSubmit={submit} noValidate={scripted}>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="submissionKey" value={formKey} />
      <input type="hidden" name="formTime" value={formTime} />
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      <p className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          Laat dit veld leeg <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <DraftNotice draft={draft} />
      <ErrorSummary {...{ errors, attempts }} />
      {props.children}
      <div className="grid gap-5 border-t border-ink pt-8 @4xl:ml-[33.33%] @4xl:pl-3">
        {props.notice}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="lg" busy={sending}>
            {sending ? button.busy : button.idle}
          </Button>
          <p className="text-ink-soft">
            Liever bellen? <a href={phone.href}>{phone.label}</a>
          </p>
          <DraftLine draft={draft} />
        </div>
      </div>
    </form>
  );
}

type PartProps = {
  number: number;
  title: string;
  /** h3 where the form stands under a heading of its page. */
  heading?: "h2" | "h3";
  children: ReactNode;
};

/** One part of such a form: its name in the margin, its fields beside it. */
export function FormPart({ number, title, heading: Heading = "h2", children }: PartProps) {
  return (
    <section className="border-t border-ink py-8 @4xl:grid @4xl:grid-cols-12 @4xl:gap-8 @4xl:py-10">
      <Heading className="mb-5 text-2xl @4xl:col-span-4 @4xl:text-xl">
        <span className="label-caps mb-1 block font-text text-accent-text">0{number}</span>
        {title}
      </Heading>
      <div className="@4xl:col-span-8">{children}</div>
    </section>
  );
}
