import { PersonFields } from "~/features/leads/form/fields/person-fields";
import type { ShellDescription, ShellProps } from "~/features/leads/form/kit/form-description";
import { FormShell } from "~/features/leads/form/kit/form-shell";
import { membershipJourney } from "~/features/leads/model/journey";
import type { MembershipInput } from "~/features/leads/model/lead-schema";
import { membershipSummary } from "~/features/leads/model/membership-summary";
import { RichText } from "~/ui/blocks/rich-text";
import {
  HomeFields,
  type PackageChoice,
  PackageFields,
  type PriorityChoice,
  PriorityFields,
} from "./membership-fields";

type MembershipFormProps = ShellProps & {
  /** `dialog`: in its modal. `page`: in the page, where it works without script. */
  layout: "dialog" | "page";
  packages: PackageChoice[];
  priorities: PriorityChoice[];
  /** Says that the lead is no contract. */
  noContract: string;
};

type MembershipStep = (typeof membershipJourney)[number]["id"];

const membership: ShellDescription<MembershipInput, MembershipFormProps, MembershipStep> = {
  name: "membership",
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
    description: "Er ging iets mis. Probeer het opnieuw of bel ons direct.",
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
    projectDescription: membershipSummary(asked),
  };
}

/** 'Zorgeloos Wonen Lidmaatschap': one form, in a modal and in its page. */
export function MembershipForm(props: MembershipFormProps) {
  return (
    <FormShell
      description={membership}
      props={props}
      terms={<RichText text={props.noContract} />}
      onOpen={({ query }, { setValue, getValues }) => {
        const wanted = props.packages.find(({ id }) => id === query.get("pakket"))?.id;
        const chosen = [getValues("membershipTypes") ?? []].flat();
        if (wanted && !chosen.includes(wanted)) setValue("membershipTypes", [...chosen, wanted]);
      }}
    />
  );
}
