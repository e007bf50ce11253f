import { type FormEvent, useEffect, useId, useState } from "react";
import { PhotoStep } from "~/features/leads/form/attachments/photo-step";
import { DraftLine, DraftNotice } from "~/features/leads/form/drafts/draft-notice";
import { useDialog } from "~/features/leads/form/kit/use-dialog";
import type { Sent } from "~/features/leads/form/kit/use-lead-form";
import { useSteps } from "~/features/leads/form/kit/use-steps";
import { announce } from "~/features/leads/form/send/announce.client";
import { Confirmation } from "~/features/leads/form/send/confirmation-notice";
import { SendNotice } from "~/features/leads/form/send/send-notice";
import { type WidgetStep, widgetJourney } from "~/features/leads/model/journey";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { ShortContactFields, type ShortParts, TermsNote } from "./short-contact-fields";
import { type ShortInput, useShortForm } from "./use-short-form";
import { Choices, DescriptionStep, StepIndicators } from "./widget-parts";

export type QuoteWidgetProps = {
  choices: { id: string; label: string }[];
  specialist: string;
  tag: string;
  privacyVersion: string;
};

/** The floating quote widget: four short steps in a panel; the confirmation comes in the panel too. */
export function QuoteWidget({ choices, ...options }: QuoteWidgetProps) {
  const prefix = `${useId()}-`;
  const [sent, setSent] = useState<Sent | null>(null);
  const steps = useSteps<WidgetStep, HTMLDivElement>(widgetJourney);
  const { step, current, back, next, root, heading, goTo, restart } = steps;
  const { open, close, isOpen } = useDialog(root);
  const form = useShortForm({
    ...options,
    form: "widget",
    measures: () => ({ timeOnPage: Math.round(performance.now() / 1000), interactionCount: 1, leadScore: 3 }),
    stepReached: step,
    onSent: (result) => {
      if (isOpen()) return setSent(result);
      // Closed while it was sent: then the page says that it came in.
      restart();
      announce({ reference: result.reference, promise: result.promise });
    },
    onRefused: (message, errors) => {
      steps.goToError(errors);
      return message ?? "Er is een fout opgetreden. Probeer het opnieuw of neem telefonisch contact op.";
    },
  });
  const { fields, files, filesError, sending, send, connection, failure, draft } = form;

  // The page can see how far the visitor is, and stands still meanwhile.
  useEffect(() => {
    if (!open) return;
    document.body.dataset.quoteStep = sent ? "sent" : step;
    return () => {
      delete document.body.dataset.quoteStep;
    };
  }, [open, step, sent]);

  // Who opens the panel again after sending wants to ask something new.
  useEffect(() => {
    if (open || !sent) return;
    setSent(null);
    restart();
  }, [open, sent, restart]);

  async function forward(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step === "services") {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const choice = choices.find(({ id }) => id === (submitter as HTMLButtonElement | null)?.value);
      if (!choice) return;
      fields.setValue("serviceType", choice.id);
      fields.setValue("selectedService", choice.label);
      return goTo("photo");
    }
    const asked = current.fields as readonly (keyof ShortInput)[];
    if (!(await form.check(asked, { shouldFocus: true }))) return;
    if (next) return goTo(next);
    await send();
  }

  if (sent) {
    return (
      <div ref={root} className="grid content-start gap-4 p-4" data-scroll="">
        <Confirmation reference={sent.reference} promise={sent.promise} compact />
        <Button variant="outline" onClick={close}>
          Sluiten
        </Button>
      </div>
    );
  }

  const parts: ShortParts = {
    register: fields.register,
    errors: fields.formState.errors,
    values: fields.watch(),
    prefix,
  };
  return (
    <div ref={root} className="grid min-h-0 grid-rows-[auto_1fr]">
      <StepIndicators
        journey={widgetJourney}
        {...{ step, back, sending }}
        onBack={() => back && goTo(back)}
      />
      <form
        action="/gratis-offerte"
        onSubmit={forward}
        noValidate
        autoComplete="off"
        className="grid min-h-0 grid-rows-[1fr_auto]"
      >
        <div data-scroll="" className="grid content-start gap-4 overflow-y-auto overscroll-contain px-4 py-4">
          <DraftNotice draft={draft} />
          {step === "services" && (
            <Badge variant="secondary" className="justify-self-start">
              <Icon name="check" size={4} /> Gratis inspectie in 24u
            </Badge>
          )}
          <h3 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
            {current.title}
          </h3>
          {step === "services" && <Choices choices={choices} />}
          {step === "photo" && <PhotoStep files={files} error={filesError} />}
          {step === "description" && <DescriptionStep {...parts} />}
          {step === "custom" && (
            <>
              <ShortContactFields {...parts} />
              <TermsNote />
              <SendNotice connection={connection} sending={sending} onSend={send} failure={failure} />
            </>
          )}
          {step === "services" && <DraftLine draft={draft} />}
        </div>
        {step !== "services" && (
          <div className="panel-foot">
            <div className="flex flex-wrap justify-end gap-2 p-3">
              {step === "photo" && (
                <>
                  <Button variant="ghost" onClick={() => goTo("description")}>
                    Overslaan
                  </Button>
                  {files.attachments.length > 0 && <Button type="submit">Volgende</Button>}
                </>
              )}
              {step === "description" && <Button type="submit">Naar contactgegevens</Button>}
              {step === "custom" && (
                <Button type="submit" busy={sending}>
                  {sending ? "Versturen..." : "Aanvraag versturen"}
                </Button>
              )}
            </div>
            <DraftLine draft={draft} className="px-4" />
          </div>
        )}
      </form>
    </div>
  );
}
