export type SaveState =
  | "saved"
  | "waiting"
  | "saving"
  | "offline"
  | "failing"
  | "signed-out"
  | "conflict"
  | "refused";

/** Nothing to be done but to try again. */
export const isTriedAgain = (state: SaveState) =>
  state === "offline" || state === "failing" || state === "signed-out";

export type Flight<Content> = { version: number; saveId: string; content: Content; separate: boolean };

type SendAnswer<Theirs> =
  | { kind: "saved"; version: number }
  | { kind: "stale"; theirs: Theirs }
  | { kind: "signed-out" }
  /** Something answered that could not do it. */
  | { kind: "failing" }
  | { kind: "refused"; message: string };

type SaverOptions<Content, Theirs> = {
  /** The version that the writer started from. */
  version: number;
  /** Rejects when there is no connection. */
  send: (flight: Flight<Content>) => Promise<SendAnswer<Theirs>>;
  newId: () => string;
  onState: (state: SaveState, detail: { theirs?: Theirs; message?: string }) => void;
};

export type Saver<Content, Theirs> = {
  change: (content: Content) => void;
  /** Sends what is unsaved, one save at a time. Resolves when nothing more can be sent now. */
  flush: () => Promise<SaveState>;
  /** Another version is known to be newer: nothing goes out until the writer has chosen. */
  halt: (theirs: Theirs) => void;
  /** After a conflict: saves the local text over that version, which stays as a revision. */
  overwrite: (version: number, content: Content) => Promise<SaveState>;
  /** After a conflict: continues with that version. */
  adopt: (version: number) => void;
  version: () => number;
  state: () => SaveState;
  /** Not acknowledged by the server yet; null when everything is. */
  unsaved: () => Content | null;
};

/**
 * Saves drafts one after the other, each based on the version before. A save whose answer was lost is sent again
 * unchanged before anything newer, so that it does not conflict with itself. A stale save stops the queue until the
 * writer has chosen; changes made meanwhile are kept.
 */
export function createSaver<Content, Theirs>(options: SaverOptions<Content, Theirs>): Saver<Content, Theirs> {
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

  /** Not saved: it is pending again unless there is a newer change. */
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
      if (answer.kind === "signed-out" || answer.kind === "failing") return become(answer.kind);
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
    halt: (theirs) => void become("conflict", { theirs }),
    overwrite(theirs, content) {
      version = theirs;
      // Where somebody else's version was met without a save, nothing waits.
      wanted = content;
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
