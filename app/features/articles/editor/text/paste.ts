import { withoutDetour } from "~/lib/link-detours";

/**
 * Cleans pasted HTML: removes the wrappers of Word and others, and turns Word's list paragraphs into lists. The
 * editor's schema judges what is left.
 */
export function cleanPaste(html: string): string {
  const text = html
    .replace(DRAWN_MARK, "<span data-drawn>$1</span>")
    .replace(/<!--[\s\S]*?-->/g, "")
    // Parsing applies inline styles, which our CSP forbids and reports.
    .replace(/<style[\s\S]*?<\/style>/gi, "");
  const page = new DOMParser().parseFromString(text, "text/html");
  for (const element of page.querySelectorAll("style, script, meta, link, title, xml, o\\:p"))
    element.remove();
  // Only those of the library can be shown.
  for (const picture of page.querySelectorAll("img:not([data-media])")) picture.remove();
  for (const heading of page.querySelectorAll("h1")) rename(heading, "h2");
  for (const heading of page.querySelectorAll("h5, h6")) rename(heading, "h4");
  for (const bold of page.querySelectorAll<HTMLElement>("b, strong"))
    if (/^(normal|400)$/.test(bold.style.fontWeight)) unwrap(bold);
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a[href]"))
    link.setAttribute("href", withoutDetour(link.getAttribute("href") ?? ""));
  listsOfWord(page);
  for (const mark of page.querySelectorAll("[data-drawn]")) mark.remove();
  // Pictures are blocks: nothing is left of a paragraph that held no more.
  for (const paragraph of page.querySelectorAll("p"))
    if (paragraph.textContent?.replaceAll("\u00a0", " ").trim() === "")
      paragraph.replaceWith(...paragraph.querySelectorAll("img"));
  return page.body.innerHTML.replaceAll("\u00a0", " ").replaceAll("&nbsp;", " ");
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  move(element, other);
  element.parentNode?.replaceChild(other, element);
}

function unwrap(element: Element): void {
  for (const child of Array.from(element.childNodes)) element.parentNode?.insertBefore(child, element);
  element.remove();
}

function move(from: Element, to: Element): void {
  for (const child of Array.from(from.childNodes)) to.appendChild(child);
}

/** Word's conditional comments hold the bullets and numbers that it draws before a line. */
const DRAWN_MARK = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/gi;
const LIST_MARK = /^\s*(?:[·•o§–-]|((?:\d{1,3}\.)*\d{1,3}|[a-z]|[ivx]{2,4})[.)])\s+/i;

/**
 * Paragraphs marked `mso-list: l0 level1 lfo1` become lists, with their levels; one that begins with a number or letter is of
 * a numbered list.
 */
function listsOfWord(page: Document): void {
  /** The open lists, outermost first, while their paragraphs follow one another. */
  let open: Element[] = [];
  for (const paragraph of page.querySelectorAll<HTMLElement>("p")) {
    const found = /mso-list:\s*l\d+(?:\s+level(\d))?/i.exec(paragraph.getAttribute("style") ?? "");
    if (!found) {
      open = [];
      continue;
    }
    const drawn = paragraph.querySelector("[data-drawn]");
    // Of the line itself it is one only where a space follows.
    const mark = LIST_MARK.exec(drawn ? `${drawn.textContent} ` : (paragraph.textContent ?? ""));
    drawn?.remove();
    if (open[0]?.nextElementSibling !== paragraph) open = [];
    // A level that skips one, or begins with the second, is the next that there can be.
    open.length = Math.min(open.length, Number(found[1] ?? 1));
    const level = Math.min(open.length + 1, Number(found[1] ?? 1));
    if (open.length < level) {
      const list = page.createElement(mark?.[1] ? "ol" : "ul");
      // A list that goes on after a picture: the last part of 2.3 counts it.
      const number = Number(mark?.[1]?.split(".").at(-1));
      if (number > 1) list.setAttribute("start", String(number));
      const around = open.at(-1)?.lastElementChild;
      if (around) around.appendChild(list);
      else paragraph.parentNode?.insertBefore(list, paragraph);
      open.push(list);
    }
    const item = page.createElement("li");
    const line = page.createElement("p");
    move(paragraph, line);
    if (mark && !drawn) dropStart(line, mark[0].length);
    item.appendChild(line);
    open.at(-1)?.appendChild(item);
    paragraph.remove();
  }
}

/** Takes the first characters of an element away, wherever they stand in it. */
function dropStart(element: Element, length: number): void {
  let left = length;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    node.textContent = text.slice(left);
    left -= text.length;
  }
}

/** A heading, bold words, a link, a table, or two items of a list under each other. */
const MARKDOWN = [
  /^#{1,6} \S/m,
  /\*\*\S[^*\n]*\*\*/,
  /\[[^[\]\n]+\]\(\S+\)/,
  /^\|.+\|[ \t]*\n\|[ \t:|-]+\|/m,
  /^[ \t]*(?:[-*+]|\d{1,3}[.)]) \S.*\n[ \t]*(?:[-*+]|\d{1,3}[.)]) \S/m,
];

/** Whether plain text was written as Markdown. One line that begins with a dash or a number was not. */
export const isMarkdown = (text: string): boolean => {
  const lines = text.replace(/\r\n?/g, "\n");
  return MARKDOWN.some((mark) => mark.test(lines));
};
