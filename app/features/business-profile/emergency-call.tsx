import type { OfficeHours } from "~/lib/text/open-state";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type Link = { label: string; href: string };

type AnsweringProps = {
  office: OfficeHours;
  /** Who answers now; an idle task sets it right while the page stays open. */
  answering: string;
};

type EmergencyCallProps = AnsweringProps & {
  phone: Link;
  /** Outside office hours; null where nobody answers then. */
  emergency: Link | null;
};

/** The number to call, and who takes the phone. */
export function EmergencyCall({ office, answering, phone, emergency }: EmergencyCallProps) {
  const apart = emergency !== null && emergency.href !== phone.href;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={phone.href} size="lg">
          <Icon name="phone" /> Bel {apart ? "kantoor " : ""}
          {phone.label}
        </ButtonLink>
        {apart && (
          <ButtonLink href={emergency.href} size="lg">
            <Icon name="phone" /> Buiten kantooruren {emergency.label}
          </ButtonLink>
        )}
      </div>
      <p className="min-h-[3lh] max-w-[36rem]">
        <Answering office={office} answering={answering} />
      </p>
    </div>
  );
}

/** Who takes the phone now, in a sentence. */
export function Answering({ office, answering }: AnsweringProps) {
  return (
    <span data-open-now={JSON.stringify(office)} data-answering="">
      {answering}
    </span>
  );
}
