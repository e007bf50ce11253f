import type { Editor } from "@tiptap/react";
import { type RefObject, useEffect, useRef } from "react";
import { inText } from "~/features/articles/editor/text/blocks";
import type { ArticleContent } from "~/features/articles/model/article-content";
import { type Block, plainText } from "~/lib/document";
import { Button } from "~/ui/controls/button";

type MinePanelProps = {
  mine: ArticleContent;
  /** The text in the editor. */
  now: ArticleContent;
  editor: RefObject<Editor | null>;
  onTake: (changes: Partial<ArticleContent>) => void;
  onClose: () => void;
};

const lines = {
  title: "Titel",
  excerpt: "Inleiding",
  seoTitle: "Titel voor zoekmachines",
  seoDescription: "Omschrijving voor zoekmachines",
} as const;

/** The writer's own text, to copy parts of it into the other one in the editor. */
export function MinePanel({ mine, now, editor, onTake, onClose }: MinePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone it opens far below its button.
  useEffect(() => heading.current?.focus(), []);
  const other = (Object.keys(lines) as (keyof typeof lines)[]).filter((name) => mine[name] !== now[name]);
  const parts = mine.body.content.filter((block) => plainText(block).trim() !== "");
  const insert = (block: Block) => editor.current && inText(editor.current).insertContent(block).run();
  return (
    <section aria-labelledby="mijn-tekst" className="border border-ink bg-white p-4">
      <h2 id="mijn-tekst" ref={heading} tabIndex={-1} className="scroll-mt-28 text-lg">
        Uw tekst
      </h2>
      {other.length > 0 && (
        <ul className="mt-3 divide-y divide-rule border-y border-rule">
          {other.map((name) => (
            <li key={name} className="flex items-start justify-between gap-3 py-2 text-sm">
              <span className="min-w-0 break-words">
                <span className="block font-semibold">{lines[name]}</span>
                {mine[name] || "leeg"}
              </span>
              <Button
                variant="outline"
                size="sm"
                className="shrink-0"
                onClick={() => onTake({ [name]: mine[name] })}
              >
                Overnemen
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-sm text-ink-soft">
        Zet de cursor in het artikel waar een stuk moet komen en kies ‘Invoegen’.
      </p>
      <ul className="mt-3 max-h-80 divide-y divide-rule overflow-y-auto border-y border-rule">
        {parts.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a text have no other name and never move
          <li key={index} className="flex items-start justify-between gap-3 py-2 text-sm">
            <span className="line-clamp-4">{plainText(block)}</span>
            <Button variant="outline" size="sm" className="shrink-0" onClick={() => insert(block)}>
              Invoegen
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-3" onClick={onClose}>
        Klaar met samenvoegen
      </Button>
    </section>
  );
}
