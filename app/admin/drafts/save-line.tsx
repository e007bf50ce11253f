import { SignInLink } from "~/admin/frame";
import { Icon } from "~/ui/icons/icon";
import type { SaveState } from "./saver";

const texts: Record<SaveState, string> = {
  saved: "Opgeslagen",
  waiting: "Nog niet opgeslagen …",
  saving: "Wordt opgeslagen …",
  offline:
    "Geen verbinding. U kunt doortypen: uw tekst staat op dit apparaat en wordt opgeslagen zodra het kan.",
  failing:
    "Opslaan lukt nu niet aan onze kant. U kunt doortypen: uw tekst staat op dit apparaat en wordt opgeslagen zodra het kan.",
  "signed-out":
    "U bent afgemeld. Uw tekst staat op dit apparaat en wordt opgeslagen zodra u weer bent aangemeld.",
  conflict: "Niet opgeslagen: er staat intussen een andere tekst.",
  refused: "Niet opgeslagen",
};

const onlyHere: Partial<Record<SaveState, string>> = {
  offline:
    "Geen verbinding, en dit apparaat kan uw tekst niet bewaren. Laat dit venster open tot er ‘Opgeslagen’ staat.",
  failing:
    "Opslaan lukt nu niet aan onze kant, en dit apparaat kan uw tekst niet bewaren. Laat dit venster open tot er ‘Opgeslagen’ staat.",
  "signed-out":
    "U bent afgemeld, en dit apparaat kan uw tekst niet bewaren. Laat dit venster open en meld u in een ander venster aan.",
};

type SaveLineProps = {
  state: SaveState;
  /** What is unsaved stands on this device too, not in this window alone. */
  onDevice: boolean;
  conflict: boolean;
};

/** Whether what is typed is safe, and what to do where it is not. */
export function SaveLine({ state, onDevice, conflict }: SaveLineProps) {
  return (
    <>
      <p
        role="status"
        className={
          state === "saved" ? "flex items-center gap-1.5 text-sm text-ink-soft" : "text-sm font-semibold"
        }
      >
        {state === "saved" && <Icon name="check" size={4} className="text-success" />}
        {(!onDevice && onlyHere[state]) || texts[state]}
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
