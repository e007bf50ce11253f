import { type Editor, useEditorState } from "@tiptap/react";
import { type ReactNode, useId } from "react";
import { classNames } from "~/lib/class-names";
import { LinkPanel } from "./link-panel";

type ToolbarProps = {
  editor: Editor;
  onPickImage: () => void;
  linking: boolean;
  setLinking: (linking: boolean) => void;
};

const shortcuts = [
  ["Vet", "Ctrl B"],
  ["Cursief", "Ctrl I"],
  ["Link", "Ctrl K"],
  ["Kop, tussenkop, kleine kop", "Ctrl Alt 2, 3, 4"],
  ["Gewone tekst", "Ctrl Alt 0"],
  ["Opsomming", "Ctrl Shift 8"],
  ["Genummerde lijst", "Ctrl Shift 7"],
  ["Citaat", "Ctrl Shift B"],
  ["Ongedaan maken, opnieuw", "Ctrl Z, Ctrl Shift Z"],
  ["Nieuwe regel in dezelfde alinea", "Shift Enter"],
  ["Plakken zonder opmaak", "Ctrl Shift V"],
] as const;

/** Tools of the text, each with its name; what is on where the cursor stands is pressed. */
export function Toolbar({ editor, onPickImage, linking, setLinking }: ToolbarProps) {
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at.isActive("bold"),
      italic: at.isActive("italic"),
      link: at.isActive("link"),
      bullets: at.isActive("bulletList"),
      numbers: at.isActive("orderedList"),
      quote: at.isActive("blockquote"),
      table: at.isActive("table"),
      heading: ([2, 3, 4] as const).find((level) => at.isActive("heading", { level })) ?? 0,
      tone: at.isActive("callout") ? String(at.getAttributes("callout").tone) : "",
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();

  function setHeading(level: number) {
    if (level === 0) run().setParagraph().run();
    else
      run()
        .setHeading({ level: level as 2 | 3 | 4 })
        .run();
  }
  function setTone(tone: string) {
    if (tone === "") run().lift("callout").run();
    else if (now.tone) run().updateAttributes("callout", { tone }).run();
    else run().wrapIn("callout", { tone }).run();
  }

  return (
    <div className="rounded-t-md border-b border-rule bg-paper">
      <div role="toolbar" aria-label="Opmaak" className="flex flex-wrap gap-1 p-1.5">
        <Choice
          label="Soort tekst"
          value={String(now.heading)}
          options={{ 0: "Tekst", 2: "Kop", 3: "Tussenkop", 4: "Kleine kop" }}
          onChange={(value) => setHeading(Number(value))}
        />
        <Tool on={now.bold} onClick={() => run().toggleBold().run()} label="Vet" keys="Ctrl B">
          <strong>Vet</strong>
        </Tool>
        <Tool on={now.italic} onClick={() => run().toggleItalic().run()} label="Cursief" keys="Ctrl I">
          <em>Cursief</em>
        </Tool>
        <Tool on={now.link} onClick={() => setLinking(!linking)} label="Link" keys="Ctrl K">
          Link
        </Tool>
        <Tool
          on={now.bullets}
          onClick={() => run().toggleBulletList().run()}
          label="Opsomming"
          keys="Ctrl Shift 8"
        >
          Opsomming
        </Tool>
        <Tool
          on={now.numbers}
          onClick={() => run().toggleOrderedList().run()}
          label="Genummerd"
          keys="Ctrl Shift 7"
        >
          Genummerd
        </Tool>
        <Tool
          on={now.quote}
          onClick={() => run().toggleBlockquote().run()}
          label="Citaat"
          keys="Ctrl Shift B"
        >
          Citaat
        </Tool>
        <Choice
          label="Kader"
          value={now.tone}
          options={{ "": "Geen kader", tip: "Tip", warning: "Let op", urgent: "Spoed" }}
          onChange={setTone}
        />
        <Tool onClick={onPickImage} label="Afbeelding">
          Afbeelding
        </Tool>
        <Tool
          on={now.table}
          onClick={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
          disabled={now.table}
          label="Tabel"
        >
          Tabel
        </Tool>
        <Tool
          onClick={() => run().undo().run()}
          disabled={!now.undo}
          label="Terug: ongedaan maken"
          keys="Ctrl Z"
        >
          Terug
        </Tool>
        <Tool
          onClick={() => run().redo().run()}
          disabled={!now.redo}
          label="Vooruit: opnieuw"
          keys="Ctrl Shift Z"
        >
          Vooruit
        </Tool>
      </div>
      {now.table && (
        <div role="toolbar" aria-label="Tabel" className="flex flex-wrap gap-1 border-t border-rule p-1.5">
          <Tool onClick={() => run().addRowAfter().run()}>Rij erbij</Tool>
          <Tool onClick={() => run().deleteRow().run()}>Rij weg</Tool>
          <Tool onClick={() => run().addColumnAfter().run()}>Kolom erbij</Tool>
          <Tool onClick={() => run().deleteColumn().run()}>Kolom weg</Tool>
          <Tool onClick={() => run().toggleHeaderRow().run()}>Koprij</Tool>
          <Tool onClick={() => run().toggleHeaderColumn().run()}>Kopkolom</Tool>
          <Tool onClick={() => run().deleteTable().run()}>Tabel weg</Tool>
        </div>
      )}
      {linking && <LinkPanel editor={editor} onClose={() => setLinking(false)} />}
      <details className="border-t border-rule px-3 text-sm">
        <summary className="inline-flex min-h-9 items-center text-ink-soft">Sneltoetsen</summary>
        <dl className="grid gap-x-6 gap-y-1 pb-3 sm:grid-cols-2">
          {shortcuts.map(([what, keys]) => (
            <div key={what} className="flex justify-between gap-3">
              <dt>{what}</dt>
              <dd className="text-ink-soft">{keys}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

type ToolProps = {
  label?: string;
  keys?: string;
  on?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Tool({ label, keys, on, disabled, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={on}
      title={label && (keys ? `${label} (${keys})` : label)}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        "min-h-10 min-w-10 rounded-sm px-2.5 text-sm hover:bg-accent-wash disabled:opacity-40",
        on && "bg-ink text-paper hover:bg-ink",
      )}
    >
      {children}
    </button>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: Record<string, string>;
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-10 rounded-sm border border-rule bg-white px-2 text-sm"
      >
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}
