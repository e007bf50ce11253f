import * as z from "zod/mini";
import { type PageTemplate, pageTemplates } from "~/content/views/page-template";
import { type CspViolation, cspViolations } from "./csp-report.server";
import { bucketOf, type Metric, metrics } from "./vitals";

/** What is counted: values from lists alone, so that nothing of a visitor can come along. */
export type Count =
  | { metric: Metric; template: PageTemplate; upto: number }
  | { kind: FailureKind; template: PageTemplate; detail: string };

/** `csp-foreign`: what something else on the visitor's device wanted to load, such as an extension. */
export type FailureKind = "island" | "script" | "csp" | "csp-foreign";

/** What is known of this site, for all that a list cannot name here. */
export type KnownParts = {
  /** Of the site, as in `https://www.example.nl`. */
  origin: string;
  islands: ReadonlySet<string>;
  /** Whether a file of this name lies in /assets. */
  isAsset: (file: string) => Promise<boolean>;
};

/** Standard names; any other is an 'Error'. */
const errorNames = new Set(
  (
    "Error TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError InternalError " +
    "AbortError ConstraintError DataCloneError DataError HierarchyRequestError InvalidAccessError " +
    "InvalidCharacterError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError " +
    "NotSupportedError OperationError QuotaExceededError SecurityError TimeoutError TransactionInactiveError " +
    "UnknownError VersionError"
  ).split(" "),
);

const maxErrors = 5;
const maxViolations = 20;
const value = z.optional(z.number().check(z.gte(0), z.lte(3_600_000)));
const ownReport = z.object({
  template: z.enum(Object.keys(pageTemplates) as [PageTemplate, ...PageTemplate[]]),
  vitals: z.optional(z.object({ lcp: value, cls: value, inp: value })),
  island: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ name: z.string(), file: z.string() })).check(z.maxLength(maxErrors))),
});

/** Nothing for a body that is not one of ours or a browser's. */
export async function parseReport(contentType: string, body: string, known: KnownParts): Promise<Count[]> {
  const json = parsed(body);
  if (/^application\/(csp-report|reports\+json)/i.test(contentType)) {
    return cspViolations(json, known.origin).slice(0, maxViolations).map(violationCount);
  }
  const { success, data } = ownReport.safeParse(json);
  return success ? ownCounts(data, known) : [];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const violationCount = ({ own, template, directive, blocked }: CspViolation): Count => ({
  kind: own ? "csp" : "csp-foreign",
  template,
  detail: `${directive} ${blocked}`,
});

async function ownCounts(report: z.infer<typeof ownReport>, known: KnownParts): Promise<Count[]> {
  const { template, vitals = {}, island, errors = [] } = report;
  const counts: Count[] = [];
  for (const metric of metrics) {
    const measured = vitals[metric];
    if (measured === undefined) continue;
    counts.push({ metric, template, upto: bucketOf(metric, metric === "cls" ? measured * 1000 : measured) });
  }
  if (island !== undefined && known.islands.has(island)) {
    counts.push({ kind: "island", template, detail: island });
  }
  for (const { name, file } of errors) {
    counts.push({ kind: "script", template, detail: `${errorName(name)} ${await scriptName(file, known)}` });
  }
  return counts;
}

const errorName = (name: string) => (errorNames.has(name) ? name : "Error");

/** Without hash, so that one script is one line over deploys. A file of a version that is gone has no name. */
async function scriptName(file: string, { isAsset }: KnownParts): Promise<string> {
  const [, name] = /^([\w.-]{1,60})-[a-z0-9]{7}\.js$/.exec(file) ?? [];
  return name && (await isAsset(file)) ? name : "eerdere-versie";
}
