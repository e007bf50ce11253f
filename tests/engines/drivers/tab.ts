/** Names of keys are those of `KeyboardEvent.key`; `Control+` and `Shift+` may stand before them. */
export type Key =
  | "Tab"
  | "Shift+Tab"
  | "Enter"
  | "Escape"
  | "Space"
  | "ArrowDown"
  | "ArrowUp"
  | "Control+a"
  | "Control+End";

export type Size = { width: number; height: number };

/** Width in CSS pixels of the narrowest window that every engine can open. */
export const phone: Size = { width: 450, height: 844 };
export const desktop: Size = { width: 1440, height: 860 };

/** One window or tab of a browser, with storage and cookies of its own. Input is real input of the engine. */
export type Tab = {
  /** Resolves when the page has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The browser's own button, which may pass over entries that a script made; in Firefox a script's way back. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a function inside the page; arguments and result travel as JSON. */
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Moves the mouse to a point of the window and presses its button. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Turns the mouse wheel over a point. */
  wheel(x: number, y: number, pixels: number): Promise<void>;
  /** Chooses files of this machine in a file input, visible or not. */
  chooseFiles(input: string, paths: string[]): Promise<void>;
  /** One more, which shares storage and cookies. The one that is clicked in or loaded anew comes to the front. */
  another(): Promise<Tab>;
  /** PNG of the window. */
  screenshot(): Promise<Buffer>;
  /** Ends it with all others that share its storage. */
  close(): Promise<void>;
};

/** A started browser. */
export type Engine = {
  /** For people: engine, version and where it is from. */
  description: string;
  open(size?: Size): Promise<Tab>;
  stop(): Promise<void>;
};

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

const PATIENCE = 60_000;

/** The same tab; a command that the browser never answers fails with its name. */
export function watched(tab: Tab, name: EngineName): Tab {
  const commands = Object.entries(tab) as [string, (...args: unknown[]) => Promise<unknown>][];
  return Object.fromEntries(
    commands.map(([command, work]) => [
      command,
      (...args: unknown[]) => answered(work(...args), `${name}: ${command}(${describe(args)})`),
    ]),
  ) as unknown as Tab;
}

/** The answer to one command, or an error with its name when none comes. */
export async function answered<Value>(
  work: Promise<Value>,
  command: string,
  limitMs = PATIENCE,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limitMs, new Error(`${command} was not answered in ${limitMs / 1000} s`));
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

const describe = (args: unknown[]) => args.map((arg) => String(arg).slice(0, 60)).join(", ");
