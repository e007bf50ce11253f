import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { leakCauses } from "~/content/leaks/causes";
import { figureOf } from "~/content/views/leak-pages";
import { drawings } from "~/drawings/registry";

test.each(leakCauses.flatMap((cause) => (cause.drawing ? [[cause.id, cause, cause.drawing] as const] : [])))(
  "the drawing of %s is a figure of a page it is taken from, and its balloon is explained there",
  (_, cause, { name, mark }) => {
    const Sheet = drawings[name];
    if (!Sheet) throw new Error(`There is no drawing ${name}.`);
    const figure = figureOf(cause);
    expect(figure?.legend?.[mark - 1]).toBeTypeOf("string");
    const balloons =
      renderToStaticMarkup(createElement(Sheet, { id: "proef" })).split('class="balloon"').length - 1;
    expect(mark).toBeLessThanOrEqual(balloons);
  },
);
