import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { projectFolder } from "../../../scripts/cli/run.ts";
import { startServer, type TestServer } from "../../support/server.ts";
import { startEngine } from "../drivers/find.ts";
import { answered, desktop, type Engine, type EngineName, type Size, type Tab } from "../drivers/tab.ts";
import { type Visitor, visitorAt } from "./visitor.ts";
import { type WatchedSite, watchedSite } from "./watched-site.ts";

/** What a journey has to work with. */
export type World = {
  visitor: Visitor;
  /** Origins of the site, and of the stand-in for Access in front of it. */
  site: string;
  admin: string;
  /** The site as a browser without script shows it. */
  plain: string;
  cut: WatchedSite["cut"];
  /** Of /admin. */
  hold: WatchedSite["hold"];
  server: TestServer;
};

export type Journey = { name: string; size?: Size; walk(world: World): Promise<void> };

/** Runs the journeys in one engine, each in a window of its own; a script error in any page fails its journey. */
export function suite(name: EngineName, journeys: Journey[]): void {
  let engine: Engine;
  let server: TestServer;
  let site: WatchedSite;
  let admin: WatchedSite;
  let plain: WatchedSite;
  let tab: Tab | undefined;

  beforeAll(async () => {
    engine = await startEngine(name);
    console.log(engine.description);
    server = await startServer({ admin: true });
    site = await watchedSite(server.url);
    admin = await watchedSite(server.adminUrl);
    plain = await watchedSite(server.url, { script: false });
  });
  afterAll(async () => {
    await engine?.stop();
    await site?.close();
    await admin?.close();
    await plain?.close();
    await server?.stop();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail" && tab) await keepPicture(tab, `${name}-${task.name}`);
    await tab?.close();
    site?.cut(null);
    tab = undefined;
  });

  describe(name, () => {
    for (const { name: title, size = desktop, walk } of journeys) {
      test(title, async () => {
        tab = await answered(engine.open(size), `${name}: a new window`);
        const origins = { site: site.origin, admin: admin.origin, plain: plain.origin };
        await walk({ visitor: visitorAt(tab), ...origins, cut: site.cut, hold: admin.hold, server });
        expect([...site.takeProblems(), ...admin.takeProblems()]).toEqual([]);
      });
    }
  });
}

async function keepPicture(tab: Tab, name: string): Promise<void> {
  const folder = join(projectFolder, ".local", "reports", "engines");
  mkdirSync(folder, { recursive: true });
  const picture = await tab.screenshot().catch(() => null);
  if (picture) writeFileSync(join(folder, `${name.replace(/\W+/g, "-")}.png`), picture);
}
