import { type Extensions, mergeAttributes, Node } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { pictureSources } from "~/lib/files/media-variants";
import { safeHref } from "~/lib/rich-text";

const inner = "(paragraph | bulletList | orderedList)+";

const Callout = Node.create({
  name: "callout",
  group: "block",
  content: inner,
  defining: true,
  addAttributes() {
    return { tone: { default: "tip", parseHTML: (element) => element.dataset.tone ?? "tip" } };
  },
  parseHTML() {
    return [{ tag: "div[data-tone]" }];
  },
  renderHTML({ node, HTMLAttributes }) {
    return ["div", mergeAttributes(HTMLAttributes, { "data-tone": node.attrs.tone }), 0];
  },
});

const pixels = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
});
const fromData = (name: string, fallback = "") => ({
  default: fallback,
  parseHTML: (element: HTMLElement) => element.dataset[name] ?? fallback,
});

/** A picture of the library; others are dropped when pasted. */
const Picture = Node.create({
  name: "image",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      media: fromData("media"),
      alt: { default: "" },
      caption: fromData("caption"),
      width: pixels("width"),
      height: pixels("height"),
      size: fromData("size", "column"),
    };
  },
  parseHTML() {
    return [{ tag: "img[data-media]" }];
  },
  renderHTML({ node }) {
    const { media, alt, caption, width, height, size } = node.attrs;
    return [
      "img",
      {
        src: pictureSources(media, width).src,
        ...{ alt, width, height },
        ...{ "data-media": media, "data-caption": caption, "data-size": size },
      },
    ];
  },
});

/** Everything that an article may hold, and nothing else; see document-schema.server.ts. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      isAllowedUri: (url) => safeHref(url) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }).extend({
    addExtensions() {
      const limited = new Set(["blockquote", "listItem"]);
      return (this.parent?.() ?? []).map((extension) =>
        limited.has(extension.name)
          ? (extension as Node).extend({
              content: extension.name === "listItem" ? `paragraph ${inner.replace("+", "*")}` : inner,
            })
          : extension,
      );
    },
  }),
  TableKit.configure({
    table: { resizable: false },
  }).extend({
    addExtensions() {
      return (this.parent?.() ?? []).map((extension) =>
        extension.name === "tableCell" || extension.name === "tableHeader"
          ? (extension as Node).extend({ content: inner })
          : extension,
      );
    },
  }),
  Callout,
  Picture,
];
