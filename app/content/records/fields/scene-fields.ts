import { z } from "zod";
import { field } from "~/content/records/record-type";
import { detailNames, houseNames, type SceneDetail } from "~/content/towns/scene-names";
import type { SceneHouse } from "~/content/types";
import { text } from "./field-checks";

/** The drawing of a page. What a record leaves open of it is as the code has it. */
export const sceneFields = {
  house: field(z.enum(Object.keys(houseNames) as [SceneHouse, ...SceneHouse[]]).optional(), {
    label: "Huis op de tekening",
    options: houseNames,
  }),
  detail: field(z.enum(Object.keys(detailNames) as [SceneDetail, ...SceneDetail[]]).optional(), {
    label: "Wat de tekening vergroot",
    hint: "Pas ook de zin eronder aan.",
    options: detailNames,
  }),
  caption: field(text(160, "Schrijf de zin bij de tekening").optional(), {
    label: "Bij de tekening",
    hint: "Eén of twee zinnen over wat er vergroot is.",
  }),
};
