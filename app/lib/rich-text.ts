export type RichNode =
  | { type: "text"; text: string }
  | { type: "strong"; children: RichNode[] }
  | { type: "link"; href: string; label: string };

// Neither alternative can start inside itself, so matching takes linear time.
const MARKS = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()]*)\)/g;

/** `**nadruk**` and `[label](/pad)`; a link with a refused target becomes its label. */
export function parseRichText(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, label, target] = match;
    addText(nodes, text.slice(end, match.index));
    end = match.index + whole.length;
    if (strong !== undefined) {
      nodes.push({ type: "strong", children: parseRichText(strong) });
      continue;
    }
    const href = safeHref(target ?? "");
    if (href === null) addText(nodes, label ?? "");
    else nodes.push({ type: "link", href, label: label ?? "" });
  }
  addText(nodes, text.slice(end));
  return nodes;
}

function addText(nodes: RichNode[], text: string) {
  if (text === "") return;
  const last = nodes[nodes.length - 1];
  if (last?.type === "text") last.text += text;
  else nodes.push({ type: "text", text });
}

/** Paths of this site, https, tel and mailto, without characters that are invisible, or that browsers drop or rewrite; else null. */
export function safeHref(target: string): string | null {
  if (/[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\\]/u.test(target)) return null;
  if (/^\/(?!\/)/.test(target)) return target;
  if (/^(tel:\+?[\d()./-]+|mailto:[^:/@]+@[^:/@]+)$/i.test(target)) return target;
  const url = /^https:\/\//i.test(target) ? URL.parse(target) : null;
  return url && url.username === "" && url.password === "" ? target : null;
}

const LINKS = /\[([^[\]]+)\]\(([^()]*)\)/g;

/** Targets of the links in a text, refused ones too. */
export const linkTargets = (text: string): string[] =>
  Array.from(text.matchAll(LINKS), ([, , target]) => target ?? "");

/** What is wrong with its marks, in Dutch: those that would be shown otherwise than meant. Null when nothing is. */
export function richTextFault(text: string): string | null {
  const refused = linkTargets(text).find((target) => safeHref(target) === null);
  if (refused !== undefined)
    return `‘${refused}’ kan geen verwijzing zijn: schrijf een pad van deze site (/daken) of een adres met https://`;
  const words = text.replaceAll(LINKS, "$1");
  const open = words.replaceAll(/\*\*[^*]+\*\*/g, "");
  if (open.includes("**")) return "Nadruk begint en eindigt met twee sterretjes: hier ontbreken er twee";
  if (open.includes("](")) return "Een verwijzing is niet af: schrijf haar als [woorden](/pad)";
  return null;
}

/** What a reader sees of it: without the marks and the targets of links. */
export const withoutMarks = (text: string): string =>
  text.replace(/\[([^[\]]+)\]\([^()]*\)/g, "$1").replaceAll("**", "");
