import { useId } from "react";
import type { FormDescription, FormParts, FormProps } from "~/features/leads/form/kit/form-description";
import { laterSteps } from "~/features/leads/form/kit/later-steps";
import { type FormOptions, useLeadForm } from "~/features/leads/form/kit/use-lead-form";
import type { Steps } from "~/features/leads/form/kit/use-steps";
import type { LeadInput } from "~/features/leads/model/lead-schema";

/** What the two floating forms hold: a lead, with the country that was chosen for the number; '' before. */
export type FloatingInput = LeadInput & { phoneCountry: string };
export type FloatingParts = FormParts<FloatingInput>;

export type FloatingProps = FormProps & {
  /** Code of the page's division, or General. */
  specialist: string;
};

export type FloatingDescription = FormDescription<FloatingInput, FloatingProps>;

export const floatingSteps = laterSteps(() => import("./floating-steps"));

/** What the descriptions of the quote widget and the service menu have in common. */
export const floatingForm = {
  endpoint: "/api/service-request",
  action: "/gratis-offerte",
  later: floatingSteps,
  unsummed: true,
  start: { phoneCountry: "", contactPreference: "whatsapp", urgencyLevel: "normal" },
  checked: (values: FloatingInput) => ({ ...values, phone: floatingSteps.code().prefixedPhone(values) }),
  fixed: (values: FloatingInput, { specialist }: FloatingProps) => ({
    specialist,
    projectType: "",
    phone: floatingSteps.code().prefixedPhone(values),
    privacy: "true",
  }),
  button: { idle: "Aanvraag versturen", busy: "Versturen..." },
} as const;

type Options = {
  /** Taken when the form is sent; `timeOnPage` in seconds. */
  measures: () => { timeOnPage: number; interactionCount: number; leadScore: number };
  onSent: FormOptions["onSent"];
};

/** State of a floating form. What the server refuses is said in the panel, at the step where it stands. */
export function useFloatingForm<Id extends string>(
  description: FloatingDescription,
  props: FloatingProps,
  steps: Steps<Id, HTMLDivElement>,
  { measures, onSent }: Options,
) {
  const form = useLeadForm(description, props, {
    prefix: `${useId()}-`,
    panel: steps,
    circumstances: () => {
      const measured = Object.entries(measures()).map(([name, value]) => [name, String(value)]);
      return { ...Object.fromEntries(measured), widget: description.form, stepReached: steps.step };
    },
    onSent,
    onFailed: ({ errors }) => steps.goToError(errors),
  });
  // The server renders the first step only: no field of these needs its value in HTML.
  return { ...form, parts: { ...form.parts, text: form.fields.register } };
}

export type FloatingForm = ReturnType<typeof useFloatingForm>;
