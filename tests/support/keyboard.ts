import { expect, type Locator, type Page } from "playwright/test";

type Way = {
  key?: "Tab" | "ArrowRight";
  /** Stops on the way at most; without it more than any form or page of the office has. */
  most?: number;
};

/**
 * Moves with the Tab key until a control has the focus, and sees that it can be seen there. Fails when it cannot be
 * reached, or when something lies over it.
 */
export async function tabTo(control: Locator, { key = "Tab", most = 250 }: Way = {}): Promise<void> {
  await expect(control).toBeAttached();
  const page = control.page();
  const here = () => control.evaluate(hasFocus);
  for (let stops = 0; !(await here()); stops++) {
    expect(stops, `stops before ${control}`).toBeLessThan(most);
    await page.keyboard.press(key);
  }
  await expect.poll(() => control.evaluate(covered), { message: `what lies over ${control}` }).toBeNull();
}

/** By its id too: an address field is replaced when it gets the focus, perhaps while it is looked at. */
function hasFocus(element: Element): boolean {
  const { activeElement } = document;
  return element === activeElement || (element.id !== "" && element.id === activeElement?.id);
}

/** What a focused control is hidden behind; null when it is in sight. Hidden inputs show through their label. */
function covered(element: Element): string | null {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  // What fills the window is never whole.
  if (width < 4 || height < 4 || height > innerHeight / 3) return null;
  const over = document.elementFromPoint(
    Math.max(1, left + Math.min(width, innerWidth) / 2),
    top + height / 2,
  );
  if (!over) return "outside the window";
  return over.contains(element) || element.contains(over) || over.closest("label")
    ? null
    : over.outerHTML.slice(0, 120);
}

/** Goes to a link or button and presses Enter. */
export async function press(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press("Enter");
}

/** Goes to a field and types over what stands in it. */
export async function typeIn(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  await keyboard.press("Control+a");
  await keyboard.type(text);
}

/** Types a value into what has the focus, goes on with Tab, and so on. `null` only goes on. */
export async function typeThrough(page: Page, ...values: (string | null)[]): Promise<void> {
  for (const value of values) {
    if (value !== null) await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
}

/** Goes to a list of choices and takes one by its first letters, as one does. */
export async function choose(list: Locator, option: string): Promise<void> {
  await tabTo(list);
  await list.page().keyboard.type(option);
  await expect(list.locator("option:checked")).toHaveText(option);
}

type Files = { name: string; mimeType: string; buffer: Buffer }[];

/** Presses the file button and hands it files; again when a busy browser missed the key. */
export async function pickFiles(field: Locator, files: Files): Promise<void> {
  const page = field.page();
  for (let tries = 0; ; tries++) {
    await tabTo(field);
    const opened = page.waitForEvent("filechooser", { timeout: 10_000 }).catch(() => null);
    await page.keyboard.press("Space");
    const chooser = await opened;
    if (chooser) return chooser.setFiles(files);
    expect(tries, "presses without a file dialog").toBeLessThan(3);
  }
}

/** From the text to a tool above it, as the list of shortcuts says. */
export async function toTool(page: Page, tool: Locator): Promise<void> {
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("toolbar", { name: "Opmaak" }).locator(":focus")).toBeAttached();
  await tabTo(tool, { key: "ArrowRight" });
}

/** Fills a field for date and time that has the focus with a moment next year, whatever order its parts have. */
export async function typeNextYear(field: Locator): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  for (let part = 0; part < 7; part++) {
    await keyboard.press("ArrowUp");
    await keyboard.press("ArrowUp");
    await keyboard.press("ArrowRight");
  }
  const value = await field.inputValue();
  expect(Date.parse(value), value).toBeGreaterThan(Date.now());
}
