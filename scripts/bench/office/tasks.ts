import type { Page } from "playwright";
import type { Desk } from "./desk.ts";
import { type Office, pushOf, urgentFields } from "./office.ts";

/** A thing that is done every day, in so many presses; `begin` brings the page to where it begins. */
export type Task = {
  name: string;
  presses: number;
  begin(page: Page, office: Office): Promise<string>;
  /** `about`: what `begin` made. */
  walk(desk: Desk, about: string, office: Office): Promise<void>;
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page, words: string | RegExp) => page.getByRole("status").getByText(words);
const thread = (page: Page) => page.getByRole("region", { name: "Gesprek" });

async function goTo(page: Page, { server }: Office, path: string): Promise<void> {
  await page.goto(server.adminUrl + path);
  // Hydrated once its scripts have loaded.
  await page.waitForLoadState("networkidle");
}

/** The page of a request that just came in; returns its id. */
async function openRequest(page: Page, office: Office, fields?: Record<string, string>): Promise<string> {
  const { id, name } = await office.request(fields);
  await goTo(page, office, `/admin/aanvragen/${id}`);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  return id;
}

export const tasks: Task[] = [
  {
    name: "notice an urgent request",
    presses: 0,
    async begin(page, office) {
      await goTo(page, office, "/admin/aanvragen");
      return "";
    },
    async walk({ page, machine }, _, office) {
      await machine(async () => {
        const { id, name } = await office.request(urgentFields);
        await pushOf(office.service, id);
        await page
          .getByRole("region", { name: /^Spoed: bel/ })
          .getByRole("link", { name, exact: true })
          .waitFor();
      });
    },
  },
  {
    name: "call, and log it",
    presses: 2,
    async begin(page, office) {
      const id = await openRequest(page, office);
      // No telephone stands here to follow the link.
      await page.evaluate(() =>
        addEventListener("click", (event) => {
          if ((event.target as Element).closest("a[href^='tel:']")) event.preventDefault();
        }),
      );
      return id;
    },
    async walk({ page, click }) {
      const asked = page.getByRole("form", { name: "Hebt u gebeld?" });
      await click(page.getByRole("link", { name: "Bellen", exact: true }), asked);
      await click(
        asked.getByRole("button", { name: "Gebeld: bereikt" }),
        said(page, "Genoteerd: gebeld en bereikt."),
      );
    },
  },
  {
    name: "answer from a template, recorded",
    presses: 3,
    begin: openRequest,
    async walk({ page, choose, click }) {
      await choose(page.getByLabel("Voorbeeldtekst"), "Niet bereikt");
      await click(
        button(page, "Versturen"),
        thread(page).getByRole("listitem").filter({ hasText: "Wij belden u over uw aanvraag" }),
      );
    },
  },
  {
    name: "take it",
    presses: 1,
    begin: openRequest,
    async walk({ page, click }) {
      await click(button(page, "Ik pak deze op"), said(page, "Toegewezen aan beheer."));
    },
  },
  {
    name: "write a note of 36 letters",
    presses: 2,
    begin: openRequest,
    async walk({ page, click, type }) {
      const note = page.getByRole("textbox", { name: "Notitie", exact: true });
      await click(note, note);
      await type("Dinsdag 9 uur, sleutel bij de buren.");
      await click(
        button(page, "Notitie bewaren"),
        page.getByRole("listitem").filter({ hasText: "sleutel bij de buren" }).first(),
      );
    },
  },
  {
    name: "plan a visit with an invitation",
    presses: 3,
    async begin(page, office) {
      // Somebody who is free: of what overlaps is asked first.
      await office.server.sql("DELETE FROM visits");
      return openRequest(page, office);
    },
    async walk({ page, click }) {
      const days = page.getByRole("navigation", { name: "Dagen" }).getByRole("link");
      await click(page.getByRole("link", { name: "Inplannen" }), days.first());
      await click(days.nth(3), days.nth(3).and(page.locator("[aria-current=date]")));
      await click(button(page, "Plannen en mailen"), said(page, "Ingepland:"));
    },
  },
  {
    name: "ten spam requests away",
    presses: 3,
    async begin(page, office) {
      const { name } = await office.request();
      const mark = name.replace("Jan ", "");
      for (let n = 1; n < 10; n++) await office.request({ lastName: mark });
      await goTo(page, office, `/admin/aanvragen?q=${mark}`);
      return mark;
    },
    async walk({ page, click }) {
      const boxes = page.getByRole("checkbox", { name: /^Kies / });
      const chosen = (count: string) => page.getByText(`${count} gekozen`);
      await click(boxes.first(), chosen("1"));
      // A finger has no Shift.
      const width = await page.evaluate(() => innerWidth);
      if (width < 768) await click(button(page, "Kies alle 10"), chosen("10"));
      else await click(boxes.nth(9), chosen("10"), { modifiers: ["Shift"] });
      await click(button(page, "Spam"), said(page, "10 aanvragen naar spam."));
    },
  },
  {
    name: "a customer, with his history",
    presses: 1,
    async begin(page, office) {
      const phone = `06 1${Math.random().toString().slice(2, 9)}`;
      await office.request({ phone });
      return openRequest(page, office, { phone });
    },
    async walk({ page, click }) {
      await click(
        page.getByRole("link", { name: "Alle 2 aanvragen van deze klant" }),
        page.getByText("2 aanvragen", { exact: true }),
      );
    },
  },
  {
    name: "undo what was just done",
    presses: 1,
    async begin(page, office) {
      const id = await openRequest(page, office);
      await button(page, "Ik pak deze op").click();
      await said(page, "Toegewezen aan beheer.").waitFor();
      return id;
    },
    async walk({ page, click }) {
      await click(
        page.getByRole("status").getByRole("button", { name: "Ongedaan maken" }),
        said(page, "Ongedaan gemaakt."),
      );
    },
  },
  {
    name: "lost, and why",
    presses: 2,
    begin: openRequest,
    async walk({ page, click }) {
      const why = page.getByRole("group", { name: "Waarom verloren?" });
      await click(button(page, "Verloren"), why);
      await click(why.getByRole("button", { name: "Te duur" }), said(page, "Verloren: Te duur."));
    },
  },
];
