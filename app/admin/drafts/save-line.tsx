import { SignInLink } from "~/admin/frame";
import { Icon } from "~/ui/icons/icon";
import type { SaveState } from "./saver";

const texts: Record<SaveState, string> = {
  saved: "Opgeslagen",
  waiting: "Nog niet opgeslagen …",
  saving: "Wordt opgeslagen …",
  offline:
    "Geen verbinding. U kunt doortypen: uw tekst staat op dit apparaat en wordt opgeslagen zodra het kan.",
  "signed-out":
    "U bent afgemeld. Uw tekst staat op dit apparaat en wordt opgeslagen zodra u weer bent aangemeld.",
  conflict: "Niet opgeslagen: iemand anders was u voor.",
  refused: "Niet opgeslagen",
};

/** Whether what is typed is safe, and what to do where it is not. */
export function SaveLine({ state, conflict }: { state: SaveState; conflict: boolean }) {
  return (
    <>
      <p
        role="status"
        className={
          state === "saved" ? "flex items-center gap-1.5 text-sm text-ink-soft" : "text-sm font-semibold"
        }
      >
        {state === "saved" && <Icon name="check" size={4} className="text-success" />}
        {texts[state]}
      </p>
      {state === "signed-out" && <SignInLink className="inline-flex min-h-11 items-center text-sm" />}
      {conflict && (
        <a href="#conflict" className="text-link inline-flex min-h-11 items-center text-sm font-semibold">
          Naar de keuze
        </a>
      )}
    </>
  );
}
