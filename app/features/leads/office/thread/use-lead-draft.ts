import { useEffect, useRef, useState } from "react";
import {
  keepOnDevice,
  keptOnDevice,
  newestInSession,
  newestOf,
  rememberInSession,
  sendCommand,
} from "~/admin/drafts/draft-client";
import { createSaver, isTriedAgain, type Saver, type SaveState } from "~/admin/drafts/saver";
import type { LeadDraft } from "~/features/leads/store/thread/lead-drafts.server";
import { newUuid } from "~/lib/uuid";
import type { SaveCommand } from "./draft-types";

const PAUSE_MS = 800;
const RETRY_MS = 5_000;

type Theirs<Content> = { content: Partial<Content>; version: number };

type Options<Content> = {
  /** Of the commands. */
  address: string;
  /** Mail address of who writes: on a device that others use too, what is kept there is his. */
  me: string;
  kind: SaveCommand["kind"];
  draft: LeadDraft<Content>;
  empty: Content;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is being written about a lead: on this device at once, on the server after a pause, and back in the field after a reload,
 * a crash or another page. `sent` is called with what becomes a note or a message; the field is empty once the server has used it.
 */
export function useLeadDraft<Content extends object>({ address, me, kind, draft, empty }: Options<Content>) {
  const keptAs = `${address}#${kind}#${me}`;
  const newest = newestOf<Theirs<Content>>(keptAs, draft);
  const first = { ...empty, ...newest.content };
  const [content, setContent] = useState<Content>(first);
  const [state, setState] = useState<SaveState>("saved");
  const [problem, setProblem] = useState<string | null>(null);
  const [onDevice, setOnDevice] = useState(true);
  const [other, setOther] = useState<{ content: Content; version: number } | null>(null);
  const latest = useRef(first);
  const sent = useRef<Content>(null);
  /** It was pressed, and has neither been used nor refused yet. */
  const leaving = useRef(false);
  const used = useRef(draft.used);
  const looked = useRef(false);
  /** The copy on this device is of this window; one of another window must not be removed by a save here. */
  const keepsHere = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saverRef = useRef<Saver<Content, Theirs<Content>>>(null);

  saverRef.current ??= createSaver<Content, Theirs<Content>>({
    version: newest.version,
    newId: newUuid,
    async send({ version, saveId, content }) {
      const command: SaveCommand = { do: "save", kind, version, saveId, content };
      const answer = await sendCommand<{ version: number }, Theirs<Content>>(address, command);
      if (answer.kind === "done") {
        const saved = answer.status.version;
        rememberInSession<Theirs<Content>>(keptAs, { version: saved, content });
        return { kind: "saved", version: saved };
      }
      if (answer.kind !== "stale") return answer;
      const known = same({ ...empty, ...answer.theirs.content }, content);
      const gone = sent.current !== null && same(sent.current, content);
      return known || gone ? { kind: "saved", version: answer.theirs.version } : answer;
    },
    onState(next, { theirs, message }) {
      setState(next);
      setProblem(message ?? null);
      if (theirs) setOther({ content: { ...empty, ...theirs.content }, version: theirs.version });
      if (next === "saved") forget();
      if (isTriedAgain(next)) flushIn(RETRY_MS);
    },
  });
  const saver = saverRef.current;

  function flushIn(ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saverRef.current?.flush(), ms);
  }

  function forget() {
    if (keepsHere.current) keepOnDevice(keptAs, null);
    keepsHere.current = false;
  }

  function show(next: Content) {
    latest.current = next;
    setContent(next);
  }

  function adopt(next: Theirs<Content>) {
    clearTimeout(timer.current);
    show({ ...empty, ...next.content });
    saver.adopt(next.version);
    setOther(null);
    forget();
  }

  /**
   * What an earlier visit left on this device. What was `typed` before this code was there comes on top of it; where it is
   * of the same field, or the draft was saved elsewhere since, both stay.
   */
  function lookOnDevice(typed: Partial<Content> = {}) {
    if (looked.current) return;
    looked.current = true;
    const kept = keptOnDevice<Content>(keptAs);
    const fields = Object.keys(typed) as (keyof Content)[];
    // Read before what this window saved last came there.
    const base = newestInSession(keptAs, newest);
    if (base !== newest) {
      if (!kept) return fields.length > 0 ? saver.halt(base) : adopt(base);
      saver.adopt(base.version);
    }
    if (!kept) return;
    keepsHere.current = true;
    if (base === newest && same(kept.content, first)) return forget();
    const apart = fields.some((field) => !same(kept.content[field], first[field]));
    if (apart || (fields.length > 0 && kept.version !== base.version))
      return saver.halt({ content: kept.content, version: base.version });
    show(kept.content);
    saver.change(kept.content);
    if (fields.length > 0) return;
    if (kept.version === base.version) void saver.flush();
    else saver.halt(base);
  }

  function change(changes: Partial<Content>) {
    lookOnDevice(changes);
    show({ ...latest.current, ...changes });
    saver.change(latest.current);
    setOnDevice(keepOnDevice(keptAs, { version: saver.version(), content: latest.current }));
    keepsHere.current = true;
    flushIn(PAUSE_MS);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server says anew is looked at
  useEffect(() => {
    const wasUsed = draft.used !== used.current;
    used.current = draft.used;
    if (wasUsed && leaving.current) {
      leaving.current = false;
      const done = same(sent.current, latest.current);
      if (done) adopt(draft);
      // Written on while it was sent: that is the next one.
      else void saver.overwrite(draft.version, latest.current);
    } else if (draft.version > saver.version() && saver.unsaved() === null) adopt(draft);
  }, [draft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what an earlier visit left here
  useEffect(() => {
    lookOnDevice();
    const flush = () => void saver.flush();
    addEventListener("online", flush);
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("online", flush);
      removeEventListener("pagehide", flush);
      clearTimeout(timer.current);
      if (saver.unsaved() !== null) flush();
    };
  }, []);

  return {
    content,
    state,
    problem,
    /** What is unsaved stands on this device too, not in this window alone. */
    onDevice,
    /** What another window of mine saved meanwhile; null while there is only one text. */
    other: other?.content ?? null,
    change,
    sent: (what = latest.current) => {
      // Until the server has answered it stays on this device: a save in between would be of what is used by then.
      clearTimeout(timer.current);
      sent.current = what;
      leaving.current = true;
    },
    /** It was refused: the text is still to be sent. */
    notSent: () => {
      sent.current = null;
      leaving.current = false;
      if (saver.unsaved() !== null) flushIn(PAUSE_MS);
    },
    keepMine: () => {
      if (other) void saver.overwrite(other.version, latest.current);
      setOther(null);
    },
    takeOther: () => {
      if (other) adopt(other);
    },
  };
}
