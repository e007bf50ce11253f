import { type ReactNode, useEffect, useRef } from "react";
import { type OfficeNumbers, officeNumbers } from "~/lib/office-numbers";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

function numbersToCall({ phone, emergency }: OfficeNumbers) {
  const two = emergency && emergency.href !== phone.href;
  return [
    { ...phone, call: two ? "Bel kantoor" : "Bel" },
    ...(two ? [{ ...emergency, call: "Buiten kantooruren" }] : []),
  ];
}

type Props = {
  /** The form that has one called back, instead of the link to it. */
  children?: ReactNode;
  /** Not asked for any more: kept, so that a call-back that waits for the line still says so when it is asked for again. */
  hidden?: boolean;
};

/** Beside a form in which somebody said that it is urgent: the quicker ways. True at any hour. */
export function EmergencyHelp({ children, hidden = false }: Props) {
  const numbers = officeNumbers();
  const box = useRef<HTMLElement>(null);
  // It comes under all choices: on a phone behind the foot of the sheet.
  useEffect(() => {
    if (hidden) return;
    // Newer engines return a promise, which React would take for its clean-up.
    box.current?.scrollIntoView({ block: "nearest" });
    // By keys the choice itself stays in sight: the box may be as high as what scrolls.
    document.querySelector("label:has(:focus-visible)")?.scrollIntoView({ block: "nearest" });
  }, [hidden]);
  return (
    <section
      ref={box}
      hidden={hidden}
      aria-label="Spoed"
      className="mt-4 grid gap-3 border-l-4 border-danger bg-danger-wash px-4 py-3"
    >
      <p>
        <strong>Kan het niet wachten?</strong> Bel ons.{" "}
        {numbers.emergency
          ? "Tijdens kantooruren neemt het kantoor op, daarbuiten de spoedservice."
          : "Buiten kantooruren laat u zich terugbellen."}
      </p>
      <p className="flex flex-wrap gap-2">
        {numbersToCall(numbers).map(({ call, label, href }) => (
          <ButtonLink key={href} href={href} size="sm" className="min-h-11">
            <Icon name="phone" /> {call} {label}
          </ButtonLink>
        ))}
        {!children && (
          <ButtonLink href="/spoed#terugbellen" variant="outline" size="sm" className="min-h-11">
            Laat mij terugbellen
          </ButtonLink>
        )}
      </p>
      {children}
    </section>
  );
}
