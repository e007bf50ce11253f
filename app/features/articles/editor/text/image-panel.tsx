import { type Editor, useEditorState } from "@tiptap/react";
import { tooLong } from "~/features/articles/model/article-content";
import { Button } from "~/ui/controls/button";
import { Field, Input, Select } from "~/ui/controls/field";
import { writeUnder } from "./added-picture";
import { inText } from "./blocks";
import { useAdded } from "./use-added";

type Attrs = { media: string; alt: string; caption: string; size: string };

/** Fields of the selected picture. */
export function ImagePanel({ editor }: { editor: Editor }) {
  const image = useEditorState({
    editor,
    selector: ({ editor: at }) => (at.isActive("image") ? (at.getAttributes("image") as Attrs) : null),
  });
  const field = useAdded(editor, image !== null);
  if (!image) return null;
  const set = (attrs: Partial<Attrs>) => editor.commands.updateAttributes("image", attrs);
  return (
    <section
      aria-label="Gekozen afbeelding"
      className="grid grid-cols-2 items-end gap-3 border-b border-rule bg-accent-wash p-3 md:grid-cols-[1fr_1fr_auto]"
    >
      <Field
        label="Wat staat erop?"
        hint={
          <span className="max-md:hidden">
            Voor wie de afbeelding niet kan zien. Met Enter schrijft u eronder verder.
          </span>
        }
        error={image.alt.trim() === "" ? "Nodig om te kunnen publiceren" : tooLong(image.alt, "alt")}
        className="col-span-2 text-sm md:col-span-3"
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={image.alt}
            onChange={(event) => set({ alt: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              writeUnder(editor);
            }}
          />
        )}
      </Field>
      <Field label="Bijschrift" error={tooLong(image.caption, "caption")} className="text-sm">
        {(control) => (
          <Input
            {...control}
            value={image.caption}
            onChange={(event) => set({ caption: event.target.value })}
          />
        )}
      </Field>
      <Field label="Breedte" className="text-sm">
        {(control) => (
          <Select {...control} value={image.size} onChange={(event) => set({ size: event.target.value })}>
            <option value="column">Zo breed als de tekst</option>
            <option value="wide">Breder dan de tekst</option>
            <option value="beside">Naast elkaar (galerij)</option>
          </Select>
        )}
      </Field>
      <Button
        variant="outline"
        size="sm"
        className="max-md:col-span-2 md:min-h-12"
        onClick={() => inText(editor).deleteSelection().run()}
      >
        Afbeelding weghalen
      </Button>
    </section>
  );
}
