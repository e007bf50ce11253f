import { PersonFields } from "~/features/leads/form/fields/person-fields";
import type { ShellDescription, ShellProps } from "~/features/leads/form/kit/form-description";
import { laterSteps } from "~/features/leads/form/kit/later-steps";
import { membershipJourney } from "~/features/leads/model/answers/journey";
import type { MembershipInput } from "~/features/leads/model/lead-schema";
import {
  HomeFields,
  type PackageChoice,
  PackageFields,
  type PriorityChoice,
  PriorityFields,
} from "./membership-fields";

export type MembershipFormProps = ShellProps & {
  packages: PackageChoice[];
  priorities: PriorityChoice[];
  /** Says that the lead is no contract. */
  noContract: string;
};

type MembershipStep = (typeof membershipJourney)[number]["id"];

const summary = laterSteps(() => import("~/features/leads/model/membership-summary"));

const FAILED = "Er ging iets mis. Probeer het opnieuw of bel ons direct.";

/** 'Zorgeloos Wonen Lidmaatschap': one form, in a modal and in its page. */
export const membership: ShellDescription<MembershipInput, MembershipFormProps, MembershipStep> = {
  name: "membership",
  later: summary,
  form: "page",
  endpoint: "/api/offerte",
  action: "/zorgeloos-wonen#aanvraag",
  journey: membershipJourney,
  parts: { packages: PackageFields, home: HomeFields, term: PriorityFields, contact: PersonFields },
  page: { prefix: "lidmaatschap-", heading: "h3" },
  start: { priority: "standaard" },
  defaults: (values) => ({
    ...values,
    membershipTypes: (values.membershipTypes ?? "").split(",").filter((id) => id !== ""),
    priority: values.priority || "standaard",
  }),
  fixed,
  button: { idle: "Aanvraag versturen", busy: "Versturen..." },
  sent: {
    title: "Zorgeloos Wonen aanvraag verzonden!",
    description: "Wij nemen contact met u op voor een gratis woninginspectie.",
  },
  failed: {
    title: "Fout bij verzenden",
    description: FAILED,
    broken: FAILED,
  },
  note: "Dit is een aanvraag, geen overeenkomst. Wij beginnen met een gratis woninginspectie.",
};

function fixed(values: MembershipInput) {
  const asked = { ...values, membershipTypes: [values.membershipTypes ?? []].flat() };
  return {
    selectedService: "Zorgeloos Wonen Lidmaatschap",
    serviceType: "Lidmaatschap",
    specialist: "TOS",
    contactPreference: "phone",
    projectDescription: summary.code().membershipSummary(asked),
  };
}
