import { useEffect, useRef } from "react";
import { ANSWER_PROMISE } from "~/features/leads/model/answer-promise";
import { officeNumbers } from "~/lib/office-numbers";
import { classNames } from "~/lib/text/class-names";
import { Button, ButtonLink } from "~/ui/controls/button";
import { focusFromStart } from "~/ui/controls/focus-in-view";
import { Icon } from "~/ui/icons/icon";

export type ConfirmationProps = {
  reference: string;
  /** 'U hoort van ons vóór …' */
  promise?: string | undefined;
  /** The visitor's own page, where photos can be added. */
  page?: string | undefined;
  /** Whether a mail was asked for, so that one can come. */
  mailed?: boolean;
  /** What this kind of lead means, said with it. */
  note?: string;
  onClose?: () => void;
  compact?: boolean;
  /** Takes no focus: it came by itself, while the visitor is elsewhere. */
  quiet?: boolean;
};

/** What stays after sending: the reference and when the visitor hears from us. Takes focus once. */
export function Confirmation(props: ConfirmationProps) {
  const { reference, promise, page, mailed = true, note, onClose, compact = false, quiet = false } = props;
  const { phone } = officeNumbers();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (quiet) return;
    // Once it is painted: scrolled in the same frame, what makes room for it would count as a jump.
    requestAnimationFrame(() => setTimeout(() => focusFromStart(box.current)));
  }, [quiet]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={classNames(
        "grid border-2 border-success bg-success-wash",
        compact
          ? "grid-cols-1 gap-2 p-4"
          : "grid-cols-[1fr_auto] gap-x-4 gap-y-2 p-6 sm:grid-cols-[auto_1fr_auto]",
      )}
    >
      <Icon name="check" size={8} className="text-success" />
      <div className={compact ? undefined : "max-sm:col-span-2 max-sm:row-start-2"}>
        <p className={classNames("font-display font-semibold", compact ? "text-xl" : "text-2xl")}>
          Uw aanvraag is binnen
        </p>
        <p className="mt-2">
          Uw referentie is <strong className="font-display text-xl tracking-wide">{reference}</strong>.{" "}
          {promise ? `${promise}.` : ANSWER_PROMISE}
        </p>
        {note && <p className="mt-1">{note}</p>}
        <p className="mt-1 text-ink-soft">
          {mailed
            ? "U krijgt een e-mail met een link naar uw aanvraag, meestal binnen een paar minuten. Geen mail? Kijk bij ongewenste post, of bel "
            : "Wij bellen u op het nummer dat u opgaf. Wordt het erger, bel dan zelf "}
          {/* In one line, where one is wide enough. */}
          <a href={phone.href} className="break-words underline">
            {phone.label.replaceAll(" ", "\u00a0")}
          </a>{" "}
          en noem de referentie.
        </p>
        {page && (
          <p className="mt-4">
            <ButtonLink variant="outline" href={`${page}#fotos`}>
              <Icon name="camera" /> Foto's toevoegen
            </ButtonLink>
          </p>
        )}
      </div>
      {onClose && (
        <Button
          variant="ghost"
          size="icon"
          className={compact ? "-mt-3 -mr-3 justify-self-end" : "-mt-3 -mr-3"}
          onClick={onClose}
          aria-label="Melding sluiten"
        >
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}
