import { afterEach, expect, test, vi } from "vitest";
import { emergencyData, type OfficeNumbers, officeNumbers } from "./office-numbers";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with this foot; null where it is gone. */
const page = (foot: object | null) => vi.stubGlobal("document", { getElementById: () => foot });

const phone = { label: "040 123 45 67", href: "tel:+31401234567" };

test.each<OfficeNumbers>([
  { phone, emergency: phone },
  { phone, emergency: null },
  { phone, emergency: { label: "040 123 45 68", href: "tel:+31401234568" } },
])("a browser reads from its page what the server said: %o", (numbers) => {
  page({
    dataset: { emergency: emergencyData(numbers) },
    querySelector: () => ({ textContent: ` ${phone.label}`, href: phone.href }),
  });
  expect(officeNumbers()).toEqual(numbers);
});

test("on a page that lost its foot the way to call is the contact page", () => {
  page(null);
  expect(officeNumbers().phone.href).toBe("/contact");
});
