import { expect, test } from "vitest";
import { addressLabel } from "~/lib/address";
import { partsOf, rememberAddress } from "./chosen-addresses";

const chosen = {
  street: "Voorbeeldstraat",
  houseNumber: "12",
  postcode: "",
  city: "Lommel",
  country: "België",
};

test("a chosen address counts until its text is changed; then the text is parsed", () => {
  expect(partsOf(addressLabel(chosen)).country).toBe("");
  rememberAddress(chosen);
  expect(partsOf(` ${addressLabel(chosen)} `)).toEqual(chosen);
  expect(partsOf("Voorbeeldstraat 13, Lommel")).toMatchObject({ houseNumber: "13", country: "" });
  expect(partsOf("")).toMatchObject({ street: "", country: "" });
});
