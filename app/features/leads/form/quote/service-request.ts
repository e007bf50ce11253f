import { ANSWER_PROMISE } from "~/features/leads/model/answer-promise";
import type { LeadInput } from "~/features/leads/model/lead-schema";

/** What the quote form and the contact form have in common; the texts are those of the specification. */
export const serviceRequest = {
  endpoint: "/api/service-request",
  circumstances: { timeOnPage: "0", interactionCount: "1", leadScore: "3" },
  sent: {
    title: "Bedankt voor uw aanvraag!",
    description: ANSWER_PROMISE,
  },
  failed: {
    title: "Er is een fout opgetreden",
    description: "Probeer het opnieuw of neem telefonisch contact op.",
    unexplained: "Er is een fout opgetreden",
  },
} as const;

/** Wire fields of both that are constant in the specification, and the urgency, which is a box. */
export function quoteFixed({ urgencyLevel }: LeadInput): Record<string, string> {
  return {
    specialist: "General",
    contactPreference: "email",
    urgencyLevel: urgencyLevel === "urgent" ? "urgent" : "normal",
  };
}
