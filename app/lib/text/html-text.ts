const entities: Readonly<Record<string, string>> = {
  ...{
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    euro: "€",
    copy: "©",
    reg: "®",
    deg: "°",
  },
  ...{ eacute: "é", egrave: "è", ecirc: "ê", euml: "ë", aacute: "á", agrave: "à", auml: "ä", iuml: "ï" },
  ...{ iacute: "í", oacute: "ó", ouml: "ö", uuml: "ü", ccedil: "ç", ndash: "–", mdash: "—", hellip: "…" },
  ...{ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", bull: "•", middot: "·", frac12: "½", sup2: "²" },
};

/** Elements whose content nobody reads. */
const unread = new Set(["script", "style", "title", "template", "noscript", "svg", "math", "object"]);
const breaking =
  /^(?:p|div|br|tr|li|ul|ol|table|h[1-6]|hr|blockquote|pre|section|article|header|footer|dt|dd)$/;

/**
 * The words of a page of HTML as plain text: for reading, and harmless wherever it is escaped. What stands in a
 * blockquote begins with '> ', as in a mail of text only. Reads every character once.
 */
export function htmlText(html: string): string {
  const parts: string[] = [];
  let depth = 0;
  let at = 0;
  const write = (text: string) => void parts.push(decoded(text.replace(/\s+/g, " ")));
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) {
      write(html.slice(at));
      break;
    }
    write(html.slice(at, open));
    if (html.startsWith("<!--", open)) {
      at = after(html, "-->", open + 4);
      continue;
    }
    const [, closing = "", tag = ""] =
      /^<(\/?)([a-zA-Z][a-zA-Z0-9]{0,20})/.exec(html.slice(open, open + 24)) ?? [];
    const name = tag.toLowerCase();
    if (name === "" && !/[!?/]/.test(html[open + 1] ?? "")) {
      write("<");
      at = open + 1;
      continue;
    }
    at = after(html, ">", open + 1);
    if (closing === "" && unread.has(name)) at = afterElement(html, name, at);
    else if (name === "blockquote") {
      depth = Math.max(0, depth + (closing ? -1 : 1));
      parts.push(mark(depth));
    } else if (breaking.test(name)) parts.push(mark(depth));
    else if (name === "td" || name === "th") parts.push(" ");
  }
  return lines(parts.join(""));
}

/** Stands for a new line that is so many blockquotes deep; none of the text can hold it. */
const mark = (depth: number) => `\u0000${Math.min(depth, 9)}`;

function lines(marked: string): string {
  const [first = "", ...rest] = marked.split("\u0000");
  const quoted = rest.map((line) => {
    const text = line.slice(1).replace(/ {2,}/g, " ").trim();
    const depth = Number(line[0]);
    return depth > 0 ? `${">".repeat(depth)} ${text}`.trimEnd() : text;
  });
  return [first.trim(), ...quoted]
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function after(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from);
  return found < 0 ? html.length : found + end.length;
}

/** As browsers do: without its closing tag it ends with the page. */
function afterElement(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}\\b`, "gi");
  close.lastIndex = from;
  const found = close.exec(html);
  return found ? after(html, ">", found.index) : html.length;
}

function decoded(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]{2,8}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[name] ?? entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replaceAll("\u0000", "");
}
