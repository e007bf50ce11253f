import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { freePorts } from "../../../scripts/cli/ports.ts";
import { started } from "./started.ts";
import { answered, desktop, type Engine, type Key, type Size, type Tab, watched } from "./tab.ts";
import { type Session, startSession } from "./webdriver.ts";

export type WebKitPrograms = { driver: string; browser: string; screen: string };

/**
 * The screen tells its number on the third stream, and the driver starts on it. They and the browser are one
 * group, which ends when its input does: at `stop`, and also when we are killed.
 */
const GROUP = `"$1" -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp >&2 &
read -r display
DISPLAY=":$display" "$2" --port="$3" >&2 &
cat
trap : TERM
kill 0
sleep 1
kill -KILL 0`;

/** For a window to open or to close, in ms. About one in two hundred never does. */
const PATIENCE = 15_000;

/** Drives WebKitGTK's own browser over plain WebDriver, each window with a driver and a screen of its own. */
export async function startWebKit(programs: WebKitPrograms, from: string): Promise<Engine> {
  const probe = await startWindow(programs);
  await probe.close();
  const open = new Set<Window>();
  return {
    description: `webkit ${probe.session.version}, ${from}`,
    async open(size = desktop) {
      const window = await startWindow(programs);
      open.add(window);
      const tab = await openTab(window.session, size);
      const close = async () => {
        open.delete(window);
        await window.close();
      };
      return watched({ ...tab, close }, "webkit");
    },
    async stop() {
      await Promise.all([...open].map((window) => window.close()));
    },
  };
}

type Window = { session: Session; close(): Promise<void> };

const startWindow = (programs: WebKitPrograms) => started("WebKit", () => openWindow(programs));

async function openWindow(programs: WebKitPrograms): Promise<Window> {
  const driver = await startDriver(programs);
  try {
    const session = await answered(
      startSession(driver.address, programs.browser),
      "webkit: a new window",
      PATIENCE,
    );
    return {
      session,
      async close() {
        await answered(session.end(), "webkit: its end", PATIENCE).catch(() => {});
        await driver.stop();
      },
    };
  } catch (error) {
    await driver.stop();
    throw new Error(`${(error as Error).message}\n${driver.said()}`);
  }
}

async function startDriver(programs: WebKitPrograms) {
  const [port = 0] = await freePorts(1);
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const group = spawn("/bin/sh", ["-c", GROUP, "sh", programs.screen, programs.driver, String(port)], {
    detached: true,
    stdio: ["pipe", "ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      TZ: "Europe/Amsterdam",
      LANG: "C.UTF-8",
      // The machine has neither a graphics card nor a session bus.
      LIBGL_ALWAYS_SOFTWARE: "1",
      GTK_A11Y: "none",
      NO_AT_BRIDGE: "1",
      GSETTINGS_BACKEND: "memory",
    },
  });
  const ended = once(group, "exit");
  let said = "";
  (group.stderr as Readable).on("data", (chunk) => {
    said = (said + chunk).slice(-2000);
  });
  // Number and line end come in two pieces; the shell reads the line.
  (group.stdio[3] as Readable).pipe(group.stdin as Writable, { end: false });
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    group.stdin?.end();
    await ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await listening(address);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${said}`);
  }
  return { address, said: () => said, stop };
}

async function listening(address: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < 30_000; await pause(50)) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error("the driver does not listen");
}

/** Key codes of WebDriver, section 17.4.2. */
const codes: Partial<Record<string, string>> = {
  Tab: "\uE004",
  Shift: "\uE008",
  Control: "\uE009",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  ArrowUp: "\uE013",
  ArrowDown: "\uE015",
};

/** One of the session's windows; a command goes to the one that was chosen last. */
async function openTab(session: Session, size: Size): Promise<Tab> {
  const handle = await session.send<string>("GET", "/window");
  const send: Session["send"] = async (method, path, body) => {
    if (session.window !== handle) await session.send("POST", "/window", { handle });
    session.window = handle;
    return session.send(method, path, body);
  };
  session.window = handle;
  await send("POST", "/window/rect", size);
  const evaluate: Tab["evaluate"] = (script, ...args) =>
    send("POST", "/execute/sync", { script: `return (${script})(...arguments)`, args });
  const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
  // The browser's own bar stands in the window too.
  await send("POST", "/window/rect", { width: size.width, height: 2 * size.height - inner.height });
  const act = (type: "key" | "pointer" | "wheel", actions: object[]) =>
    send<void>("POST", "/actions", { actions: [{ type, id: type, actions }] });

  return {
    goto: (url) => send("POST", "/url", { url }),
    reload: () => send("POST", "/refresh"),
    back: () => send("POST", "/back"),
    forward: () => send("POST", "/forward"),
    evaluate,
    clickAt: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press(name: Key) {
      const keys = name.split("+").map((key) => codes[key] ?? key);
      return act("key", [
        ...keys.map((value) => ({ type: "keyDown", value })),
        ...keys.reverse().map((value) => ({ type: "keyUp", value })),
      ]);
    },
    type: (text) =>
      act(
        "key",
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      ),
    wheel: (x, y, deltaY) =>
      act("wheel", [{ type: "scroll", x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY, duration: 0 }]),
    async chooseFiles(value, paths) {
      const element = await send<object>("POST", "/element", { using: "css selector", value });
      await send("POST", `/element/${Object.values(element)[0]}/value`, { text: paths.join("\n") });
    },
    // Windows: of two tabs in one the automation can show only the first.
    async another() {
      const { handle } = await send<{ handle: string }>("POST", "/window/new", { type: "window" });
      await session.send("POST", "/window", { handle });
      return watched(await openTab(session, size), "webkit");
    },
    screenshot: async () => Buffer.from(await send<string>("GET", "/screenshot"), "base64"),
    close: session.end,
  };
}
