import type { FormDescription, FormProps } from "~/features/leads/form/kit/form-description";
import { serviceRequest } from "~/features/leads/form/quote/service-request";
import { emergencyJourney } from "~/features/leads/model/answers/journey";
import { serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadInput } from "~/features/leads/model/lead-schema";

/** 'Wij bellen u terug': on /spoed, and where somebody chooses 'Spoedservice' in the quote modal. */
export const emergencyDescription = {
  ...serviceRequest,
  name: "emergency",
  form: "emergency",
  action: "/spoed#terugbellen",
  journey: emergencyJourney,
  sent: { title: "Bedankt voor uw aanvraag!", description: "Houd uw telefoon bij de hand: wij bellen u." },
  fixed: (_: LeadInput, { start }: FormProps) => ({
    projectType: start?.values.projectType ?? "",
    specialist: "General",
    serviceType: "spoedservice",
    selectedService: serviceTypes.spoedservice,
    contactPreference: "phone",
    urgencyLevel: "urgent",
  }),
  button: { idle: "Bel mij terug", busy: "Verzenden..." },
} satisfies FormDescription<LeadInput> & Record<"sent", object>;
