import { ProblemNotice } from "~/ui/page/visitor-notices";

export type RefusedNoticeProps = {
  /** The change was not possible. */
  refused: boolean;
  /** What was asked of an appointment that is gone stands in the form of a message. */
  asMessage: boolean;
  phone: { label: string; href: string };
};

/** At the top of the visitor's page: what he asked for was not done. */
export function RefusedNotice({ refused, asMessage, phone }: RefusedNoticeProps) {
  if (refused)
    return (
      <ProblemNotice>
        Dat kon niet: deze aanvraag is al afgesloten, of uw keuze kwam niet goed aan. Bel ons op{" "}
        <a href={phone.href} className="text-link">
          {phone.label}
        </a>{" "}
        als wij iets voor u moeten wijzigen.
      </ProblemNotice>
    );
  if (!asMessage) return null;
  return (
    <ProblemNotice>
      De afspraak staat er niet meer. Wat u schreef is niet weg: het staat klaar{" "}
      <a href="#berichten" className="text-link">
        als bericht
      </a>
      .
    </ProblemNotice>
  );
}
