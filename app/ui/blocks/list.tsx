import type { ReactNode } from "react";
import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";
import { type Text, Words } from "./words";

type Style = "check" | "bullet" | "number";
type ListProps = { style: Style; intro?: Text; items: Text[] };

export function List({ style, intro, items }: ListProps) {
  return (
    <div className="text-column">
      {intro && (
        <p className="mb-4">
          <Words text={intro} />
        </p>
      )}
      <ListItems
        style={style}
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
        items={items.map((text, index) => <Words key={index} text={text} />)}
      />
    </div>
  );
}

/** Markers in the margin: a tick, a dash, or a number in a balloon. */
export function ListItems({ style, items, start = 1 }: { style: Style; items: ReactNode[]; start?: number }) {
  const Items = style === "number" ? "ol" : "ul";
  return (
    <Items {...(start !== 1 && { start })} className="grid gap-3">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
        <li key={index} className="grid grid-cols-[2rem_1fr]">
          <Mark style={style} n={start + index} />
          <div>{item}</div>
        </li>
      ))}
    </Items>
  );
}

function Mark({ style, n }: { style: Style; n: number }) {
  if (style === "check") {
    return (
      <span className="pt-0.5 text-accent-text">
        <Icon name="check" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        style === "number"
          ? "font-display font-semibold text-accent-text tabular-nums"
          : // A border, not a ground: that one is not printed.
            "mt-[0.8em] h-0.5 w-3 border-t-2 border-accent",
      )}
    >
      {style === "number" && `${n}.`}
    </span>
  );
}
