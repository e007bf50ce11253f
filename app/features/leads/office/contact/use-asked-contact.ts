import { useEffect, useState } from "react";
import { keepOnDevice, keptOnDevice } from "~/admin/drafts/draft-client";

/** A link that leads to a call, or to a message in another program: what it is, its text, and when it was followed. */
export type Followed = { what: "call" | "chat" | "mail"; text: string; at: number };
export type Asked = { followed: Followed | null; note: string };

/** After this time nobody knows any more what came of it. */
const ASKED_FOR_MS = 12 * 3600_000;

const nothing: Asked = { followed: null, note: "" };

/** Of a text that was written here, and of no other, it is known that it went along. */
function followedBy({ href, dataset }: HTMLAnchorElement): Omit<Followed, "at"> | null {
  const { protocol, host } = new URL(href);
  const text = dataset.written ?? "";
  if (protocol === "tel:") return { what: "call", text };
  if (protocol === "mailto:") return { what: "mail", text };
  return host === "wa.me" ? { what: "chat", text } : null;
}

/**
 * What there is to ask of who left this page for the telephone, a chat or a mail program, and what he typed about it. It is on
 * this device, because a phone may load the page anew on coming back.
 */
export function useAskedContact(name: string) {
  const [kept, setKept] = useState(nothing);

  useEffect(() => {
    const there = keptOnDevice<Asked>(name)?.content;
    if (there) setKept({ ...there, followed: stillAsked(there.followed) });
    // The links stand in several parts of the page.
    const look = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const followed = link && followedBy(link);
      if (followed) setKept(({ note }) => keep(name, { note, followed: { ...followed, at: Date.now() } }));
    };
    document.addEventListener("click", look);
    return () => document.removeEventListener("click", look);
  }, [name]);

  const change = (changes: Partial<Asked>) => setKept((before) => keep(name, { ...before, ...changes }));
  return {
    ...kept,
    write: (note: string) => change({ note }),
    dismiss: () => change({ followed: null }),
    done: (sent: Asked) => setKept((before) => keep(name, without(before, sent))),
  };
}

/** What was typed and followed since it was sent is the next one. */
export function without(now: Asked, sent: Asked): Asked {
  return {
    followed: now.followed?.at === sent.followed?.at ? null : now.followed,
    note: now.note === sent.note ? "" : now.note,
  };
}

function stillAsked(followed: Followed | null): Followed | null {
  return followed && Date.now() - followed.at < ASKED_FOR_MS ? followed : null;
}

function keep(name: string, content: Asked): Asked {
  const empty = content.followed === null && content.note === "";
  keepOnDevice(name, empty ? null : { version: 0, content });
  return content;
}
