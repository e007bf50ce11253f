import * as Toast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { afterPaint } from "~/lib/after-paint";
import { topmostDialog } from "~/lib/dialog/open-dialogs";
import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";
import { CallText } from "./call-text";
import { callHref } from "./send-status";

export type ToastMessage = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
};

/** From the product specification, in ms and px. */
const DURATION = 5_000;
const REMOVE_AFTER = 1_000_000;
const SWIPE = 50;

const GAP = 16;

/** What stays at the foot of a panel or of the page. */
const FEET = ".dialog-foot, .panel-foot, .contact-bar, .resume-line";

/** What is used of what is said of a lead, and noted down of it. Where both leave no room, the sign that closes it waits. */
const USED = ":is([role=status], [role=alert]) :is(a, button)";
const NOTED = ", [role=status] strong";
const KEPT_CLEAR = [USED + NOTED, `${USED}:not([aria-label])${NOTED}`, USED];

type Shown = ToastMessage & { id: number; open: boolean };

// One toast at a time: a new one replaces the last.
let shown: Shown | null = null;
const listeners = new Set<() => void>();
let place: HTMLElement | null = null;

function change(next: Shown | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Moves into an open modal dialog, outside of which nothing is reachable. */
export function present(message: ToastMessage) {
  if (!place) {
    place = document.createElement("div");
    createRoot(place).render(<Toaster />);
  }
  (topmostDialog() ?? document.body).appendChild(place);
  const show = () => change({ ...message, id: (shown?.id ?? 0) + 1, open: true });
  if (message.variant === "destructive") show();
  // The page is scrolled to its confirmation first.
  else afterPaint(show);
}

/** Over no button: above what stays at the foot, and higher where it would cover what is said of the lead. */
function putClear(toast: HTMLElement | null) {
  const around = place?.parentElement;
  const viewport = toast?.parentElement;
  if (!around || !viewport) return;
  const boxes = (selector: string) =>
    [...around.querySelectorAll(selector)]
      .filter((el) => el.checkVisibility() && !viewport.contains(el))
      .map((el) => el.getBoundingClientRect());
  const feet = boxes(FEET).map(({ top }) => innerHeight - top);
  const lowest = innerHeight - GAP - Math.min(Math.max(0, ...feet), innerHeight / 2);
  const { left, right, height } = toast.getBoundingClientRect();
  const above = (parts: string) =>
    boxes(parts)
      .sort((a, b) => b.bottom - a.bottom)
      .reduce((foot, box) => {
        const clear =
          box.right <= left || box.left >= right || box.top >= foot || box.bottom <= foot - height;
        return clear ? foot : box.top - GAP / 4;
      }, lowest);
  const foot = KEPT_CLEAR.map(above).find((foot) => foot >= height) ?? lowest;
  viewport.style.bottom = `${innerHeight - foot}px`;
}

/** What it said is of an earlier attempt. */
export function dismissShown() {
  if (shown) dismiss(shown.id);
}

function dismiss(id: number) {
  if (shown?.id !== id) return;
  change({ ...shown, open: false });
  setTimeout(() => shown?.id === id && change(null), REMOVE_AFTER);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function Toaster() {
  const toast = useSyncExternalStore(subscribe, () => shown);
  return (
    <Toast.Provider label="Melding" duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE}>
      {toast && (
        <Toast.Root
          key={toast.id}
          ref={putClear}
          open={toast.open}
          type={toast.variant === "destructive" ? "foreground" : "background"}
          onOpenChange={(open) => !open && dismiss(toast.id)}
          className={classNames(
            "grid grid-cols-[1fr_auto] items-start gap-3 border-l-4 bg-ink p-4 text-paper shadow-panel",
            toast.variant === "destructive" ? "border-danger" : "border-accent-hatch",
          )}
        >
          <div>
            <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className="mt-1 text-sm">
                <CallText text={toast.description} href={callHref()} />
              </Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label="Melding sluiten"
            className="-m-2 grid size-10 place-items-center rounded-md hover:bg-paper/15"
          >
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={["F8"]}
        label="Meldingen ({hotkey})"
        style={{ width: "min(26rem, 100vw - 2rem)" }}
        className="fixed right-4 z-50 m-0 list-none p-0 sm:right-6 xl:right-20"
      />
    </Toast.Provider>
  );
}
