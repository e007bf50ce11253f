import type { ReactNode } from "react";
import type { Block, Section } from "~/content/types";
import { DrawingDefs } from "~/drawings/patterns";
import { drawings } from "~/drawings/registry";
import { Callout } from "./callout";
import { Countries } from "./countries";
import { Facts } from "./facts";
import { Faq } from "./faq";
import { Figure } from "./figure";
import { LinkList } from "./link-list";
import { List } from "./list";
import { People } from "./people";
import { Prose } from "./prose";
import { Steps } from "./steps";
import { Table } from "./table";

/** Exhaustive: a new kind of block does not compile without its component. */
const views: { [K in Block["type"]]: (block: Extract<Block, { type: K }>, id: string) => ReactNode } = {
  prose: (block) => <Prose {...block} />,
  list: (block) => <List {...block} />,
  steps: (block) => <Steps {...block} />,
  table: (block, id) => <Table {...block} id={id} />,
  callout: (block) => <Callout {...block} />,
  facts: (block) => <Facts {...block} />,
  figure: (block, id) => <Figure {...block} id={id} />,
  faq: (block) => <Faq {...block} />,
  people: (block) => <People {...block} />,
  links: (block) => <LinkList {...block} />,
  countries: (block) => <Countries {...block} />,
};

/** `id` is the anchor of the section and the prefix of the ids inside. */
export function Blocks({ blocks, id }: { blocks: Block[]; id: string }) {
  return (
    <>
      {blocks.map((block, index) => {
        const blockId = `${id}-${index + 1}`;
        const view = views[block.type] as (block: Block, id: string) => ReactNode;
        return (
          <div key={blockId} data-block={block.type}>
            {view(block, blockId)}
          </div>
        );
      })}
    </>
  );
}

/** Patterns that the drawings refer to; render once, before the first section, for any figure. */
export function SectionDrawingDefs({ sections }: { sections: Section[] }) {
  const drawn = sections.some(({ blocks }) =>
    blocks.some((block) => block.type === "figure" && drawings[block.drawing]),
  );
  return drawn ? <DrawingDefs /> : null;
}
