import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type RefObject, useEffect, useState } from "react";
import { countWords, type Document, plainText } from "~/lib/document";
import { extensions } from "./extensions";
import { ImagePanel } from "./image-panel";
import { cleanPaste } from "./paste";
import { toDocument } from "./to-document";
import { Toolbar } from "./toolbar";

type TextEditorProps = {
  start: Document;
  onChange: (body: Document) => void;
  /** Opens the media library; the editor puts in what is chosen there. */
  onPickImage: () => void;
  editable: boolean;
  handle: RefObject<Editor | null>;
  words: number;
};

/** The text itself, with its tools above it. */
export function TextEditor({ start, onChange, onPickImage, editable, handle, words }: TextEditorProps) {
  const [linking, setLinking] = useState(false);
  const editor = useEditor({
    extensions,
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
        class: "article-text",
      },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_, event) => {
        if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setLinking(true);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(toDocument(changed.getJSON())),
  });
  useEffect(() => {
    handle.current = editor;
  }, [editor, handle]);
  useEffect(() => {
    editor?.setEditable(editable, false);
  }, [editor, editable]);

  return (
    <div className="rounded-md border border-ink/55 bg-white">
      {editor && editable && (
        // What belongs to the chosen picture stays in sight with the tools; on a phone both would take the screen.
        <div className="z-10 md:sticky md:top-0">
          <Toolbar {...{ editor, onPickImage, linking, setLinking }} />
          <ImagePanel editor={editor} />
        </div>
      )}
      <EditorContent editor={editor} className="min-h-96" />
      <p className="border-t border-rule px-4 py-2 text-sm text-ink-soft tabular-nums">
        {words} {words === 1 ? "woord" : "woorden"}
      </p>
    </div>
  );
}

export function wordsIn(excerpt: string, body: Document): number {
  return countWords(`${excerpt}\n${plainText(body)}`);
}
