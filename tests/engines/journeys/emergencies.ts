import { expect } from "vitest";
import { choosePhotos, fillEmergency } from "../support/request-forms.ts";
import { expectStored, photos, uniquePhone } from "../support/stored.ts";
import type { Journey } from "../support/suite.ts";

const emergency = { form: "emergency", address: "Dorpsstraat 1, Best", urgency_level: "urgent" };

export const emergencyJourneys: Journey[] = [
  {
    name: "a number and a place are enough in an emergency, and photos follow on the visitor's own page",
    async walk(world) {
      const { visitor, server } = world;
      const phone = uniquePhone();
      await fillEmergency(world, phone);
      await visitor.click({ css: "button", text: "Bel mij terug" });
      await visitor.sees("[role=status]", "Uw aanvraag is binnen");
      expect(await expectStored(server, phone, 0)).toMatchObject(emergency);
      await visitor.click({ css: "[role=status] a", text: "Foto's toevoegen" });
      await visitor.sees("#fotos", "Versturen");
      await choosePhotos(world, "#fotos");
      await visitor.click({ within: "#fotos", text: "Versturen" });
      await visitor.sees("[role=status]", "Toegevoegd.");
      await expectStored(server, phone, 2);
    },
  },
  {
    name: "in an emergency the same works without script",
    async walk(world) {
      const { visitor, plain, server } = world;
      const phone = uniquePhone();
      await fillEmergency(world, phone, plain);
      await visitor.click({ css: "button", text: "Bel mij terug" });
      await visitor.sees("main", "Wij bellen u op het nummer dat u opgaf.");
      expect(await visitor.tab.evaluate(() => location.pathname)).toContain("/bedankt/");
      expect(await expectStored(server, phone, 0)).toMatchObject(emergency);
      await visitor.click({ css: "main a", text: "Foto's toevoegen" });
      await visitor.sees("#fotos", "Versturen");
      await visitor.tab.chooseFiles("#fotos input[type=file]", photos);
      await visitor.click({ within: "#fotos", text: "Versturen" });
      await visitor.sees("main", "Toegevoegd.");
      await expectStored(server, phone, 2);
    },
  },
  {
    name: "the leak is pointed at with the keys alone, up to a form that knows the answer",
    async walk({ visitor, site }) {
      await visitor.tab.goto(`${site}/waar-lekt-het`);
      await visitor.tabTo("a", "4 Dakkapel");
      await visitor.press("Enter");
      await visitor.arrives("/waar-lekt-het/dakkapel");
      await visitor.tabTo("[type=radio]", "");
      const answer = () => document.querySelector(":checked")?.closest("label")?.textContent?.trim();
      for (let keys = 0; keys < 8 && (await visitor.tab.evaluate(answer)) !== "Langs de zijwand"; keys++)
        await visitor.press("ArrowUp");
      await visitor.expectValue("Langs de zijwand", answer);
      await visitor.press("Enter");
      await visitor.arrives("/waar-lekt-het/dakkapel?waar=langs-de-zijwand&wanneer=");
      await visitor.sees("#oorzaken h3", "Het lood naast de zijwang");
      await visitor.tabTo("a", "Laat mij terugbellen");
      await visitor.press("Enter");
      await visitor.arrives(
        "/spoed?dienst=daklekkage&answer.leak-place=dakkapel&answer.leak-spot=langs-de-zijwand",
      );
      await visitor.expectValue(
        "dakkapel",
        () => document.querySelector<HTMLInputElement>("main [name='answer.leak-place']")?.value,
      );
    },
  },
];
