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
  // Where the town only looks Belgian its country is not made up: a Dutch postcode may lack its letters.
  expect(addressParts({ address: "Coolsingel 40, 3011 Rotterdam" })).toMatchObject({
    postcode: "3011",
    city: "Rotterdam",
    country: "",
  });
  expect(addressParts({ address: "Dorpsstraat 2, 3920 Lommel, België" }).country).toBe("België");
  expect(addressParts({ address: "Markt 1, 5611 EC Eindhoven" }).country).toBe("Nederland");
  expect(addressParts({ ...chosen, address: "" })).toMatchObject({ street: "", country: "" });
});
