import { expect, type Locator, type Page } from "playwright/test";

type Way = {
  key?: "Tab" | "ArrowRight";
  /** Maximum number of stops; the default exceeds any form or page. */
  most?: number;
};

/**
 * Presses Tab until the control has the focus, and checks that it is visible. Fails when it cannot be reached
 * or is covered.
 */
export async function tabTo(control: Locator, { key = "Tab", most = 250 }: Way = {}): Promise<void> {
  await expect(control).toBeAttached();
  const page = control.page();
  const passed: string[] = [];
  for (;;) {
    const other = await control.evaluate(focusElsewhere);
    if (other === null) break;
    passed.push(other);
    expect(passed.length, `stops before ${control}:\n${passed.join("\n")}`).toBeLessThanOrEqual(most);
    await page.keyboard.press(key);
  }
  await expect.poll(() => control.evaluate(covered), { message: `what lies over ${control}` }).toBeNull();
}

/**
 * What has the focus instead of this; null when this has. By id too: an address field is replaced on focus. Any radio of a
 * group with nothing chosen is its group: Chrome comes back to the one that last had the focus, and that is the second where
 * Tab is pressed while React takes up the first, which it does by taking it out of its group for a moment.
 */
function focusElsewhere(element: Element): string | null {
  const { activeElement } = document;
  if (element === activeElement || (element.id !== "" && element.id === activeElement?.id)) return null;
  const isSameGroup =
    element instanceof HTMLInputElement &&
    activeElement instanceof HTMLInputElement &&
    element.type === "radio" &&
    element.form === activeElement.form &&
    element.name === activeElement.name &&
    element.matches(":indeterminate");
  return isSameGroup ? null : (activeElement?.outerHTML.slice(0, 160) ?? "nothing");
}

/** What covers a focused control; null when it is visible. A hidden input shows through its label. */
function covered(element: Element): string | null {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  // Elements as large as the window are never fully visible.
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

export async function press(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press("Enter");
}

/** Replaces the field's text. */
export async function typeIn(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  await keyboard.press("Control+a");
  await keyboard.type(text);
}

/** Types each value and presses Tab; `null` only presses Tab. */
export async function typeThrough(page: Page, ...values: (string | null)[]): Promise<void> {
  for (const value of values) {
    if (value !== null) await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
}

/** Selects by the first letters of an option. */
export async function choose(list: Locator, option: string): Promise<void> {
  await tabTo(list);
  await list.page().keyboard.type(option);
  await expect(list.locator("option:checked")).toHaveText(option);
}

type Files = { name: string; mimeType: string; buffer: Buffer }[];

/** Retries when a busy browser misses the key. */
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

/** From the text to a toolbar button, by the documented shortcut. */
export async function toTool(page: Page, tool: Locator): Promise<void> {
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("toolbar", { name: "Opmaak" }).locator(":focus")).toBeAttached();
  await tabTo(tool, { key: "ArrowRight" });
}

/** Fills a focused date-time field with a moment next year, in any order of its parts. */
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
