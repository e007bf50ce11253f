import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Attachments } from "~/features/leads/form/attachments/use-attachments";
import { DraftLine, DraftNotice } from "~/features/leads/form/drafts/draft-notice";
import { PersonFields } from "~/features/leads/form/fields/person-fields";
import { errorsOf, summaryInOrder, summaryOf } from "~/features/leads/form/kit/form-errors";
import { FormPart, PageForm } from "~/features/leads/form/kit/page-form";
import { useDialogPreset } from "~/features/leads/form/kit/use-dialog";
import type { FormStart } from "~/features/leads/form/kit/use-lead-form";
import { useSteps } from "~/features/leads/form/kit/use-steps";
import { announce } from "~/features/leads/form/send/announce.client";
import { Confirmation } from "~/features/leads/form/send/confirmation-notice";
import { SendNotice } from "~/features/leads/form/send/send-notice";
import { progressOf, type QuoteStep, quoteJourney } from "~/features/leads/model/journey";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { Button } from "~/ui/controls/button";
import { ErrorSummary } from "~/ui/controls/error-summary";
import { Progress } from "~/ui/controls/progress";
import { Icon } from "~/ui/icons/icon";
import { type FormParts, ProjectFields, ServiceFields } from "./quote-fields";
import { useQuoteForm } from "./use-quote-form";

export type QuoteFormProps = {
  /** `dialog`: step by step. `page`: everything under each other, and it works without script. */
  layout: "dialog" | "page";
  /** Put before the name of a compressed photo. */
  tag: string;
  privacyVersion: string;
  phone: { label: string; href: string };
  start?: FormStart;
  formKey?: string;
  formTime?: string;
};

const EMPTY: FormStart = { values: {}, errors: {} };

/** The quote modal and the form of /gratis-offerte: one form, two layouts. */
export function QuoteForm(props: QuoteFormProps) {
  return props.layout === "dialog" ? <InDialog {...props} /> : <InPage {...props} />;
}

function InDialog({ tag, privacyVersion, phone, start = EMPTY }: QuoteFormProps) {
  const prefix = `${useId()}-`;
  const [subject, setSubject] = useState("");
  const preset = useRef("");
  const steps = useSteps<QuoteStep, HTMLFormElement>(quoteJourney);
  const { step, current, back, next, root, heading, goTo, restart } = steps;
  const form = useQuoteForm({ form: "modal", tag, privacyVersion, start, onRefused: steps.goToError });
  const { fields, files, filesError, check, sending, sent, setSent, send, connection, failure, draft } = form;
  const { formState, setValue, getValues } = fields;
  const parts: FormParts = { ...form.parts, prefix };

  useDialogPreset(root, ({ query, subject: name }) => {
    const service = query.get("dienst") ?? "";
    setSubject(name || service.replaceAll("-", " "));
    setValue("projectType", service);
    const type = query.get("serviceType") ?? (service && "offerte");
    const chosen = getValues("serviceType") || "";
    // Who comes by another link now means that one; what he chose by hand stays.
    if (!type || (chosen !== "" && chosen !== preset.current)) return;
    preset.current = type;
    setValue("serviceType", type);
  });

  useEffect(() => {
    if (!sent) return;
    root.current?.closest("dialog")?.close();
    announce({ reference: sent.reference, promise: sent.promise });
    restart();
    setSent(null);
  }, [sent, setSent, restart, root]);

  async function forward(event: FormEvent) {
    event.preventDefault();
    if (!(await check(current.fields as readonly (keyof LeadInput)[]))) return;
    if (next) goTo(next);
    else await send();
  }

  const { step: n, of, percent } = progressOf(quoteJourney, step);
  return (
    <form ref={root} action="/gratis-offerte" onSubmit={forward} noValidate className="grid grid-cols-1">
      <div className="px-5 pt-5 md:px-8">
        <p className="flex justify-between pb-2 text-sm text-ink-soft">
          <span>
            Stap {n} van {of}
          </span>
          <span>{percent}% voltooid</span>
        </p>
        <Progress value={percent} label="Voortgang van uw aanvraag" />
        <h3 ref={heading} tabIndex={-1} className="mt-6 mb-4 text-2xl focus:outline-none">
          {current.title}
        </h3>
        {subject && step === "service" && (
          <p className="mb-4 border-l-4 border-accent bg-accent-wash px-4 py-2.5">
            Uw aanvraag gaat over <strong>{subject}</strong>.
          </p>
        )}
        <DraftNotice draft={draft} />
        <ErrorSummary
          errors={summaryOf(errorsOf(formState.errors, current.fields), prefix)}
          attempts={form.attempts}
          title="Kijk deze punten na"
        />
      </div>
      <div className="px-5 pb-6 md:px-8">
        <Part id={step} parts={parts} files={files} filesError={filesError} />
      </div>
      <div className="dialog-foot">
        {step === "contact" && <SendNotice {...{ connection, failure }} sending={sending} onSend={send} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {back ? (
            <Button variant="outline" onClick={() => goTo(back)} disabled={sending}>
              Vorige
            </Button>
          ) : (
            <Button variant="outline" onClick={() => root.current?.closest("dialog")?.close()}>
              Sluiten
            </Button>
          )}
          <Button type="submit" busy={sending}>
            {step === "contact" ? (sending ? "Verzenden..." : "Verstuur aanvraag") : "Volgende"}
            {step !== "contact" && <Icon name="arrow-right" />}
          </Button>
        </div>
      </div>
      <div className="px-5 pb-5 md:px-8">
        <p className="text-sm text-ink-soft">
          Liever bellen?{" "}
          <a href={phone.href} className="font-semibold text-ink">
            {phone.label}
          </a>
        </p>
        <DraftLine draft={draft} />
      </div>
    </form>
  );
}

function InPage({ tag, privacyVersion, phone, start = EMPTY, formKey, formTime }: QuoteFormProps) {
  const prefix = "aanvraag-";
  const form = useQuoteForm({ form: "page", tag, privacyVersion, start, formKey, formTime });
  const { fields, files, filesError, attempts, sending, sent, send, connection, failure, draft } = form;
  const parts: FormParts = { ...form.parts, prefix };
  if (sent) return <Confirmation reference={sent.reference} promise={sent.promise} />;
  async function submit() {
    if (await form.check()) await send();
  }
  const errors = { ...fields.formState.errors, ...(filesError ? { files: { message: filesError } } : {}) };
  return (
    <PageForm
      action="/gratis-offerte"
      form="page"
      {...{ formKey, formTime, privacyVersion, phone, attempts, sending, draft }}
      errors={summaryInOrder(quoteJourney, errors, prefix)}
      onSubmit={submit}
      button={{ idle: "Verstuur aanvraag", busy: "Verzenden..." }}
      notice={<SendNotice {...{ connection, failure }} sending={sending} onSend={submit} />}
    >
      <input type="hidden" {...parts.text("projectType")} />
      {quoteJourney.map(({ id, title }, index) => (
        <FormPart key={id} number={index + 1} title={title}>
          <Part id={id} parts={parts} files={files} filesError={filesError} />
        </FormPart>
      ))}
    </PageForm>
  );
}

type PartProps = { id: QuoteStep; parts: FormParts; files: Attachments; filesError: string | undefined };

function Part({ id, parts, files, filesError }: PartProps) {
  switch (id) {
    case "service":
      return <ServiceFields {...parts} />;
    case "project":
      return <ProjectFields {...parts} files={files} filesError={filesError} />;
    case "contact":
      return <PersonFields {...parts} />;
  }
}
