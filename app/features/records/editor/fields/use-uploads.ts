import { useEffect, useRef, useState } from "react";

export type Upload<Use> = {
  /** In the order in which they were chosen, also over several times. */
  id: number;
  file: File;
  /** What it is for. */
  use: Use;
  state: "waiting" | "busy" | "failed";
  message: string;
};

type Answer<Stored> = { kind: "stored"; item: Stored } | { kind: "refused"; message: string };

/**
 * Sends files one after the other: a phone has memory for one large photo at a time. What fails stays, with the reason, and
 * can be tried again. Leaving the page asks first while any is here.
 */
export function useUploads<Use, Stored>(options: {
  send: (file: File) => Promise<Answer<Stored>>;
  onStored: (stored: Stored, upload: Upload<Use>) => void;
}) {
  const [uploads, setUploads] = useState<Upload<Use>[]>([]);
  /** As `uploads`, at once. */
  const all = useRef<Upload<Use>[]>([]);
  const running = useRef(false);
  const lastId = useRef(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const set = (changed: Upload<Use>[]) => {
    all.current = changed;
    setUploads(changed);
  };
  const change = (id: number, changes: Partial<Upload<Use>>) =>
    set(all.current.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => set(all.current.filter((one) => one.id !== id));

  async function run() {
    if (running.current) return;
    running.current = true;
    for (;;) {
      const next = all.current.find(({ state }) => state === "waiting");
      if (!next) break;
      change(next.id, { state: "busy", message: "" });
      const answer = await latest.current.send(next.file).catch(() => null);
      if (answer?.kind === "stored") {
        latest.current.onStored(answer.item, next);
        drop(next.id);
      } else {
        const message = answer?.message ?? "Deze foto kan niet worden gelezen.";
        change(next.id, { state: "failed", message });
      }
    }
    running.current = false;
  }

  const some = uploads.length > 0;
  useEffect(() => {
    if (!some) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [some]);

  return {
    uploads,
    /** What is not stored yet, also of this very moment. */
    pending: () => all.current,
    add(files: { file: File; use: Use }[]) {
      const added = files.map((one) => ({
        ...one,
        id: ++lastId.current,
        state: "waiting" as const,
        message: "",
      }));
      set([...all.current, ...added]);
      void run();
    },
    again(id: number) {
      change(id, { state: "waiting", message: "" });
      void run();
    },
    drop,
  };
}
