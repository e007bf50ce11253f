import { expect } from "vitest";
import { expectStored, photos } from "./stored.ts";
import type { World } from "./suite.ts";

export const ADDRESS = "Voorbeeldstraat 1, Eindhoven";
export const TEXT = "Natte plek naast de schoorsteen.";
export const MODAL = "#quote-dialog";
export const WIDGET = "#quote-widget";
export const PAGE = "main form[method=post]";

/** Walks the modal up to its last step. */
export async function toContactStep(world: World, files = photos): Promise<void> {
  const { visitor } = world;
  await visitor.click({ css: "a[data-dialog=quote-dialog]" });
  await visitor.click({ within: MODAL, css: "label", text: "Gratis Inspectie" });
  await visitor.click({ within: MODAL, text: "Volgende" });
  await visitor.fill("Adres van het werk", ADDRESS, MODAL);
  await visitor.fill("Wat is er aan de hand?", TEXT, MODAL);
  if (files.length > 0) await choosePhotos(world, MODAL, files);
  await visitor.click({ within: MODAL, text: "Volgende" });
  await visitor.sees(`${MODAL} h3, ${MODAL} h2`, "Contactgegevens");
}

export async function fillPerson({ visitor }: World, within: string, lastName: string): Promise<void> {
  await visitor.fill("Voornaam", "Test", within);
  await visitor.fill("Achternaam", lastName, within);
  await visitor.fill("E-mailadres", "test@voorbeeld.example", within);
  await visitor.fill("Telefoonnummer", "0612345678", within);
}

/** Opens /spoed and fills in all that it asks. */
export async function fillEmergency({ visitor, site }: World, phone: string, origin = site): Promise<void> {
  await visitor.tab.goto(`${origin}/spoed`);
  await visitor.fill("Telefoonnummer", phone, "main");
  await visitor.fill("Waar is het?", "Dorpsstraat 1, Best", "main");
}

/** Waits until the photos are compressed, and none of them was refused. */
export async function choosePhotos({ visitor }: World, within: string, files = photos): Promise<void> {
  await visitor.tab.chooseFiles(`${within} input[type=file]`, files);
  await visitor.expectValue(
    files.length,
    (form) =>
      [...document.querySelectorAll(`${form} li`)].filter((one) => /Klaar om/.test(one.textContent)).length,
    within,
  );
}

/** The visitor is told that the request is in, with the reference of the one that is stored. */
export async function expectSent(
  world: World,
  lastName: string,
  files: number,
): Promise<Record<string, unknown>> {
  await world.visitor.sees("[role=status]", "Uw aanvraag is binnen");
  const lead = await expectStored(world.server, lastName, files);
  expect(lead.street_line ?? lead.address).toBe(ADDRESS);
  await world.visitor.sees("[role=status]", String(lead.reference));
  return lead;
}

/** Whether a stored draft contains a text. Looks only at a database that exists: opening would create it. */
export async function draftHas(text: string): Promise<boolean> {
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
