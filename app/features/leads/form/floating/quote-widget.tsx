import { type ReactNode, useEffect, useState } from "react";
import { useDialog } from "~/features/leads/form/kit/frames/use-dialog";
import { useSteps } from "~/features/leads/form/kit/use-steps";
import { type WidgetStep, widgetJourney } from "~/features/leads/model/answers/journey";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import {
  type FloatingDescription,
  type FloatingParts,
  type FloatingProps,
  floatingForm,
  floatingSteps,
  useFloatingForm,
} from "./floating-form";
import { type Choice, FloatingFrame } from "./floating-frame";

type QuoteWidgetProps = FloatingProps & { choices: Choice[] };

export const widget: FloatingDescription = {
  ...floatingForm,
  name: "widget",
  form: "widget",
  journey: widgetJourney,
  failed: {
    description: "Er is een fout opgetreden. Probeer het opnieuw of neem telefonisch contact op.",
  },
};

/** The floating quote widget: four short steps in a panel; the confirmation comes in the panel too. */
export function QuoteWidget({ choices, ...props }: QuoteWidgetProps) {
  const [sent, setSent] = useState<ReactNode>(null);
  const steps = useSteps<WidgetStep, HTMLDivElement>(widgetJourney);
  const { step, root, restart } = steps;
  const { open, close, isOpen } = useDialog(root);
  const form = useFloatingForm(widget, props, steps, {
    measures: () => ({ timeOnPage: Math.round(performance.now() / 1000), interactionCount: 1, leadScore: 3 }),
    onSent: ({ reference, promise, page }, { Confirmation, announce }) => {
      if (isOpen()) return setSent(<Confirmation {...{ reference, promise, page }} compact />);
      // Closed while it was sent: then the page says that it came in.
      restart();
      announce({ reference, promise, page });
    },
  });

  // The page can see how far the visitor is, and stands still meanwhile.
  useEffect(() => {
    if (!open) return;
    document.body.dataset.quoteStep = sent ? "sent" : step;
    return () => {
      delete document.body.dataset.quoteStep;
    };
  }, [open, step, sent]);

  // Opened again after sending, the panel starts anew.
  useEffect(() => {
    if (open || !sent) return;
    setSent(null);
    restart();
  }, [open, sent, restart]);

  if (sent) {
    return (
      <div
        ref={root}
        className="relative grid min-h-0 grid-cols-1 content-start gap-4 overflow-y-auto p-4"
        data-scroll=""
      >
        {sent}
        <Button variant="outline" onClick={close}>
          Sluiten
        </Button>
      </div>
    );
  }
  const badge = (
    <Badge variant="secondary" className="justify-self-start">
      <Icon name="check" size={4} /> Gratis inspectie in 24u
    </Badge>
  );
  return (
    <FloatingFrame description={widget} {...{ steps, form, choices, badge }} focusWrong>
      {step === "services" && <Choices choices={choices} />}
      {(step === "description" || step === "custom") && <Later step={step} {...form.parts} />}
    </FloatingFrame>
  );
}

function Later({ step, ...parts }: FloatingParts & { step: "description" | "custom" }) {
  const { DescriptionStep, ContactStep } = floatingSteps.code();
  return step === "description" ? <DescriptionStep {...parts} /> : <ContactStep {...parts} />;
}

/** Buttons that send: without any script of ours they lead to the page with the same form. */
function Choices({ choices }: { choices: Choice[] }) {
  return (
    <ul className="pairs gap-2">
      {choices.map(({ id, label, icon }) => (
        <li key={id}>
          <button type="submit" name="dienst" value={id} className="tile-button">
            <Icon name={icon} className="text-accent-text" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
