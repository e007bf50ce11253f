import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { median } from "./median.ts";
import { type BareWorker, officeArticle, startBare, startSite } from "./subjects.ts";

const pages = {
  home: "/",
  town: "/nl/eindhoven",
  article: "/kennisbank/plat-dak",
  "D1 article": officeArticle,
};
const bare: BareWorker[] = ["string", "cache", "row"];
const CONNECTIONS = 32;

type Subject = { page: string; from: string; url: string; pid: () => number; requests: number };
/** `cpu` are milliseconds of the runtime per request, the median over the rounds. */
type ServerRow = { page: string; from: string; cpu: number; kB: number; "gzip kB": number };

/**
 * Measures every page from memory, from the Cache API and cold, beside bare Workers that return the same HTML. All
 * take turns in every round, so that whatever else the machine does falls on all of them.
 */
export async function benchServer(rounds: number, requests: number): Promise<ServerRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const started = async <Measured extends { stop: () => unknown }>(starting: Promise<Measured>) => {
    const subject = await starting;
    stops.push(subject.stop);
    return subject;
  };
  try {
    const memory = await started(startSite({ memoryMb: 24 }));
    const edge = await started(startSite({ memoryMb: 0 }));
    const subjects: Subject[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const of = (from: string, { pid }: typeof memory, url: string, count = requests) =>
        subjects.push({ page, from, url, pid, requests: count });
      of("site: memory", memory, memory.url + path);
      of("site: Cache API", edge, edge.url + path);
      // A page with `q` is never kept: every answer is rendered.
      of("site: cold", memory, `${memory.url + path}?q=`, Math.ceil(requests / 5));
      const file = join(folder, `${page}.html`);
      writeFileSync(file, await (await fetch(memory.url + path)).text());
      for (const worker of bare) {
        const server = await started(startBare(worker, file));
        of(`Worker: ${worker}`, server, server.url);
      }
    }
    return await measure(subjects, rounds);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function measure(subjects: Subject[], rounds: number): Promise<ServerRow[]> {
  const times = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (const { url, requests } of subjects) await load(url, Math.ceil(requests / 4));
  for (let round = 0; round < rounds; round++) {
    for (const [{ url, pid, requests }, all] of times) {
      const before = cpuSeconds(pid());
      await load(url, requests);
      all.push(((cpuSeconds(pid()) - before) / requests) * 1000);
    }
  }
  return Promise.all(
    subjects.map(async (subject) => {
      const html = Buffer.from(await (await fetch(subject.url)).arrayBuffer());
      const [kB, gzip] = [html.length / 1000, gzipSync(html).length / 1000];
      const cpu = median(times.get(subject) ?? []);
      return { page: subject.page, from: subject.from, cpu, kB, "gzip kB": gzip };
    }),
  );
}

/** Asks for an address over many connections. Throws at a failure, so that nothing fast and wrong is measured. */
async function load(url: string, requests: number): Promise<void> {
  let left = requests;
  const visitor = async () => {
    while (left-- > 0) {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
}

/** CPU seconds that a process has used so far; Linux counts them in hundredths. */
function cpuSeconds(pid: number): number {
  // The name in parentheses may hold spaces; user and system time are the 12th and 13th field behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The figures that have a goal in docs/performance.md. */
export function serverRatios(rows: ServerRow[]): Record<string, string> {
  const cpu = (page: string, from: string) =>
    rows.find((row) => row.page === page && row.from === from)?.cpu ?? Number.NaN;
  const ratio = (page: string, from: string, than: string) => (cpu(page, from) / cpu(page, than)).toFixed(2);
  return {
    "home from memory ÷ Worker returning the string": ratio("home", "site: memory", "Worker: string"),
    "home from the Cache API ÷ Worker from there": ratio("home", "site: Cache API", "Worker: cache"),
    "cold home ÷ Worker returning the string": ratio("home", "site: cold", "Worker: string"),
    "cold article of the site ÷ Worker returning the string": ratio(
      "article",
      "site: cold",
      "Worker: string",
    ),
    "cold D1 article ÷ Worker that reads the row": ratio("D1 article", "site: cold", "Worker: row"),
  };
}
