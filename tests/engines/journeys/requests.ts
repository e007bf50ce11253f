import { expect } from "vitest";
import { phone } from "../drivers/tab.ts";
import { expectStored, photos, uniqueName } from "../support/stored.ts";
import type { Journey, World } from "../support/suite.ts";

const ADDRESS = "Voorbeeldstraat 1, Eindhoven";
const TEXT = "Natte plek naast de schoorsteen.";
const MODAL = "#quote-dialog";
const WIDGET = "#quote-widget";
const PAGE = "main form[method=post]";

async function fillPerson({ visitor }: World, within: string, lastName: string): Promise<void> {
  await visitor.fill("Voornaam", "Test", within);
  await visitor.fill("Achternaam", lastName, within);
  await visitor.fill("E-mailadres", "test@voorbeeld.example", within);
  await visitor.fill("Telefoonnummer", "0612345678", within);
}

/** Waits until the photos are compressed, and none of them was refused. */
async function choosePhotos({ visitor }: World, within: string, files = photos): Promise<void> {
  await visitor.tab.chooseFiles(`${within} input[type=file]`, files);
  await visitor.expectValue(
    files.length,
    (form) =>
      [...document.querySelectorAll(`${form} li`)].filter((one) => /Klaar om/.test(one.textContent)).length,
    within,
  );
}

async function expectSent(world: World, lastName: string, files: number): Promise<void> {
  await world.visitor.sees("[role=status]", "Uw aanvraag is binnen");
  const lead = await expectStored(world.server, lastName, files);
  expect(lead.street_line ?? lead.address).toBe(ADDRESS);
  await world.visitor.sees("[role=status]", String(lead.reference));
}

async function walkModal(world: World): Promise<void> {
  const { visitor, site } = world;
  const lastName = uniqueName();
  await visitor.tab.goto(`${site}/daken`);
  await visitor.click({ css: "a[data-dialog=quote-dialog]" });
  await visitor.click({ within: MODAL, css: "label", text: "Gratis Inspectie" });
  await visitor.click({ within: MODAL, text: "Volgende" });
  await visitor.fill("Adres van het werk", ADDRESS, MODAL);
  await visitor.fill("Wat is er aan de hand?", TEXT, MODAL);
  await choosePhotos(world, MODAL);
  await visitor.click({ within: MODAL, text: "Volgende" });
  await visitor.sees(`${MODAL} h3, ${MODAL} h2`, "Contactgegevens");
  await fillPerson(world, MODAL, lastName);
  await visitor.click({ within: MODAL, css: "[type=checkbox][name=privacy]" });
  await visitor.click({ within: MODAL, text: "Verstuur aanvraag" });
  await visitor.expectValue(false, () => document.querySelector("#quote-dialog")?.matches(":popover-open"));
  await expectSent(world, lastName, 2);
}

export const requestJourneys: Journey[] = [
  { name: "a request with photos goes through the modal and is stored", walk: walkModal },
  {
    name: "a request with photos goes through the modal on a phone and is stored",
    size: phone,
    walk: walkModal,
  },
  {
    name: "a request with photos goes through the widget and is stored",
    async walk(world) {
      const { visitor, site } = world;
      const lastName = uniqueName();
      await visitor.tab.goto(`${site}/daken/daklekkage`);
      await visitor.click({ css: "a[data-dialog=quote-widget]" });
      await visitor.click({ within: WIDGET, text: "Daklekkage" });
      await visitor.sees(`${WIDGET} h2, ${WIDGET} h3`, "Voeg een foto toe");
      await visitor.tab.chooseFiles(`${WIDGET} input[type=file]`, photos);
      await visitor.sees(WIDGET, "2 bestanden klaar!");
      // An empty marker takes a line in WebKit, which pushed the photos half out of their tiles.
      await visitor.expectValue(
        [],
        (widget) =>
          [...document.querySelectorAll(`${widget} [aria-label="Gekozen foto's"] > li`)]
            .map((tile) => [tile, tile.firstElementChild].map((one) => one?.getBoundingClientRect().top ?? 0))
            .filter(([tile = 0, inside = 0]) => inside - tile > 2),
        WIDGET,
      );
      await visitor.click({ within: WIDGET, text: "Volgende" });
      await visitor.fill("Adres", ADDRESS, WIDGET);
      await visitor.fill("Projectbeschrijving", TEXT, WIDGET);
      await visitor.click({ within: WIDGET, text: "Naar contactgegevens" });
      await fillPerson(world, WIDGET, lastName);
      await visitor.click({ within: WIDGET, text: "Aanvraag versturen" });
      await expectSent(world, lastName, 2);
    },
  },
  {
    name: "a request with photos goes through the page and is stored",
    async walk(world) {
      const { visitor, site } = world;
      const lastName = uniqueName();
      await visitor.tab.goto(`${site}/gratis-offerte`);
      await visitor.click({ within: PAGE, css: "label", text: "Gratis Inspectie" });
      await visitor.fill("Adres van het werk", ADDRESS, PAGE);
      await visitor.fill("Wat is er aan de hand?", TEXT, PAGE);
      await choosePhotos(world, PAGE);
      await fillPerson(world, PAGE, lastName);
      await visitor.click({ within: PAGE, css: "[type=checkbox][name=privacy]" });
      await visitor.click({ within: PAGE, text: "Verstuur aanvraag" });
      await expectSent(world, lastName, 2);
    },
  },
  {
    name: "a draft is back after a reload, photo included, and is sent from there",
    async walk(world) {
      const { visitor, site } = world;
      const lastName = uniqueName();
      await visitor.tab.goto(`${site}/gratis-offerte`);
      await visitor.click({ within: PAGE, css: "label", text: "Gratis Inspectie" });
      // Begun before the field with suggestions takes the place of the plain one, whatever the machine's speed.
      await visitor.tab.evaluate((form) => {
        document.querySelector<HTMLElement>(`${form} [name=address]`)?.focus();
        document.execCommand("insertText", false, "Voor");
      }, PAGE);
      await visitor.expectValue("combobox", () => document.activeElement?.getAttribute("role"));
      await visitor.fill("Adres van het werk", ADDRESS, PAGE);
      await visitor.fill("Wat is er aan de hand?", TEXT, PAGE);
      await choosePhotos(world, PAGE, photos.slice(0, 1));
      await fillPerson(world, PAGE, lastName);
      await visitor.sees(PAGE, "Concept bewaard op dit toestel.");
      // The line stands from the first save on; the last one is over when the store has the last field.
      await visitor.expectValue(true, draftHas, "0612345678");
      await visitor.tab.reload();
      await visitor.sees(PAGE, "Uw concept is teruggezet");
      await visitor.sees(PAGE, "met 1 bestand");
      await visitor.expectValue(
        ["on", ADDRESS, TEXT, "Test", lastName],
        (form) => {
          const value = (name: string) =>
            document.querySelector<HTMLInputElement>(`${form} [name=${name}]`)?.value;
          const chosen = document.querySelector(`${form} [type=radio]:checked`) ? "on" : "off";
          return [chosen, ...["address", "projectDescription", "firstName", "lastName"].map(value)];
        },
        PAGE,
      );
      await visitor.click({ within: PAGE, css: "[type=checkbox][name=privacy]" });
      await visitor.click({ within: PAGE, text: "Verstuur aanvraag" });
      await expectSent(world, lastName, 1);
      await visitor.expectValue(false, draftHas, "0612345678");
    },
  },
  {
    name: "a membership is asked for on its page and in the dialog, and both are stored",
    async walk(world) {
      const { visitor, site } = world;
      for (const within of ["#aanvraag form[method=post]", "#membership-dialog"]) {
        const lastName = uniqueName();
        await visitor.tab.goto(`${site}/zorgeloos-wonen`);
        if (within.startsWith("#membership"))
          await visitor.click({ css: "a[data-dialog=membership-dialog]" });
        await visitor.click({ within, css: "label", text: "Comfort Plus" });
        await visitor.fill("Adres van de woning", ADDRESS, within);
        await visitor.choose(`${within} select[name=propertyType]`, "Villa");
        await fillPerson(world, within, lastName);
        await visitor.click({ within, css: "[type=checkbox][name=privacy]" });
        await visitor.click({ within, text: "Aanvraag versturen" });
        await expectSent(world, lastName, 0);
        const [row] = await world.server.sql("SELECT kind FROM leads WHERE last_name = ?", lastName);
        expect(row).toEqual({ kind: "membership" });
      }
    },
  },
];

/** Whether a stored draft contains a text. Looks only at a database that exists: opening would create it. */
async function draftHas(text: string): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === "concepten")) return false;
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open("concepten"));
  const rows = await done(database.transaction("drafts").objectStore("drafts").getAll());
  database.close();
  return JSON.stringify(rows).includes(text);
}
