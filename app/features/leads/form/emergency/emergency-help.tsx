import { useEffect, useRef } from "react";
import { company } from "~/content/site/company";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

const { phone, emergencyPhone } = company;
const numbers = [
  { ...phone, label: emergencyPhone && emergencyPhone.e164 !== phone.e164 ? "Bel kantoor" : "Bel" },
  ...(emergencyPhone && emergencyPhone.e164 !== phone.e164
    ? [{ ...emergencyPhone, label: "Buiten kantooruren" }]
    : []),
];

/** Beside a form in which somebody said that it is urgent: the quicker ways. True at any hour. */
export function EmergencyHelp() {
  const box = useRef<HTMLElement>(null);
  // It comes under all choices: on a phone behind the foot of the sheet.
  useEffect(() => {
    // Newer engines return a promise, which React would take for its clean-up.
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section
      ref={box}
      aria-label="Spoed"
      className="mt-4 grid gap-3 border-l-4 border-danger bg-danger-wash px-4 py-3"
    >
      <p>
        <strong>Kan het niet wachten?</strong> Bel ons.{" "}
        {emergencyPhone
          ? "Tijdens kantooruren neemt het kantoor op, daarbuiten de spoedservice."
          : "Buiten kantooruren laat u zich terugbellen."}
      </p>
      <p className="flex flex-wrap gap-2">
        {numbers.map(({ label, display, e164 }) => (
          <ButtonLink key={e164} href={`tel:${e164}`} size="sm" className="min-h-11">
            <Icon name="phone" /> {label} {display}
          </ButtonLink>
        ))}
        <ButtonLink href="/spoed#terugbellen" variant="outline" size="sm" className="min-h-11">
          Laat mij terugbellen
        </ButtonLink>
      </p>
    </section>
  );
}
