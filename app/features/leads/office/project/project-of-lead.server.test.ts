import { expect, test } from "vitest";
import { projectOf, projectOffer } from "./project-of-lead.server";

const nothing = { projectType: "", serviceType: "", selectedService: "" };
const nowhere = { address: "", city: "", postcode: "", country: "" };

test.each([
  ["a service by its id", { serviceType: "dakrenovatie" }, "daken/dakrenovatie"],
  ["by its label", { selectedService: "Dakrenovatie" }, "daken/dakrenovatie"],
  [
    "beside the kind of request",
    { serviceType: "offerte", projectType: "schoorsteen-vegen" },
    "schoorsteen/schoorsteen-vegen",
  ],
  ["none without a page of its own", { serviceType: "badkamerrenovatie" }, null],
  ["none for a kind of request", { serviceType: "offerte", selectedService: "Gratis offerte" }, null],
])("the service: %s", (_, asked, service) => {
  expect(projectOf({ ...nowhere, ...nothing, ...asked }).service).toBe(service);
});

test.each([
  ["its own name", { city: "Best" }, ["best", false, false]],
  ["in the address as typed", { address: "Dorpsstraat 1, 5683 AB Best" }, ["best", false, false]],
  [
    "another writing",
    { city: "Sint Huibrechts Lille", country: "België" },
    ["sint-huibrechts-lille", false, false],
  ],
  ["a part of its municipality", { city: "Breugel", postcode: "5694 AA" }, ["son-en-breugel", false, false]],
  ["the wider of two of one postcode", { address: "Stad 1, 3930 Hamont" }, ["hamont-achel", false, false]],
  [
    "beside it, of one postcode",
    { city: "Bocholt", postcode: "3950", country: "België" },
    ["kaulille", true, false],
  ],
  ["the nearest by postcode", { city: "Heeze", postcode: "5591 AA" }, ["waalre", true, true]],
  ["too far for a guess", { city: "Amsterdam", postcode: "1012 AB" }, [null, true, false]],
  ["a name alone that is none of ours", { city: "Helmond" }, [null, true, false]],
  ["nothing", {}, [null, false, false]],
])("the town: %s", (_, place, [town, nearby, guessed]) => {
  expect(projectOf({ ...nowhere, ...nothing, ...place })).toEqual({ service: null, town, nearby, guessed });
});

test("the office chooses what the request does not tell, and looks at a guess", () => {
  const asked = { serviceType: "dakrenovatie" };
  expect(projectOffer({ ...nowhere, ...nothing, ...asked, city: "Best" })).toEqual({
    title: "Dakrenovatie in Best",
    choices: [],
  });
  const { title, choices } = projectOffer({ ...nowhere, ...nothing, city: "Heeze", postcode: "5591 AA" });
  expect(title).toBeNull();
  expect(choices.map(({ name, label, value }) => [name, label, value])).toEqual([
    ["service", "Welk werk", ""],
    ["town", "Plaats", "waalre"],
  ]);
  expect(choices[1]?.options).toContainEqual({ value: "waalre", label: "Waalre" });
});
