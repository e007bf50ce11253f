import { request } from "node:http";
import { text } from "node:stream/consumers";
import { stubServer } from "../../support/stub-server.ts";

const REPORTS = "/engine-problems";

/** Runs first in every page. Not all drivers tell of what goes wrong inside a page; this does in each. */
function watch(reports: string): void {
  const report = (problem: string) => navigator.sendBeacon(reports, `${location.pathname}: ${problem}`);
  document.currentScript?.remove();
  const error = console.error;
  console.error = (...said) => {
    report(`console: ${said.map(String).join(" ")}`);
    error(...said);
  };
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      // Firefox says so of a module that is there already; one that is missing is told of by its import.
      if (target instanceof HTMLLinkElement && target.rel === "modulepreload") return;
      if (target instanceof HTMLElement) report(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      else report(`exception: ${event.message} (${event.filename}:${event.lineno})`);
    },
    true,
  );
  let leaving = false;
  addEventListener("beforeunload", () => {
    leaving = true;
  });
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
    // Firefox and WebKit give up what is still loading when the page is left.
    const givenUp = /^(?:error loading dynamically imported module|Importing a module script failed)/;
    if (leaving && givenUp.test(reason?.message)) return;
    report(`rejection: ${reason} ${reason?.stack ?? ""}`);
  });
  addEventListener("securitypolicyviolation", (event) =>
    report(`refused: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
}

export type WatchedSite = {
  origin: string;
  /** What went wrong in pages so far; empties the list. */
  takeProblems(): string[];
  /** From now on nothing gets through, or what comes is never answered; null mends it. */
  cut(what: "line" | "answers" | null): void;
  /** What is asked for from now on and whose address matches waits until the returned function is called. */
  hold(address: RegExp): () => void;
  close(): Promise<void>;
};

/** What no driver can do in a tab of its own: the engine runs no script of such a page, and shows its `noscript`. */
const WITHOUT_SCRIPT = "sandbox allow-forms allow-same-origin allow-top-navigation";

/** Stands in front of a local site and puts the watch into its pages, or has them run no script at all. */
export async function watchedSite(target: string, { script = true } = {}): Promise<WatchedSite> {
  let problems: string[] = [];
  let gone: "line" | "answers" | null = null;
  let held: { address: RegExp; released: Promise<void> } | null = null;
  const server = await stubServer(async (req, res) => {
    if (held?.address.test(req.url ?? "")) await held.released;
    if (req.url === REPORTS) {
      problems.push(await text(req));
      res.writeHead(204).end();
      return;
    }
    if (gone === "line") return void req.socket.destroy();
    const headers = { ...req.headers, "accept-encoding": "identity" };
    const upstream = request(target + req.url, { method: req.method, headers, agent: false });
    upstream.on("response", (answer) => {
      if (gone) return void req.socket.destroy();
      const { "content-length": length, ...kept } = answer.headers;
      const page = /^text\/html/.test(kept["content-type"] ?? "");
      res.writeHead(answer.statusCode ?? 502, {
        ...kept,
        ...(!page && length && { "content-length": length }),
        ...(page && !script && { "content-security-policy": WITHOUT_SCRIPT }),
      });
      if (!page || !script) return void answer.pipe(res);
      const nonce = /'nonce-([^']+)'/.exec(String(kept["content-security-policy"]))?.[1] ?? "";
      const watcher = `<script nonce="${nonce}">(${watch})("${REPORTS}")</script>`;
      let head = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        if (head.includes("<head>")) return void res.write(chunk);
        head += chunk;
        if (head.includes("<head>")) res.write(head.replace("<head>", `<head>${watcher}`));
      });
      answer.on("end", () => res.end(head.includes("<head>") ? "" : head)).on("error", () => res.destroy());
    });
    upstream.on("error", () => res.destroy());
    res.on("close", () => upstream.destroy());
    req.pipe(upstream);
  });
  return {
    origin: server.origin,
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    cut(what) {
      gone = what;
    },
    hold(address) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { address, released: promise };
      return resolve;
    },
    close: server.close,
  };
}
