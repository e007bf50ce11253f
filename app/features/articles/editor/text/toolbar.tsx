import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { insertable, insertBlock, inText, unwrapCallout } from "./blocks";
import { type FindPages, LinkPanel } from "./link-panel";
import { Choice, Tool, ToolbarRow, ToolIcon } from "./tool";

type ToolbarProps = {
  editor: Editor;
  onPickImage: () => void;
  findPages: FindPages;
  linking: boolean;
  setLinking: (linking: boolean) => void;
};

/** Tools of the text, each with its name; what is on where the cursor stands is pressed. */
export function Toolbar({ editor, onPickImage, findPages, linking, setLinking }: ToolbarProps) {
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at.isActive("bold"),
      italic: at.isActive("italic"),
      link: at.isActive("link"),
      bullets: at.isActive("bulletList"),
      numbers: at.isActive("orderedList"),
      quote: at.isActive("blockquote"),
      check: at.getAttributes("bulletList").style === "check",
      table: at.isActive("table"),
      captioned: at.isActive("tableFigure"),
      heading: ([2, 3, 4] as const).find((level) => at.isActive("heading", { level })) ?? 0,
      tone: at.isActive("callout") ? String(at.getAttributes("callout").tone) : "",
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  });
  const [inserting, setInserting] = useState(false);
  const run = () => inText(editor);

  function setHeading(level: number) {
    if (level === 0) editor.commands.setParagraph();
    else editor.commands.setHeading({ level: level as 2 | 3 | 4 });
  }
  function setTone(tone: string) {
    if (tone === "") unwrapCallout(editor);
    else if (now.tone) editor.commands.updateAttributes("callout", { tone });
    else editor.commands.wrapIn("callout", { tone });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back to the text from any tool
    <div
      className="rounded-t-md border-b border-rule bg-paper"
      onKeyDown={(event) => event.key === "Escape" && editor.view.focus()}
    >
      {/* On a phone the row scrolls by itself: wrapped it would take half of what the keyboard leaves. */}
      <ToolbarRow label="Opmaak" className="max-md:overflow-x-auto md:flex-wrap">
        <Choice
          label="Soort tekst"
          value={String(now.heading)}
          options={{ 0: "Tekst", 2: "Kop", 3: "Tussenkop", 4: "Kleine kop" }}
          onChange={(value) => setHeading(Number(value))}
          onDone={() => editor.view.focus()}
        />
        <Tool on={now.bold} onClick={() => run().toggleBold().run()} label="Vet" keys="Ctrl B">
          <strong>Vet</strong>
        </Tool>
        <Tool on={now.italic} onClick={() => run().toggleItalic().run()} label="Cursief" keys="Ctrl I">
          <em>Cursief</em>
        </Tool>
        <Tool on={now.link} onClick={() => setLinking(!linking)} label="Link" keys="Ctrl K">
          <ToolIcon name="link" />
        </Tool>
        <Tool
          on={now.bullets}
          onClick={() => run().toggleBulletList().run()}
          label="Opsomming"
          keys="Ctrl Shift 8"
        >
          <ToolIcon name="bullets" />
        </Tool>
        <Tool
          on={now.numbers}
          onClick={() => run().toggleOrderedList().run()}
          label="Genummerd"
          keys="Ctrl Shift 7"
        >
          <ToolIcon name="numbers" />
        </Tool>
        <Tool
          on={now.quote}
          onClick={() => run().toggleBlockquote().run()}
          label="Citaat"
          keys="Ctrl Shift B"
        >
          <ToolIcon name="quote" />
        </Tool>
        <Choice
          label="Kader"
          value={now.tone}
          options={{ "": "Geen kader", tip: "Tip", warning: "Let op", urgent: "Spoed" }}
          onChange={setTone}
          onDone={() => editor.view.focus()}
        />
        <Tool on={inserting} onClick={() => setInserting(!inserting)}>
          Invoegen
        </Tool>
        <Tool onClick={onPickImage} label="Afbeelding">
          <ToolIcon name="image" />
        </Tool>
        <Tool
          on={now.table}
          onClick={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
          disabled={now.table}
          label="Tabel"
        >
          <ToolIcon name="table" />
        </Tool>
        <Tool
          onClick={() => run().undo().run()}
          disabled={!now.undo}
          label="Terug: ongedaan maken"
          keys="Ctrl Z"
        >
          <ToolIcon name="undo" />
        </Tool>
        <Tool
          onClick={() => run().redo().run()}
          disabled={!now.redo}
          label="Vooruit: opnieuw"
          keys="Ctrl Shift Z"
        >
          <ToolIcon name="redo" />
        </Tool>
      </ToolbarRow>
      {inserting && (
        <ToolbarRow label="Invoegen" className="flex-wrap border-t border-rule">
          {insertable.map(({ label, content }) => (
            <Tool
              key={label}
              onClick={() => {
                setInserting(false);
                insertBlock(editor, content);
              }}
            >
              {label}
            </Tool>
          ))}
        </ToolbarRow>
      )}
      {now.bullets && (
        <ToolbarRow label="Opsomming" className="border-t border-rule">
          <Tool
            on={now.check}
            onClick={() =>
              run()
                .updateAttributes("bulletList", { style: now.check ? null : "check" })
                .run()
            }
          >
            Met vinkjes
          </Tool>
        </ToolbarRow>
      )}
      {now.table && (
        <ToolbarRow label="Tabel" className="overflow-x-auto border-t border-rule">
          <Tool onClick={() => run().addRowAfter().run()}>Rij erbij</Tool>
          <Tool onClick={() => run().deleteRow().run()}>Rij weg</Tool>
          <Tool onClick={() => run().addColumnAfter().run()}>Kolom erbij</Tool>
          <Tool onClick={() => run().deleteColumn().run()}>Kolom weg</Tool>
          <Tool onClick={() => run().toggleHeaderRow().run()}>Koprij</Tool>
          <Tool onClick={() => run().toggleHeaderColumn().run()}>Kopkolom</Tool>
          {!now.captioned && <Tool onClick={() => run().deleteTable().run()}>Tabel weg</Tool>}
        </ToolbarRow>
      )}
      {linking && <LinkPanel editor={editor} findPages={findPages} onClose={() => setLinking(false)} />}
    </div>
  );
}
