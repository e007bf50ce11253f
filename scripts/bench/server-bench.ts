import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { cpuSeconds } from "./cpu.ts";
import { type Limit, startLimit } from "./limits.ts";
import { load, median, quantile } from "./load.ts";
import { type SiteServer, startSite } from "./site.ts";

export type ServerRow = {
  page: string;
  /** What answers: the site from memory, from the Cache API or cold, or a bare Worker. */
  from: string;
  /** CPU seconds of the runtime per 1,000 requests: the median over the rounds. */
  cpu: number;
  perSecond: number;
  p50: number;
  p99: number;
  firstByte: number;
  bytes: number;
  gzip: number;
};

export type ServerBenchOptions = { rounds: number; requests: number; pages: Record<string, string> };

type Subject = { page: string; from: string; url: string; pid: () => number; requests: number };

const connections = 32;
const limits: Limit[] = ["string", "bytes", "cache", "row"];

/**
 * Measures every page from memory, from the Cache API and cold, beside the bare Workers that return the same
 * HTML. All take turns in every round, so that whatever else the machine does falls on all of them.
 */
export async function benchServer({ rounds, requests, pages }: ServerBenchOptions): Promise<ServerRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const memory = await startSite({ memoryMb: 24 });
    stops.push(memory.stop);
    const edge = await startSite({ memoryMb: 0 });
    stops.push(edge.stop);
    const subjects: Subject[] = [];
    for (const [page, path] of Object.entries(pages)) {
      subjects.push(...siteSubjects(page, path, requests, memory, edge));
      const html = await (await fetch(memory.url + path)).text();
      const file = join(folder, `${page}.html`);
      writeFileSync(file, html);
      for (const limit of limits) {
        const server = await startLimit(limit, file);
        stops.push(server.stop);
        subjects.push({ page, from: `Worker: ${limit}`, url: server.url, pid: server.pid, requests });
      }
    }
    return await measure(subjects, rounds);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

function siteSubjects(
  page: string,
  path: string,
  requests: number,
  memory: SiteServer,
  edge: SiteServer,
): Subject[] {
  const own = (from: string, server: SiteServer, address: string, count: number) => ({
    page,
    from,
    url: server.url + address,
    pid: server.pid,
    requests: count,
  });
  return [
    own("site: memory", memory, path, requests),
    own("site: Cache API", edge, path, requests),
    // A page with `q` is never kept: every answer is rendered.
    own("site: cold", memory, `${path}?q=`, Math.ceil(requests / 5)),
  ];
}

async function measure(subjects: Subject[], rounds: number): Promise<ServerRow[]> {
  const rows = new Map<Subject, Omit<ServerRow, "page" | "from">[]>();
  for (const subject of subjects) {
    await load(subject.url, Math.ceil(subject.requests / 4), connections);
    rows.set(subject, []);
  }
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) rows.get(subject)?.push(await turn(subject));
  }
  return subjects.map((subject) => {
    const turns = rows.get(subject) ?? [];
    const middle = (figure: keyof Omit<ServerRow, "page" | "from">) => median(turns.map((t) => t[figure]));
    return {
      page: subject.page,
      from: subject.from,
      cpu: middle("cpu"),
      perSecond: middle("perSecond"),
      p50: middle("p50"),
      p99: middle("p99"),
      firstByte: middle("firstByte"),
      bytes: middle("bytes"),
      gzip: middle("gzip"),
    };
  });
}

async function turn({ url, pid, requests }: Subject): Promise<Omit<ServerRow, "page" | "from">> {
  const before = cpuSeconds(pid());
  const figures = await load(url, requests, connections);
  const cpu = ((cpuSeconds(pid()) - before) / requests) * 1000;
  const alone = await load(url, 20, 1);
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  return {
    cpu,
    perSecond: requests / figures.seconds,
    p50: quantile(figures.times, 0.5),
    p99: quantile(figures.times, 0.99),
    firstByte: quantile(alone.firstByte, 0.5),
    bytes: html.length,
    gzip: gzipSync(html).length,
  };
}
