import { articles } from "~/content/articles/list";
import { services } from "~/content/services/list";

const figures = [...services, ...articles]
  .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
  .filter((block) => block.type === "figure");

/** The drawings that a text may show: of each the name of its file in `drawings/`, and the words under it by which people choose it. */
export const drawingNames: Readonly<Record<string, string>> = Object.fromEntries(
  figures.map(({ drawing, caption }) => [drawing, caption]),
);
