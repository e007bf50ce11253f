import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { drawings } from "~/drawings/registry";
import { tooLong } from "~/features/articles/model/article-content";
import { Field, Input } from "~/ui/controls/field";
import { drawingLabel } from "./drawing-label";

type Attrs = { drawing: string; alt: string };

type FigurePanelProps = { editor: Editor; open: boolean; onDone: () => void };

/** Which drawing stands at the cursor, and what is on it: when asked for, and as long as one of the two is missing. */
export function FigurePanel({ editor, open, onDone }: FigurePanelProps) {
  const figure = useEditorState({
    editor,
    selector: ({ editor: at }) => at.getAttributes("figure") as Attrs,
  });
  const { drawing = "", alt = "" } = figure;
  const set = (attrs: Partial<Attrs>) => editor.commands.updateAttributes("figure", attrs);
  // What was missing when the cursor came here stays in sight while it is filled in.
  const [missing] = useState(drawing === "" || alt.trim() === "");
  if (!open && !missing) return null;
  return (
    <section
      aria-label="Gekozen tekening"
      className="grid grid-cols-1 gap-3 border-b border-rule bg-accent-wash p-3"
    >
      <Field
        label="Wat staat erop?"
        error={alt.trim() === "" ? "Nodig om te kunnen publiceren" : tooLong(alt, "drawing")}
        className="text-sm"
      >
        {(control) => (
          <Input {...control} value={alt} onChange={(event) => set({ alt: event.target.value })} />
        )}
      </Field>
      {(open || drawing === "") && (
        <Choices
          chosen={drawing}
          onChoose={(name) => {
            set({ drawing: name });
            onDone();
            editor.view.focus();
          }}
        />
      )}
    </section>
  );
}

type ChoicesProps = { chosen: string; onChoose: (drawing: string) => void };

const byName = Object.entries(drawings).sort(([a], [b]) => a.localeCompare(b, "nl"));

/** All drawings of the site with their names. */
function Choices({ chosen, onChoose }: ChoicesProps) {
  return (
    <ul
      aria-label="Tekeningen"
      className="grid max-h-[45vh] grid-cols-2 gap-2 overflow-y-auto md:grid-cols-4"
    >
      {byName.map(([name, Sheet]) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            className="grid h-full w-full content-start gap-1 rounded-sm border border-rule bg-white p-2 text-left text-xs hover:border-ink aria-pressed:border-ink"
          >
            <span aria-hidden="true" className="block overflow-hidden">
              {Sheet && <Sheet id={`keuze-${name}`} />}
            </span>
            {drawingLabel(name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
