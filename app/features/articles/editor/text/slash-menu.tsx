import { Extension } from "@tiptap/core";
import { type Editor, ReactRenderer } from "@tiptap/react";
import { Suggestion, type SuggestionProps } from "@tiptap/suggestion";
import { classNames } from "~/lib/text/class-names";
import { insertable, insertBlock } from "./blocks";

type Command = { label: string; run: (editor: Editor) => void };
type Shown = { items: Command[]; active: number; choose: (command: Command) => void };

const LIST = "slash-menu";
const optionId = (index: number) => `${LIST}-${index}`;

const texts: Command[] = [
  { label: "Kop", run: (editor) => editor.commands.setHeading({ level: 2 }) },
  { label: "Tussenkop", run: (editor) => editor.commands.setHeading({ level: 3 }) },
  { label: "Opsomming", run: (editor) => editor.commands.toggleBulletList() },
  { label: "Genummerde lijst", run: (editor) => editor.commands.toggleOrderedList() },
  { label: "Citaat", run: (editor) => editor.commands.toggleBlockquote() },
];
const blocks = insertable.map(
  ({ label, content }): Command => ({ label, run: (editor) => insertBlock(editor, content) }),
);

/** What a line becomes that begins with a slash. The focus stays in the text, as with a combobox. */
export const SlashMenu = Extension.create<{ onPickImage: () => void }>({
  name: "slashMenu",
  addOptions: () => ({ onPickImage: () => {} }),
  addProseMirrorPlugins() {
    const { onPickImage } = this.options;
    const commands = [...texts, { label: "Afbeelding", run: onPickImage }, ...blocks];
    return [
      Suggestion<Command>({
        editor: this.editor as Editor,
        char: "/",
        startOfLine: true,
        container: "main",
        allow: ({ editor, state }) => editor.isFocused && state.selection.$from.depth === 1,
        items: ({ query }) =>
          commands.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
        command({ editor, range, props: chosen }) {
          editor.commands.deleteRange(range);
          chosen.run(editor as Editor);
        },
        render: slashList,
      }),
    ];
  },
});

function slashList() {
  let list: ReactRenderer<unknown, Shown> | null = null;
  let unmount = () => {};
  let shown: Shown = { items: [], active: 0, choose: () => {} };

  function show({ editor, items, command }: Pick<SuggestionProps<Command>, "editor" | "items" | "command">) {
    shown = { items, active: Math.min(shown.active, Math.max(0, items.length - 1)), choose: command };
    list?.updateProps(shown);
    announce(editor as Editor, items.length > 0 ? shown.active : null);
  }
  return {
    onStart(props: SuggestionProps<Command>) {
      shown.active = 0;
      list = new ReactRenderer(SlashList, { props: shown, editor: props.editor });
      unmount = props.mount(list.element);
      show(props);
    },
    onUpdate: show,
    onKeyDown({ event }: { event: KeyboardEvent }) {
      const { items, active, choose } = shown;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const chosen = items[active];
      if (!chosen) return false;
      if (step) {
        shown = { ...shown, active: (active + step + items.length) % items.length };
        list?.updateProps(shown);
        if (list) announce(list.editor as Editor, shown.active);
        document.getElementById(optionId(shown.active))?.scrollIntoView({ block: "nearest" });
      } else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) choose(chosen);
      else return false;
      return true;
    },
    onExit({ editor }: SuggestionProps<Command>) {
      unmount();
      list?.destroy();
      list = null;
      announce(editor as Editor, null);
    },
  };
}

/** Tells who does not see the list which line of it is meant. */
function announce(editor: Editor, active: number | null): void {
  const text = editor.view.dom;
  if (active === null) {
    text.removeAttribute("aria-activedescendant");
    text.removeAttribute("aria-controls");
  } else {
    text.setAttribute("aria-controls", LIST);
    text.setAttribute("aria-activedescendant", optionId(active));
  }
}

function SlashList({ items, active, choose }: Shown) {
  if (items.length === 0) return null;
  return (
    <div
      id={LIST}
      role="listbox"
      aria-label="Wat komt hier?"
      className="relative z-20 max-h-72 min-w-56 overflow-y-auto rounded-md border border-ink/55 bg-white p-1 shadow-panel"
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the text
        <div
          key={item.label}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classNames(
            "flex min-h-10 cursor-pointer items-center rounded-sm px-3 text-sm pointer-coarse:min-h-11",
            index === active ? "bg-ink text-paper" : "hover:bg-accent-wash",
          )}
          // The focus stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
        >
          {item.label}
        </div>
      ))}
    </div>
  );
}
