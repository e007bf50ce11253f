import { expect, test } from "vitest";
import { leadSchemas, membershipPageSchema } from "~/features/leads/model/lead-schema";
import {
  contactJourney,
  type Journey,
  membershipJourney,
  menuJourney,
  progressOf,
  quoteJourney,
  stepAt,
  stepWithError,
  widgetJourney,
} from "./journey";

test("the quote modal goes from service over project to contact, and back", () => {
  expect(stepAt(quoteJourney, "service").next).toBe("project");
  expect(stepAt(quoteJourney, "project").next).toBe("contact");
  expect(stepAt(quoteJourney, "contact").next).toBeNull();
  expect(stepAt(quoteJourney, "contact").back).toBe("project");
  expect(stepAt(quoteJourney, "service").back).toBeNull();
});

test("progress counts steps, and in percent those that are done", () => {
  expect(progressOf(quoteJourney, "service")).toEqual({ step: 1, of: 3, percent: 0 });
  expect(progressOf(quoteJourney, "project")).toEqual({ step: 2, of: 3, percent: 33 });
  expect(progressOf(quoteJourney, "contact")).toEqual({ step: 3, of: 3, percent: 67 });
});

test("an answer with errors leads to the first step that has one", () => {
  expect(stepWithError(quoteJourney, { email: "Ongeldig e-mailadres", files: "Bestand te groot" })).toBe(
    "project",
  );
  expect(stepWithError(quoteJourney, { form: "iets anders" })).toBe("contact");
});

test("the widget goes services, photo, description, contact, and one step back at a time", () => {
  expect(stepAt(widgetJourney, "services").next).toBe("photo");
  expect(stepAt(widgetJourney, "photo").next).toBe("description");
  expect(stepAt(widgetJourney, "description").next).toBe("custom");
  expect(stepAt(widgetJourney, "custom").next).toBeNull();
  expect(stepAt(widgetJourney, "services").back).toBeNull();
  expect(stepAt(widgetJourney, "custom").back).toBe("description");
  expect(stepAt(widgetJourney, "description").back).toBe("photo");
  expect(stepAt(widgetJourney, "photo").back).toBe("services");
});

test("the service menu goes services, photo, more", () => {
  expect(menuJourney.map(({ id }) => id)).toEqual(["services", "photo", "more"]);
});

test.each([
  ["page", quoteJourney, leadSchemas.page],
  ["widget", widgetJourney, leadSchemas.widget],
  ["menu", menuJourney, leadSchemas.menu],
  ["contact", contactJourney, leadSchemas.contact],
  ["membership", membershipJourney, membershipPageSchema],
] as [string, Journey, (typeof leadSchemas)["page"]][])(
  "every required field of form %s is asked in a step",
  (_form, journey, schema) => {
    const asked: string[] = journey.flatMap(({ fields }) => fields);
    const result = schema.safeParse({});
    const required = result.success ? [] : result.error.issues.map((issue) => String(issue.path[0]));
    expect(required.filter((field) => !asked.includes(field))).toEqual([]);
    expect(required.length).toBeGreaterThan(5);
  },
);
