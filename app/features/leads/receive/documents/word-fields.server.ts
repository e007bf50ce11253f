import { LONGEST_FIELD, riskOfField } from "./field-text.server";
import { type Risk, riskOfLink, worse } from "./link-target.server";
import { scanXml, XmlError } from "./xml-scan.server";

/** Each is remembered to the end of its part; Word declares some forty. */
const MAX_PREFIXES = 1000;

/** Elements that make a field. */
const fieldElements = new Set(["fldChar", "fldSimple", "instrText", "delInstrText"]);

/**
 * What a part of a .docx does: by a field, a film as a page, letters from a database, or a base of its links. What a
 * reader may skip (the branches of `AlternateContent`, elements of namespaces that it does not know) must hold fields as
 * a whole: text or an end inside it of a field that began outside counts as one that acts, since readers then see two
 * fields.
 */
export function riskOfFields(xml: string): Risk {
  const fields = new OpenFields();
  const namespaces = new Map<string, Namespace>();
  let active = false;
  let base = { depth: 0, text: "" };
  let [element, inside, depth, branches] = ["", 0, 0, 0];
  // Innermost last; nobody skips the whole part.
  const skippable = [{ branch: 0, depth: 0 }];
  const branch = () => skippable.at(-1)?.branch ?? 0;
  scanXml(xml, {
    bind: (prefix, uri) => {
      const namespace = known.get(uri) ?? "other";
      const before = namespaces.get(prefix) ?? namespace;
      namespaces.set(prefix, before === namespace ? namespace : "other");
      if (namespaces.size > MAX_PREFIXES) throw new XmlError("prefixes");
    },
    open: (name, attributes, prefix) => {
      depth++;
      const namespace = namespaces.get(prefix) ?? "other";
      if (namespace === "other") skippable.push({ branch: ++branches, depth });
      if (inside > 0) inside++;
      else if (fieldElements.has(name) || (name === "t" && namespace === "word"))
        [element, inside] = [name, 1];
      if (fieldElements.has(name) && namespace !== "word") active = true;
      if (name === "mailMerge") active = true;
      if (name === "HyperlinkBase" && base.depth === 0) base = { depth, text: "" };
      if (name === "webVideoPr" && attributes().has("embeddedHtml")) active = true;
      if (name === "fldSimple") fields.judge(attributes().get("instr") ?? "");
      if (name === "fldChar") fields.turn(attributes().get("fldCharType") ?? "", branch());
    },
    close: () => {
      if (base.depth === depth) {
        // What relative links are relative to: together they lead to where it leads.
        fields.risk = worse(fields.risk, riskOfLink(base.text));
        base = { depth: 0, text: "" };
      }
      if (inside > 0) inside--;
      if (skippable.length > 1 && skippable.at(-1)?.depth === depth) skippable.pop();
      depth--;
    },
    text: (text) => {
      if (base.depth > 0) base.text += text;
      if (inside > 0 && textElements.has(element)) fields.text(text, element, branch());
    },
  });
  fields.close();
  return active || fields.active ? "macros" : fields.risk;
}

/** What every reader of Word documents reads, in both editions of the standard; the rest it may skip. */
type Namespace = "word" | "formula" | "other";
const known = new Map<string, Namespace>([
  ["http://schemas.openxmlformats.org/wordprocessingml/2006/main", "word"],
  ["http://purl.oclc.org/ooxml/wordprocessingml/main", "word"],
  ["http://schemas.openxmlformats.org/officeDocument/2006/math", "formula"],
  ["http://purl.oclc.org/ooxml/officeDocument/math", "formula"],
]);

/** Elements that hold the text of a field; the first alone when nothing is deleted or shown. */
const textElements = new Set(["instrText", "delInstrText", "t"]);

/** `code` without what is deleted or shown, `all` with it, `late` behind it; `result`: the text is over. */
type OpenField = {
  code: string;
  all: string;
  late: string;
  result: boolean;
  computed: boolean;
  branch: number;
};

/** White space counts once, and not at the beginning: a field may have megabytes of it before its name. */
function added(text: string, more: string): string {
  if (text.length >= LONGEST_FIELD) return text;
  const joined = more.replace(/\s+/g, " ");
  if (text === "") return joined.replace(/^[ "]+/, "");
  return text + (text.endsWith(" ") ? joined.trimStart() : joined);
}

/** Fields whose text may be spread over runs and hold other fields. */
class OpenFields {
  /** One starts a program, has a name that another field computes, or lies in two branches. */
  active = false;
  /** Of those in one piece, the worst. */
  risk: Risk = null;
  readonly #open: OpenField[] = [];

  turn(type: string, branch: number): void {
    const ends = type === "separate" || type === "end";
    const field = this.#open.at(-1);
    if (ends && field && field.branch !== branch) this.active = true;
    if (type === "begin") this.#begin(branch);
    if (ends) this.#separate();
    if (type === "end") this.#end();
  }

  text(text: string, element: string, branch: number): void {
    const field = this.#open.at(-1);
    if (!field) return;
    if (field.branch !== branch) {
      if (element !== "t") this.active = true;
    } else if (field.result) {
      if (element !== "t") field.late = added(field.late, text);
    } else {
      if (element === "instrText") field.code = added(field.code, text);
      field.all = added(field.all, text);
    }
  }

  /** A field in one piece. */
  judge(text: string): void {
    this.risk = worse(this.risk, riskOfField(text));
  }

  /** What never ended counts too. */
  close(): void {
    while (this.#open.length > 0) {
      this.#separate();
      this.#end();
    }
  }

  #begin(branch: number): void {
    const around = this.#open.at(-1);
    if (around && !around.result && around.code === "") around.computed = true;
    this.#open.push({ code: "", all: "", late: "", result: false, computed: false, branch });
  }

  #separate(): void {
    const field = this.#open.at(-1);
    if (!field || field.result) return;
    field.result = true;
    this.judge(field.code);
    this.judge(field.all);
    if (field.computed) this.active = true;
  }

  #end(): void {
    this.judge(this.#open.pop()?.late ?? "");
  }
}
