import { type Extensions, mergeAttributes, Node } from "@tiptap/core";
import { ReactNodeViewRenderer } from "@tiptap/react";
import type { LineName } from "~/lib/document";
import { CALLS } from "~/lib/text/wishes";
import { FigureView } from "./figure-view";

/** A line with its own place in a block; `hint` is seen while it is empty. */
function line(name: LineName, hint: string, marks: boolean) {
  return Node.create({
    name,
    content: marks ? "inline*" : "text*",
    ...(!marks && { marks: "" }),
    defining: true,
    parseHTML: () => [{ tag: `div[data-line="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => [
      "div",
      mergeAttributes(HTMLAttributes, { "data-line": name, "data-hint": hint }),
      0,
    ],
  });
}

/** A block, or one of its parts, that holds others: what is typed in one part never runs into the next. */
function holder(name: string, content: string, group?: "block") {
  return Node.create({
    name,
    content,
    ...(group && { group, draggable: true }),
    defining: true,
    isolating: true,
    parseHTML: () => [{ tag: `div[data-part="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes(HTMLAttributes, { "data-part": name }), 0],
  });
}

const Figure = holder("figure", "caption legendItem*", "block").extend({
  addAttributes() {
    const kept = (name: string) => ({
      default: "",
      parseHTML: (element: HTMLElement) => element.dataset[name] ?? "",
      renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
    });
    return { drawing: kept("drawing"), alt: kept("alt") };
  },
  addNodeView() {
    return ReactNodeViewRenderer(FigureView);
  },
});

const CallToAction = holder("callToAction", "title paragraph", "block").extend({
  addAttributes: () => ({
    to: {
      default: "inspection",
      parseHTML: (element: HTMLElement) => element.dataset.to ?? "inspection",
      renderHTML: ({ to }: Record<string, unknown>) => ({
        "data-to": to,
        "data-button": CALLS[to as keyof typeof CALLS],
      }),
    },
  }),
});

/** The blocks of the site's articles; their nesting is that of document-schema.server.ts. */
export const blockNodes: Extensions = [
  line("title", "Titel", false),
  line("caption", "Onderschrift", false),
  line("factLabel", "Waarvan", false),
  line("factValue", "Cijfer", false),
  line("note", "Toelichting", true),
  line("legendItem", "Wat dit nummer aanwijst", true),
  holder("steps", "step+", "block"),
  holder("step", "title paragraph"),
  holder("facts", "fact+", "block"),
  holder("fact", "factLabel factValue note"),
  holder("faq", "faqItem+", "block"),
  holder("faqItem", "title paragraph+"),
  holder("countries", "countryNl countryBe", "block"),
  holder("countryNl", "paragraph+"),
  holder("countryBe", "paragraph+"),
  holder("tableFigure", "caption table note", "block"),
  CallToAction,
  Figure,
];
