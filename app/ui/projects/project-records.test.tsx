import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Project } from "~/content/types";
import { ProjectRecords } from "./project-records";

const divisions = { roof: "Daken", chimney: "Schoorsteen", maintenance: "Onderhoud", building: "Bouwen" };
/** Made up for this test; on the page stands only what was really done. */
const madeUp: Project = {
  title: "Kilgoot vernieuwd",
  town: "Nuenen",
  division: "roof",
  year: 2026,
  steps: ["Pannen van de kil genomen", "Nieuw zink met een vilten onderlaag"],
  before: { src: "/media/a1/960.jpg", width: 960, height: 720, alt: "Gescheurde kilgoot" },
  after: { src: "/media/b2/960.jpg", width: 960, height: 640, alt: "Nieuwe kilgoot van zink" },
};
const html = (list: Project[]) =>
  renderToStaticMarkup(<ProjectRecords projects={list} divisions={divisions} />);

test("a project shows the place before and after, each named, described and with its size", () => {
  const [before = "", after = ""] = html([madeUp]).match(/<figure>.*?<\/figure>/g) ?? [];
  expect(before).toContain('src="/media/a1/960.jpg" width="960" height="720" alt="Gescheurde kilgoot"');
  expect(before).toMatch(/<figcaption[^>]*>Voor<\/figcaption>/);
  expect(after).toContain('src="/media/b2/960.jpg" width="960" height="640" alt="Nieuwe kilgoot van zink"');
  expect(after).toMatch(/<figcaption[^>]*>Na<\/figcaption>/);
});

test("it says what was done, where, when and by which trade, in its colour", () => {
  const markup = html([madeUp]);
  for (const part of [
    'data-theme="roof"',
    ">Daken<",
    "<h3",
    "Kilgoot vernieuwd",
    "Nuenen, 2026",
    "Nieuw zink met een vilten onderlaag",
  ])
    expect(markup).toContain(part);
  expect(html([{ ...madeUp, steps: undefined }])).not.toContain("<ol");
});

test("without projects there is no empty section", () => {
  expect(html([])).toBe("");
});
