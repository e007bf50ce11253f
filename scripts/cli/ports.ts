import { randomInt } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Holds a port of 127.0.0.1; null when something listens there. */
function hold(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(null))
      .once("listening", () => resolve(probe))
      .listen({ port, host: "127.0.0.1", exclusive: true });
  });
}

async function letGo(probes: Server[]): Promise<number[]> {
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), "close")));
  return ports;
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
    const probe = await hold(port);
    if (probe) {
      await letGo([probe]);
      return;
    }
    await pause(100);
  }
  throw new Error(`Port ${port} is in use. Choose another one, or stop what listens there.`);
}

/**
 * Free ports, the first ones from `from` on. Those that a system lends to outgoing connections (on Linux from
 * 32768 on) are avoided: between choosing one and listening there, a neighbour's request may take it.
 */
export async function freePorts(count: number, from = randomInt(15_000, 31_000)): Promise<number[]> {
  const held: Server[] = [];
  try {
    for (let port = from; held.length < count; port++) {
      if (port >= from + 1000) throw new Error(`No ${count} ports are free from ${from} on.`);
      const probe = await hold(port);
      if (probe) held.push(probe);
    }
  } catch (error) {
    await letGo(held);
    throw error;
  }
  return letGo(held);
}
