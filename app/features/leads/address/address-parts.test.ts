import { expect, test } from "vitest";
import { addressLabel } from "~/lib/address";
import { addressParts } from "./address-parts";

const chosen = {
  street: "Voorbeeldstraat",
  houseNumber: "12",
  postcode: "",
  city: "Lommel",
  country: "België",
};

test("a chosen address counts until its text is changed; then the text is parsed", () => {
  expect(addressParts({ address: addressLabel(chosen) }).country).toBe("");
  expect(addressParts({ ...chosen, address: ` ${addressLabel(chosen)} ` })).toEqual(chosen);
  const changed = addressParts({ ...chosen, address: "Voorbeeldstraat 13, Lommel" });
  expect(changed).toMatchObject({ houseNumber: "13", country: "" });
  expect(addressParts({ ...chosen, address: "" })).toMatchObject({ street: "", country: "" });
});
