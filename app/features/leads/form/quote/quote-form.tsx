import { useRef, useState } from "react";
import { PersonFields } from "~/features/leads/form/fields/person-fields";
import type { ShellDescription, ShellProps } from "~/features/leads/form/kit/form-description";
import { FormShell } from "~/features/leads/form/kit/form-shell";
import { useSteps } from "~/features/leads/form/kit/use-steps";
import { wireText } from "~/features/leads/form/kit/wire-form";
import { type QuoteStep, quoteJourney } from "~/features/leads/model/journey";
import { serviceTypes } from "~/features/leads/model/lead-options";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { ProjectFields, ServiceFields } from "./quote-fields";
import { quoteFixed, serviceRequest } from "./service-request";
import { StepHead } from "./step-head";

type QuoteFormProps = ShellProps & {
  /** `dialog`: step by step. `page`: everything under each other, and it works without script. */
  layout: "dialog" | "page";
};

const quote: ShellDescription<LeadInput, QuoteFormProps, QuoteStep> = {
  ...serviceRequest,
  name: "quote",
  form: "page",
  action: "/gratis-offerte",
  journey: quoteJourney,
  parts: { service: ServiceFields, project: ProjectFields, contact: PersonFields },
  page: { prefix: "aanvraag-", heading: "h2" },
  fixed: (values) => ({ ...asked(values), ...quoteFixed(values) }),
  button: { idle: "Verstuur aanvraag", busy: "Verzenden..." },
};

function asked(values: LeadInput) {
  const serviceType = wireText(values.serviceType);
  return { selectedService: serviceTypes[serviceType as keyof typeof serviceTypes] ?? "", serviceType };
}

/** The quote modal and the form of /gratis-offerte. */
export function QuoteForm(props: QuoteFormProps) {
  const preset = useRef("");
  const [subject, setSubject] = useState("");
  const steps = useSteps<QuoteStep, HTMLFormElement>(quoteJourney);
  return (
    <FormShell
      description={quote}
      props={props}
      steps={steps}
      head={<StepHead steps={steps} subject={subject} />}
      onOpen={({ query, subject: name }, { setValue, getValues }) => {
        const service = query.get("dienst") ?? "";
        setSubject(name || service.replaceAll("-", " "));
        setValue("projectType", service);
        const type = query.get("serviceType") ?? (service && "offerte");
        const chosen = getValues("serviceType") || "";
        // Another link presets another service; what was chosen by hand stays.
        if (!type || (chosen !== "" && chosen !== preset.current)) return;
        preset.current = type;
        setValue("serviceType", type);
      }}
    />
  );
}
