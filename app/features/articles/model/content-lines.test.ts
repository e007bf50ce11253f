import { expect, test } from "vitest";
import type { Document } from "~/lib/document";
import { emptyContent } from "./article-content";
import { contentLines } from "./content-lines";

const body = (video: string): Document => ({
  type: "doc",
  content: [{ type: "video", attrs: { provider: "youtube", video, title: "Een lek zoeken" } }],
});
const cover = { media: "0123456789abcdef", alt: "Een dak", width: 4, height: 3 };

test("another video under the same title, and another cut of the cover, are seen when two versions are compared", () => {
  const before = contentLines({ ...emptyContent, cover, body: body("aBcDeFgHiJk") });
  const after = contentLines({
    ...emptyContent,
    cover: { ...cover, focus: "30% 70%" },
    body: body("kJiHgFeDcBa"),
  });
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "Video: Een lek zoeken, https://www.youtube.com/watch?v=kJiHgFeDcBa",
    "Omslagfoto: Een dak, uitsnede rond 30% 70%",
  ]);
});
