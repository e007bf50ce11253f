import type { Editor } from "@tiptap/react";
import { useEffect, useId, useRef, useState } from "react";
import { withoutDetour } from "~/lib/link-detours";
import { safeHref } from "~/lib/rich-text";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";
import { inText } from "./blocks";

/** Pages of the site for what is typed, the best first. */
export type FindPages = (query: string) => Promise<{ title: string; href: string }[]>;
type LinkPanelProps = { editor: Editor; findPages: FindPages; onClose: () => void };

const MOST = 6;

/** 'huis.nl/dak' means https; a leading slash means a page of this site. */
function completed(text: string): string {
  const href = withoutDetour(text.trim());
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(href)) return `mailto:${href}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(href) ? `https://${href}` : href;
}

const isAddress = (text: string) => /[/:@]/.test(text) || completed(text) !== text;

/** Sets, changes or takes away the link at the cursor; a page of the site is found by its words. */
export function LinkPanel({ editor, findPages, onClose }: LinkPanelProps) {
  const id = useId();
  const current = editor.getAttributes("link").href as string | undefined;
  const [href, setHref] = useState(current ?? "");
  const [error, setError] = useState<string | undefined>();
  const [pages, setPages] = useState<Awaited<ReturnType<FindPages>>>([]);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    let outdated = false;
    const found = isAddress(href.trim()) ? Promise.resolve([]) : findPages(href);
    void found.then((all) => !outdated && setPages(all.slice(0, MOST)));
    return () => {
      outdated = true;
    };
  }, [href, findPages]);

  function apply(given = href, title?: string) {
    const target = safeHref(completed(given));
    if (target === null)
      return setError(
        pages.length > 0
          ? "Kies een pagina uit de lijst, of plak een adres."
          : "Gebruik een adres van deze site (/daken/daklekkage), https, mailto of tel.",
      );
    const chain = inText(editor).extendMarkRange("link");
    if (editor.state.selection.empty && !current)
      chain
        .insertContent({
          type: "text",
          text: title ?? given.trim(),
          marks: [{ type: "link", attrs: { href: target } }],
        })
        .run();
    else chain.setLink({ href: target }).run();
    onClose();
  }

  return (
    <div className="grid items-end gap-2 border-t border-rule p-3 sm:grid-cols-[1fr_auto_auto]">
      <Field
        id={id}
        label="Link naar"
        hint="Zoek een pagina van deze site, of plak een adres."
        error={error}
        className="text-sm"
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={href}
            autoComplete="off"
            placeholder="daklekkage, of https://…"
            onChange={(event) => {
              setHref(event.target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === "ArrowDown") list.current?.querySelector("button")?.focus();
              if (event.key === "Escape") onClose();
              if (event.key !== "Enter") return;
              event.preventDefault();
              apply();
            }}
          />
        )}
      </Field>
      <Button size="sm" className="min-h-12" onClick={() => apply()}>
        Toepassen
      </Button>
      <Button
        size="sm"
        variant="outline"
        className="min-h-12"
        onClick={() => {
          const chain = inText(editor);
          if (current) chain.extendMarkRange("link").unsetLink().run();
          onClose();
        }}
      >
        {current ? "Link weghalen" : "Annuleren"}
      </Button>
      {pages.length > 0 && (
        <ul
          ref={list}
          aria-label="Pagina’s van deze site"
          className="max-h-56 overflow-y-auto border-t border-rule sm:col-span-3"
          onKeyDown={(event) => {
            if (event.key === "Escape") onClose();
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (!step) return;
            event.preventDefault();
            const all = [...event.currentTarget.querySelectorAll("button")];
            const next = all.indexOf(event.target as HTMLButtonElement) + step;
            (all[next] ?? document.getElementById(id))?.focus();
          }}
        >
          {pages.map(({ title, href: page }) => (
            <li key={page} className="border-b border-rule">
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 px-2 text-left text-sm hover:bg-accent-wash"
                onClick={() => apply(page, title)}
              >
                <span className="font-semibold">{title}</span> <span className="text-ink-soft">{page}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
