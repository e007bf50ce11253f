import { type Sent, useLeadForm, wireText } from "~/features/leads/form/kit/use-lead-form";
import type { LeadFields, LeadInput } from "~/features/leads/model/lead-schema";
import { isComplete, type PhoneCountry, toInternational } from "~/features/leads/model/phone";

/** What the two floating forms hold: a request, with the country of the phone number apart. */
export type ShortInput = LeadInput & { phoneCountry: PhoneCountry };

/** As the server's island and the browser's start it. */
export const shortStart = {
  values: { phoneCountry: "NL", contactPreference: "whatsapp", urgencyLevel: "normal" },
  errors: {},
};

type Options = {
  form: "widget" | "menu";
  /** Code of the page's division, or General. */
  specialist: string;
  tag: string;
  privacyVersion: string;
  /** Measured while the form was used. */
  measures: () => { timeOnPage: number; interactionCount: number; leadScore: number };
  stepReached: string;
  onSent: (sent: Sent) => void;
  /** Returns what the panel says about it. */
  onRefused: (message: string | undefined, errors: Record<string, string>) => string;
};

/** The floating quote widget and the floating service menu: one request, asked for in a small panel. */
export function useShortForm({ specialist, measures, stepReached, onRefused, ...options }: Options) {
  return useLeadForm<ShortInput, LeadFields>({
    ...options,
    start: shortStart,
    endpoint: "/api/service-request",
    schema: () =>
      import("~/features/leads/model/lead-schema").then(({ leadSchemas }) => leadSchemas[options.form]),
    checked: (values) => {
      // The number with its prefix, which must be complete.
      const phone = internationalPhone(values);
      return { ...values, phone: isComplete(phone) ? phone : phone.slice(0, 9) };
    },
    content: (values, files) => ({
      selectedService: wireText(values.selectedService),
      serviceType: wireText(values.serviceType),
      specialist,
      projectType: "",
      address: wireText(values.address),
      projectDescription: wireText(values.projectDescription),
      firstName: wireText(values.firstName),
      lastName: wireText(values.lastName),
      email: wireText(values.email),
      phone: internationalPhone(values),
      contactPreference: wireText(values.contactPreference),
      photos: JSON.stringify(files.map((file) => file.name)),
      urgencyLevel: wireText(values.urgencyLevel),
      privacy: "true",
    }),
    circumstances: () => ({
      ...Object.fromEntries(Object.entries(measures()).map(([name, value]) => [name, String(value)])),
      widget: options.form,
      stepReached,
    }),
    onRefused: ({ message, errors }) => onRefused(message, errors),
  });
}

function internationalPhone(values: ShortInput): string {
  return toInternational(wireText(values.phone), values.phoneCountry === "BE" ? "BE" : "NL");
}
