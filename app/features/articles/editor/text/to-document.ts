import type { JSONContent } from "@tiptap/core";
import { type Document, type Mark, MOST_START } from "~/lib/document";

/** Attributes that are saved, by node; the editor adds others. */
const kept: Record<string, readonly string[]> = {
  heading: ["level", "id"],
  bulletList: ["style"],
  orderedList: ["start"],
  figure: ["drawing", "alt"],
  callout: ["tone"],
  callToAction: ["to"],
  video: ["provider", "video", "title", "link"],
  image: ["media", "alt", "caption", "width", "height", "size"],
  tableHeader: ["colspan", "rowspan"],
  tableCell: ["colspan", "rowspan"],
};

/** The editor's JSON as it is saved. Its schema has already checked the structure. */
export function toDocument(json: JSONContent): Document {
  return clean(json) as unknown as Document;
}

function clean({ type, text, marks, attrs, content }: JSONContent): JSONContent {
  const own = (kept[type ?? ""] ?? []).map((name) => [name, savedAs(name, attrs?.[name])] as const);
  // A heading without an anchor, a list without a mark or a first number of its own.
  const set = own.filter(([, value]) => value !== null && value !== undefined);
  return {
    type: type ?? "",
    ...(text !== undefined && { text }),
    ...(set.length > 0 && { attrs: Object.fromEntries(set) }),
    ...(marks?.length && { marks: marks.map(cleanMark) }),
    ...(content && { content: content.map(clean) }),
  };
}

/** A list that is typed may begin with any number. */
function savedAs(name: string, value: unknown): unknown {
  if (name !== "start") return value;
  return value === 1 ? null : Math.min(Number(value), MOST_START);
}

function cleanMark({ type, attrs }: NonNullable<JSONContent["marks"]>[number]): Mark {
  if (type === "link") return { type: "link", attrs: { href: String(attrs?.href) } };
  return { type: type === "bold" ? "bold" : "italic" };
}
