/** Fields that start a program or bring in another file: by name, first in their text. */
const activeFields = new Set([
  ...["DDE", "DDEAUTO", "INCLUDETEXT", "INCLUDE", "IMPORT", "LINK", "RD", "DATABASE"],
  ...["CONTROL", "HTMLCONTROL"],
]);

export function isActiveField(text: string): boolean {
  const name = /^[\s"]*([A-Za-z]+)(?![A-Za-z])/.exec(text)?.[1];
  return name !== undefined && activeFields.has(name.toUpperCase());
}

type OpenField = { text: string; result: boolean; computed: boolean };

/**
 * The fields of one part of a .docx, whose text may be spread over runs and hold other fields. `active` turns true
 * at a field that starts a program, or whose very name another field computes.
 */
export class WordFields {
  active = false;
  readonly #open: OpenField[] = [];

  begin(): void {
    const around = this.#open.at(-1);
    if (around && !around.result && around.text.trim() === "") around.computed = true;
    this.#open.push({ text: "", result: false, computed: false });
  }

  text(text: string): void {
    const field = this.#open.at(-1);
    // Its name is at the beginning: the rest of a long text is not needed.
    if (field && !field.result && field.text.trim().length < 200) field.text += text;
  }

  /** Between its text and its result. */
  separate(): void {
    const field = this.#open.at(-1);
    if (!field || field.result) return;
    this.judge(field.text);
    if (field.computed) this.active = true;
    field.result = true;
  }

  end(): void {
    this.separate();
    this.#open.pop();
  }

  /** A field in one piece. */
  judge(text: string): void {
    if (isActiveField(text)) this.active = true;
  }

  /** What never ended counts too. */
  close(): void {
    while (this.#open.length > 0) this.end();
  }
}
