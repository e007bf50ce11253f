import { connect } from "node:net";

/** Sent as it is, one byte a character, without a client that would refuse or mend it. */
export type RawRequest = { method: string; target: string; headers: [string, string][]; body: string };
export type RawAnswer = { status: number; location: string | null; body: string };

const limitMs = 30_000;

/** Status 0: the connection was closed without an answer. Throws when none came in half a minute. */
export function sendRaw(origin: string, { method, target, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  if (!headers.some(([name]) => name === "Host")) lines.unshift(`Host: ${host}`);
  if (body !== "") lines.push(`Content-Length: ${body.length}`);
  const head = [`${method} ${target} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(head + body, "latin1"));
    const timer = setTimeout(() => socket.destroy(new Error(`no answer to ${method} ${target}`)), limitMs);
    let problem: NodeJS.ErrnoException | null = null;
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      received += text;
      // The connection stays open behind an answer.
      if (isWhole(received, method)) socket.destroy();
    });
    socket.on("error", (error) => {
      problem = error;
    });
    socket.on("close", () => {
      clearTimeout(timer);
      // Who refuses a request unread closes while it is still being sent.
      if (problem === null || problem.code === "ECONNRESET" || problem.code === "EPIPE")
        resolve(read(received));
      else reject(problem);
    });
  });
}

const endOfHead = "\r\n\r\n";

function isWhole(received: string, method: string): boolean {
  const end = received.indexOf(endOfHead);
  if (end < 0) return false;
  const head = received.slice(0, end);
  if (method === "HEAD" || /^HTTP\S+ (1..|204|304)/.test(head)) return true;
  if (/^transfer-encoding: chunked/im.test(head)) return received.endsWith("\r\n0\r\n\r\n");
  return received.length - end - endOfHead.length >= Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
}

function read(received: string): RawAnswer {
  const [head = "", ...rest] = received.split(endOfHead);
  const status = Number(/^HTTP\S+ (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, location: /^location: (.*)$/im.exec(head)?.[1] ?? null, body: rest.join(endOfHead) };
}
