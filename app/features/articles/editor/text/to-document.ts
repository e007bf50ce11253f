import type { JSONContent } from "@tiptap/core";
import type { Document, Mark } from "~/lib/document";

/** Attributes that we keep, by node; the editor has more of its own. */
const kept: Record<string, readonly string[]> = {
  heading: ["level"],
  callout: ["tone"],
  image: ["media", "alt", "caption", "width", "height", "size"],
  tableHeader: ["colspan", "rowspan"],
  tableCell: ["colspan", "rowspan"],
};

/** What the editor holds, as it is kept. The editor's own schema sees to what stands where. */
export function toDocument(json: JSONContent): Document {
  return clean(json) as unknown as Document;
}

function clean({ type, text, marks, attrs, content }: JSONContent): JSONContent {
  const names = kept[type ?? ""];
  return {
    type: type ?? "",
    ...(text !== undefined && { text }),
    ...(names && attrs && { attrs: Object.fromEntries(names.map((name) => [name, attrs[name]])) }),
    ...(marks?.length && { marks: marks.map(cleanMark) }),
    ...(content && { content: content.map(clean) }),
  };
}

function cleanMark({ type, attrs }: NonNullable<JSONContent["marks"]>[number]): Mark {
  if (type === "link") return { type: "link", attrs: { href: String(attrs?.href) } };
  return { type: type === "bold" ? "bold" : "italic" };
}
