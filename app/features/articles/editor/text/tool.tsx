import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { classNames } from "~/lib/text/class-names";

/** Lines on a 24 grid, as the icons of the site; here, because no page of visitors needs them. */
const shapes = {
  link: "M10 14a3.7 3.7 0 0 0 5.2 0l4-4A3.7 3.7 0 0 0 14 4.8l-1.5 1.5M14 10a3.7 3.7 0 0 0-5.2 0l-4 4a3.7 3.7 0 0 0 5.2 5.2l1.5-1.5",
  bullets: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1",
  numbers: "M10 6.5h10M10 12h10M10 17.5h10M3.5 5l1.5-1v5M3.5 9h3M3.5 15.5c.2-1.6 3-1.6 3 0 0 1.2-3 2-3 3.5h3",
  quote: "M5 17c3-1 4.5-3.5 4.5-7.5H5v5h4M14.5 17c3-1 4.5-3.5 4.5-7.5h-4.5v5h4",
  image: "M3.5 5.5h17v13h-17ZM4 16l5-5 4 4 2.5-2.5 4.5 4.5M15.5 9.2v.1",
  table: "M3.5 5h17v14h-17ZM3.5 9.7h17M3.5 14.3h17M12 5v14",
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "m16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3",
} as const;

export function ToolIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:1.6]"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

type ToolbarRowProps = { label: string; className?: string; children: ReactNode };

/** A toolbar as ARIA describes it: one Tab stop, arrow keys between the tools. */
export function ToolbarRow({ label, className, children }: ToolbarRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // After every render, because a tool that was just disabled cannot be the Tab stop.
  useEffect(() => oneStop(row, document.activeElement));

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const all = toolsIn(row);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  }

  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={label}
      className={classNames("flex gap-1 p-1.5", className)}
      onKeyDown={onKeyDown}
      onFocus={(event) => oneStop(row, event.target)}
    >
      {children}
    </div>
  );
}

function toolsIn(row: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(row.current?.querySelectorAll<HTMLElement>("button:not(:disabled), select") ?? [])];
}

/** The Tab stop: the focused tool, else the previous stop, else the first tool. */
function oneStop(row: RefObject<HTMLElement | null>, focused: Element | null): void {
  const all = toolsIn(row);
  const stop =
    all.find((tool) => tool === focused) ??
    all.find((tool) => tool.getAttribute("tabindex") === "0") ??
    all[0];
  for (const tool of all) tool.tabIndex = tool === stop ? 0 : -1;
}

type ToolProps = {
  label?: string;
  keys?: string;
  on?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

export function Tool({ label, keys, on, disabled, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={on}
      aria-keyshortcuts={keys?.replace("Ctrl", "Control").replaceAll(" ", "+")}
      title={label && (keys ? `${label} (${keys})` : label)}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        "flex h-11 min-w-11 shrink-0 items-center justify-center rounded-sm px-2 text-sm whitespace-nowrap hover:bg-accent-wash disabled:opacity-35 md:h-10 md:min-w-10",
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
  /** After a choice by pointer; with the keyboard the menu stays open until Escape. */
  onDone: () => void;
};

export function Choice({ label, value, options, onChange, onDone }: ChoiceProps) {
  const id = useId();
  const byKey = useRef(false);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        title={label}
        onKeyDown={() => {
          byKey.current = true;
        }}
        onPointerDown={() => {
          byKey.current = false;
        }}
        onChange={(event) => {
          onChange(event.target.value);
          if (!byKey.current) onDone();
        }}
        className="h-11 shrink-0 rounded-sm border border-rule bg-white px-2 text-sm md:h-10"
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
