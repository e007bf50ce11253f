import { expect } from "vitest";
import { phone } from "../drivers/tab.ts";
import {
  ADDRESS,
  choosePhotos,
  draftHas,
  expectSent,
  fillPerson,
  MODAL,
  PAGE,
  TEXT,
  toContactStep,
  WIDGET,
} from "../support/request-forms.ts";
import { photos, uniqueName } from "../support/stored.ts";
import type { Journey, World } from "../support/suite.ts";

async function walkModal(world: World): Promise<void> {
  const { visitor, site } = world;
  const lastName = uniqueName();
  await visitor.tab.goto(`${site}/daken`);
  await toContactStep(world);
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
    name: "a request with photos and an answer to a question goes through the widget and is stored",
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
      await visitor.click({ within: WIDGET, css: "label", text: "Plat" });
      await visitor.fill("Adres", ADDRESS, WIDGET);
      await visitor.fill("Projectbeschrijving", TEXT, WIDGET);
      await visitor.click({ within: WIDGET, text: "Naar contactgegevens" });
      await fillPerson(world, WIDGET, lastName);
      await visitor.click({ within: WIDGET, text: "Aanvraag versturen" });
      const lead = await expectSent(world, lastName, 2);
      expect(JSON.parse(String(lead.answers))).toMatchObject([{ id: "roof-shape", answer: "Plat" }]);
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
