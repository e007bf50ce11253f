import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { ErrorSummary, type FieldError } from "~/ui/error-summary";
import { Icon } from "~/ui/icons";
import { Progress } from "~/ui/progress";
import { announce } from "./announce";
import { Confirmation } from "./confirmation-notice";
import { nextStep, previousStep, progressOf, type QuoteStep, quoteJourney, stepWithError } from "./journey";
import type { LeadInput } from "./lead-schema";
import { ContactFields, type FormParts, ProjectFields, ServiceFields } from "./quote-fields";
import { type QuoteStart, useQuoteForm } from "./use-quote-form";

export type QuoteFormProps = {
  /** `dialog`: step by step. `page`: everything under each other, and it works without script. */
  layout: "dialog" | "page";
  /** Put before the name of a compressed photo. */
  tag: string;
  privacyVersion: string;
  phone: { label: string; href: string };
  start?: QuoteStart;
  formKey?: string;
  formTime?: string;
};

const EMPTY: QuoteStart = { values: {}, errors: {} };

/** The quote modal and the form of /gratis-offerte: one form, two layouts. */
export function QuoteForm(props: QuoteFormProps) {
  return props.layout === "dialog" ? <DialogForm {...props} /> : <PageForm {...props} />;
}

function summaryOf(errors: Record<string, { message?: string } | undefined>, prefix: string): FieldError[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    error?.message ? [{ id: prefix + name, message: error.message }] : [],
  );
}

function DialogForm({ tag, privacyVersion, phone, start = EMPTY }: QuoteFormProps) {
  const prefix = `${useId()}-`;
  const [step, setStep] = useState<QuoteStep>("service");
  const [subject, setSubject] = useState("");
  const root = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const form = useQuoteForm({
    form: "modal",
    tag,
    privacyVersion,
    start,
    onRefused: (errors) => Object.keys(errors).length > 0 && setStep(stepWithError(quoteJourney, errors)),
  });
  const { fields, files, filesError, sending, sent, setSent, send } = form;
  const { formState, trigger, setValue } = fields;
  const parts: FormParts = { ...form.parts, prefix };

  useEffect(() => {
    const dialog = root.current?.closest("dialog");
    if (!dialog) return;
    const preset = () => {
      const wanted = dialog.dataset.preset ?? "";
      setSubject(wanted);
      setValue("projectType", wanted);
    };
    preset();
    dialog.addEventListener("dialogopen", preset);
    return () => dialog.removeEventListener("dialogopen", preset);
  }, [setValue]);

  // A new step starts at its heading, for eyes and for screen readers.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    heading.current?.focus();
    if (step) root.current?.closest("dialog")?.scrollTo({ top: 0 });
  }, [step]);

  useEffect(() => {
    if (!sent) return;
    root.current?.closest("dialog")?.close();
    announce({ reference: sent.reference, promise: sent.promise });
    setStep("service");
    setSent(null);
  }, [sent, setSent]);

  function goTo(next: QuoteStep) {
    moved.current = true;
    setStep(next);
  }
  async function forward(event: FormEvent) {
    event.preventDefault();
    const current = quoteJourney.find(({ id }) => id === step);
    if (!(await trigger(current?.fields as unknown as (keyof LeadInput)[]))) return;
    const next = nextStep(quoteJourney, step);
    if (next) goTo(next);
    else await send();
  }

  const { step: n, of, percent } = progressOf(quoteJourney, step);
  const current = quoteJourney.find(({ id }) => id === step) ?? quoteJourney[0];
  const back = previousStep(quoteJourney, step);
  const shown = Object.fromEntries(
    Object.entries(formState.errors).filter(([name]) => (current.fields as readonly string[]).includes(name)),
  );
  return (
    <form ref={root} action="/gratis-offerte" onSubmit={forward} noValidate className="grid">
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
            Uw aanvraag gaat over <strong>{subject.replaceAll("-", " ")}</strong>.
          </p>
        )}
        <ErrorSummary errors={summaryOf(shown, prefix)} title="Kijk deze punten na" />
      </div>
      <div className="px-5 pb-6 md:px-8">
        {step === "service" && <ServiceFields {...parts} />}
        {step === "project" && <ProjectFields {...parts} files={files} filesError={filesError} />}
        {step === "contact" && <ContactFields {...parts} />}
      </div>
      <div className="sticky bottom-0 flex items-center justify-between gap-3 border-t border-rule bg-paper px-5 py-4 md:px-8">
        {back ? (
          <Button variant="outline" onClick={() => goTo(back)} disabled={sending}>
            Vorige
          </Button>
        ) : (
          <Button variant="outline" onClick={() => root.current?.closest("dialog")?.close()}>
            Sluiten
          </Button>
        )}
        <Button type="submit" disabled={sending}>
          {step === "contact" ? (sending ? "Verzenden..." : "Verstuur aanvraag") : "Volgende"}
          {step !== "contact" && <Icon name="arrow-right" />}
        </Button>
      </div>
      <p className="px-5 pb-5 text-sm text-ink-soft md:px-8">
        Liever bellen?{" "}
        <a href={phone.href} className="font-semibold text-ink">
          {phone.label}
        </a>
      </p>
    </form>
  );
}

function PageForm({ tag, privacyVersion, phone, start = EMPTY, formKey, formTime }: QuoteFormProps) {
  const prefix = "aanvraag-";
  const [scripted, setScripted] = useState(false);
  const form = useQuoteForm({
    form: "page",
    tag,
    privacyVersion,
    start,
    formKey,
    formTime,
    onRefused: () => {},
  });
  const { fields, files, filesError, sending, sent, send } = form;
  const { formState, trigger } = fields;
  const parts: FormParts = { ...form.parts, prefix };
  // Without script the browser's own checks spare the visitor from choosing his files again.
  useEffect(() => setScripted(true), []);

  if (sent) return <Confirmation reference={sent.reference} promise={sent.promise} />;
  const errors = { ...formState.errors, ...(filesError ? { files: { message: filesError } } : {}) };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await trigger()) await send();
  }
  return (
    <form
      action="/gratis-offerte"
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      noValidate={scripted}
    >
      <input type="hidden" name="form" value="page" />
      <input type="hidden" name="submissionKey" value={formKey} />
      <input type="hidden" name="formTime" value={formTime} />
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      <input type="hidden" {...parts.text("projectType")} />
      <p className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          Laat dit veld leeg <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <ErrorSummary errors={summaryOf(errors, prefix)} />
      {quoteJourney.map(({ id, title }, index) => (
        <section key={id} className="border-t border-ink py-8 md:grid md:grid-cols-12 md:gap-8 md:py-10">
          <h2 className="mb-5 text-2xl md:col-span-4">
            <span className="label-caps mb-1 block font-text text-accent-text">0{index + 1}</span>
            {title}
          </h2>
          <div className="md:col-span-8">
            {id === "service" && <ServiceFields {...parts} />}
            {id === "project" && <ProjectFields {...parts} files={files} filesError={filesError} />}
            {id === "contact" && <ContactFields {...parts} />}
          </div>
        </section>
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-ink pt-8 md:ml-[33.33%] md:pl-3">
        <Button type="submit" size="lg" disabled={sending}>
          {sending ? "Verzenden..." : "Verstuur aanvraag"}
        </Button>
        <p className="text-ink-soft">
          Liever bellen? <a href={phone.href}>{phone.label}</a>
        </p>
      </div>
    </form>
  );
}
