import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { DrawingDefs } from "~/drawings/patterns";
import { blocksOfMarkdown, MAX_LENGTH } from "~/features/articles/model/markdown-import";
import type { Document } from "~/lib/document";
import { type AddedPicture, filesOf, insertPicture } from "./added-picture";
import { BlockTools } from "./block-tools";
import { extensions } from "./extensions";
import { ImagePanel } from "./image-panel";
import type { FindPages } from "./link-panel";
import { cleanPaste, isMarkdown } from "./paste";
import { holdsPictures, withPicturesTaken } from "./pasted-pictures";
import { Shortcuts } from "./shortcuts";
import { SlashMenu } from "./slash-menu";
import { toDocument } from "./to-document";
import { Toolbar } from "./toolbar";
import { VideoPanel } from "./video-panel";

type TextEditorProps = {
  start: Document;
  onChange: (body: Document) => void;
  /** Opens the media library; the editor puts in what is chosen there. */
  onPickImage: () => void;
  /** Pages that a link may lead to. */
  findPages: FindPages;
  /** Takes a pasted or dropped picture into the library. */
  upload: (file: File) => Promise<AddedPicture>;
  editable: boolean;
  handle: RefObject<Editor | null>;
  /** Called once, when there is an editor; that is later than the first effects. */
  onOpen: (editor: Editor) => void;
  words: number;
};

const picturesStayBehind = (some: boolean) =>
  `De ${some ? "andere " : ""}afbeeldingen in wat u plakte komen niet mee. Bewaar ze als bestand en sleep ze hierheen, of voeg ze toe met de knop ‘Afbeelding’.`;

/** The text itself, with its tools above it. Pictures can be pasted and dropped into it. */
export function TextEditor(props: TextEditorProps) {
  const { start, onChange, onPickImage, findPages, upload, editable, handle, onOpen, words } = props;
  const [linking, setLinking] = useState(false);
  const [adding, setAdding] = useState<{ text: string; wrong: boolean } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  const pick = useRef(onPickImage);
  pick.current = onPickImage;
  const take = useRef<(files: File[]) => void>(() => {});
  const editor = useEditor({
    extensions: [...extensions, SlashMenu.configure({ onPickImage: () => pick.current() })],
    content: start,
    editable,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        "aria-label": "Tekst van het artikel",
        "aria-multiline": "true",
        role: "textbox",
        class: "article-text ring-inside",
      },
      transformPastedHTML(html) {
        if (/<img(?![^>]*data-media)/i.test(html))
          setAdding({ text: picturesStayBehind(html.includes("data-media")), wrong: true });
        return cleanPaste(html);
      },
      handlePaste: (_, event) =>
        takeFiles(event, event.clipboardData) ||
        takePictures(event.clipboardData) ||
        takeMarkdown(event.clipboardData),
      handleDrop(view, event, _, moved) {
        if (moved) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place && filesOf(event.dataTransfer).length > 0) handle.current?.commands.focus(place.pos);
        return takeFiles(event, event.dataTransfer);
      },
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === "F10")
          frame.current?.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']")?.focus();
        else if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) setLinking(true);
        else return false;
        event.preventDefault();
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(toDocument(changed.getJSON())),
  });
  useEffect(() => {
    handle.current = editor;
    if (!editor || opened.current) return;
    opened.current = true;
    onOpen(editor);
  }, [editor, handle, onOpen]);
  useEffect(() => {
    editor?.setEditable(editable, false);
  }, [editor, editable]);

  function takeFiles(event: Event, data: DataTransfer | null): boolean {
    const files = filesOf(data);
    if (files.length === 0) return false;
    // Else the browser leaves the page for the file.
    event.preventDefault();
    take.current(files);
    return true;
  }

  /** The text comes in once its pictures have: each then stands where it stood. */
  function takePictures(data: DataTransfer | null): boolean {
    const html = data?.getData("text/html") ?? "";
    if (!holdsPictures(html)) return false;
    setAdding({ text: "De afbeeldingen worden toegevoegd …", wrong: false });
    withPicturesTaken(html, upload).then((taken) => {
      setAdding(null);
      if (handle.current && !handle.current.isDestroyed) handle.current.view.pasteHTML(taken);
    });
    return true;
  }

  /** Text alone: what came from a program that formats is taken as it was formatted. */
  function takeMarkdown(data: DataTransfer | null): boolean {
    if (!data || data.types.includes("text/html")) return false;
    const text = data.getData("text/plain");
    const { current } = handle;
    if (!current || text.length > MAX_LENGTH || !isMarkdown(text)) return false;
    // A block that is none comes in as the text that it is.
    return current.commands.insertContentAt(current.state.selection, blocksOfMarkdown(text), {
      errorOnInvalidContent: true,
    });
  }

  take.current = async (files) => {
    for (const file of files) {
      setAdding({ text: `${file.name} wordt toegevoegd …`, wrong: false });
      const answer = await upload(file).catch(() => null);
      if (answer?.kind === "stored" && editor && !editor.isDestroyed) {
        insertPicture(editor, answer.item);
        setAdding(null);
      } else {
        const text = answer?.kind === "refused" ? answer.message : `${file.name} kon niet worden toegevoegd.`;
        return setAdding({ text, wrong: true });
      }
    }
  };

  return (
    <div ref={frame} className="rounded-md border border-ink/55 bg-white">
      {editor && editable && (
        // What belongs to the chosen picture stays in sight with the tools; on a phone both would take the screen.
        <div className="sticky top-0 z-10 md:top-19">
          <Toolbar {...{ editor, onPickImage, findPages, linking, setLinking }} />
          <BlockTools editor={editor} />
          <ImagePanel editor={editor} />
          <VideoPanel editor={editor} />
        </div>
      )}
      <DrawingDefs />
      <EditorContent editor={editor} className="min-h-96" />
      <div role="status">
        {adding && (
          <p className={adding.wrong ? "px-4 pb-3 font-semibold text-danger" : "px-4 pb-3 text-ink-soft"}>
            {adding.text}
          </p>
        )}
      </div>
      <div className="grid border-t border-rule px-4 sm:grid-cols-[auto_1fr] sm:gap-x-8">
        <p className="py-3 text-sm text-ink-soft tabular-nums">
          {words} {words === 1 ? "woord" : "woorden"}
        </p>
        {editable && <Shortcuts />}
      </div>
    </div>
  );
}
