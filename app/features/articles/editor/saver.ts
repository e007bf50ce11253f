export type SaveState = "saved" | "waiting" | "saving" | "offline" | "signed-out" | "conflict" | "refused";

export type Flight<Content> = { version: number; saveId: string; content: Content; separate: boolean };

export type SendAnswer<Theirs> =
  | { kind: "saved"; version: number }
  | { kind: "stale"; theirs: Theirs }
  | { kind: "signed-out" }
  | { kind: "refused"; message: string };

type SaverOptions<Content, Theirs> = {
  /** The version that the writer started from. */
  version: number;
  /** Rejects when there is no connection. */
  send: (flight: Flight<Content>) => Promise<SendAnswer<Theirs>>;
  newId: () => string;
  onState: (state: SaveState, detail: { theirs?: Theirs; message?: string }) => void;
};

export type Saver<Content> = {
  change: (content: Content) => void;
  /** Sends what is unsaved; one save at a time. Resolves when there is nothing left that can be done now. */
  flush: () => Promise<SaveState>;
  /** After a conflict: what is here goes on top of that version, which keeps its own revision. */
  overwrite: (version: number) => Promise<SaveState>;
  /** After a conflict: that version is where the writer goes on. */
  adopt: (version: number) => void;
  version: () => number;
  state: () => SaveState;
  /** What the server has not acknowledged; null when there is nothing. */
  unsaved: () => Content | null;
};

/**
 * Saves drafts one after the other, each on the version before. A save whose answer was lost is sent again
 * unchanged before anything newer, so that it is never taken for somebody else's; a stale one stops everything
 * until the writer has chosen. What is typed meanwhile is kept.
 */
export function createSaver<Content, Theirs>(options: SaverOptions<Content, Theirs>): Saver<Content> {
  const { send, newId, onState } = options;
  let version = options.version;
  let state: SaveState = "saved";
  let wanted: Content | null = null;
  let flight: Flight<Content> | null = null;
  let separate = false;
  let running: Promise<SaveState> | null = null;

  function become(next: SaveState, detail: { theirs?: Theirs; message?: string } = {}): SaveState {
    state = next;
    onState(next, detail);
    return next;
  }

  /** It did not get in: unless something newer was typed, it is what is still to be saved. */
  function restoreUnsaved(content: Content) {
    wanted ??= content;
    flight = null;
  }

  async function run(): Promise<SaveState> {
    for (;;) {
      if (!flight && wanted !== null) {
        flight = { version, saveId: newId(), content: wanted, separate };
        wanted = null;
      }
      if (!flight) return become("saved");
      become("saving");
      const answer = await send(flight).catch(() => null);
      if (answer === null) return become("offline");
      if (answer.kind === "signed-out") return become("signed-out");
      if (answer.kind === "saved") {
        version = answer.version;
        flight = null;
        separate = false;
        continue;
      }
      restoreUnsaved(flight.content);
      return answer.kind === "stale"
        ? become("conflict", { theirs: answer.theirs })
        : become("refused", { message: answer.message });
    }
  }

  function flush(): Promise<SaveState> {
    if (state === "conflict") return Promise.resolve(state);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    change(content) {
      wanted = content;
      if (state === "saved" || state === "refused") become("waiting");
    },
    flush,
    overwrite(theirs) {
      version = theirs;
      separate = true;
      become("waiting");
      return flush();
    },
    adopt(theirs) {
      version = theirs;
      wanted = null;
      become("saved");
    },
    version: () => version,
    state: () => state,
    unsaved: () => wanted ?? flight?.content ?? null,
  };
}
