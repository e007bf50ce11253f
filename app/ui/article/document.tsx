import { Fragment, type ReactNode } from "react";
import { DrawingDefs } from "~/drawings/patterns";
import { drawings } from "~/drawings/registry";
import type { Cell, DocumentSection, Heading, List, Paragraph } from "~/lib/document";
import { ListItems } from "~/ui/blocks/list";
import { Words } from "~/ui/blocks/words";
import { ColumnSection, sectionNumber } from "~/ui/page/sections";
import { documentBlock, Gallery } from "./document-blocks";
import { type Group, groupsOf } from "./document-groups";

/** The text of an article: what the office wrote, and what the site carries. */
export function DocumentSections({ sections }: { sections: DocumentSection[] }) {
  const numbered = sections.filter(({ heading }) => heading !== null);
  const drawn = sections.some(({ blocks }) =>
    blocks.some((block) => block.type === "figure" && drawings[block.attrs.drawing]),
  );
  return (
    <>
      {drawn && <DrawingDefs />}
      {sections.map((section) => {
        const { id, heading } = section;
        const body = <DocumentGroups section={section} />;
        if (heading === null)
          return (
            <div key={id} className="grid grid-cols-1 gap-8 pb-14">
              {body}
            </div>
          );
        return (
          <ColumnSection key={id} id={id} heading={heading} number={sectionNumber(numbered.indexOf(section))}>
            {body}
          </ColumnSection>
        );
      })}
    </>
  );
}

function DocumentGroups({ section: { id, blocks } }: { section: DocumentSection }) {
  return groupsOf(blocks).map((group, index) => {
    const groupId = `${id}-${index + 1}`;
    return (
      <div key={groupId} data-block={group.kind === "block" ? nameOf(group.block.type) : group.kind}>
        {renderGroup(group, groupId)}
      </div>
    );
  });
}

/** As the same block is named on other pages. */
const nameOf = (type: string) => (type === "tableFigure" ? "table" : type);

function renderGroup(group: Group, id: string): ReactNode {
  if (group.kind === "block") return documentBlock(group.block, id, { inner: renderInner, cell: renderCell });
  if (group.kind === "gallery") return <Gallery images={group.images} />;
  if (group.kind === "prose")
    return <div className="text-column grid gap-4">{group.blocks.map((one, at) => renderLine(one, at))}</div>;
  const { intro, list } = group;
  return (
    <div className="text-column">
      {intro?.type === "paragraph" && (
        <p className="mb-4">
          <Words text={intro.content ?? []} />
        </p>
      )}
      {intro?.type === "heading" && <div className="mb-4">{renderLine(intro, 0)}</div>}
      {renderList(list)}
    </div>
  );
}

function renderLine(block: Paragraph | Heading, key: number): ReactNode {
  const text = <Words text={block.content ?? []} />;
  if (block.type === "paragraph") return <p key={key}>{text}</p>;
  // A heading of level 2 begins a section and is rendered by its frame.
  if (block.attrs.level === 3)
    return (
      <h3 key={key} className="mt-4 text-xl first:mt-0">
        {text}
      </h3>
    );
  return (
    <h4 key={key} className="mt-2 text-lg first:mt-0">
      {text}
    </h4>
  );
}

function renderList(list: List): ReactNode {
  const style = list.type === "orderedList" ? "number" : (list.attrs?.style ?? "bullet");
  const start = list.type === "orderedList" ? list.attrs?.start : undefined;
  return (
    <ListItems
      style={style}
      {...(start !== undefined && { start })}
      items={list.content.map(({ content }) => renderAlone(content, "gap-3"))}
    />
  );
}

function renderCell({ content }: Cell): ReactNode {
  return renderAlone(content, "gap-2");
}

/** One paragraph needs no element of its own. */
function renderAlone(content: (Paragraph | List)[], gap: string): ReactNode {
  const [only, ...more] = content;
  if (only?.type === "paragraph" && more.length === 0) return <Words text={only.content ?? []} />;
  return <div className={`grid min-w-0 ${gap}`}>{renderInner(content)}</div>;
}

function renderInner(nodes: (Paragraph | List)[]): ReactNode {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a text have no other name and never move
    <Fragment key={index}>{node.type === "paragraph" ? renderLine(node, 0) : renderList(node)}</Fragment>
  ));
}
