import { type Extensions, mergeAttributes, Node } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { ANCHOR, MEDIA_ID, MOST_START, VIDEO_ID } from "~/lib/document";
import { pictureSources } from "~/lib/files/media-variants";
import { safeHref } from "~/lib/rich-text";
import { BlockKeys } from "./block-keys";
import { blockNodes } from "./block-nodes";

const inner = "(paragraph | bulletList | orderedList)+";

const Callout = Node.create({
  name: "callout",
  group: "block",
  content: `title? ${inner}`,
  defining: true,
  addAttributes() {
    return { tone: { default: "tip", parseHTML: (element) => element.dataset.tone ?? "tip" } };
  },
  // Another site may mean something else by the name.
  parseHTML() {
    return ["tip", "warning", "urgent"].map((tone) => ({ tag: `div[data-tone=${tone}]` }));
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
    return [
      { tag: "img[data-media]", getAttrs: ({ dataset }) => MEDIA_ID.test(dataset.media ?? "") && null },
    ];
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

const providers = /^(youtube|vimeo)$/;
const fits = (pattern: RegExp) => (value: unknown) => {
  if (!pattern.test(String(value))) throw new RangeError(`${value}`);
};

/** Shows its title; it is played on the page. */
const Video = Node.create({
  name: "video",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      provider: { ...fromData("provider"), default: "youtube", validate: fits(providers) },
      video: { ...fromData("video"), validate: fits(VIDEO_ID) },
      title: fromData("title"),
      // No longer than may be saved: what is pasted may bring one of another site.
      link: {
        default: null,
        parseHTML: ({ dataset: { link } }: HTMLElement) => link?.slice(0, 2000) ?? null,
      },
    };
  },
  parseHTML() {
    const getAttrs = ({ dataset: { provider = "", video = "" } }: HTMLElement) =>
      providers.test(provider) && VIDEO_ID.test(video) && null;
    return [{ tag: "div[data-video]", getAttrs }];
  },
  renderHTML({ node: { attrs } }) {
    const { provider, video, title, link } = attrs;
    const data = { "data-provider": provider, "data-video": video, "data-title": title };
    return ["div", { ...data, ...(link && { "data-link": link }) }];
  },
});

const firstNumber = (text: string | null): number =>
  /^\d{1,4}$/.test(text ?? "") ? Math.min(Number(text), MOST_START) : 1;

/** What the kit's nodes are in our articles. */
const changes: Record<string, Parameters<Node["extend"]>[0]> = {
  blockquote: { content: inner },
  listItem: { content: `paragraph ${inner.replace("+", "*")}` },
  heading: {
    addAttributes() {
      return {
        ...this.parent?.(),
        // The anchor of a section stays when its words change.
        id: {
          default: null,
          keepOnSplit: false,
          parseHTML: ({ dataset: { anchor = "" } }: HTMLElement) => (ANCHOR.test(anchor) ? anchor : null),
          renderHTML: ({ id }: { id: string | null }) => (id ? { "data-anchor": id } : {}),
        },
      };
    },
  },
  orderedList: {
    // No letters or Roman numbers: the page has none.
    addAttributes() {
      return {
        start: {
          default: 1,
          parseHTML: (element: HTMLElement) => firstNumber(element.getAttribute("start")),
        },
      };
    },
  },
  bulletList: {
    addAttributes() {
      return {
        ...this.parent?.(),
        style: {
          default: null,
          parseHTML: (element: HTMLElement) => (element.dataset.style === "check" ? "check" : null),
          renderHTML: ({ style }: { style: string | null }) => (style ? { "data-style": style } : {}),
        },
      };
    },
  },
};

/** Everything that an article may hold, and nothing else; see document-schema.server.ts. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
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
      return (this.parent?.() ?? []).map((extension) => {
        const change = changes[extension.name];
        return change ? (extension as Node).extend(change) : extension;
      });
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
  Video,
  ...blockNodes,
  BlockKeys,
];
