import { Form } from "react-router";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type QuarantineNoticeProps = {
  text: string;
  spam: boolean;
  /** No mail has gone yet. */
  silent: boolean;
  busy: boolean;
};

/** Why a lead is kept apart, the one click that lets it through and the one that puts it away. */
export function QuarantineNotice({ text, spam, silent, busy }: QuarantineNoticeProps) {
  return (
    <section aria-labelledby="quarantaine" className="border-l-4 border-danger bg-danger-wash p-4 md:p-6">
      <h2 id="quarantaine" className="flex items-center gap-2.5 font-text text-lg tracking-normal">
        <Icon name="shield" className="text-danger" /> {spam ? "Bij spam" : "In quarantaine"}
      </h2>
      <p className="measure mt-1">
        {text}. {silent ? "Er is nog niemand bericht gestuurd" : "Mail die nog niet weg was, blijft liggen"}.
        Klopt de aanvraag, geef hem dan vrij: mail die nog wacht gaat dan na een minuut weg. Tot dan kunt u
        het ongedaan maken.
      </p>
      <Form method="post" className="mt-4 flex flex-wrap gap-3" data-steps>
        <input type="hidden" name="held" value="yes" />
        <Button type="submit" name="action" value="release" size="sm" aria-disabled={busy}>
          {busy ? "Bezig…" : "Vrijgeven"}
        </Button>
        {!spam && (
          <Button type="submit" name="action" value="spam" variant="outline" size="sm" aria-disabled={busy}>
            Naar spam
          </Button>
        )}
      </Form>
    </section>
  );
}
