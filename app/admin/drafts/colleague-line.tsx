import { useEffect, useState } from "react";
import { momentText } from "~/lib/text/moment-text";

/** Who saved this recently may still be at it. */
const RECENT_MS = 10 * 60_000;

type ColleagueLineProps = {
  /** The last save when the page was opened; null where there was none. */
  saved: { by: string; at: number } | null;
  /** E-mail address of the writer here. */
  me: string;
  /** 'dit artikel' */
  what: string;
};

/** Says at the start that a colleague is probably writing here too, before either loses time by it. */
export function ColleagueLine({ saved, me, what }: ColleagueLineProps) {
  const [opened] = useState(saved);
  const [now, setNow] = useState<number | null>(null);
  // The clock of the browser: the server's HTML does not know it.
  useEffect(() => setNow(Date.now()), []);
  if (!opened || now === null || opened.by === "" || opened.by === me || now - opened.at > RECENT_MS)
    return null;
  return (
    <p role="status" className="measure border-l-4 border-ink bg-paper-deep px-4 py-3">
      <strong>{opened.by.replace(/@.*$/, "")}</strong> heeft {what} {momentText(opened.at, now)} nog
      opgeslagen, en is er misschien nog mee bezig. Er gaat niets verloren: wie als tweede opslaat, ziet beide
      teksten en kiest.
    </p>
  );
}
