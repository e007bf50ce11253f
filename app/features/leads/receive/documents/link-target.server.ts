/** `macros`: runs something or is fetched from elsewhere at once; `active-content`: may be meant well, is asked about. */
export type Risk = "macros" | "active-content" | null;

export function worse(a: Risk, b: Risk): Risk {
  return a === "macros" || b === "macros" ? "macros" : (a ?? b);
}

const harmlessSchemes = new Set([
  ...["http", "https", "mailto", "tel", "callto", "sms", "smsto", "fax", "whatsapp", "skype", "sip"],
  ...["ftp", "ftps", "geo", "maps", "webcal"],
]);

/** What Windows or a program opens as a file, a command or a page of its own. */
const refusedSchemes =
  /^(?:ms|ms-.*|search|search-ms|javascript|jscript|vbscript|livescript|data|file|mhtml|mk|its|res|hcp|help|shell|script|wscript|view-source|jar|ldap|telnet|ssh|smb|cifs|nfs|afp|dav|davs|webdav|rdp|[a-z])$/;

/** A file of its maker's computer that is shown and not run. */
const localFile =
  /^(?:file:\/{3}(?:[a-z]:)?|[a-z]:[\\/])[^:]*\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|txt|csv|jpe?g|png|gif|tiff?|heic|dwg|dxf)$/i;

/** `www.dakdekker.nl:8080/a` is no scheme. */
const hostAndPort = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d{1,5}(?:[/?#]|$)/i;

/**
 * What a link leads to that somebody clicks: pages, mail and numbers are harmless, also where they are misspelt so that
 * they lead nowhere; a scheme that we do not know is asked about.
 */
export function riskOfLink(written: string): Risk {
  const target = decoded(written)
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  if (/^[\\/]{2}/.test(target)) return "macros";
  if (localFile.test(target) && isLocalPath(target)) return null;
  if (hostAndPort.test(target) || /^about:blank(?:#|$)/i.test(target)) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  // A folder above, or from the top, is one of the reader's own computer.
  if (scheme === undefined) return /^\/|^[^#]*\\/.test(target) ? "active-content" : null;
  if (refusedSchemes.test(scheme)) return "macros";
  return harmlessSchemes.has(scheme) ? null : "active-content";
}

export function isLocalPath(target: string): boolean {
  const path = target.replace(/^file:(?:\/\/(?:localhost)?)?\//i, "");
  if (/^[/\\]{2}/.test(path) || path.startsWith("\\")) return false;
  // `file:////server` has one slash left, `file:///C:` none.
  if (path !== target && path.startsWith("/")) return false;
  return !/^[a-z][a-z0-9+.-]+:/i.test(path);
}

export function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
