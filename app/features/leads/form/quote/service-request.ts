import { wireText } from "~/features/leads/form/kit/wire-form";
import type { LeadInput } from "~/features/leads/model/lead-schema";

/** What the quote form and the contact form have in common; the texts are those of the specification. */
export const serviceRequest = {
  endpoint: "/api/service-request",
  circumstances: { timeOnPage: "0", interactionCount: "1", leadScore: "3" },
  sent: {
    title: "Bedankt voor uw aanvraag!",
    description: "Wij nemen binnen 24 uur contact met u op.",
  },
  failed: {
    title: "Er is een fout opgetreden",
    description: "Probeer het opnieuw of neem telefonisch contact op.",
  },
} as const;

/** Wire fields of both; what is constant here is so in the specification. */
export function quoteContent(values: LeadInput, files: File[]): Record<string, string> {
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
