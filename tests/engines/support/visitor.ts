import { expect } from "vitest";
import type { Key, Tab } from "../drivers/tab.ts";

/** What a person would point at: an element by its selector and text, or a field by its label. */
export type Target = {
  /** Selector of the part of the page to look in; the whole page. */
  within?: string;
  css?: string;
  /** Part of the text or of the accessible label. */
  text?: string;
  /** Beginning of the field's label. */
  label?: string;
};

type Seen = { x: number; y: number } | { problem: string };

/**
 * Inside the page: where to point at the first visible match that nothing covers. Answers at once, because a page
 * that is being left may never answer.
 */
function see({ within = "html", css = "a, button", text, label }: Target): Seen {
  const said = (element: Element) =>
    `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`.replace(/\s+/g, " ").trim();
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = (selector: string) =>
    [...document.querySelectorAll(within)].flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>(selector),
    ]);
  const control = (field: Element) => (field as HTMLLabelElement).control;
  const found =
    label === undefined
      ? all(css).find((one) => shown(one) && (text === undefined || said(one).includes(text)))
      : (all("label").find((one) => shown(one) && control(one) && said(one).startsWith(label)) ??
        all(`[aria-label^="${label}"]`).find(shown));
  if (!found) return { problem: "is not there" };
  const element = label === undefined ? found : (control(found) ?? found);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  // Of a link over two lines the middle of the whole may be beside it.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const over = document.elementFromPoint(x, y);
  const own = over && (element.contains(over) || over.closest("label")?.contains(element));
  return own ? { x, y } : { problem: `is covered by ${over?.outerHTML.slice(0, 160)}` };
}

const WAIT = { timeout: 30_000, interval: 100 };

/** A person at the tab: waits for what is to be used, as a person does, and uses it with mouse and keys. */
export type Visitor = ReturnType<typeof visitorAt>;

export function visitorAt(tab: Tab) {
  async function placeOf(target: Target): Promise<{ x: number; y: number }> {
    let seen: Seen = { problem: "" };
    await expect
      .poll(
        async () => {
          const before = seen;
          seen = await tab.evaluate(see, target);
          if ("problem" in seen) return seen.problem;
          const still = "x" in before && Math.hypot(before.x - seen.x, before.y - seen.y) <= 1;
          return still ? "" : "moves";
        },
        { ...WAIT, message: JSON.stringify(target) },
      )
      .toBe("");
    return seen as unknown as { x: number; y: number };
  }

  async function click(target: Target): Promise<void> {
    const { x, y } = await placeOf(target);
    await tab.clickAt(x, y);
  }

  /** The first thing in the page that matches is visible and has this text. */
  async function sees(css: string, text: string): Promise<void> {
    await expect
      .poll(
        () =>
          tab.evaluate(
            (selector, words) =>
              [...document.querySelectorAll(selector)].some(
                (one) =>
                  one.checkVisibility({ visibilityProperty: true }) &&
                  (one as HTMLElement).innerText.replace(/\s+/g, " ").includes(words),
              ),
            css,
            text,
          ),
        { ...WAIT, message: `'${text}' in ${css}` },
      )
      .toBe(true);
  }

  /** WebKit scrolls in a process of its own, which hears that the page is held or let go with the frame after it. */
  const settledScroll = () =>
    tab.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(scrollY), 100))),
        ),
    );

  return {
    tab,
    click,
    sees,
    /** Fills a text field with the keys, replacing what is in it. Keys that reach no field would fail much later. */
    async fill(label: string, value: string, within?: string): Promise<void> {
      await click({ label, within });
      const focused = (name: string) => {
        const at = document.activeElement as HTMLInputElement | null;
        const names = [at?.ariaLabel, ...[...(at?.labels ?? [])].map((one) => one.textContent?.trim())];
        return names.some((one) => one?.startsWith(name));
      };
      await expect
        .poll(() => tab.evaluate(focused, label), { ...WAIT, message: `focus on '${label}'` })
        .toBe(true);
      await tab.press("Control+a");
      await tab.type(value);
    },
    /** Polls a value of the page until it is the expected one. */
    async expectValue<Args extends unknown[], Value>(
      expected: Value,
      script: (...args: Args) => Value | Promise<Value>,
      ...args: Args
    ): Promise<void> {
      await expect
        .poll(() => tab.evaluate(script, ...args), { ...WAIT, message: String(script) })
        .toEqual(expected);
    },
    /** Waits until the page of this path and query has loaded. */
    async arrives(path: string): Promise<void> {
      await expect
        .poll(() => tab.evaluate(() => `${location.pathname}${location.search} ${document.readyState}`), WAIT)
        .toBe(`${path} complete`);
      // While it is scrolled to where it was left, a click falls beside what was seen.
      await settledScroll();
    },
    /** The focus is on an element of this kind. */
    async expectFocus(css: string): Promise<void> {
      await expect
        .poll(() => tab.evaluate((selector) => document.activeElement?.matches(selector), css), {
          ...WAIT,
          message: `focus on ${css}`,
        })
        .toBe(true);
    },
    /** Goes on with the Tab key until the focus is on an element of this kind and text, or on its field. */
    async tabTo(css: string, text: string): Promise<void> {
      const isThere = (selector: string, words: string) => {
        const { activeElement: at } = document;
        const named = [at, ...((at as HTMLInputElement | null)?.labels ?? [])];
        return named.some((one) => one?.matches(selector) && one.textContent?.trim().includes(words));
      };
      for (let stop = 0; stop < 80; stop++) {
        if (await tab.evaluate(isThere, css, text)) return;
        await tab.press("Tab");
      }
      throw new Error(`80 tabs do not lead to ${css} '${text}'`);
    },
    /** Nothing visible matches any more. */
    async expectGone(css: string): Promise<void> {
      await expect
        .poll(
          () =>
            tab.evaluate(
              (selector) =>
                [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length,
              css,
            ),
          { ...WAIT, message: `${css} is still there` },
        )
        .toBe(0);
    },
    /** The mouse wheel does not move the page. */
    async expectStillPage(): Promise<void> {
      const before = await settledScroll();
      await tab.wheel(12, 400, 400);
      await tab.wheel(12, 400, -300);
      const after = await tab.evaluate(
        () => new Promise<number>((resolve) => setTimeout(() => resolve(scrollY), 300)),
      );
      expect(after, "scroll position behind the dialog").toBe(before);
    },
    /** The page follows the wheel. */
    async expectMovingPage(): Promise<void> {
      const before = await settledScroll();
      await tab.wheel(300, 400, 300);
      await expect
        .poll(() => tab.evaluate(() => scrollY), { ...WAIT, message: "scroll position" })
        .toBeGreaterThan(before);
    },
    /**
     * Chooses an option by its first letters. The list of a `select` is a window of the system, which no driver
     * sees: it stays closed.
     */
    async choose(select: string, option: string): Promise<void> {
      await tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), select);
      await tab.type(option);
      await expect
        .poll(
          () =>
            tab.evaluate(
              (css) => (document.querySelector(css) as HTMLSelectElement | null)?.selectedOptions[0]?.label,
              select,
            ),
          WAIT,
        )
        .toBe(option);
    },
    press: (key: Key) => tab.press(key),
    type: (text: string) => tab.type(text),
  };
}
