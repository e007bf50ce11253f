import {
  draftHas,
  expectSent,
  fillEmergency,
  fillPerson,
  MODAL,
  PAGE,
  TEXT,
  toContactStep,
} from "../support/request-forms.ts";
import { expectStored, photos, uniqueName, uniquePhone } from "../support/stored.ts";
import type { Journey } from "../support/suite.ts";
import { type Visitor, visitorAt } from "../support/visitor.ts";

const WAITS = "Uw aanvraag staat klaar op dit toestel en gaat vanzelf weg zodra er verbinding is.";

const MEMBERSHIP = "#aanvraag form[method=post]";

/** What stands in the fields of the page's form. */
const entered = (form: string) =>
  ["projectDescription", "firstName"].map(
    (name) => document.querySelector<HTMLInputElement>(`${form} [name=${name}]`)?.value,
  );

export const interruptionJourneys: Journey[] = [
  {
    name: "a request whose answer is lost waits, goes again by itself, and is stored once",
    async walk(world) {
      const { visitor, server, cut } = world;
      const phone = uniquePhone();
      await fillEmergency(world, phone);
      // Its code would be cut off too, and the browser would post by itself.
      await visitor.expectValue(
        true,
        (form) => document.querySelector<HTMLFormElement>(form)?.noValidate,
        PAGE,
      );
      cut("answers");
      await visitor.click({ css: "button", text: "Bel mij terug" });
      await visitor.sees("main [role=alert]", WAITS);
      await expectStored(server, phone, 0);
      cut(null);
      await visitor.sees("[role=status]", "Uw aanvraag is binnen");
      await expectStored(server, phone, 0);
    },
  },
  {
    name: "a request without a line is kept with its photo, and goes by itself from the next page that is opened",
    async walk(world) {
      const { visitor, site, cut } = world;
      const lastName = uniqueName();
      await visitor.tab.goto(`${site}/daken`);
      await toContactStep(world, photos.slice(0, 1));
      await fillPerson(world, MODAL, lastName);
      await visitor.click({ within: MODAL, css: "[type=checkbox][name=privacy]" });
      cut("line");
      await visitor.click({ within: MODAL, text: "Verstuur aanvraag" });
      await visitor.sees(`${MODAL} [role=alert]`, WAITS);
      await visitor.tab.goto("about:blank");
      cut(null);
      await visitor.tab.goto(`${site}/contact`);
      await expectSent(world, lastName, 1);
    },
  },
  {
    name: "two tabs in which something is typed do not overwrite each other",
    async walk({ visitor: a, site }) {
      const b: Visitor = visitorAt(await a.tab.another());
      for (const visitor of [a, b]) {
        await visitor.tab.goto(`${site}/gratis-offerte`);
        await visitor.click({ label: "Voornaam", within: PAGE });
        await visitor.expectValue(
          true,
          (form) => document.querySelector(form)?.hasAttribute("novalidate"),
          PAGE,
        );
      }
      await b.fill("Voornaam", "T", PAGE);
      await b.expectValue(true, draftHas, '"T"');
      await a.fill("Wat is er aan de hand?", TEXT, PAGE);
      await a.expectValue(true, draftHas, TEXT);
      await b.click({ label: "Voornaam", within: PAGE });
      await b.press("Control+End");
      await b.type("e");
      await b.expectValue(true, draftHas, '"Te"');
      await b.expectValue([TEXT, "Te"], entered, PAGE);
      await a.tab.reload();
      // Firefox itself fills in what stood there, so that nothing need be put back.
      await a.sees(PAGE, "Concept bewaard op dit toestel.");
      await a.expectValue([TEXT, "Te"], entered, PAGE);
    },
  },
  {
    name: "back to a form shows what was typed last, in whatever form that was",
    async walk({ visitor, site }) {
      await visitor.tab.goto(`${site}/gratis-offerte`);
      await visitor.fill("Wat is er aan de hand?", TEXT, PAGE);
      await visitor.fill("Voornaam", "Eerst", PAGE);
      await visitor.expectValue(true, draftHas, '"Eerst"');
      await visitor.tab.goto(`${site}/zorgeloos-wonen`);
      await visitor.expectValue(
        "Eerst",
        (form) => document.querySelector<HTMLInputElement>(`${form} [name=firstName]`)?.value,
        MEMBERSHIP,
      );
      await visitor.fill("Voornaam", "Later", MEMBERSHIP);
      await visitor.expectValue(true, draftHas, '"Later"');
      await visitor.tab.back();
      await visitor.arrives("/gratis-offerte");
      await visitor.sees(PAGE, "Concept bewaard op dit toestel.");
      await visitor.expectValue([TEXT, "Later"], entered, PAGE);
    },
  },
];
