/** Not well-formed, or with a document type, which office documents never have. */
export class XmlError extends Error {}

/** By name, read when they are asked for. Throws when two names differ in their prefix alone. */
export type XmlAttributes = () => Map<string, string>;

/** Names are without their prefix; values and texts have their character references resolved. */
type XmlVisitor = {
  /** A prefix (empty: none) gets a namespace, before the element that says so opens. */
  bind?: (prefix: string, namespace: string) => void;
  open: (name: string, attributes: XmlAttributes, prefix: string) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

// Each repetition begins with white space and ends with a quote, so that nothing is tried twice.
const tag = /<(\/?)([^\s<>/="'!?]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y;
const attribute = /([^\s<>/="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/** Elements inside each other: some times more than any reader of office documents follows. */
const MAX_DEPTH = 1000;

/**
 * Calls the visitor for every tag and every text, in their order. Throws also when elements lie too deep, or are not
 * closed as often as they are opened: whoever keeps something of each open one keeps little.
 */
export function scanXml(source: string, visit: XmlVisitor): void {
  let at = 0;
  let depth = 0;
  for (;;) {
    const next = source.indexOf("<", at);
    if (next > at) visit.text?.(resolved(source.slice(at, next)));
    if (next === -1) {
      if (depth > 0) throw new XmlError("an element that is not closed");
      return;
    }
    if (source.startsWith("<!--", next)) at = after(source, "-->", next + 4);
    else if (source.startsWith("<?", next)) at = after(source, "?>", next + 2);
    else if (source.startsWith("<![CDATA[", next)) {
      at = after(source, "]]>", next + 9);
      visit.text?.(source.slice(next + 9, at - 3));
    } else {
      tag.lastIndex = next;
      const match = tag.exec(source);
      if (match === null) throw new XmlError();
      const [whole, slash, name = "", attributes = ""] = match;
      const alone = whole.endsWith("/>");
      if (!alone) depth += slash === "" ? 1 : -1;
      if (depth < 0 || depth > MAX_DEPTH || (alone && slash !== "")) throw new XmlError("depth");
      if (visit.bind && attributes.includes("xmlns")) bindAll(attributes, visit.bind);
      if (slash === "") visit.open(local(name), () => attributesOf(attributes), prefixOf(name));
      if (slash !== "" || alone) visit.close?.(local(name));
      at = next + whole.length;
    }
  }
}

function after(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from);
  if (at === -1) throw new XmlError();
  return at + end.length;
}

function attributesOf(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, name = "", double, single] of text.matchAll(attribute)) {
    if (isBinding(name)) continue;
    if (values.has(local(name))) throw new XmlError("one attribute twice");
    values.set(local(name), resolved(double ?? single ?? ""));
  }
  return values;
}

function bindAll(text: string, bind: (prefix: string, namespace: string) => void): void {
  for (const [, name = "", double, single] of text.matchAll(attribute))
    if (isBinding(name)) bind(name.slice("xmlns:".length), resolved(double ?? single ?? ""));
}

const isBinding = (name: string) => name === "xmlns" || name.startsWith("xmlns:");

function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(":")));
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function resolved(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (name) return named[name] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
