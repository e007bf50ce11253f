import { useState } from "react";
import { type FormStart, type Sent, useLeadForm, wireText } from "~/features/leads/form/kit/use-lead-form";
import { failureToast } from "~/features/leads/form/send/failure-toast";
import { showToast } from "~/features/leads/form/send/show-toast";
import { type LeadForm, serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadFields, LeadInput } from "~/features/leads/model/lead-schema";

type Options = {
  /** Wire name of this form: modal, page or contact. */
  form: Extract<LeadForm, "modal" | "page" | "contact">;
  tag: string;
  privacyVersion: string;
  start: FormStart;
  /** Submission key that the page was handed out with. */
  formKey?: string | undefined;
  formTime?: string | undefined;
  /** Called with the wire names of the fields that the server refused. */
  onRefused?: (errors: Record<string, string>) => void;
  /** What the request is about; in the quote form one of its four kinds. */
  asked?: (values: LeadInput) => { selectedService: string; serviceType: string };
};

/** The quote form, in the modal and on its page, and the contact form. */
export function useQuoteForm({ form, onRefused, asked = kindOfRequest, ...options }: Options) {
  const [sent, setSent] = useState<Sent | null>(null);
  const lead = useLeadForm<LeadInput, LeadFields>({
    ...options,
    form,
    endpoint: "/api/service-request",
    schema: () =>
      import("~/features/leads/model/lead-schema").then(
        ({ leadSchemas }) => leadSchemas[form === "contact" ? "contact" : "page"],
      ),
    content: (values, files) => ({ ...asked(values), ...quoteContent(values, files) }),
    circumstances: () => ({ timeOnPage: "0", interactionCount: "1", leadScore: "3" }),
    onSent: (result) => {
      setSent(result);
      showToast({
        title: "Bedankt voor uw aanvraag!",
        description: "Wij nemen binnen 24 uur contact met u op.",
      });
    },
    onRefused: ({ errors, message }) => {
      onRefused?.(errors);
      return failureToast(
        "Er is een fout opgetreden",
        message ?? "Probeer het opnieuw of neem telefonisch contact op.",
      );
    },
  });
  return { ...lead, sent, setSent };
}

function kindOfRequest(values: LeadInput) {
  const serviceType = wireText(values.serviceType);
  return { selectedService: serviceTypes[serviceType as keyof typeof serviceTypes] ?? "", serviceType };
}

function quoteContent(values: LeadInput, files: File[]): Record<string, string> {
  return {
    specialist: "General",
    projectType: wireText(values.projectType),
    address: wireText(values.address),
    projectDescription: wireText(values.projectDescription),
    firstName: wireText(values.firstName),
    lastName: wireText(values.lastName),
    email: wireText(values.email),
    phone: wireText(values.phone),
    contactPreference: "email",
    photos: JSON.stringify(files.map((file) => file.name)),
    urgencyLevel: values.urgencyLevel === "urgent" ? "urgent" : "normal",
    privacy: String(Boolean(values.privacy)),
  };
}
