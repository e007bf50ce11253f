import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { callsToAction } from "~/features/articles/model/content-lines";
import { addPart, blockAt, moveNode, parts, removeNode } from "./blocks";
import { FigurePanel } from "./figure-panel";
import { Choice, Tool, ToolbarRow } from "./tool";

/** What can be done with the block at the cursor, and with the part of it that the cursor is in. */
export function BlockTools({ editor }: { editor: Editor }) {
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => {
      const block = blockAt(at);
      if (!block) return null;
      const can = (depth: number | null, by: -1 | 1) => depth !== null && moveNode(at, depth, by, false);
      return {
        ...block,
        to: String(at.getAttributes("callToAction").to),
        up: can(1, -1),
        down: can(1, 1),
        partUp: can(block.part, -1),
        partDown: can(block.part, 1),
      };
    },
  });
  const [describing, setDescribing] = useState(false);
  const kind = now && parts[now.name];
  if (!now || !kind) return null;
  const { part } = kind;
  const move = (depth: number, by: -1 | 1) => {
    moveNode(editor, depth, by);
    editor.view.focus();
  };
  const tools = (
    <ToolbarRow
      label={kind.name}
      className="border-b border-rule bg-paper max-md:overflow-x-auto md:flex-wrap"
    >
      {now.name === "figure" && (
        <Tool on={describing} onClick={() => setDescribing(!describing)}>
          Tekening kiezen
        </Tool>
      )}
      {now.name === "callToAction" && (
        <Choice
          label="Waar leidt de knop heen?"
          value={now.to}
          options={callsToAction}
          onChange={(to) => editor.commands.updateAttributes("callToAction", { to })}
          onDone={() => editor.view.focus()}
        />
      )}
      {part && <Tool onClick={() => addPart(editor, part.type)}>{part.name} erbij</Tool>}
      {part && now.part !== null && (
        <>
          <Tool disabled={!now.partUp} onClick={() => now.part && move(now.part, -1)}>
            {part.name} omhoog
          </Tool>
          <Tool disabled={!now.partDown} onClick={() => now.part && move(now.part, 1)}>
            {part.name} omlaag
          </Tool>
          <Tool onClick={() => now.part && removeNode(editor, now.part)}>{part.name} weg</Tool>
        </>
      )}
      <Tool disabled={!now.up} onClick={() => move(1, -1)}>
        Blok omhoog
      </Tool>
      <Tool disabled={!now.down} onClick={() => move(1, 1)}>
        Blok omlaag
      </Tool>
      <Tool onClick={() => removeNode(editor, 1)}>Blok weg</Tool>
    </ToolbarRow>
  );
  return (
    <>
      {tools}
      {now.name === "figure" && (
        <FigurePanel editor={editor} open={describing} onDone={() => setDescribing(false)} />
      )}
    </>
  );
}
