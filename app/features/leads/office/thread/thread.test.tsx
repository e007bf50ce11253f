import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Thread } from "./thread";
import type { ThreadItem } from "./thread-view";

const failed: ThreadItem = {
  ...{ id: "m1", side: "office", title: "Antwoord", who: "bas", when: "vandaag", subject: "", text: "Dag" },
  ...{ files: [], came: [], mail: null },
  state: { message: "m1", text: "niet bezorgd", failed: true, undoFor: null, open: false },
};

const html = (address: string | null) => {
  const element = <Thread items={[failed]} address={address} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
};

test("who may not answer is told that a mail failed, and gets no button that is refused", () => {
  expect(html("/admin/antwoord")).toContain("Opnieuw versturen");
  expect(html(null)).toContain("niet bezorgd");
  expect(html(null)).not.toContain("<button");
});
