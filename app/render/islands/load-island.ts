import type { ComponentType } from "react";
import { noteFailure } from "~/features/browser-reports/watch-failures";
import { afterPaint } from "~/lib/after-paint";
import type { IslandName } from "~/ui/islands/island";
import { islands } from "./registry";

const started = new WeakMap<HTMLElement, Promise<void>>();
const ready = new WeakSet<HTMLElement>();

export const isStarted = (el: HTMLElement) => started.has(el);

/** Hydrates once. Rejects when the code cannot be had; the next call tries again. */
export function hydrate(el: HTMLElement): Promise<void> {
  let work = started.get(el);
  if (!work) {
    work = load(el).catch((error: unknown) => {
      started.delete(el);
      throw error;
    });
    started.set(el, work);
  }
  return work;
}

/** Without some code the page works as it is: its links and forms go the native way. */
export const ignoreFailure = (work: Promise<unknown> | false | null | undefined) => {
  if (work) work.catch(() => {});
};

export const tryToHydrate = (el: HTMLElement) => ignoreFailure(hydrate(el));

/** The library of all islands: the largest script of a page. */
export const importHydrate = () => import("./hydrate");

export const loadIslandCode = (el: HTMLElement) => {
  const name = el.dataset.island as IslandName;
  return Promise.all([islands[name]() as Promise<ComponentType<never>>, importHydrate()]).catch(
    (error: unknown) => {
      noteFailure(name);
      throw error;
    },
  );
};

async function load(el: HTMLElement) {
  const { props = "{}", prefix = "" } = el.dataset;
  const form = el.querySelector<HTMLFormElement>("[data-form]");
  if (form) ignoreFailure(import("~/features/leads/form/kit/form-ahead").then((m) => m.prepareForm(form)));
  const [Component, { hydrateIsland }] = await loadIslandCode(el);
  await new Promise<void>(afterPaint);
  await hydrateIsland(el, Component, JSON.parse(props), prefix);
  ready.add(el);
}

export const around = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The island around an element that still waits for its code. */
export function waitingIsland(target: EventTarget | null): HTMLElement | null {
  const el = around(target, "[data-island]");
  return el && !ready.has(el) ? el : null;
}

/** A visitor who saves data gets code when it is asked for, never ahead. */
export const prefersReducedData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
