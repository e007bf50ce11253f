import { useState } from "react";
import { Link } from "react-router";
import { BarNote, reloadReverted, useBarNote } from "~/admin/drafts/bar-note";
import { SaveLine } from "~/admin/drafts/save-line";
import { Plans, SchedulePanel } from "~/admin/drafts/schedule-panel";
import type { RecordCommand } from "~/features/records/model/editor-types";
import { recordCan, recordStates } from "~/features/records/model/record-states";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import type { RecordDraft, RecordEditorProps } from "./record-editor";

type BarProps = Pick<
  RecordEditorProps,
  "builtIn" | "open" | "given" | "readOnly" | "seenAt" | "revisions" | "title"
> & {
  draft: RecordDraft;
  /** Photos that are on their way. */
  uploading: number;
  /** It could not be published as it is. */
  onRefused: () => void;
};

type Simple = "unpublish" | "bin" | "restore" | "end-previews";
const said: Record<Simple, string> = {
  unpublish: "Het is van de website af. Hier staat het nog, als concept.",
  bin: "Het ligt in de prullenbak.",
  restore: "Het is terug, als concept.",
  "end-previews": "De voorbeeldlinks die u eerder deelde, werken niet meer.",
};

/** State of the record and of the draft, and the commands. */
export function RecordBar(props: BarProps) {
  const { draft, title, builtIn, open, given, readOnly, seenAt, revisions, uploading, onRefused } = props;
  const { status, saving, problem } = draft;
  const [planning, setPlanning] = useState(false);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useBarNote<Simple>(status.version);
  const undo = note?.undo;
  const can = (action: Parameters<typeof recordCan>[0]) => !readOnly && recordCan(action, status.state);

  async function run(what: (version: number) => RecordCommand, text: string | null, undo?: Simple) {
    setBusy(true);
    setNote(null);
    const answer = await draft.command(what);
    setBusy(false);
    if (answer?.kind === "refused") onRefused();
    if (answer?.kind === "done" && text)
      setNote({ text, version: answer.status.version, ...(undo && { undo }) });
    return answer?.kind === "done";
  }
  const simple = (name: Simple, undo?: Simple) => run(() => ({ do: name }), said[name], undo);

  /** The fields then show what the code carries. */
  async function revert() {
    if (await run(() => ({ do: "revert" }), null)) reloadReverted();
  }

  return (
    <>
      <div className="z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-rule bg-paper py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:px-3 md:sticky md:top-0 md:border-b">
        <Badge variant={status.state === "published" ? "default" : "secondary"}>
          {recordStates[status.state]}
        </Badge>
        {uploading > 0 && (
          <p className="text-sm font-semibold">
            {uploading === 1 ? "Nog 1 foto bezig …" : `Nog ${uploading} foto’s bezig …`}
          </p>
        )}
        <SaveLine state={saving} onDevice={draft.onDevice} conflict={draft.theirs !== null} />
        <div className="flex flex-wrap gap-2 max-md:w-full md:ml-auto">
          {can("restore") ? (
            <Button className="max-md:flex-auto" disabled={busy} onClick={() => void simple("restore")}>
              Terugzetten
            </Button>
          ) : (
            <>
              <Button
                variant="outline"
                className="max-md:flex-auto"
                disabled={!can("schedule")}
                aria-expanded={planning}
                aria-controls="inplannen"
                onClick={() => setPlanning(!planning)}
              >
                Inplannen
              </Button>
              <Button
                className="max-md:flex-auto"
                disabled={
                  busy || uploading > 0 || !(can("publish") || saving === "waiting" || saving === "saving")
                }
                onClick={() =>
                  void run(
                    (version) => ({ do: "publish", version }),
                    builtIn || status.live
                      ? "De wijzigingen staan op de website. Binnen een minuut ziet iedere bezoeker ze."
                      : "Het staat op de website. Binnen een minuut ziet iedere bezoeker het.",
                  )
                }
              >
                Publiceren
              </Button>
            </>
          )}
        </div>
        {problem && <BarNote kind="problem">{problem}</BarNote>}
        {note && (
          <BarNote kind="done" undo={undo && { label: "Ongedaan maken", run: () => void simple(undo) }}>
            {note.text}
          </BarNote>
        )}
      </div>
      <Plans publishAt={status.publishAt} unpublishAt={status.unpublishAt} problem={status.scheduleProblem} />
      {planning && (
        <SchedulePanel
          status={status}
          live={status.live}
          onPlan={async (plan) => {
            const text = plan.publishAt || plan.unpublishAt ? "Ingepland." : "De planning is gewist.";
            if (await run(() => ({ do: "schedule", ...plan }), text)) setPlanning(false);
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        {(status.live || (builtIn && status.state !== "binned")) && (
          <a href={seenAt} className="text-link inline-flex min-h-11 items-center">
            Bekijk op de website
          </a>
        )}
        <Link to={revisions} className="text-link inline-flex min-h-11 items-center">
          Eerdere versies<span className="sr-only"> van {title}</span>
        </Link>
        {builtIn && can("revert") && (
          <TextButton onClick={() => void revert()}>Terug naar de oorspronkelijke tekst</TextButton>
        )}
        {!builtIn && !given && status.live && can("unpublish") && (
          <TextButton onClick={() => void simple("unpublish")}>Van de website halen</TextButton>
        )}
        {open && can("bin") && (
          <TextButton onClick={() => void simple("bin", "restore")}>Naar de prullenbak</TextButton>
        )}
        <TextButton onClick={() => void simple("end-previews")}>Voorbeeldlinks intrekken</TextButton>
      </div>
    </>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="text-link inline-flex min-h-11 items-center" onClick={onClick}>
      {children}
    </button>
  );
}
