import { wireText } from "~/features/leads/form/kit/wire-form";
import type { MembershipInput } from "~/features/leads/model/lead-schema";
import { membershipSummary } from "~/features/leads/model/membership-summary";

/** Wire fields; what is constant here is so in the specification. */
export function membershipContent(values: MembershipInput): Record<string, string> {
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
