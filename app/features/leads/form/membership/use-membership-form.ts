import { useState } from "react";
import { type FormStart, type Sent, useLeadForm, wireText } from "~/features/leads/form/kit/use-lead-form";
import { failureToast } from "~/features/leads/form/send/failure-toast";
import { showToast } from "~/features/leads/form/send/show-toast";
import type { LeadForm } from "~/features/leads/model/lead-options";
import type { MembershipFields, MembershipInput } from "~/features/leads/model/lead-schema";
import { membershipSummary } from "~/features/leads/model/membership-summary";

type Options = {
  form: Extract<LeadForm, "modal" | "page">;
  tag: string;
  privacyVersion: string;
  start: FormStart;
  formKey?: string | undefined;
  formTime?: string | undefined;
};

/** The membership form, in its modal and on its page. */
export function useMembershipForm(options: Options) {
  const [sent, setSent] = useState<Sent | null>(null);
  const lead = useLeadForm<MembershipInput, MembershipFields>({
    ...options,
    endpoint: "/api/offerte",
    schema: () => import("~/features/leads/model/lead-schema").then((m) => m.membershipPageSchema),
    defaults: (values) => ({
      ...values,
      membershipTypes: (values.membershipTypes ?? "").split(",").filter((id) => id !== ""),
      priority: values.priority || "standaard",
    }),
    content: membershipContent,
    onSent: (result) => {
      setSent(result);
      showToast({
        title: "Zorgeloos Wonen aanvraag verzonden!",
        description: "Wij nemen contact met u op voor een gratis woninginspectie.",
      });
    },
    onRefused: ({ message }) =>
      failureToast(
        "Fout bij verzenden",
        message ?? "Er ging iets mis. Probeer het opnieuw of bel ons direct.",
      ),
  });
  return { ...lead, sent, setSent };
}

function membershipContent(values: MembershipInput): Record<string, string> {
  const types = [values.membershipTypes ?? []].flat();
  const asked = {
    propertyType: wireText(values.propertyType),
    propertyYear: wireText(values.propertyYear),
    currentIssues: wireText(values.currentIssues),
    previousMaintenance: wireText(values.previousMaintenance),
    priority: wireText(values.priority),
  };
  return {
    selectedService: "Zorgeloos Wonen Lidmaatschap",
    serviceType: "Lidmaatschap",
    specialist: "TOS",
    membershipTypes: types.join(","),
    address: wireText(values.address),
    ...asked,
    firstName: wireText(values.firstName),
    lastName: wireText(values.lastName),
    email: wireText(values.email),
    phone: wireText(values.phone),
    contactPreference: "phone",
    projectDescription: membershipSummary({ membershipTypes: types, ...asked }),
    privacy: String(Boolean(values.privacy)),
  };
}
