import type { ReactNode } from "react";
import {
  type Block,
  type Callout as CalloutNode,
  type CallToAction as CallToActionNode,
  type Cell,
  type CountrySide,
  type DocumentNode,
  type Heading,
  type Image,
  type Line,
  type LineName,
  type List,
  lineText,
  type Paragraph,
} from "~/lib/document";
import { CALLS, wishOf } from "~/lib/text/wishes";
import { Callout, CalloutFrame } from "~/ui/blocks/callout";
import { Countries } from "~/ui/blocks/countries";
import { Facts } from "~/ui/blocks/facts";
import { Faq } from "~/ui/blocks/faq";
import { Figure } from "~/ui/blocks/figure";
import { Steps } from "~/ui/blocks/steps";
import { type Text, Words } from "~/ui/blocks/words";
import { ButtonLink } from "~/ui/controls/button";
import { MediaPicture } from "~/ui/controls/media-picture";
import { EMERGENCY, type FormLink, presetHref, QUOTE } from "~/ui/page/quote-actions";
import { DocumentTable } from "./document-table";
import { VideoFrame } from "./video-frame";

type Render = { inner: (nodes: (Paragraph | List)[]) => ReactNode; cell: (cell: Cell) => ReactNode };

/** A block of a document as the same block of any other page looks. */
export function documentBlock(
  block: Exclude<Block, Paragraph | Heading | List>,
  id: string,
  { inner, cell }: Render,
): ReactNode {
  switch (block.type) {
    case "blockquote":
      return (
        <blockquote className="text-column grid gap-3 border-l-2 border-accent pl-6 text-lg">
          {inner(block.content)}
        </blockquote>
      );
    case "callout":
      return renderCallout(block, inner);
    case "image":
      return <DocumentImage {...block.attrs} />;
    case "video":
      return <VideoFrame {...block.attrs} />;
    case "horizontalRule":
      return <hr className="border-ink/25" />;
    case "callToAction":
      return <CallToAction block={block} />;
    case "table":
    case "tableFigure":
      return <DocumentTable block={block} id={id} cell={cell} />;
    case "figure": {
      const legend = textsOf(block.content, "legendItem");
      const { drawing, alt } = block.attrs;
      const caption = lineText(block, "caption");
      return <Figure {...{ drawing, alt, caption, id }} legend={legend.length > 0 ? legend : undefined} />;
    }
    case "steps":
      return (
        <Steps
          steps={block.content.map((step) => ({
            title: lineText(step, "title"),
            text: paragraphsOf(step.content)[0] ?? [],
          }))}
        />
      );
    case "facts":
      return (
        <Facts
          facts={block.content.map((fact) => ({
            label: lineText(fact, "factLabel"),
            value: lineText(fact, "factValue"),
            note: textsOf(fact.content, "note").find(({ length }) => length > 0),
          }))}
        />
      );
    case "faq":
      return (
        <Faq
          items={block.content.map((item) => ({
            question: lineText(item, "title"),
            answer: paragraphsOf(item.content),
          }))}
        />
      );
    case "countries": {
      const side = (name: CountrySide["type"]) =>
        block.content.filter(({ type }) => type === name).flatMap(({ content }) => paragraphsOf(content));
      return <Countries nl={side("countryNl")} be={side("countryBe")} />;
    }
  }
}

function renderCallout({ attrs: { tone }, content }: CalloutNode, inner: Render["inner"]): ReactNode {
  const title = lineText({ content }, "title");
  const nodes = content.filter((node) => node.type !== "title") as (Paragraph | List)[];
  const [only] = nodes;
  if (title && nodes.length === 1 && only?.type === "paragraph")
    return <Callout tone={tone} title={title} text={only.content ?? []} />;
  return (
    <CalloutFrame tone={tone}>
      {title && <h3 className="mt-2 text-lg">{title}</h3>}
      <div className="mt-2 grid gap-3">{inner(nodes)}</div>
    </CalloutFrame>
  );
}

const forms: Record<keyof typeof CALLS, FormLink> = {
  inspection: QUOTE,
  quote: QUOTE,
  emergency: EMERGENCY,
  membership: { href: "/zorgeloos-wonen" },
};

function CallToAction({ block }: { block: CallToActionNode }) {
  const { href, dialog } = forms[block.attrs.to];
  const label = CALLS[block.attrs.to];
  const [text = []] = paragraphsOf(block.content);
  const title = lineText(block, "title");
  return (
    <div className="text-column grid justify-items-start gap-3 border-y border-ink py-6">
      {/* No heading: it may stand before the first of the article. */}
      {title && <p className="font-display text-xl font-semibold">{title}</p>}
      {text.length > 0 && (
        <p>
          <Words text={text} />
        </p>
      )}
      <ButtonLink
        href={presetHref(href, { preset: undefined, type: wishOf(label) })}
        data-dialog={dialog}
        className="mt-1"
      >
        {label}
      </ButtonLink>
    </div>
  );
}

function textsOf(
  nodes: readonly DocumentNode[],
  name: LineName,
): (readonly [] | NonNullable<Line["content"]>)[] {
  return nodes.flatMap((node) => (node.type === name ? [(node as Line).content ?? []] : []));
}

/** Lines that were left empty are not shown. */
function paragraphsOf(nodes: readonly DocumentNode[]): Text[] {
  return nodes.flatMap((node) => (node.type === "paragraph" && node.content?.length ? [node.content] : []));
}

/** Pictures side by side, each as it is: what a photo shows is not cut off. */
export function Gallery({ images }: { images: ImageAttrs[] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 @pair:grid-cols-2">
      {images.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice, and none moves
        <DocumentImage key={index} {...image} />
      ))}
    </div>
  );
}

type ImageAttrs = Image["attrs"];

const SIZES: Record<ImageAttrs["size"], string> = {
  column: "(width < 40rem) 92vw, 592px",
  wide: "(width < 64rem) 92vw, 820px",
  beside: "(width < 40rem) 92vw, (width < 64rem) 46vw, 410px",
};

function DocumentImage({ media, alt, caption, width, height, size }: ImageAttrs) {
  return (
    <figure className={size === "column" ? "text-column" : undefined}>
      <MediaPicture
        media={media}
        alt={alt}
        width={width}
        height={height}
        sizes={SIZES[size]}
        className="h-auto w-full border border-rule"
      />
      {caption && <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  );
}
