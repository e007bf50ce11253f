import { useEffect, useState } from "react";
import { useOtherEditors } from "~/admin/live/use-other-editors";
import { shortName } from "~/admin/people/short-name";
import { momentText } from "~/lib/text/moment-text";

/** Who saved this recently may still be at it. */
const RECENT_MS = 10 * 60_000;

type ColleagueLineProps = {
  /** The last save when the page was opened; null where there was none. `by`: of a person a mail address. */
  saved: { by: string; at: number } | null;
  /** E-mail address of the writer here. */
  me: string;
  /** 'dit artikel' */
  what: string;
};

/** Says that a colleague has this open too, or probably writes here, before either loses time by it. */
export function ColleagueLine({ saved, me, what }: ColleagueLineProps) {
  const [opened] = useState(saved);
  const others = useOtherEditors();
  const [now, setNow] = useState<number | null>(null);
  // The clock of the browser: the server's HTML does not know it.
  useEffect(() => setNow(Date.now()), []);
  const theirs = opened?.by.includes("@") && opened.by !== me ? opened : null;
  const recent = theirs && now !== null && now - theirs.at <= RECENT_MS ? { ...theirs, now } : null;
  if (others.length === 0 && !recent) return null;
  return (
    <p role="status" className="measure border-l-4 border-ink bg-paper-deep px-4 py-3">
      {others.length > 0 ? (
        <>
          <strong>{others.map(shortName).join(" en ")}</strong> {others.length > 1 ? "hebben" : "heeft"}{" "}
          {what} nu ook open.
        </>
      ) : (
        recent && (
          <>
            <strong>{shortName(recent.by)}</strong> heeft {what} {momentText(recent.at, recent.now)} nog
            opgeslagen, en is er misschien nog mee bezig.
          </>
        )
      )}{" "}
      Er gaat niets verloren: wie als tweede opslaat, ziet beide teksten en kiest.
    </p>
  );
}
