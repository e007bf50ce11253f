import type { ShellDescription, ShellProps } from "~/features/leads/form/kit/form-description";
import { wireText } from "~/features/leads/form/kit/wire-text";
import { type QuoteStep, quoteJourney } from "~/features/leads/model/answers/journey";
import { serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { quoteFixed, serviceRequest } from "./service-request";

/** The quote form but for the code of its parts, of which the modal fetches all but the first later. */
export const quoteDescription: Omit<ShellDescription<LeadInput, ShellProps, QuoteStep>, "parts"> = {
  ...serviceRequest,
  name: "quote",
  form: "page",
  action: "/gratis-offerte",
  journey: quoteJourney,
  page: { prefix: "aanvraag-", heading: "h2" },
  fixed: (values) => ({ ...asked(values), ...quoteFixed(values) }),
  button: { idle: "Verstuur aanvraag", busy: "Verzenden..." },
};

function asked(values: LeadInput) {
  const serviceType = wireText(values.serviceType);
  return { selectedService: serviceTypes[serviceType as keyof typeof serviceTypes] ?? "", serviceType };
}
