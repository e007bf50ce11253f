import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type StubServer = {
  origin: string;
  /** Received requests in order. */
  requests: IncomingMessage[];
  /** Replaces the listener. */
  answer: (listener: RequestListener) => void;
  close: () => Promise<void>;
};

/** A local server in place of an external service, on a free port by default. */
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
