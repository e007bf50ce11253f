import type { Inline, Mark } from "~/lib/document";
import { safeHref } from "~/lib/rich-text";

// No part matches the empty text or overlaps itself, so that matching takes linear time.
const MARKS =
  /\\([\\*_[\]`|#>+.)-]|\n)|(\*\*|__)(?=\S)|(\*|_)(?=\S)|!?\[((?:[^[\]\\\n]|\\.)+)\]\(([^()\s]+)(?:\s[^()\n]*)?\)|`([^`\n]+)`/g;

/** Words of a line with their marks; a link with a refused target becomes its label. */
export function inlineOf(text: string, marks: Mark[] = []): Inline[] {
  const nodes: Inline[] = [];
  const add = (part: string) => {
    if (part === "") return;
    const last = nodes.at(-1);
    const plain = part.replace(/\n/g, " ");
    if (last?.type === "text" && JSON.stringify(last.marks ?? []) === JSON.stringify(marks))
      last.text += plain;
    else nodes.push({ type: "text", text: plain, ...(marks.length > 0 && { marks }) });
  };
  let end = 0;
  const pattern = new RegExp(MARKS);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, literal, strong, soft, label, target, code] = match;
    const delimiter = strong ?? soft;
    add(text.slice(end, match.index));
    end = match.index + whole.length;
    if (literal === "\n") nodes.push({ type: "hardBreak" });
    else if (literal !== undefined) add(literal);
    else if (code !== undefined) add(code);
    else if (delimiter) {
      const type = strong ? "bold" : "italic";
      // Inside a word or a sum (2*3*4) it is a character.
      const inside = soft !== undefined && /[\p{L}\p{N}]/u.test(text[match.index - 1] ?? "");
      const close = inside || marks.some((mark) => mark.type === type) ? -1 : closing(text, end, delimiter);
      if (close === -1) add(delimiter);
      else {
        const mark: Mark = { type };
        nodes.push(...inlineOf(text.slice(end, close), [...marks, mark]));
        end = close + delimiter.length;
      }
    } else {
      const href = safeHref((target ?? "").replaceAll("%29", ")"));
      const linked: Mark[] = href ? [...marks, { type: "link", attrs: { href } }] : marks;
      nodes.push(...inlineOf(label ?? "", linked));
    }
    pattern.lastIndex = end;
  }
  add(text.slice(end));
  return nodes;
}

/** A mark reaches no further, so that unclosed ones take linear time. */
const MAX_MARKED = 1_000;

/** End of a mark: not after a space, not escaped, and an underscore not inside a word. */
function closing(text: string, from: number, delimiter: string): number {
  const near = text.slice(0, from + MAX_MARKED);
  for (let at = near.indexOf(delimiter, from); at > 0; at = near.indexOf(delimiter, at + delimiter.length)) {
    const before = text[at - 1] ?? "";
    const after = text[at + delimiter.length] ?? "";
    if (/[\s\\]/.test(before)) continue;
    if (delimiter === "_" && /[\p{L}\p{N}]/u.test(after)) continue;
    if (delimiter === "*" && after === "*") continue;
    // Of three the first ends what stands inside.
    if (delimiter.length === 2 && after === delimiter[0] && text[at + 3] !== after) return at + 1;
    return at;
  }
  return -1;
}

/** Without the backslashes that keep a mark a character. */
export function unescaped(text: string): string {
  return text.replace(/\\([\\*_[\]`|])/g, "$1");
}
