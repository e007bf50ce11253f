import type { Editor } from "@tiptap/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ColleagueLine } from "~/admin/drafts/colleague-line";
import { ConflictPanel } from "~/admin/drafts/conflict-panel";
import { ChecksPanel } from "~/features/articles/editor/panels/checks-panel";
import { MinePanel } from "~/features/articles/editor/panels/mine-panel";
import { PublishBar } from "~/features/articles/editor/panels/publish-bar";
import { type EditorChoices, SettingsPanel } from "~/features/articles/editor/panels/settings-panel";
import {
  type AddedPicture,
  insertPicture,
  type PickedMedia,
} from "~/features/articles/editor/text/added-picture";
import type { FindPages } from "~/features/articles/editor/text/link-panel";
import { TextEditor } from "~/features/articles/editor/text/text-editor.client";
import { type ArticleContent, tooLong, wordsOf } from "~/features/articles/model/article-content";
import { contentLines } from "~/features/articles/model/content-lines";
import type { ArticleStatus } from "~/features/articles/model/editor-types";
import { slugify } from "~/lib/text/slugify";
import { Field, Input, Textarea } from "~/ui/controls/field";
import { useArticleDraft } from "./use-article-draft";
import "~/features/articles/editor/text/editor.css";

type ArticleEditorProps = {
  /** Number of the article, or name of one of the site. */
  name: number | string;
  /** One that the site carries: its address stays, and its text can come back. */
  builtIn: boolean;
  address: string;
  /** E-mail address of the writer. */
  me: string;
  content: ArticleContent;
  status: ArticleStatus;
  choices: EditorChoices;
  revisions: string;
  /** The media library as a dialog; it belongs to another feature. */
  upload: (file: File) => Promise<AddedPicture>;
  findPages: FindPages;
  library: (props: { open: boolean; onClose: () => void; onPick: (media: PickedMedia) => void }) => ReactNode;
};

/** The editor: status and commands on top, the text, settings and checks beside it. */
export function ArticleEditor({
  name,
  builtIn,
  address,
  me,
  content: read,
  status: start,
  choices,
  revisions,
  upload,
  findPages,
  library,
}: ArticleEditorProps) {
  const draft = useArticleDraft({ name, me, address, content: read, status: start });
  const { first, content, status, change } = draft;
  const editor = useRef<Editor | null>(null);
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const [picking, setPicking] = useState<"text" | "cover" | null>(null);
  const picked = useRef<PickedMedia | null>(null);
  const [mine, setMine] = useState<ArticleContent | null>(null);
  const [recovered, setRecovered] = useState(false);
  /** Articles of the site have two introductions; the office writes one. */
  const hasLead = builtIn || first.lead !== "";
  const binned = status.state === "binned";
  const slugError = status.checks.find(({ field, level }) => field === "slug" && level === "stop")?.text;

  /** Text kept on this device is restored before typing starts: every change sends the whole text. */
  function openWithKept(opened: Editor) {
    const kept = draft.takeFromDevice();
    if (!kept) return;
    setRecovered(true);
    opened.commands.setContent(kept.body, { emitUpdate: false });
  }

  function setTitle(title: string) {
    const follows =
      !builtIn &&
      status.liveSlug === null &&
      (content.slug === "" || content.slug === slugify(content.title));
    change(follows ? { title, slug: slugify(title) } : { title });
  }

  function pick(media: PickedMedia) {
    const { id: name, alt, width, height } = media;
    if (picking === "cover") change({ cover: { media: name, alt, width, height } });
    else picked.current = media;
    setPicking(null);
  }

  // After the library has closed: a closing dialog moves the focus back to its opener.
  useEffect(() => {
    if (picking !== null || !picked.current || !editor.current) return;
    insertPicture(editor.current, picked.current);
    picked.current = null;
  }, [picking]);

  async function takeTheirs(keepMineBeside: boolean) {
    const before = content;
    const theirs = await draft.chooseTheirs();
    if (!theirs) return;
    editor.current?.commands.setContent(theirs.body, { emitUpdate: false });
    setMine(keepMineBeside ? before : null);
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <PublishBar draft={draft} name={name} builtIn={builtIn} revisions={revisions} />
      <ColleagueLine saved={{ by: start.savedBy, at: start.savedAt }} me={me} what="dit artikel" />
      {recovered && (
        <p role="status" className="border-l-4 border-ink bg-paper-deep px-4 py-3">
          Op dit apparaat stond nog tekst die niet was opgeslagen. Die staat er nu weer in.
        </p>
      )}
      {draft.theirs && (
        <ConflictPanel
          what="dit artikel"
          mine={contentLines(content)}
          theirs={contentLines(draft.theirs.content)}
          by={draft.theirs.by}
          at={draft.theirs.at}
          me={me}
          onMine={() => void draft.chooseMine()}
          onTheirs={() => void takeTheirs(false)}
          onMerge={() => void takeTheirs(true)}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <Field label="Titel" error={tooLong(content.title, "title")}>
            {(control) => (
              <Input
                {...control}
                value={content.title}
                readOnly={binned}
                className="h-14 font-display text-xl"
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
          <Field
            label="Inleiding"
            error={tooLong(content.excerpt, "excerpt")}
            hint={
              hasLead
                ? "Twee of drie zinnen. Staat in overzichten."
                : "Twee of drie zinnen. Staat boven het artikel en in overzichten."
            }
          >
            {(control) => (
              <Textarea
                {...control}
                value={content.excerpt}
                readOnly={binned}
                className="min-h-24"
                onChange={(event) => change({ excerpt: event.target.value })}
              />
            )}
          </Field>
          {hasLead && (
            <Field
              label="Boven het artikel"
              error={tooLong(content.lead, "lead")}
              hint="Het antwoord in het kort. Leeg: de inleiding staat er."
              required={false}
            >
              {(control) => (
                <Textarea
                  {...control}
                  value={content.lead}
                  readOnly={binned}
                  className="min-h-28"
                  onChange={(event) => change({ lead: event.target.value })}
                />
              )}
            </Field>
          )}
          {inBrowser ? (
            <TextEditor
              start={first.body}
              editable={!binned}
              handle={editor}
              onOpen={openWithKept}
              words={wordsOf(content)}
              onChange={(body) => change({ body })}
              onPickImage={() => setPicking("text")}
              upload={upload}
              findPages={findPages}
            />
          ) : (
            // The Worker does not carry the editor: it has nothing to draw of it.
            <div className="min-h-96 rounded-md border border-ink/55 bg-white" />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-8 lg:border-l lg:border-rule lg:pl-8">
          {mine && (
            <MinePanel
              mine={mine}
              now={content}
              editor={editor}
              onTake={change}
              onClose={() => setMine(null)}
            />
          )}
          <ChecksPanel checks={status.checks} />
          <SettingsPanel
            content={content}
            choices={choices}
            builtIn={builtIn}
            liveSlug={status.liveSlug}
            slugError={slugError}
            onChange={change}
            onPickCover={() => setPicking("cover")}
          />
        </div>
      </div>
      {library({ open: picking !== null, onClose: () => setPicking(null), onPick: pick })}
    </div>
  );
}
