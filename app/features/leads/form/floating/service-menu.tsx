import { type FormEvent, useId, useState } from "react";
import { PhotoStep } from "~/features/leads/form/attachments/photo-step";
import { DraftLine, DraftNotice } from "~/features/leads/form/drafts/draft-notice";
import { choiceIcon } from "~/features/leads/form/fields/choice-icons";
import { useDialog, useOutsideClick } from "~/features/leads/form/kit/use-dialog";
import { useSteps } from "~/features/leads/form/kit/use-steps";
import { announce } from "~/features/leads/form/send/announce.client";
import { FormAlert, SendNotice } from "~/features/leads/form/send/send-notice";
import { type MenuStep, menuJourney } from "~/features/leads/model/journey";
import { EMPTY_FIELDS } from "~/features/leads/model/lead-limits";
import { Button } from "~/ui/controls/button";
import { showToast } from "~/ui/controls/toast-bus";
import { Icon } from "~/ui/icons/icon";
import { ShortContactFields, type ShortParts, TermsNote } from "./short-contact-fields";
import { useShortForm } from "./use-short-form";
import { useUsage } from "./use-usage";
import { DescriptionStep, StepIndicators } from "./widget-parts";

type Choice = { id: string; label: string };

export type ServiceMenuProps = {
  links: (Choice & { href: string })[];
  /** The free choice at the end. */
  other: Choice;
  specialist: string;
  tag: string;
  privacyVersion: string;
};

const GENERIC = "Er is een fout opgetreden. Controleer uw internetverbinding en probeer opnieuw.";

/** The floating service menu of the division pages: read about a service, or ask for it in three steps. */
export function ServiceMenu({ links, other, ...options }: ServiceMenuProps) {
  const prefix = `${useId()}-`;
  /** Counts the attempts with something empty, so that each is said anew. */
  const [empty, setEmpty] = useState(0);
  const steps = useSteps<MenuStep, HTMLDivElement>(menuJourney);
  const { step, current, back, root, heading, goTo, restart } = steps;
  const { close } = useDialog(root);
  useOutsideClick(root);
  const measures = useUsage(root);
  const form = useShortForm({
    ...options,
    form: "menu",
    measures,
    stepReached: step,
    onSent: ({ reference, promise }) => {
      restart();
      close();
      announce({ reference, promise });
      showToast({
        title: "Bedankt voor uw aanvraag!",
        description: "Wij nemen binnen 24 uur contact met u op.",
      });
    },
    onRefused: (message, errors) => {
      steps.goToError(errors);
      return message ?? GENERIC;
    },
  });
  const { fields, files, filesError, sending, send, connection, failure, draft } = form;

  async function forward(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step === "services") {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const chosen = (submitter as HTMLButtonElement | null)?.value;
      const choice = [...links, other].find(({ id }) => id === chosen);
      if (!choice) return;
      fields.setValue("serviceType", choice.id);
      fields.setValue("selectedService", choice.label);
      return goTo("photo");
    }
    if (step === "photo") return goTo("more");
    setEmpty(0);
    if (await fields.trigger()) return send();
    setEmpty((times) => times + 1);
  }

  const { errors } = fields.formState;
  const somethingEmpty = Object.values(errors).some((error) => error?.message === EMPTY_FIELDS);
  const parts: ShortParts = {
    register: fields.register,
    errors: inShort(errors),
    values: fields.watch(),
    prefix,
  };
  return (
    <div ref={root} className="grid min-h-0 grid-rows-[auto_1fr]">
      <StepIndicators journey={menuJourney} {...{ step, back, sending }} onBack={() => back && goTo(back)} />
      <form
        action="/gratis-offerte"
        onSubmit={forward}
        noValidate
        autoComplete="off"
        className="grid min-h-0 grid-rows-[1fr_auto]"
      >
        <div data-scroll="" className="grid content-start gap-4 overflow-y-auto overscroll-contain px-4 py-4">
          <DraftNotice draft={draft} />
          <h3 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
            {current.title}
          </h3>
          {step === "services" && <Services links={links} other={other} />}
          {step === "photo" && <PhotoStep files={files} error={filesError} />}
          {step === "more" && (
            <>
              <DescriptionStep {...parts} />
              <ShortContactFields {...parts} />
              <TermsNote />
              {empty > 0 && somethingEmpty && <FormAlert key={empty}>{EMPTY_FIELDS}</FormAlert>}
              <SendNotice {...{ connection, sending, failure }} onSend={send} />
            </>
          )}
          {step === "services" && <DraftLine draft={draft} />}
        </div>
        {step !== "services" && (
          <div className="panel-foot">
            <div className="flex flex-wrap justify-end gap-2 p-3">
              {step === "photo" && (
                <>
                  <Button variant="ghost" onClick={() => goTo("more")}>
                    Overslaan
                  </Button>
                  {files.attachments.length > 0 && <Button type="submit">Volgende</Button>}
                </>
              )}
              {step === "more" && (
                <Button type="submit" busy={sending}>
                  {sending ? "Versturen..." : "Aanvraag versturen"}
                </Button>
              )}
            </div>
            <DraftLine draft={draft} className="px-4" />
          </div>
        )}
      </form>
    </div>
  );
}

/** Each service as a button that asks for it, with the link to its page beside it. */
function Services({ links, other }: Pick<ServiceMenuProps, "links" | "other">) {
  return (
    <ul className="border-t border-rule">
      {[...links, other].map((choice) => (
        <li key={choice.id} className="flex flex-wrap items-center border-b border-rule">
          <button type="submit" name="dienst" value={choice.id} className="menu-choice">
            <Icon name={choiceIcon(choice.id)} className="shrink-0 text-accent-text" />
            {choice.label}
          </button>
          {"href" in choice && (
            <a
              href={choice.href as string}
              aria-label={`Lees meer over ${choice.label}`}
              className="text-link flex h-12 items-center px-2 text-sm"
            >
              Lees meer
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The alert says it in full; beside a field that is empty a word is enough. */
function inShort(errors: ShortParts["errors"]): ShortParts["errors"] {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      (error as { message?: string }).message === EMPTY_FIELDS ? { ...error, message: "Nog leeg" } : error,
    ]),
  );
}
