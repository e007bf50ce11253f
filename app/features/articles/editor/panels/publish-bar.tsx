import { type ComponentProps, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { BarNote, reloadReverted, useBarNote } from "~/admin/drafts/bar-note";
import { SaveLine } from "~/admin/drafts/save-line";
import { Plans, SchedulePanel } from "~/admin/drafts/schedule-panel";
import type { Draft } from "~/features/articles/editor/use-article-draft";
import { articleCan, articleStates } from "~/features/articles/model/article-states";
import type { ArticleAnswer, ArticleCommand } from "~/features/articles/model/editor-types";
import { paths } from "~/paths";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

/** Commands that undo another, each with the message that follows. */
const undone = {
  unpublish: "Het artikel is van de website af.",
  restore: "Het artikel is terug, als concept.",
} as const;
type Note = { text: string; undo?: { label: string; command: keyof typeof undone } };

type PublishBarProps = { draft: Draft; name: number | string; builtIn: boolean; revisions: string };

/** State of the article and of the draft, and the commands. */
export function PublishBar({ draft, name, builtIn, revisions }: PublishBarProps) {
  const { status, saving, problem } = draft;
  const [planning, setPlanning] = useState(false);
  const planButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useBarNote<Note["undo"]>(status.version);
  const undo = note?.undo;
  const can = (action: Parameters<typeof articleCan>[0]) => articleCan(action, status.state);

  async function run(
    what: (version: number) => ArticleCommand,
    after: (answer: Extract<ArticleAnswer, { kind: "done" }>) => Note | null,
  ) {
    setBusy(true);
    setNote(null);
    const answer = await draft.command(what);
    setBusy(false);
    if (answer?.kind === "done") {
      const said = after(answer);
      setNote(said && { ...said, version: answer.status.version });
    }
    return answer;
  }
  const simple = (command: "unpublish" | "bin" | "restore", text: string, undo?: Note["undo"]) =>
    run(
      () => ({ do: command }),
      () => ({ text, ...(undo && { undo }) }),
    );

  function publish() {
    const first = status.liveSlug === null;
    void run(
      (version) => ({ do: "publish", version }),
      () => ({
        text: first ? "Het artikel staat op de website." : "De wijzigingen staan op de website.",
        ...(first && { undo: { label: "Toch niet: haal het weg", command: "unpublish" } }),
      }),
    );
  }

  /** The editor then shows the text of the site. */
  async function revert() {
    const answer = await run(
      () => ({ do: "revert" }),
      () => null,
    );
    if (answer?.kind === "done") reloadReverted();
  }

  async function openPreview() {
    // Opened at once, because a window that opens later is stopped by the browser.
    const page = open("about:blank", "_blank");
    const answer = await run(
      () => ({ do: "preview" }),
      () => null,
    );
    if (page && answer?.kind === "done" && answer.link) page.location.href = answer.link;
    else page?.close();
    if (answer?.kind === "done" && answer.link) {
      const link = new URL(answer.link, location.href).href;
      const isCopied = await navigator.clipboard?.writeText(link).then(
        () => true,
        () => false,
      );
      const works = isCopied
        ? "De link is gekopieerd en werkt zeven dagen."
        : `De link werkt zeven dagen: ${link}`;
      setNote({ text: `Het voorbeeld staat in een nieuw venster. ${works}`, version: answer.status.version });
    }
  }

  return (
    <>
      {/* Sticky: on a phone at the bottom, as the actions of a lead. */}
      <div className="z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-rule bg-paper py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:px-3 md:sticky md:top-0 md:border-b">
        <Badge variant={status.state === "published" ? "default" : "secondary"}>
          {articleStates[status.state]}
        </Badge>
        <SaveLine state={saving} onDevice={draft.onDevice} conflict={draft.theirs !== null} />
        <div className="flex gap-2 max-md:w-full md:ml-auto">
          {can("restore") ? (
            <Action disabled={busy} onClick={() => void simple("restore", undone.restore)}>
              Terugzetten
            </Action>
          ) : (
            <>
              <Action variant="outline" disabled={busy} onClick={() => void openPreview()}>
                <Icon name="eye" className="max-md:hidden" /> Voorbeeld
              </Action>
              <Action
                ref={planButton}
                variant="outline"
                aria-expanded={planning}
                aria-controls="inplannen"
                onClick={() => setPlanning(!planning)}
              >
                <Icon name="calendar" className="max-md:hidden" /> Inplannen
              </Action>
              <Action disabled={busy || status.state === "published"} onClick={publish}>
                {status.liveSlug === null ? "Publiceren" : "Wijzigingen publiceren"}
              </Action>
            </>
          )}
        </div>
        {problem && <BarNote kind="problem">{problem}</BarNote>}
        {note && (
          <BarNote
            kind="done"
            undo={undo && { label: undo.label, run: () => void simple(undo.command, undone[undo.command]) }}
          >
            {note.text}
          </BarNote>
        )}
      </div>
      <Plans publishAt={status.publishAt} unpublishAt={status.unpublishAt} problem={status.scheduleProblem} />
      {planning && (
        <SchedulePanel
          status={status}
          live={status.liveSlug !== null}
          onPlan={async (plan) => {
            const answer = await run(
              () => ({ do: "schedule", ...plan }),
              () => ({ text: plan.publishAt || plan.unpublishAt ? "Ingepland." : "De planning is gewist." }),
            );
            if (answer?.kind !== "done") return;
            setPlanning(false);
            planButton.current?.focus();
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        {status.liveSlug && (
          <a
            href={paths.article(status.liveSlug)}
            className="text-link inline-flex min-h-11 items-center gap-1.5"
          >
            Bekijk op de website <Icon name="external" size={4} />
          </a>
        )}
        <Link to={revisions} className="text-link inline-flex min-h-11 items-center">
          Eerdere versies
        </Link>
        <Form method="post" action={paths.adminArticles}>
          <input type="hidden" name="copyOf" value={name} />
          <button type="submit" className="text-link inline-flex min-h-11 items-center">
            Dupliceren
          </button>
        </Form>
        {can("bin") && (
          <button
            type="button"
            className="text-link inline-flex min-h-11 items-center"
            onClick={() =>
              void run(
                () => ({ do: "end-previews" }),
                () => ({ text: "De voorbeeldlinks die u eerder deelde, werken niet meer." }),
              )
            }
          >
            Voorbeeldlinks intrekken
          </button>
        )}
        {builtIn && !status.original && can("revert") && (
          <button
            type="button"
            className="text-link inline-flex min-h-11 items-center"
            onClick={() => void revert()}
          >
            Terug naar de oorspronkelijke tekst
          </button>
        )}
        {can("unpublish") && status.liveSlug && (
          <button
            type="button"
            className="text-link inline-flex min-h-11 items-center"
            onClick={() =>
              void simple("unpublish", "Het artikel is van de website af. De tekst staat er nog.")
            }
          >
            Van de website halen
          </button>
        )}
        {can("bin") && (
          <button
            type="button"
            className="text-link inline-flex min-h-11 items-center"
            onClick={() =>
              void simple("bin", "Het artikel ligt in de prullenbak.", {
                label: "Ongedaan maken",
                command: "restore",
              })
            }
          >
            Naar de prullenbak
          </button>
        )}
      </div>
    </>
  );
}

function Action(rest: ComponentProps<typeof Button>) {
  return (
    <Button
      className="whitespace-nowrap max-md:min-h-11 max-md:flex-auto max-md:px-2 max-md:text-sm"
      {...rest}
    />
  );
}
