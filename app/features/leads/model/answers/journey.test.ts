import { expect, test } from "vitest";
import { leadSchemas, membershipPageSchema } from "~/features/leads/model/lead-schema";
import {
  contactJourney,
  type Journey,
  membershipJourney,
  menuJourney,
  nextStep,
  previousStep,
  progressOf,
  quoteJourney,
  stepWithError,
  widgetJourney,
} from "./journey";

test("the quote modal goes from service over project to contact, and back", () => {
  expect(nextStep(quoteJourney, "service")).toBe("project");
  expect(nextStep(quoteJourney, "project")).toBe("contact");
  expect(nextStep(quoteJourney, "contact")).toBeNull();
  expect(previousStep(quoteJourney, "contact")).toBe("project");
  expect(previousStep(quoteJourney, "service")).toBeNull();
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
  expect(nextStep(widgetJourney, "services")).toBe("photo");
  expect(nextStep(widgetJourney, "photo")).toBe("description");
  expect(nextStep(widgetJourney, "description")).toBe("custom");
  expect(nextStep(widgetJourney, "custom")).toBeNull();
  expect(previousStep(widgetJourney, "services")).toBeNull();
  expect(previousStep(widgetJourney, "custom")).toBe("description");
  expect(previousStep(widgetJourney, "description")).toBe("photo");
  expect(previousStep(widgetJourney, "photo")).toBe("services");
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
