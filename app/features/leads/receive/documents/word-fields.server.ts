import { scanXml } from "./xml-scan.server";

/** Fields that start a program or bring in another file: by name, first in their text. */
const activeFields = new Set([
  ...["DDE", "DDEAUTO", "INCLUDETEXT", "INCLUDE", "IMPORT", "LINK", "RD", "DATABASE"],
  ...["CONTROL", "HTMLCONTROL"],
]);

/** So long that they stand nowhere by chance: also behind text that is deleted but still there. */
const anywhere = /DDEAUTO|INCLUDETEXT/i;

/** Whether the text of a field, or its first letters, name a field that acts. */
export function isActiveField(text: string): boolean {
  const name = /^[\s"]*([A-Za-z]+)(?![A-Za-z])/.exec(text)?.[1];
  return (name !== undefined && activeFields.has(name.toUpperCase())) || anywhere.test(text);
}

/**
 * Whether a part of a .docx holds a field that acts, or letters from a database. Where a part says things in two ways
 * (`AlternateContent`), it is read both ways.
 */
export function holdsActiveField(xml: string): boolean {
  const ways = xml.includes("AlternateContent") ? ["", "Choice", "Fallback"] : [""];
  return ways.some((left) => readsAsActive(xml, left));
}

/** Elements that hold the text of a field; the first alone when nothing is deleted or shown. */
const codeElements = new Set(["instrText", "delInstrText", "t"]);

/** `left`: an element that is left out with all that it holds. */
function readsAsActive(xml: string, left: string): boolean {
  const fields = new OpenFields();
  let mailMerge = false;
  let [leftOut, element, inside] = [0, "", 0];
  scanXml(xml, {
    open: (name, attributes) => {
      if (leftOut > 0 || name === left) {
        leftOut++;
        return;
      }
      if (inside > 0) inside++;
      else if (codeElements.has(name)) [element, inside] = [name, 1];
      if (name === "mailMerge") mailMerge = true;
      if (name === "fldSimple") fields.judge(attributes().get("instr") ?? "");
      if (name === "fldChar") fields.turn(attributes().get("fldCharType") ?? "");
    },
    close: () => {
      if (leftOut > 0) leftOut--;
      else if (inside > 0) inside--;
    },
    text: (text) => {
      if (leftOut === 0 && inside > 0) fields.text(text, element === "instrText");
    },
  });
  fields.close();
  return fields.active || mailMerge;
}

/** `code` without what is deleted or shown, `all` with it; `result`: the text is over. */
type OpenField = { code: string; all: string; result: boolean; computed: boolean };

/** Fields whose text may be spread over runs and hold other fields. */
class OpenFields {
  /** One starts a program, or has a name that another field computes. */
  active = false;
  readonly #open: OpenField[] = [];

  turn(type: string): void {
    if (type === "begin") this.#begin();
    if (type === "separate" || type === "end") this.#separate();
    if (type === "end") this.#open.pop();
  }

  text(text: string, isCode: boolean): void {
    const field = this.#open.at(-1);
    // Its name is at the beginning: the rest of a long text is not needed.
    if (!field || field.result) return;
    if (isCode && field.code.trim().length < 200) field.code += text;
    if (field.all.trim().length < 200) field.all += text;
  }

  /** A field in one piece. */
  judge(text: string): void {
    if (isActiveField(text)) this.active = true;
  }

  /** What never ended counts too. */
  close(): void {
    while (this.#open.length > 0) this.turn("end");
  }

  #begin(): void {
    const around = this.#open.at(-1);
    if (around && !around.result && around.code.trim() === "") around.computed = true;
    this.#open.push({ code: "", all: "", result: false, computed: false });
  }

  #separate(): void {
    const field = this.#open.at(-1);
    if (!field || field.result) return;
    field.result = true;
    this.judge(field.code);
    this.judge(field.all);
    if (field.computed) this.active = true;
  }
}
