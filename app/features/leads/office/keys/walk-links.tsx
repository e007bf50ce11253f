import { Link, useNavigate, useNavigation } from "react-router";
import { Icon } from "~/ui/icons/icon";
import { useKeys } from "./use-keys";
import { useWalk } from "./walk";

/** The step that fits best; of a new request what came of the call. */
const steps = [
  "[data-steps] .button-primary",
  "[data-contact] button:enabled",
  "[data-steps] :is(a, button)",
];

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}

/** To the requests before and after this one, in the list and the filters from which one came; also by key. */
export function WalkLinks({ id, list }: { id: string; list: string }) {
  const step = useWalk(id);
  const navigate = useNavigate();
  const saving = useNavigation().formMethod === "POST";
  // To go on would take back the change that is on its way.
  const go = (to: string | null | undefined) => void (to && !saving && navigate(to));
  const next = step?.next ?? step?.onward;
  useKeys({
    j: () => go(next),
    k: () => go(step?.previous),
    u: () => go(list),
    // A slip of the hand must not stop a clock or close a request: this leads to the step, and Enter does it.
    e: () => void steps.some(focusOn),
    n: () => void focusOn("[data-note]"),
  });
  if (step === null) return null;
  return (
    <nav aria-label="Andere aanvragen" className="flex items-center text-sm">
      <StepLink to={step.previous} stay={saving} icon="chevron-left" label="Vorige aanvraag" />
      <p
        role="status"
        className="max-w-28 text-center leading-tight text-ink-soft tabular-nums md:max-w-none"
      >
        {step.text}
      </p>
      <StepLink
        to={next ?? null}
        stay={saving}
        icon="chevron-right"
        label={step.onward ? "Volgende pagina van de lijst" : "Volgende aanvraag"}
      />
    </nav>
  );
}

type StepLinkProps = {
  to: string | null;
  stay: boolean;
  icon: "chevron-left" | "chevron-right";
  label: string;
};

/** At the ends its place stays empty. */
function StepLink({ to, stay, icon, label }: StepLinkProps) {
  if (to === null) return <span className="size-11" />;
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      aria-disabled={stay}
      onClick={(event) => stay && event.preventDefault()}
      className="grid size-11 place-items-center"
    >
      <Icon name={icon} />
    </Link>
  );
}
