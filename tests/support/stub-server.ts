import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type StubServer = {
  origin: string;
  /** What was asked for, in order. */
  requests: IncomingMessage[];
  /** Answers from now on. */
  answer: (listener: RequestListener) => void;
  close: () => Promise<void>;
};

/** A stand-in for somebody else's service, on a free port of this machine unless one is given. */
export async function stubServer(listener: RequestListener, onPort = 0): Promise<StubServer> {
  let current = listener;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    current(request, response);
  });
  await new Promise<void>((resolve) => server.listen(onPort, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answer: (next) => {
      current = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
