import { useCallback, useEffect, useRef, useState } from "react";
import { newUuid } from "~/lib/uuid";
import {
  type DraftAnswer,
  keepOnDevice,
  keptOnDevice,
  type NoAnswer,
  newestOf,
  rememberSaved,
  sendCommand,
} from "./draft-client";
import { createSaver, isTriedAgain, type Saver, type SaveState } from "./saver";

const PAUSE_MS = 1_200;
const RETRY_MS = 5_000;

type DraftOptions<Content, Status, Theirs> = {
  /** Under which what is unsaved stays on this device. */
  keptAs: string;
  /** Of the commands. */
  address: string;
  content: Content;
  status: Status;
  /** Deep equality: the server may write keys in another order. */
  same: (one: Content, other: Content) => boolean;
  /** What stands on the server, as the other side of a conflict. */
  theirsOf: (content: Content, status: Status) => Theirs;
};

/** The draft while it is edited: kept on this device at once, saved after a pause and when the connection returns. */
export function useDraft<
  Content extends object,
  Status extends { version: number },
  Theirs extends { content: Content; version: number },
>({
  keptAs,
  address,
  content: read,
  status: readStatus,
  same,
  theirsOf,
}: DraftOptions<Content, Status, Theirs>) {
  type Answer = DraftAnswer<Status, Theirs> | NoAnswer;
  type Saved = { version: number; content: Content; status: Status };
  const [{ content: first, status: firstStatus }] = useState(() =>
    newestOf<Saved>(keptAs, { version: readStatus.version, content: read, status: readStatus }),
  );
  const [content, setContent] = useState(first);
  const [status, setStatus] = useState(firstStatus);
  const [saving, setSaving] = useState<SaveState>("saved");
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [onDevice, setOnDevice] = useState(true);
  const latest = useRef(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saverRef = useRef<Saver<Content, Theirs>>(null);
  /** The copy on this device is of this window; one of another window must not be removed by a save here. */
  const keepsHere = useRef(false);
  /** What was sent and not answered: where the server has it as a newer version, that is no colleague's. */
  const sent = useRef<Content>(undefined);
  /** Whether the copy of an earlier visit was asked for, and there was one. */
  const took = useRef<boolean>(undefined);

  saverRef.current ??= createSaver<Content, Theirs>({
    version: firstStatus.version,
    newId: newUuid,
    async send(flight) {
      const before = sent.current;
      sent.current = flight.content;
      keepHere();
      const post = (version: number) => {
        const save = { do: "save", ...flight, version };
        return sendCommand<Status, Theirs>(address, save);
      };
      let answer = await post(flight.version);
      // A save of a page that was left came later than this one was read.
      if (answer.kind === "stale" && before && same(answer.theirs.content, before))
        answer = await post(answer.theirs.version);
      if (answer.kind === "refused" || answer.kind === "signed-out" || answer.kind === "failing")
        return answer;
      sent.current = undefined;
      if (answer.kind === "stale") {
        const { content: there, version } = answer.theirs;
        if (!same(there, flight.content)) return answer;
        // The same text was saved by a closed window that did not see the answer.
        setStatus((known) => ({ ...known, version }));
        return { kind: "saved", version };
      }
      const { status } = answer;
      setStatus(status);
      rememberSaved<Saved>(keptAs, { version: status.version, content: flight.content, status });
      return { kind: "saved", version: status.version };
    },
    onState(state, detail) {
      setSaving(state);
      setProblem(detail.message ?? null);
      if (detail.theirs) setTheirs(detail.theirs);
      if (state === "saved" && keepsHere.current) {
        keepOnDevice(keptAs, null);
        keepsHere.current = false;
      }
      if (isTriedAgain(state)) timer.current = setTimeout(() => void saverRef.current?.flush(), RETRY_MS);
    },
  });
  const saver = saverRef.current;
  const take = useRef(takeFromDevice);

  const keepLatest = useRef(keepHere);
  function keepHere() {
    const kept = { version: saver.version(), content: latest.current, sent: sent.current };
    setOnDevice(keepOnDevice(keptAs, kept));
    keepsHere.current = true;
  }

  const change = useCallback(
    /** As a function: of what stands there by then, for what comes after a wait. */
    (changes: Partial<Content> | ((now: Content) => Partial<Content>)) => {
      // What is typed first must not take the place of what was kept.
      take.current();
      const changed = typeof changes === "function" ? changes(latest.current) : changes;
      latest.current = { ...latest.current, ...changed };
      setContent(latest.current);
      saver.change(latest.current);
      keepLatest.current();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saver.flush(), PAUSE_MS);
    },
    [saver],
  );

  useEffect(() => {
    const flush = () => void saver.flush();
    const leave = (event: BeforeUnloadEvent) => {
      if (saver.unsaved() === null) return;
      flush();
      event.preventDefault();
    };
    addEventListener("online", flush);
    addEventListener("beforeunload", leave);
    return () => {
      removeEventListener("online", flush);
      removeEventListener("beforeunload", leave);
      clearTimeout(timer.current);
      flush();
    };
  }, [saver]);

  /** Saves, then sends a command; null when either failed. */
  async function command(what: (version: number) => { do: string }): Promise<Answer | null> {
    if ((await saver.flush()) !== "saved") return null;
    const answer = await sendCommand<Status, Theirs>(address, what(saver.version())).catch(() => null);
    if (answer === null) setProblem("Er is geen verbinding. Probeer het zo nog eens.");
    else if (answer.kind === "failing")
      setProblem("Dat lukt nu niet aan onze kant. Probeer het zo nog eens.");
    else if (answer.kind === "signed-out") setProblem("U bent afgemeld. Meld u in een nieuw venster aan.");
    else if (answer.kind === "stale") saver.halt(answer.theirs);
    else {
      if (answer.status) setStatus(answer.status);
      setProblem(answer.kind === "refused" ? answer.message : null);
    }
    return answer;
  }

  /** The text on this device that the server never got, from an earlier visit, with what was typed since. */
  function takeFromDevice(): Content | null {
    if (took.current !== undefined) return took.current ? latest.current : null;
    const kept = keptOnDevice<Content>(keptAs);
    took.current = kept !== null && !same(kept.content, first);
    if (!kept || !took.current) return null;
    keepsHere.current = true;
    latest.current = kept.content;
    sent.current = kept.sent;
    setContent(kept.content);
    saver.change(kept.content);
    const isOwn = kept.version === firstStatus.version || (kept.sent && same(kept.sent, first));
    if (isOwn) void saver.flush();
    else saver.halt(theirsOf(first, firstStatus));
    return kept.content;
  }

  async function chooseMine(): Promise<void> {
    if (!theirs) return;
    setTheirs(null);
    await saver.overwrite(theirs.version, latest.current);
  }

  /** The local text is kept as a revision first. */
  async function chooseTheirs(): Promise<Content | null> {
    if (!theirs) return null;
    const kept = await sendCommand<Status, Theirs>(address, { do: "keep", content: latest.current } as {
      do: string;
    }).catch(() => null);
    if (kept?.kind !== "done") {
      setProblem("Dat kon nu niet. Uw tekst staat nog hier; probeer het zo nog eens.");
      return null;
    }
    latest.current = theirs.content;
    setContent(theirs.content);
    setStatus({ ...kept.status, version: theirs.version });
    saver.adopt(theirs.version);
    setTheirs(null);
    return theirs.content;
  }

  return {
    /** From which it started here. */
    first,
    content,
    status,
    saving,
    onDevice,
    problem,
    theirs,
    change,
    command,
    takeFromDevice,
    chooseMine,
    chooseTheirs,
  };
}
