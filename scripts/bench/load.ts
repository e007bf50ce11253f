import { Agent, get } from "node:http";

export type LoadFigures = {
  requests: number;
  seconds: number;
  /** Milliseconds until the whole answer was there, ascending. */
  times: number[];
  /** Milliseconds until the first byte of the body, ascending. */
  firstByte: number[];
  bytes: number;
};

/**
 * Asks for an address `requests` times over kept connections, `connections` at once. Throws at an answer
 * other than 200, so that nothing fast and wrong is measured.
 */
export async function load(url: string, requests: number, connections: number): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const figures: LoadFigures = { requests, seconds: 0, times: [], firstByte: [], bytes: 0 };
  let left = requests;
  const client = async () => {
    while (left-- > 0) {
      const { time, first, bytes } = await ask(url, agent);
      figures.times.push(time);
      figures.firstByte.push(first);
      figures.bytes = bytes;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  figures.seconds = (performance.now() - started) / 1000;
  agent.destroy();
  figures.times.sort((a, b) => a - b);
  figures.firstByte.sort((a, b) => a - b);
  return figures;
}

function ask(url: string, agent: Agent): Promise<{ time: number; first: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(url, { agent, headers: { Accept: "text/html" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      let first = 0;
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        first ||= performance.now() - started;
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ time: performance.now() - started, first, bytes }));
      response.on("error", reject);
    });
    request.on("error", reject);
  });
}

/** The value below which a share of an ascending list lies. */
export function quantile(ascending: number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

export const median = (values: number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
