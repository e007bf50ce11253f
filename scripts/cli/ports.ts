import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Whether nothing listens on this port of 127.0.0.1. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .once("listening", () => probe.close(() => resolve(true)))
      .listen({ port, host: "127.0.0.1", exclusive: true });
  });
}

/** Whether something listens on this port of 127.0.0.1. Looks without touching the port. */
export function portAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, "127.0.0.1")
      .once("error", () => resolve(false))
      .once("connect", () => {
        probe.destroy();
        resolve(true);
      });
  });
}

/** Throws when the port stays busy; a server that was killed a moment ago may still be letting go of it. */
export async function claimPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    if (await portIsFree(port)) return;
    await pause(100);
  }
  throw new Error(`Port ${port} is in use. Choose another one, or stop what listens there.`);
}

/** The first free port from `from` on that is not among `taken`. */
export async function nextFreePort(from: number, taken: number[] = []): Promise<number> {
  for (let port = from; port < from + 1000; port++) {
    if (!taken.includes(port) && (await portIsFree(port))) return port;
  }
  throw new Error(`No port is free from ${from} to ${from + 999}.`);
}
