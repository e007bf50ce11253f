import { decoded, isLocalPath, type Risk, riskOfLink } from "./link-target.server";

/** Kinds of relationship that run something or bring in another program's document: the last step of their name. */
const activeKinds = new Set([
  ...["vbaproject", "vbaprojectsignature", "wordvbadata", "vbadata", "control", "activexcontrolbinary"],
  ...["oleobject", "afchunk", "extensibility", "usercustomization", "customui"],
  ...["frame", "subdocument", "mailmergesource", "mailmergeheadersource", "mailmergerecipientdata"],
  ...["recipientdata", "attachedschema", "transform"],
]);

type Attributes = Map<string, string>;

function kindOf(attributes: Attributes): string {
  const type = (attributes.get("Type") ?? "").trim().toLowerCase();
  return type.slice(type.lastIndexOf("/") + 1);
}

/** Kinds that lead to what is drawn or played; another reader of it than that of texts. */
const mediaKinds = new Set(["image", "video", "audio", "media", "font", "thumbnail", "hdphoto", "model3d"]);

export function leadsToMedia(attributes: Attributes): boolean {
  return mediaKinds.has(kindOf(attributes));
}

/** Where it leads, without what may follow the name of a part. */
export function targetOf(attributes: Attributes): string {
  return decoded((attributes.get("Target") ?? "").replace(/[?#].*$/s, "")).trim();
}

/** Of the name of a part, in lower case: relative to which folder it is does not matter. */
export function lastStep(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1).toLowerCase();
}

export function isMainDocument(attributes: Attributes): boolean {
  return kindOf(attributes) === "officedocument";
}

/**
 * What a relationship of a Word document leads to: `macros` for a program, or what is fetched or run when the document
 * is opened; `active-content` for what is harmless by itself but not the document's own.
 */
export function riskOfRelationship(attributes: Attributes): Risk {
  const kind = kindOf(attributes);
  const target = decoded(attributes.get("Target") ?? "").trim();
  if (activeKinds.has(kind) || /vba|macro|activex|oleobject|webextension/.test(kind)) return "macros";
  // Most documents name the template that they were made from: a file of its maker's computer, which is not read.
  if (kind === "attachedtemplate") return isLocalPath(target) ? null : "macros";
  const external = (attributes.get("TargetMode") ?? "").trim().toLowerCase() === "external";
  // The numbers behind a chart; what the workbook holds is judged where it lies.
  if (kind === "package" && !external && isWorkbook(target))
    return isRemote(target) ? "macros" : "active-content";
  if (kind === "package") return "macros";
  if (kind === "hyperlink" && external) return riskOfLink(target);
  if (kind === "image" && external) return riskOfPicture(target);
  return external || isRemote(target) ? "macros" : null;
}

/** By its name: a workbook that may not hold macros. */
export function isWorkbook(name: string): boolean {
  return name.toLowerCase().endsWith(".xlsx");
}

/** Pasted mails name pictures of the mail, which are fetched from nowhere; pasted pages those of the page. */
function riskOfPicture(target: string): Risk {
  if (/^cid:[^\\]*$/i.test(target)) return null;
  return /^https:\/\/[^\\]*$/i.test(target) ? "active-content" : "macros";
}

function isRemote(target: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]+:|\/\/|\\)/i.test(target);
}
