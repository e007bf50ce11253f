import { Form } from "react-router";
import type { Check } from "~/lib/check";
import { classNames } from "~/lib/text/class-names";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

/** `taken`: who looks at it and until when. */
export type CheckRow = Check & { since: string | null; taken: string | null };

/** What is red, each with what to do and who does it. */
export function RedChecks({ checks, busy }: { checks: CheckRow[]; busy: boolean }) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {checks.map(({ name, title, value, limit, advice, since, taken }) => (
        <li
          key={name}
          className={classNames(
            "grid gap-x-8 gap-y-3 border-l-4 p-4 lg:grid-cols-[1fr_auto]",
            taken === null ? "border-danger bg-danger-wash" : "border-ink bg-accent-wash",
          )}
        >
          <div>
            <h3 className="flex items-center gap-2 text-lg font-semibold">
              <Icon
                name="warning"
                className={classNames("shrink-0", taken === null ? "text-danger" : "text-ink-soft")}
              />
              {title}
            </h3>
            <p className="measure mt-1 font-semibold">{value}</p>
            <p className="measure mt-2">{advice}</p>
            <p className="mt-2 text-sm text-ink-soft">
              {limit}.{since !== null && ` Rood sinds ${since}.`}
            </p>
          </div>
          {taken === null ? (
            <Form method="post" preventScrollReset className="self-center">
              <input type="hidden" name="action" value="take" />
              <input type="hidden" name="check" value={name} />
              <Button type="submit" variant="outline" disabled={busy} aria-label={`Ik kijk ernaar: ${title}`}>
                Ik kijk ernaar
              </Button>
            </Form>
          ) : (
            <p className="self-center text-sm font-semibold">{taken}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is in order or switched off. */
export function CheckList({ checks }: { checks: Check[] }) {
  return (
    <ul className="border-t border-ink">
      {checks.map(({ name, title, value, limit, advice, state }) => (
        <li key={name} className="grid gap-x-6 border-b border-rule py-3 md:grid-cols-[14rem_1fr_5rem]">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="font-semibold">{title}</h3>
            <State state={state} className="md:hidden" />
          </div>
          <div>
            <p>{value}</p>
            <details className="text-sm text-ink-soft">
              <summary className="inline-flex min-h-11 items-center">
                <span>
                  {limit}. <span className="underline underline-offset-4">Wat te doen bij rood?</span>
                </span>
              </summary>
              <p className="measure pb-2">{advice}</p>
            </details>
          </div>
          <State state={state} className="text-right max-md:hidden" />
        </li>
      ))}
    </ul>
  );
}

function State({ state, className }: { state: Check["state"]; className: string }) {
  return (
    <span
      className={classNames(
        "text-sm font-semibold whitespace-nowrap",
        state === "ok" ? "text-success" : "text-ink-soft",
        className,
      )}
    >
      {state === "ok" ? "In orde" : "Uit"}
    </span>
  );
}
