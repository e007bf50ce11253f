import { expect } from "vitest";
import { photos, uniqueName } from "../support/stored.ts";
import type { Journey, World } from "../support/suite.ts";

/** Signs in through the stand-in for Access, and waits until the application answers to keys. */
export async function signIn({ visitor, admin }: World, path: string): Promise<void> {
  await visitor.tab.goto(admin + path);
  await visitor.click({ css: "button", text: "Beheer" });
  await visitor.arrives(path);
  await visitor.expectValue(true, () =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}

async function sendLead({ site }: World, lastName: string): Promise<void> {
  const form = new FormData();
  const fields = {
    selectedService: "Spoedservice",
    serviceType: "spoedservice",
    specialist: "General",
    projectType: "",
    address: "Kerkstraat 1, 5611 GJ Eindhoven",
    city: "Eindhoven",
    firstName: "Jan",
    lastName,
    projectDescription: "Het dak lekt bij de schoorsteen.",
    email: "jan@voorbeeld.example",
    phone: "06 12345678",
    contactPreference: "email",
    urgencyLevel: "urgent",
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { openAsBlob } = await import("node:fs");
  for (const path of photos) form.append("files", await openAsBlob(path), "foto.jpg");
  const answer = await fetch(`${site}/api/service-request`, { method: "POST", body: form });
  expect(answer.status).toBe(200);
}

export const officeJourneys: Journey[] = [
  {
    name: "the inbox shows a request, its photos load, and a note is kept",
    async walk(world) {
      const { visitor, server } = world;
      const lastName = uniqueName();
      await sendLead(world, lastName);
      await signIn(world, "/admin/aanvragen");
      await visitor.click({ css: "article a", text: `Jan ${lastName}` });
      await visitor.sees("h1", `Jan ${lastName}`);
      await visitor.expectValue([true, true], () =>
        [...document.querySelectorAll<HTMLImageElement>("main a img")].map((img) => img.naturalWidth > 100),
      );
      await visitor.fill("Notitie", "Dinsdag 9 uur, sleutel bij de buren.");
      await visitor.click({ css: "button", text: "Notitie bewaren" });
      await visitor.sees("main li", "Dinsdag 9 uur");
      await visitor.expectValue("", () => document.querySelector("textarea[name=note]")?.textContent ?? "");
      const events = await server.sql<{ detail: string }>(
        "SELECT detail FROM lead_events WHERE lead_id = (SELECT id FROM leads WHERE last_name = ?)",
        lastName,
      );
      expect(events.map(({ detail }) => detail).join()).toContain("Dinsdag 9 uur");
    },
  },
  {
    name: "an article with a picture is written, published and seen on the site",
    async walk(world) {
      const { visitor, admin } = world;
      const title = `Dakgoot ${uniqueName().toLowerCase()}`;
      await signIn(world, "/admin/artikelen");
      await visitor.click({ css: "button", text: "Nieuw artikel" });
      await visitor.fill("Titel", title);
      await visitor.fill("Inleiding", "In het kort wat er aan de hand is.");
      await visitor.click({ css: "[role=textbox][contenteditable=true]" });
      await visitor.type("Bladeren houden water vast.");
      await visitor.press("Enter");
      await visitor.type("Daarna loopt de goot over.");
      await visitor.click({ css: "button", text: "Afbeelding" });
      await visitor.sees("dialog[open]", "Afbeelding kiezen");
      await visitor.tab.chooseFiles("dialog[open] input[type=file]", photos.slice(0, 1));
      await visitor.expectGone("dialog[open]");
      await visitor.expectValue(true, () => document.activeElement?.matches("input, textarea"));
      await visitor.type("Een emmer onder het lek");
      await visitor.press("Enter");
      await visitor.expectFocus("[contenteditable=true]");
      await visitor.type("Tot zover.");
      await visitor.sees("[contenteditable=true]", "Tot zover.");
      // At once: what is not saved yet must be in it too.
      await visitor.click({ css: "button", text: "Publiceren" });
      await visitor.sees("[role=status]", "Het artikel staat op de website.");
      await visitor.tab.goto(`${admin}/kennisbank/${title.replaceAll(" ", "-")}`.toLowerCase());
      await visitor.sees("h1", title);
      for (const words of ["Bladeren houden water vast.", "Daarna loopt de goot over.", "Tot zover."])
        await visitor.sees("article", words);
      await visitor.expectValue(true, () => {
        const picture = document.querySelector<HTMLImageElement>("img[alt='Een emmer onder het lek']");
        picture?.scrollIntoView({ block: "center" });
        return (picture?.naturalWidth ?? 0) > 100;
      });
    },
  },
];
