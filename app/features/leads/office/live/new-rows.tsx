import { useEffect, useRef, useState } from "react";
import { newAmong } from "./new-among";

type NewRowsProps = { rows: { id: string; receivedAt: number }[]; title: string; now: number };

/** Says that requests came in while the list was open; while the tab is not seen, its title counts them. */
export function NewRows({ rows, title, now }: NewRowsProps) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [since] = useState(now);
  const [said, say] = useState("");
  const latest = useRef(rows);
  latest.current = rows;
  const shown = rows.map(({ id }) => id).join(" ");
  useEffect(() => {
    const all = shown.split(" ");
    // What is there at first is not new.
    known.current ??= new Set(all);
    const tell = () => {
      const before = known.current ?? new Set();
      const count = newAmong(latest.current, before, since);
      if (document.visibilityState === "visible") {
        known.current = new Set([...before, ...all]);
        if (count > 0) say(count === 1 ? "1 nieuwe aanvraag" : `${count} nieuwe aanvragen`);
        document.title = title;
      } else document.title = count > 0 ? `(${count}) ${title}` : title;
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [shown, title, since]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
