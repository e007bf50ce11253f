import type { ReactNode } from "react";
import type { Block, Section } from "~/content/types";
import { DrawingDefs } from "~/drawings/patterns";
import { drawings } from "~/drawings/registry";
import { counted } from "~/lib/text/counted";
import { Fold } from "~/ui/page/fold";
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

type BlocksProps = {
  blocks: Block[];
  /** Anchor of the section and prefix of the ids inside. */
  id: string;
  /** On a phone, steps, links and many facts are folded. */
  folds?: boolean;
};

export function Blocks({ blocks, id, folds = false }: BlocksProps) {
  return (
    <>
      {blocks.map((block, index) => {
        const blockId = `${id}-${index + 1}`;
        const view = views[block.type] as (block: Block, id: string) => ReactNode;
        const label = folds ? foldLabel(block) : null;
        return (
          <div key={blockId} data-block={block.type}>
            {label ? <Fold label={label}>{view(block, blockId)}</Fold> : view(block, blockId)}
          </div>
        );
      })}
    </>
  );
}

/** What one reads instead of the folded block; null when it is not folded. */
function foldLabel(block: Block): string | null {
  if (block.type === "links") return counted(block.links.length, "pagina", "pagina’s");
  if (block.type === "facts" && block.facts.length > 4)
    return block.facts.map(({ label, value }) => `${label} ${value}`).join(" · ");
  if (block.type !== "steps") return null;
  const { steps } = block;
  return `${counted(steps.length, "stap", "stappen")}: ${steps.map(({ title }) => title).join(" · ")}`;
}

/** Patterns that the drawings refer to; render once, before the first section, for any figure. */
export function SectionDrawingDefs({ sections }: { sections: Section[] }) {
  const drawn = sections.some(({ blocks }) =>
    blocks.some((block) => block.type === "figure" && drawings[block.drawing]),
  );
  return drawn ? <DrawingDefs /> : null;
}
