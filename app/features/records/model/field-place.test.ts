import { expect, test } from "vitest";
import { formFields } from "~/content/records/form/form-fields";
import { recordTypes } from "~/content/records/record-types";
import { labelAt } from "./field-place";

test.each([
  ["finished", "Opgeleverd op"],
  ["consent.how", "Toestemming van de eigenaar, Hoe"],
  ["photos", "Foto’s"],
  ["photos.2", "Foto’s 3"],
  ["photos.2.stage", "Foto’s 3, Wanneer"],
  ["photos.2.photo", "Foto’s 3, Foto"],
  ["photos.2.photo.alt", "Foto’s 3, Foto, Beschrijving"],
  ["materials.0", "Materialen 1"],
  ["elders", "Dit"],
])("%s is called %s", (path, label) => {
  expect(labelAt(formFields(recordTypes.project.schema), path)).toBe(label);
});
