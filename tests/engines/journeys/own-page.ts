import { expect } from "vitest";
import { choosePhotos } from "../support/request-forms.ts";
import { expectStored, photos, uniqueName } from "../support/stored.ts";
import type { Journey, World } from "../support/suite.ts";
import { signIn } from "./office.ts";

/** Sends a request; the path of its own page. */
async function ownPage({ site }: World, lastName: string): Promise<string> {
  const fields = {
    ...{ selectedService: "Gratis Inspectie", serviceType: "inspectie", specialist: "General" },
    ...{ address: "Berichtstraat 7, 5611 AA Eindhoven", projectDescription: "Natte plek bij de nok." },
    ...{ firstName: "Jan", lastName, phone: "0612345678", contactPreference: "email" },
    email: `${lastName.toLowerCase()}@voorbeeld.example`,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await fetch(`${site}/api/service-request`, { method: "POST", body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { page: string }).page;
}

export const ownPageJourneys: Journey[] = [
  {
    name: "an answer and photos from the visitor's own page stand in the office, which answers there",
    async walk(world) {
      const { visitor, site, server } = world;
      const lastName = uniqueName();
      await visitor.tab.goto(site + (await ownPage(world, lastName)));
      await visitor.fill("Schrijf ons", "Komt u dinsdag of woensdag?");
      await visitor.click({ css: "button", text: "Bericht versturen" });
      await visitor.sees("[role=status]", "Uw bericht is binnen.");
      await visitor.sees("[aria-label='Berichten tot nu toe'] li", "Komt u dinsdag of woensdag?");
      await choosePhotos(world, "#fotos");
      await visitor.click({ within: "#fotos", text: "Versturen" });
      await visitor.sees("[role=status]", "Toegevoegd.");
      const lead = await expectStored(server, lastName, photos.length);

      await signIn(world, `/admin/aanvragen/${lead.id}`);
      await visitor.sees("h1", `Jan ${lastName}`);
      await visitor.sees("main li", "Komt u dinsdag of woensdag?");
      await visitor.expectValue([true, true], () =>
        [...document.querySelectorAll<HTMLImageElement>("main a img")].map((img) => img.naturalWidth > 100),
      );
      await visitor.fill("Tekst van het antwoord", "Woensdag om 9 uur.");
      await visitor.click({ css: "button", text: "Versturen" });
      await visitor.sees("main li", "Woensdag om 9 uur.");
      const messages = await server.sql<{ direction: string }>(
        "SELECT direction FROM lead_messages WHERE lead_id = ? ORDER BY rowid",
        lead.id,
      );
      expect(messages.map(({ direction }) => direction)).toEqual(["in", "out"]);
    },
  },
];
