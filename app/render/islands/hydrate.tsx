import { type ComponentType, createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Resolves when the island listens and has been told what was typed, ticked or chosen before that. A transition is
 * rendered in slices: what is tapped meanwhile is answered between them.
 */
export function hydrateIsland(
  el: HTMLElement,
  Component: ComponentType<never>,
  props: object,
  identifierPrefix: string,
) {
  const touched = watchControls(el);
  return new Promise<void>((resolve) => {
    const done = () => {
      for (const [, restore] of touched()) restore();
      resolve();
    };
    const island = createElement(Component as ComponentType<object>, props);
    startTransition(() => {
      hydrateRoot(el, <Hydrated onReady={done}>{island}</Hydrated>, {
        identifierPrefix,
        onRecoverableError: (error) => console.error(error),
      });
    });
  });
}

/** Calls back once its content listens. */
export function Hydrated({ onReady, children }: { onReady: () => void; children: React.ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first commit.
  useEffect(onReady, []);
  return children;
}

/**
 * Notes each control that no longer shows what the server sent, also what is typed until the function that it returns
 * is called; that one ends the watch and tells how to say so again, with events.
 */
export function watchControls(el: HTMLElement): () => Iterable<[Control, () => void]> {
  const touched = new Map<Control, () => void>();
  const note = (control: Control) => {
    const restore = restoring(control);
    if (restore) touched.set(control, restore);
    else touched.delete(control);
  };
  const typed = ({ target }: Event) => {
    const control = target as Control;
    // Of a group of radios the last one chosen counts.
    for (const other of touched.keys())
      if (control.type === "radio" && other.name === control.name) touched.delete(other);
    note(control);
  };
  (el.querySelectorAll("input, textarea, select") as NodeListOf<Control>).forEach(note);
  el.addEventListener("input", typed, true);
  return () => {
    el.removeEventListener("input", typed, true);
    return touched;
  };
}

function restoring(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    const sent =
      [...control.options].find((option) => option.defaultSelected)?.value ?? control.options[0]?.value;
    return value === sent ? undefined : () => setNative(control, "value", value, "change");
  }
  if (control.type === "radio" || control.type === "checkbox") {
    const { checked, defaultChecked } = control as HTMLInputElement;
    // A click is what the component listens to; it flips the box, so it must stand the other way before.
    if (checked === defaultChecked || (control.type === "radio" && !checked)) return;
    return () => {
      (control as HTMLInputElement).checked = !checked;
      control.click();
    };
  }
  if (control.type === "file") {
    const chosen = (control as HTMLInputElement).files?.length ?? 0;
    return chosen > 0 ? () => control.dispatchEvent(new Event("change", { bubbles: true })) : undefined;
  }
  const { value, defaultValue } = control;
  if (value !== defaultValue && control.type !== "hidden")
    return () => setNative(control, "value", value, "input");
}

/** Sets a property past React's own bookkeeping, so that the event counts as the visitor's. */
function setNative(control: Control, name: "value", value: string, event: "input" | "change") {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
