import { useEffect } from "react";
import { useDialog, useOutsideClick } from "~/features/leads/form/kit/frames/use-dialog";
import { useSteps } from "~/features/leads/form/kit/use-steps";
import { ANSWER_PROMISE } from "~/features/leads/model/answer-promise";
import { type MenuStep, menuJourney } from "~/features/leads/model/answers/journey";
import { EMPTY_FIELDS } from "~/features/leads/model/lead-limits";
import { showControl } from "~/ui/controls/error-summary";
import { Icon } from "~/ui/icons/icon";
import {
  type FloatingDescription,
  type FloatingParts,
  type FloatingProps,
  floatingForm,
  floatingSteps,
  useFloatingForm,
} from "./floating-form";
import { type Choice, FloatingFrame } from "./floating-frame";
import { useUsage } from "./use-usage";

type ServiceMenuProps = FloatingProps & {
  links: (Choice & { href: string })[];
  /** The free choice at the end. */
  other: Choice;
};

export const menu: FloatingDescription = {
  ...floatingForm,
  name: "menu",
  form: "menu",
  journey: menuJourney,
  failed: {
    description: "Er is een fout opgetreden. Controleer uw internetverbinding en probeer opnieuw.",
    offline: "Geen internetverbinding. Controleer uw verbinding en probeer opnieuw.",
  },
};

/** The floating service menu of the division pages: read about a service, or ask for it in three steps. */
export function ServiceMenu({ links, other, ...props }: ServiceMenuProps) {
  const steps = useSteps<MenuStep, HTMLDivElement>(menuJourney);
  const { step, root, restart } = steps;
  const { close } = useDialog(root);
  useOutsideClick(root);
  const form = useFloatingForm(menu, props, steps, {
    measures: useUsage(root),
    onSent: ({ reference, promise, page }, { announce, showToast }) => {
      restart();
      close();
      announce({ reference, promise, page });
      showToast({
        title: "Bedankt voor uw aanvraag!",
        description: ANSWER_PROMISE,
      });
    },
  });
  const { attempts } = form;
  const { errors } = form.parts;
  const somethingEmpty = Object.values(errors).some((error) => error?.message === EMPTY_FIELDS);
  // The alert about empty fields takes the focus; without it the first field that is wrong does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each attempt, not with what becomes right after it
  useEffect(() => {
    if (attempts > 0 && !somethingEmpty)
      showControl(root.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
  }, [attempts]);
  const parts = { ...form.parts, errors: inShort(errors) };
  const choices = [...links, other];
  return (
    <FloatingFrame description={menu} {...{ steps, form, choices }} focusWrong={false}>
      {step === "services" && <Services links={links} other={other} />}
      {step === "more" && (
        <>
          <Later {...parts} />
          {attempts > 0 && somethingEmpty && <Empty key={attempts} />}
        </>
      )}
    </FloatingFrame>
  );
}

function Empty() {
  const { EmptyFields } = floatingSteps.code();
  return <EmptyFields />;
}

function Later(parts: FloatingParts) {
  const { DescriptionStep, ContactStep } = floatingSteps.code();
  return (
    <>
      <DescriptionStep {...parts} />
      <ContactStep {...parts} />
    </>
  );
}

/** Each service as a button that asks for it, with the link to its page beside it. */
function Services({ links, other }: Pick<ServiceMenuProps, "links" | "other">) {
  return (
    <ul className="border-t border-rule">
      {[...links, other].map((choice) => (
        <li key={choice.id} className="flex flex-wrap items-center border-b border-rule">
          <button type="submit" name="dienst" value={choice.id} className="menu-choice">
            <Icon name={choice.icon} className="text-accent-text" />
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
function inShort(errors: FloatingParts["errors"]): FloatingParts["errors"] {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      (error as { message?: string }).message === EMPTY_FIELDS ? { ...error, message: "Nog leeg" } : error,
    ]),
  );
}
