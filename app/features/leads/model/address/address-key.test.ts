import { expect, test } from "vitest";
import { addressKey } from "./address-key";

const none = { address: "", street: "", houseNumber: "", postcode: "" };
const typed = (address: string) => addressKey({ ...none, address });

test("a Dutch house is its postcode and number, however it was written", () => {
  expect(typed("Kerkstraat 1, 5611 GJ Eindhoven")).toBe("5611GJ 1");
  expect(typed("kerkstraat 1 , 5611gj eindhoven")).toBe("5611GJ 1");
  expect(typed("Burgemeester Mollaan 12 a, 5582 CK Waalre")).toBe("5582CK 12A");
  expect(addressKey({ ...none, houseNumber: "12-a", postcode: "5582 ck" })).toBe("5582CK 12A");
});

test("a Belgian house needs its street, because a postcode is a whole town", () => {
  expect(typed("Dorpsstraat 2, 3920 Lommel")).toBe("3920 DORPSSTRAAT 2");
  expect(typed("Dorpsstraat 2, 3665 As")).toBe("3665 DORPSSTRAAT 2");
  expect(addressKey({ ...none, street: "Dorpsstraat", houseNumber: "2", postcode: "3920" })).toBe(
    "3920 DORPSSTRAAT 2",
  );
  expect(addressKey({ ...none, houseNumber: "2", postcode: "3920" })).toBeNull();
});

test("the letters of a Belgian town are no part of its postcode", () => {
  expect(typed("Dorpsstraat 1, 3665 As")).toBe("3665 DORPSSTRAAT 1");
  expect(typed("Dorpsstraat 1, 3665 AS, België")).toBe("3665 DORPSSTRAAT 1");
  expect(typed("Rue Haute 1, 4000 Liège")).toBe("4000 RUEHAUTE 1");
  expect(typed("Kerkstraat 5 3920 Lommel")).toBe("3920 KERKSTRAAT 5");
});

test("half an address recognises nothing", () => {
  expect(typed("Kerkstraat, 5611 GJ Eindhoven")).toBeNull();
  expect(typed("Kerkstraat 1, Eindhoven")).toBeNull();
  expect(typed("ergens bij de kerk")).toBeNull();
  expect(typed("")).toBeNull();
});
