import { expect, test, vi } from "vitest";
import { stopDrops } from "./stop-drops";

const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));

/** What the browser would do with it: `goes` away from the page for a file. */
function dragged(type: "dragover" | "drop", { types = ["Files"], taken = false, input = false } = {}) {
  const dataTransfer = { types, dropEffect: "copy" };
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
  Object.defineProperty(event, "target", { value: { matches: () => input } });
  if (taken) event.preventDefault();
  page.dispatchEvent(event);
  return { goes: !event.defaultPrevented, shown: dataTransfer.dropEffect };
}

test("a file that is dropped where no file is taken does not take the place of the page", () => {
  expect(dragged("drop").goes).toBe(true);
  stopDrops();
  stopDrops();
  expect(dragged("dragover")).toEqual({ goes: false, shown: "none" });
  expect(dragged("drop").goes).toBe(false);
});

test("what takes files, and text that is dragged, is left alone", () => {
  stopDrops();
  expect(dragged("dragover", { taken: true }).shown).toBe("copy");
  expect(dragged("dragover", { input: true })).toEqual({ goes: true, shown: "copy" });
  expect(dragged("drop", { input: true }).goes).toBe(true);
  expect(dragged("drop", { types: ["text/plain"] }).goes).toBe(true);
});
