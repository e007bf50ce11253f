import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { articles } from "~/content/articles/list";
import type { Section } from "~/content/types";
import { mainText } from "~/content/views/main-text";
import { minutesOfWords, readingMinutes } from "~/content/views/reading-time";
import { DocumentSections } from "~/ui/article/document";
import { Blocks, SectionDrawingDefs } from "~/ui/blocks/blocks";
import { ColumnSection, sectionNumber } from "~/ui/page/sections";
import { wordsOf } from "./article-content";
import { articleDocument } from "./article-document";
import { contentSchema } from "./article-schema.server";
import { sectionsOf } from "./document-queries";

/** As pages without a document render the same blocks. */
function Typed({ sections }: { sections: Section[] }) {
  return (
    <>
      <SectionDrawingDefs sections={sections} />
      {sections.map(({ id, heading, blocks }, index) => (
        <ColumnSection key={id} id={id} heading={heading} number={sectionNumber(index)}>
          <Blocks blocks={blocks} id={id} />
        </ColumnSection>
      ))}
    </>
  );
}

describe.each(articles)("$slug as a document", (article) => {
  const content = articleDocument(article);

  test("is one that may be saved", () => {
    expect(contentSchema.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
  });

  test("looks to the letter as its typed blocks", () => {
    const typed = renderToStaticMarkup(<Typed sections={article.sections} />);
    const document = renderToStaticMarkup(<DocumentSections sections={sectionsOf(content.body)} />);
    expect(document.replaceAll("><", ">\n<")).toBe(typed.replaceAll("><", ">\n<"));
  });

  test("takes as long to read", () => {
    expect(minutesOfWords(wordsOf(content))).toBe(readingMinutes(mainText(article)));
  });
});
