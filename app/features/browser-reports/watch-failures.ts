/** What a page sends, once or more often; the server reads it with `parse-report.server.ts`. */
export type BrowserReport = {
  /** In ms; CLS without unit. */
  vitals?: Record<string, number>;
  /** Name of one whose code could not be had. */
  island?: string;
  errors?: ScriptError[];
};

/** Name of an error, and the script of ours in which it came up. */
export type ScriptError = { name: string; file: string };

/** An error of a script, or the name of an island whose code could not be had. */
export type Failure = Partial<ErrorEvent & PromiseRejectionEvent> | string;

/** More of one page tells nothing new. */
const MAX_NOTED = 10;

const noted: Failure[] = [];
let deliver: ((failure: Failure) => unknown) | undefined;

export function sendReport(report: BrowserReport) {
  const { template } = document.documentElement.dataset;
  navigator.sendBeacon("/api/browser-report", JSON.stringify({ template, ...report }));
}

export function noteFailure(failure: Failure) {
  if (noted.length === MAX_NOTED || noted.includes(failure)) return;
  noted.push(failure);
  deliver?.(failure);
}

/** Notes errors that may be of our own scripts; the reporter looks closer. */
export function watchFailures() {
  for (const type of ["error", "unhandledrejection"]) {
    addEventListener(type, (event) => {
      const { filename, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
      if (`${filename || reason?.stack}`.includes("/assets/")) noteFailure(event);
    });
  }
}

/**
 * To be called when the page is idle: nothing is fetched or sent before. A missing island is told at once,
 * because its link or form then leaves the page; errors and, with `measured`, vitals by a chunk of their own.
 */
export function startReporting(measured: boolean) {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", () => startReporting(measured));
    return;
  }
  const load = () =>
    import("./reporter").then(
      (reporter) => reporter.report(noted, measured),
      () => noteFailure("reporter"),
    );
  deliver = (failure) => (typeof failure === "string" ? sendReport({ island: failure }) : load());
  noted.forEach(deliver);
  if (measured) load();
}
