import { expect, test } from "vitest";
import { stepsAt } from "./walk";

const page = { ids: ["a", "b", "c"], whole: true, onward: null };

test("a request knows those beside it, and says which is the last", () => {
  expect(stepsAt(page, "b")).toEqual({
    ...{ previous: "/admin/aanvragen/a", next: "/admin/aanvragen/c", onward: null, text: "2 van 3" },
  });
  expect(stepsAt(page, "a")).toMatchObject({ previous: null, text: "1 van 3" });
  expect(stepsAt(page, "c")).toMatchObject({ next: null, text: "3 van 3, de laatste" });
  expect(stepsAt({ ...page, ids: ["a"] }, "a")).toMatchObject({ previous: null, next: null });
});

test("of a part of the list it is not said that it is all; its end leads on to the next page", () => {
  const part = { ...page, whole: false, onward: "/admin/aanvragen?after=1.c" };
  expect(stepsAt(part, "a")).toMatchObject({ text: "1 van 3 op deze pagina", onward: null });
  expect(stepsAt(part, "c")).toMatchObject({ next: null, onward: part.onward });
});

test("what is not in the list that one came from has nothing beside it", () => {
  expect(stepsAt(page, "elders")).toBeNull();
});
