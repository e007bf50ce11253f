import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { safeHref, withoutDetour } from "~/lib/rich-text";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";

/** 'huis.nl/dak' means https; a leading slash means a page of this site. */
function completed(text: string): string {
  const href = withoutDetour(text.trim());
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(href)) return `mailto:${href}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(href) ? `https://${href}` : href;
}

/** Sets, changes or takes away the link at the cursor. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const current = editor.getAttributes("link").href as string | undefined;
  const [href, setHref] = useState(current ?? "");
  const [error, setError] = useState<string | undefined>();

  function apply() {
    const target = safeHref(completed(href));
    if (target === null)
      return setError("Gebruik een adres van deze site (/daken/daklekkage), https, mailto of tel.");
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !current)
      chain
        .insertContent({
          type: "text",
          text: href.trim(),
          marks: [{ type: "link", attrs: { href: target } }],
        })
        .run();
    else chain.setLink({ href: target }).run();
    onClose();
  }

  return (
    <div className="grid items-end gap-2 border-t border-rule p-3 sm:grid-cols-[1fr_auto_auto]">
      <Field id={id} label="Link naar" error={error} className="text-sm">
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={href}
            placeholder="/daken/daklekkage of https://…"
            onChange={(event) => setHref(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") onClose();
              if (event.key !== "Enter") return;
              event.preventDefault();
              apply();
            }}
          />
        )}
      </Field>
      <Button size="sm" className="min-h-12" onClick={apply}>
        Toepassen
      </Button>
      <Button
        size="sm"
        variant="outline"
        className="min-h-12"
        onClick={() => {
          if (current) editor.chain().focus().extendMarkRange("link").unsetLink().run();
          onClose();
        }}
      >
        {current ? "Link weghalen" : "Annuleren"}
      </Button>
    </div>
  );
}
