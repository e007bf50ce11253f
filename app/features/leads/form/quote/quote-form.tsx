import { useRef, useState } from "react";
import type { Subject } from "~/features/leads/form/fields/about";
import type { FormParts, ShellDescription, ShellProps } from "~/features/leads/form/kit/form-description";
import { DialogFrame } from "~/features/leads/form/kit/frames/dialog-frame";
import { laterSteps } from "~/features/leads/form/kit/later-steps";
import { useSteps } from "~/features/leads/form/kit/use-steps";
import { answerPreset } from "~/features/leads/form/kit/values/answer-preset";
import { type QuoteStep, quoteJourney } from "~/features/leads/model/answers/journey";
import type { LeadInput } from "~/features/leads/model/lead-schema";
import { quoteDescription } from "./quote-description";
import { ServiceFields } from "./service-fields";
import { StepHead } from "./step-head";

const later = laterSteps(() => import("./modal-later"));

const quote: ShellDescription<LeadInput, ShellProps, QuoteStep> = {
  ...quoteDescription,
  later,
  parts: { service: ServiceStep, project: ProjectStep, contact: ContactStep },
};

function ServiceStep({ tag, privacyVersion, ...form }: ShellProps & FormParts<LeadInput>) {
  const code = later.ready();
  const asked = code !== null && form.watch("serviceType") === "spoedservice";
  return (
    <>
      <ServiceFields {...form} />
      {code && (
        <code.CallbackHelp {...{ asked, tag, privacyVersion }} about={form.watch("projectType") || ""} />
      )}
      {!asked && (
        <a href="/spoed#terugbellen" className="text-link mt-3 inline-block py-1.5">
          Komt er nu water binnen? Naar spoed
        </a>
      )}
    </>
  );
}

function ProjectStep(form: FormParts<LeadInput>) {
  const { ProjectFields, EmergencyHelp } = later.code();
  return (
    <>
      <ProjectFields {...form} />
      {form.watch("urgencyLevel") === "urgent" && <EmergencyHelp />}
    </>
  );
}

function ContactStep(form: FormParts<LeadInput>) {
  const { PersonFields } = later.code();
  return <PersonFields {...form} />;
}

/** The quote modal, step by step. */
export function QuoteForm(props: ShellProps) {
  const preset = useRef("");
  const [opened, setOpened] = useState<Subject>({ id: "", name: "" });
  const steps = useSteps<QuoteStep, HTMLFormElement>(quoteJourney);
  return (
    <DialogFrame
      description={quote}
      props={props}
      steps={steps}
      head={(form) => {
        const code = later.ready();
        return <StepHead steps={steps} about={code && <code.About form={form} opened={opened} />} />;
      }}
      onOpen={({ query, subject }, { setValue, getValues }) => {
        const service = query.get("dienst") ?? "";
        setOpened({ id: service, name: subject });
        setValue("projectType", service);
        for (const [name, value] of Object.entries(answerPreset(query)))
          setValue(name as never, value as never);
        const type = query.get("serviceType") ?? (service && "offerte");
        const chosen = getValues("serviceType") || "";
        // Another link presets another service; what was chosen by hand stays, but where help is asked for at once.
        if (type === "spoedservice") steps.restart();
        else if (!type || (chosen !== "" && chosen !== preset.current)) return;
        preset.current = type;
        setValue("serviceType", type);
      }}
    />
  );
}
