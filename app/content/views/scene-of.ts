import { detailNames } from "~/content/towns/scene-names";
import type { Scene } from "~/content/types";

/** The drawing of a page with the name of what it magnifies; null where a part of it is not chosen. */
export const sceneOf = ({ house, detail, caption }: Partial<Scene>) =>
  house && detail && caption ? { house, detail, name: detailNames[detail], caption } : null;
