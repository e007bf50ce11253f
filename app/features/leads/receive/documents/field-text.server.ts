import { type Risk, riskOfLink, worse } from "./link-target.server";

/** Fields that start a program or bring in another file: by name, first in their text. */
const activeFields = new Set([
  ...["DDE", "DDEAUTO", "INCLUDETEXT", "INCLUDE", "IMPORT", "LINK", "RD", "DATABASE"],
  ...["CONTROL", "HTMLCONTROL"],
]);

/** So long that they stand nowhere by chance: also behind text that is deleted but still there. */
const anywhere = /DDEAUTO|INCLUDETEXT/i;

/** A path of a network, to which a computer sends its user's name and password when it is asked for them. */
const networkPath = /(?:^|[\s"])(?:\\\\|\/\/|file:(?:\/\/[^/]|[/\\]{4}|\\))/i;

/** A picture that is not stored in the document, and an address from which it then comes. */
const notStored = /\\d(?![a-z])/i;
const address = /(?:^|[\s"])[a-z][a-z0-9+.-]+:/i;

/** Letters of the text of a field that are judged: its name is at the beginning. */
export const LONGEST_FIELD = 1000;

/** In capitals; empty when it has none. */
export function fieldName(text: string): string {
  return /^[\s"]*([A-Za-z]+)(?![A-Za-z])/.exec(text)?.[1]?.toUpperCase() ?? "";
}

/** Whether a field of this name is judged by an address in its text. */
export function hasAddress(name: string): boolean {
  return name === "HYPERLINK" || name === "INCLUDEPICTURE";
}

/** What the text of a field, or its first letters, does. */
export function riskOfField(text: string): Risk {
  const name = fieldName(text);
  if (activeFields.has(name) || anywhere.test(text)) return "macros";
  if (name === "HYPERLINK") return riskOfHyperlink(text);
  if (name !== "INCLUDEPICTURE") return null;
  if (networkPath.test(text)) return "macros";
  return notStored.test(text) && address.test(text) ? "active-content" : null;
}

// What stands in quotes, where `\` takes the next letter as it is, or without.
const word = /["“”]((?:\\[\s\S]|[^"“”\\])*)["“”]?|([^\s"“”]+)/g;
/** A place in the document, a tip that is shown, a frame. */
const switchWithText = /^\\[lost]$/i;

/** `HYPERLINK "address" \l "place" \o "tip"`, with each `\` in quotes twice; not every program writes it twice. */
function riskOfHyperlink(text: string): Risk {
  let risk: Risk = null;
  let targets = 0;
  let skip = false;
  for (const [, quoted, bare = ""] of text.replace(/^[\s"]*HYPERLINK/i, "").matchAll(word)) {
    const written = quoted ?? bare;
    const isSwitch = quoted === undefined && /^\\[a-z]$/i.test(bare);
    if (!skip && !isSwitch && written.trim() !== "") {
      targets++;
      risk = worse(risk, worse(riskOfLink(written), riskOfLink(written.replace(/\\([\\"])/g, "$1"))));
    }
    skip = !skip && isSwitch && switchWithText.test(bare);
  }
  // So long that its address was not read.
  return targets === 0 && text.length >= LONGEST_FIELD ? "active-content" : risk;
}
