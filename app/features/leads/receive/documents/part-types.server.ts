import { scanXml } from "./xml-scan.server";

/** Types of parts that run, hold another program's document, or are read as another format, in lower case. */
const activeType =
  /macroenabled|vbaproject|vbadata|activex|oleobject|customui|html|rfc822|rtf|spreadsheetml\.sheet\.|presentationml\.presentation|package$/;

/** The same for a workbook inside a document, which may not bring in other data either. */
export const activeInWorkbook =
  /macro|vba|activex|oleobject|customui|html|rfc822|rtf|wordprocessingml|presentationml|package$|externallink|connections|querytable|webextension|ms-excel\.sheet|spreadsheetml\.template/;

/** What `[Content_Types].xml` says of the parts of a package. Names and types in lower case. */
export class PartTypes {
  /** A type among them belongs to something that can run. */
  active = false;
  readonly #byExtension = new Map<string, string>();
  readonly #byName = new Map<string, string>();

  constructor(xml: string, actives = activeType) {
    scanXml(xml, {
      open: (element, read) => {
        if (element !== "Default" && element !== "Override") return;
        const attributes = read();
        const type = (attributes.get("ContentType") ?? "").trim();
        const lower = type.toLowerCase();
        if (actives.test(lower)) this.active = true;
        const key = attributes.get(element === "Default" ? "Extension" : "PartName") ?? "";
        const types = element === "Default" ? this.#byExtension : this.#byName;
        const name = decoded(key).toLowerCase().replace(/^\//, "");
        // Two readers may each take another of two answers.
        if (types.has(name) && types.get(name) !== lower) this.active = true;
        types.set(name, lower);
      },
    });
  }

  /** Empty when nothing is said of it. */
  of(name: string): string {
    return this.#byName.get(name) ?? this.#byExtension.get(name.slice(name.lastIndexOf(".") + 1)) ?? "";
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
