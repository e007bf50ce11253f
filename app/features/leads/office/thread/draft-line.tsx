import type { SaveState } from "~/admin/drafts/saver";
import { SignInLink } from "~/admin/frame";
import { Button } from "~/ui/controls/button";

const texts: Record<SaveState, string> = {
  saved: "Concept bewaard",
  waiting: "Concept wordt bewaard …",
  saving: "Concept wordt bewaard …",
  offline: "Geen verbinding. Uw tekst staat op dit apparaat.",
  failing: "Bewaren lukt nu niet aan onze kant. Uw tekst staat op dit apparaat.",
  "signed-out": "U bent afgemeld. Uw tekst staat op dit apparaat.",
  conflict: "In een ander venster schreef u iets anders.",
  refused: "Dit concept kon niet worden bewaard.",
};

const onlyHere: Partial<Record<SaveState, string>> = {
  offline: "Geen verbinding. Uw tekst staat alleen in dit venster: laat het open.",
  failing: "Bewaren lukt nu niet aan onze kant. Uw tekst staat alleen in dit venster: laat het open.",
  "signed-out": "U bent afgemeld. Uw tekst staat alleen in dit venster: laat het open.",
};

type DraftLineProps = {
  state: SaveState;
  onDevice: boolean;
  /** Why it was refused. */
  problem: string | null;
  /** Nothing was written, so nothing is to be said. */
  empty: boolean;
  /** The text of the other window. */
  other: string | null;
  onMine: () => void;
  onOther: () => void;
};

/** Whether what is typed is safe; of two texts of one's own both stay until one is chosen. */
export function DraftLine({ state, onDevice, problem, empty, other, onMine, onOther }: DraftLineProps) {
  const wrong = state !== "saved" && state !== "waiting" && state !== "saving";
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className={wrong ? "text-sm font-semibold" : "min-h-5 text-sm text-ink-soft"}>
        {!empty || wrong ? (problem ?? ((!onDevice && onlyHere[state]) || texts[state])) : ""}
      </p>
      {state === "signed-out" && <SignInLink className="inline-flex min-h-11 items-center text-sm" />}
      {other !== null && (
        <div className="w-full border-l-4 border-accent bg-accent-wash px-3 py-2">
          <p className="whitespace-pre-line">{other || "Daar is de tekst weggehaald of al gebruikt."}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button variant="outline" size="sm" className="min-h-11" onClick={onMine}>
              Mijn tekst hier houden
            </Button>
            <Button variant="outline" size="sm" className="min-h-11" onClick={onOther}>
              Die tekst gebruiken
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
