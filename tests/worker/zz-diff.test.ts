import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { startServer } from "../support/server.ts";

test("diff", async () => {
  for (const [n, project] of [
    ["main", "/work/main"],
    ["pub", "/work/wt/pub"],
  ]) {
    const s = await startServer({ project });
    for (const p of ["/gratis-offerte", "/"])
      writeFileSync(
        `/tmp/pubimg/${n}${p.replace("/", "_")}.html`,
        (await (await fetch(s.url + p)).text())
          .replace(/></g, ">\n<")
          .replace(/[\w-]+-[\w-]{8}\.(js|css)/g, "X"),
      );
    await s.stop();
  }
}, 100000);
