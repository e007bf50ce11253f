import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { type LeadStatus, leadActions, leadStatuses, stepsFor } from "~/features/leads/model/lead-status";
import { classNames } from "~/lib/text/class-names";
import { Button, buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type StatusPanelProps = {
  status: LeadStatus;
  reached: LeadStatus[];
  /** Where a visit is planned; null where there is one, or none can be. */
  plan: string | null;
  busy: boolean;
  /** More for the form of its buttons. */
  children?: ReactNode;
};

/** Where a lead stands, as a dimension line, and what can be done with it: one press each. */
export function StatusPanel({ status, reached, plan, busy, children }: StatusPanelProps) {
  const way: LeadStatus[] = ["new", "called", "scheduled", "quoted", status === "lost" ? "lost" : "won"];
  const at = way.indexOf(status);
  const steps = stepsFor(status);
  const planNext = plan !== null && at <= way.indexOf("scheduled");
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol className="flex tight:flex-col tight:gap-1" aria-label="Voortgang">
        {way.map((step, index) => {
          const done = index < at && reached.includes(step);
          return (
            <li
              key={step}
              aria-current={index === at ? "step" : undefined}
              className={classNames(
                "flex-1 border-t-4 pt-1.5 text-sm not-last:mr-1 max-sm:text-xs tight:border-t-0 tight:border-l-4 tight:pt-0 tight:pl-2",
                done || index === at ? "border-accent" : "border-rule text-ink-soft",
                index === at && "font-semibold",
              )}
            >
              {done && <Icon name="check" size={4} className="mr-1 inline-block align-[-0.15em]" />}
              {leadStatuses[step]}
              {done && <span className="sr-only"> (gedaan)</span>}
              {index < at && !done && <span className="sr-only"> (overgeslagen)</span>}
            </li>
          );
        })}
      </ol>
      <Form method="post" className="no-print flex flex-wrap gap-2" preventScrollReset data-steps>
        <input type="hidden" name="action" value="status" />
        <input type="hidden" name="from" value={status} />
        {plan && planNext && <PlanLink to={plan} isPrimary={status !== "new"} />}
        {steps.map((step, index) => (
          <Button
            key={step}
            type="submit"
            name="step"
            value={step}
            variant={
              index === 0 && step !== "reopen" && status !== "new" && !planNext ? "default" : "outline"
            }
            size="sm"
            className="min-h-11"
            aria-disabled={busy}
          >
            {leadActions[step].label}
          </Button>
        ))}
        {plan && !planNext && <PlanLink to={plan} isPrimary={false} />}
        {children}
      </Form>
    </div>
  );
}

function PlanLink({ to, isPrimary }: { to: string; isPrimary: boolean }) {
  return (
    <Link to={to} className={buttonClass(isPrimary ? "default" : "outline", "sm", "min-h-11")}>
      <Icon name="calendar" size={4} /> Inplannen
    </Link>
  );
}
