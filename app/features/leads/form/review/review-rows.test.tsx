import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as questions from "~/content/questions";
import { PersonFields } from "~/features/leads/form/fields/person-fields";
import {
  contactJourney,
  type Journey,
  membershipJourney,
  quoteJourney,
  widgetJourney,
} from "~/features/leads/model/answers/journey";
import { shownAs } from "~/features/leads/model/shown-as";
import { essentials, type Filled, reviewedSteps } from "./review-rows";

const none: Filled = { values: {}, answers: {}, files: [], questions: null };
const file = (type: string) => ({ original: { type } });

/** By step, as it reads. */
const read = (journey: Journey, filled: Partial<Filled>) =>
  Object.fromEntries(
    reviewedSteps(journey, { ...none, ...filled }).map(({ step, rows }) => [
      step.id,
      rows.map(({ label, text }) => `${label}: ${text}`),
    ]),
  );

const person = {
  firstName: "Test ",
  lastName: "Voorbeeld",
  email: "test@voorbeeld.example",
  phone: "06 1234 5678",
};

test("a quote is told by step, in the words that were shown, with the number as it is dialled", () => {
  const values = {
    serviceType: "spoedservice",
    selectedService: "Spoedservice",
    projectType: "dakgoot-lekkage",
    address: "Voorbeeldstraat 1, Eindhoven",
    projectDescription: "Water.\n\nBij elke bui.",
    urgencyLevel: "urgent",
    ...person,
    privacy: true,
  };
  const filled = { values, files: [file("image/jpeg"), file("image/png")] };
  expect(read(quoteJourney, filled)).toEqual({
    service: ["Dienst: Spoedservice"],
    project: [
      "Soort project: Dakgoot lekkage",
      "Adres: Voorbeeldstraat 1, Eindhoven",
      "Omschrijving: Water. Bij elke bui.",
      "Foto's: 2 foto's",
      "Prioriteit: Urgent",
    ],
    contact: [
      "Naam: Test Voorbeeld",
      "E-mailadres: test@voorbeeld.example",
      "Telefoonnummer: +31 6 12 34 56 78",
    ],
  });
  expect(essentials(reviewedSteps(quoteJourney, { ...none, ...filled }))).toBe(
    "Spoedservice · Dakgoot lekkage · Voorbeeldstraat 1, Eindhoven · 2 foto's · +31 6 12 34 56 78",
  );
});

test("nothing is said of what was not filled in, nor of what goes without saying", () => {
  const values = { serviceType: "", selectedService: "", address: " ", urgencyLevel: "normal", phone: "" };
  expect(reviewedSteps(quoteJourney, { ...none, values })).toEqual([]);
});

test("a membership has its packages and choices by name", () => {
  const values = {
    membershipTypes: ["comfort-plus", "premium-care"],
    propertyType: "herenhuis",
    currentIssues: "x".repeat(200),
    priority: "spoed",
  };
  expect(read(membershipJourney, { values })).toEqual({
    packages: ["Lidmaatschap: Comfort Plus, Premium Care"],
    home: ["Woningtype: Herenhuis", `Huidige problemen: ${"x".repeat(140)}…`],
    term: ["Prioriteit: Spoed (binnen 1 week)"],
  });
});

test("the widget says its service once, and a number without a country as it was typed", () => {
  const values = {
    selectedService: "Daklekkage",
    serviceType: "daklekkage",
    phone: "0475 12 34 56",
    contactPreference: "whatsapp",
    urgencyLevel: "high",
  };
  expect(read(widgetJourney, { values, files: [file("image/jpeg")] })).toEqual({
    services: ["Dienst: Daklekkage"],
    photo: ["Foto's: 1 foto"],
    custom: ["Telefoonnummer: 0475 12 34 56", "Contact het liefst via: WhatsApp", "Prioriteit: Hoog"],
  });
  const belgian = { ...values, phoneCountry: "BE" };
  expect(read(widgetJourney, { values: belgian }).custom?.[0]).toBe("Telefoonnummer: +32 475 123 456");
});

test("answers stand with what it is about, but not those of a service that is chosen no more", () => {
  const answers = {
    "answer.roof-shape": "pitched",
    "answer.chimney-use": "no",
    "answer.leak-since": "bogus",
  };
  const values = { serviceType: "daklekkage", projectDescription: "Lek" };
  const filled = { values, answers, questions, files: [file("image/jpeg"), file("application/pdf")] };
  expect(read(contactJourney, filled)).toEqual({
    question: ["Is het dak plat of schuin?: Schuin", "Omschrijving: Lek", "Bestanden: 2 bestanden"],
  });
  expect(read(contactJourney, { ...filled, questions: null }).question?.[0]).toBe("Omschrijving: Lek");
});

test("a label that is another word in mails is here that of its field", () => {
  const register = (name: string) => ({
    name,
    onChange: async () => {},
    onBlur: async () => {},
    ref: () => {},
  });
  const form = { prefix: "", errors: {}, text: register, option: register } as never;
  const labels = [...renderToStaticMarkup(PersonFields(form)).matchAll(/<label[^>]*>(.*?)</g)];
  const shown = labels.map(([, label]) => label);
  for (const name of ["email", "phone"] as const) expect(shown).toContain(shownAs[name].asked);
});
