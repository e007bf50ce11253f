import type { Block } from "~/content/types";
import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";
import { RichText } from "./rich-text";

type ListProps = Extract<Block, { type: "list" }>;

/** Markers in the margin: a tick, a dash, or a number in a balloon. */
export function List({ style, intro, items }: ListProps) {
  const Items = style === "number" ? "ol" : "ul";
  return (
    <div className="text-column">
      {intro && (
        <p className="mb-4">
          <RichText text={intro} />
        </p>
      )}
      <Items className="grid gap-3">
        {items.map((text, index) => (
          <li key={text} className="grid grid-cols-[2rem_1fr]">
            <Mark style={style} n={index + 1} />
            <div>
              <RichText text={text} />
            </div>
          </li>
        ))}
      </Items>
    </div>
  );
}

export function Mark({ style, n }: { style: ListProps["style"]; n: number }) {
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
          : "mt-[0.8em] h-0.5 w-3 bg-accent",
      )}
    >
      {style === "number" && `${n}.`}
    </span>
  );
}
