import type { JSONContent } from "@tiptap/core";
import type { Document, Mark } from "~/lib/document";

/** Attributes that are saved, by node; the editor adds others. */
const kept: Record<string, readonly string[]> = {
  heading: ["level"],
  callout: ["tone"],
  image: ["media", "alt", "caption", "width", "height", "size"],
  tableHeader: ["colspan", "rowspan"],
  tableCell: ["colspan", "rowspan"],
};

/** The editor's JSON as it is saved. Its schema has already checked the structure. */
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
