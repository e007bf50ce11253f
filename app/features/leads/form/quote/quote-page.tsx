import type { ShellDescription, ShellProps } from "~/features/leads/form/kit/form-description";
import { PageFrame } from "~/features/leads/form/kit/page-frame";
import type { QuoteStep } from "~/features/leads/model/journey";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { PersonFields, ProjectFields } from "./later-fields";
import { quoteDescription } from "./quote-description";
import { ServiceFields } from "./service-fields";

const quote: ShellDescription<LeadInput, ShellProps, QuoteStep> = {
  ...quoteDescription,
  parts: { service: ServiceFields, project: ProjectFields, contact: PersonFields },
};

/** The form of /gratis-offerte: everything under each other, and it works without script. */
export function QuotePage(props: ShellProps) {
  return <PageFrame description={quote} props={props} />;
}
