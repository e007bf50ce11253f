import * as z from "zod/mini";
import { type PageTemplate, templateOf } from "~/content/views/page-template";

export type CspViolation = {
  template: PageTemplate;
  /** From the list below, else 'overig'. */
  directive: string;
  /** An origin, 'self', a keyword or scheme from the list below, else 'overig'. */
  blocked: string;
  /** Made by our own page, not by an extension or a program in between. */
  own: boolean;
};

const directives = new Set(
  (
    "default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src " +
    "font-src connect-src frame-src child-src worker-src manifest-src media-src object-src form-action " +
    "base-uri frame-ancestors"
  ).split(" "),
);
const ownKeywords = new Set(["inline", "eval", "wasm-eval"]);
const schemes = new Set("data blob about filesystem ws wss http https".split(" "));
/** chrome-extension, moz-extension, safari-web-extension … */
const extension = /^[a-z]{1,10}(-[a-z]{1,10})?-extension(:|$)/;

const text = z.optional(z.nullable(z.string()));
/** The older form, of `report-uri`: Safari and Firefox, and Chrome where it knows no `report-to`. */
const olderReport = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "source-file": text,
  }),
});
/** The Reporting API's, of `report-to`: several at once, of several types. */
const reportsBody = z.array(z.unknown());
const newerReport = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ documentURL: z.string(), effectiveDirective: text, blockedURL: text, sourceFile: text }),
});

/** Those of pages of `origin`; of their addresses only the kind of page is left. */
export function cspViolations(json: unknown, origin: string): CspViolation[] {
  const older = olderReport.safeParse(json);
  if (older.success) {
    const report = older.data["csp-report"];
    const directive = report["effective-directive"] || report["violated-directive"];
    return violation(report["document-uri"], directive, report["blocked-uri"], report["source-file"], origin);
  }
  const several = reportsBody.safeParse(json);
  if (!several.success) return [];
  return several.data.flatMap((each) => {
    const { success, data } = newerReport.safeParse(each);
    if (!success) return [];
    const { documentURL, effectiveDirective, blockedURL, sourceFile } = data.body;
    return violation(documentURL, effectiveDirective, blockedURL, sourceFile, origin);
  });
}

type Text = z.infer<typeof text>;

function violation(
  page: string,
  directive: Text,
  blocked: Text,
  source: Text,
  origin: string,
): CspViolation[] {
  const url = URL.parse(page);
  if (url?.origin !== origin) return [];
  const [name = ""] = (directive ?? "").split(" ");
  return [
    {
      template: templateOf(url.pathname),
      directive: directives.has(name) ? name : "overig",
      ...blockedThing(blocked ?? "", extension.test(source ?? ""), origin),
    },
  ];
}

function blockedThing(blocked: string, byExtension: boolean, origin: string) {
  if (extension.test(blocked)) return { blocked: "extensie", own: false };
  if (ownKeywords.has(blocked)) return { blocked, own: !byExtension };
  const url = URL.parse(blocked);
  const [scheme = ""] = blocked.split(":");
  if (blocked === "self" || url?.origin === origin) return { blocked: "self", own: !byExtension };
  if (url && /^(https?|wss?):$/.test(url.protocol)) return { blocked: foreignOrigin(url), own: false };
  return { blocked: schemes.has(scheme) ? scheme : "overig", own: false };
}

/** Names of the open internet only: no addresses of somebody's network, no numbers, no port. */
function foreignOrigin({ protocol, hostname }: URL): string {
  const isName = hostname.length <= 60 && /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname);
  return isName && !/\d{5}/.test(hostname) ? `${protocol}//${hostname}` : "overig";
}
