import type { MouseEvent, ReactNode } from "react";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type ItemButtonsProps = {
  /** 'Foto 3' */
  label: string;
  index: number;
  /** Of all items. */
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** What else may be done with it. */
  children?: ReactNode;
};

/** Moves an item of a list, or takes it out. */
export function ItemButtons({ label, index, count, onMove, onRemove, children }: ItemButtonsProps) {
  const move = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    focusMoved(event.currentTarget, by, index + by === (by < 0 ? 0 : count - 1));
    onMove(by);
  };
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        aria-label={`${label} omhoog`}
        disabled={index === 0}
        data-by="-1"
        onClick={move(-1)}
      >
        <Icon name="arrow-up" size={4} />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={`${label} omlaag`}
        disabled={index === count - 1}
        data-by="1"
        onClick={move(1)}
      >
        <Icon name="arrow-up" size={4} className="rotate-180" />
      </Button>
      <div className="ml-auto flex flex-wrap">
        {children}
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11 px-2"
          data-remove=""
          onClick={({ currentTarget }) => {
            if (index === count - 1) focusBefore(currentTarget);
            onRemove();
          }}
        >
          Weghalen<span className="sr-only">: {label}</span>
        </Button>
      </div>
    </>
  );
}

/** The focus goes along with the item, which is drawn in its neighbour's place; at an end it can only go back. */
function focusMoved(button: HTMLElement, by: 1 | -1, atEnd: boolean): void {
  const item = button.closest("li");
  const place = by < 0 ? item?.previousElementSibling : item?.nextElementSibling;
  place?.querySelector<HTMLElement>(`[data-by="${atEnd ? -by : by}"]`)?.focus();
}

/** The last one takes the focus with it; any other leaves its place, and the focus, to the next. */
function focusBefore(button: HTMLElement): void {
  const item = button.closest("li");
  const previous = item?.previousElementSibling?.querySelector<HTMLElement>("[data-remove]");
  if (previous) previous.focus();
  else if (item) focusAdder(item);
}

/** To where the list is added to: what had the focus is about to go. */
export function focusAdder(within: HTMLElement): void {
  const adders = within.closest("fieldset:has([data-add])")?.querySelectorAll<HTMLElement>("[data-add]");
  [...(adders ?? [])].at(-1)?.focus();
}

/** The items with one moved a place. */
export function moved<Item>(items: readonly Item[], from: number, by: 1 | -1): Item[] {
  const changed = [...items];
  changed.splice(from + by, 0, ...changed.splice(from, 1));
  return changed;
}
