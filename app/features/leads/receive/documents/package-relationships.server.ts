/** Kinds of relationship that run something or bring in another program's document: the last step of their name. */
const activeKinds = new Set([
  ...["vbaproject", "vbaprojectsignature", "wordvbadata", "vbadata", "control", "activexcontrolbinary"],
  ...["oleobject", "package", "afchunk", "extensibility", "usercustomization", "customui"],
  ...["frame", "subdocument", "mailmergesource", "mailmergeheadersource", "mailmergerecipientdata"],
  ...["recipientdata", "attachedschema", "transform"],
]);

type Attributes = Map<string, string>;

function kindOf(attributes: Attributes): string {
  const type = (attributes.get("Type") ?? "").trim().toLowerCase();
  return type.slice(type.lastIndexOf("/") + 1);
}

export function isMainDocument(attributes: Attributes): boolean {
  return kindOf(attributes) === "officedocument";
}

/** Whether a relationship of a Word document leads to a program, or fetches something when the document is opened. */
export function isActiveRelationship(attributes: Attributes): boolean {
  const kind = kindOf(attributes);
  const target = decoded(attributes.get("Target") ?? "").trim();
  if (activeKinds.has(kind) || /vba|macro|activex|oleobject/.test(kind)) return true;
  // Most documents name the template that they were made from: a file of its maker's computer, which is not read.
  if (kind === "attachedtemplate") return !isLocalPath(target);
  const external = (attributes.get("TargetMode") ?? "").trim().toLowerCase() === "external";
  if (kind === "hyperlink" && external) return !harmlessLink.test(target);
  return external || isRemote(target);
}

/** A page, a mail, a number, a place in the document, or a name without a scheme or folder above. */
const harmlessLink = /^(?:https?:|mailto:|tel:|#|$|[^:\\/][^:\\]*$)/i;

function isRemote(target: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]+:|\/\/|\\)/i.test(target);
}

function isLocalPath(target: string): boolean {
  const path = target.replace(/^file:(?:\/\/(?:localhost)?)?\//i, "");
  if (/^[/\\]{2}/.test(path) || path.startsWith("\\")) return false;
  // `file:////server` has one slash left, `file:///C:` none.
  if (path !== target && path.startsWith("/")) return false;
  return !/^[a-z][a-z0-9+.-]+:/i.test(path);
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
