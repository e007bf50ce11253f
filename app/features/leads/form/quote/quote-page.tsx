import type { ReactNode } from "react";
import { Answers } from "~/features/leads/form/fields/answers";
import type { ShellDescription, ShellProps } from "~/features/leads/form/kit/form-description";
import { PageFrame } from "~/features/leads/form/kit/frames/page-frame";
import type { QuoteStep } from "~/features/leads/model/answers/journey";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { PersonFields, ProjectFields } from "./later-fields";
import { quoteDescription } from "./quote-description";
import { ServiceFields } from "./service-fields";

const Help =
  import.meta.env.SSR && (await import("~/features/leads/form/emergency/emergency-help")).EmergencyHelp;

/**
 * The sheet shows it while something urgent is chosen above it: at once, and without script too. It stays as the server
 * wrote it, for which no script is fetched; React leaves one and the same element alone.
 */
const help = (
  <div
    className="if-urgent"
    {...(Help ? { children: <Help /> } : { dangerouslySetInnerHTML: { __html: "" } })}
  />
);

const withHelp = (fields: ReactNode) => (
  <>
    {fields}
    {help}
  </>
);

const quote: ShellDescription<LeadInput, ShellProps, QuoteStep> = {
  ...quoteDescription,
  parts: {
    service: (form) => withHelp(<ServiceFields {...form} />),
    project: (form) =>
      withHelp(
        <>
          <Answers form={form} service="" about />
          <ProjectFields {...form} />
        </>,
      ),
    contact: PersonFields,
  },
};

/** The form of /gratis-offerte: everything under each other, and it works without script. */
export function QuotePage(props: ShellProps) {
  return <PageFrame description={quote} props={props} />;
}
