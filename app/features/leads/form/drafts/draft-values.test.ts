import { expect, test } from "vitest";
import { isWorthKeeping, toRestore } from "./draft-values";

const start = { contactPreference: "whatsapp", projectType: "dakgoot" };

test("a form that was only looked at, or in which only a service was tapped, is no draft", () => {
  expect(isWorthKeeping({ ...start, firstName: "", email: undefined, membershipTypes: [] }, start)).toBe(
    false,
  );
  expect(
    isWorthKeeping({ ...start, serviceType: "inspectie", urgencyLevel: "high", privacy: true }, start),
  ).toBe(false);
  expect(isWorthKeeping({ ...start, firstName: "T" }, start)).toBe(true);
  expect(isWorthKeeping({ membershipTypes: ["premium-care"] }, {})).toBe(true);
});

test("a draft fills what is empty or as it started, and leaves what was entered since", () => {
  const kept = {
    firstName: "Oud",
    email: "oud@voorbeeld.example",
    contactPreference: "email",
    privacy: true,
  };
  const current = { firstName: "Nieuw", email: "", contactPreference: "whatsapp", privacy: false };
  expect(toRestore(kept, current, start)).toEqual({
    email: "oud@voorbeeld.example",
    contactPreference: "email",
    privacy: true,
  });
});

test("the subject that a dialog was opened for stays", () => {
  expect(toRestore({ projectType: "dakraam" }, { projectType: "schoorsteen-vegen" }, {})).toEqual({});
});
