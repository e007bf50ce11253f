const MARK = /^(\s*)(?:([-*+])|(\d{1,9})([.)]))\s+(.*)$/;

type Mark = { indent: number; sign: string; number: number; offset: number; words: string };

/** The mark that a line of a list begins with. */
function markOf(line = ""): Mark | null {
  const found = MARK.exec(line);
  if (!found) return null;
  const [, space = "", bullet, digits = "", point, words = ""] = found;
  const sign = bullet ?? point ?? "";
  return {
    indent: space.length,
    sign,
    number: Number(digits || 1),
    offset: space.length + digits.length + 2,
    words,
  };
}

export const isItem = (line: string): boolean => MARK.test(line);

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The line after a list. A blank line ends it only where what follows is none of its items and stands in none of them. */
export function listEnd(lines: string[], from: number): number {
  const first = markOf(lines[from]);
  const indent = first?.indent ?? 0;
  let end = from + 1;
  for (let at = end; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line.trim() === "") continue;
    const mark = markOf(line);
    const own = mark !== null && mark.indent <= indent + 1;
    const belongs = own ? mark.sign === first?.sign : indentOf(line) > (at > end ? indent + 1 : 0);
    if (!belongs) break;
    end = at + 1;
  }
  return end;
}

/** The items of a list: the lines of each without its mark, and the number that it begins with. */
export function itemsOf(lines: string[]): { numbered: boolean; start: number; items: string[][] } {
  const first = markOf(lines[0]);
  const items: string[][] = [];
  let offset = 0;
  for (const line of lines) {
    const mark = markOf(line);
    if (mark && mark.indent <= (first?.indent ?? 0) + 1) {
      items.push([mark.words]);
      offset = mark.offset;
    } else items.at(-1)?.push(line.slice(Math.min(offset, indentOf(line))));
  }
  return { numbered: /[.)]/.test(first?.sign ?? ""), start: first?.number ?? 1, items };
}
