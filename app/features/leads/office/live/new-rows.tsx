import { useEffect, useRef, useState } from "react";

/** Says that requests came in while the list was open; while the tab is not seen, its title counts them. */
export function NewRows({ ids, title }: { ids: string[]; title: string }) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [said, say] = useState("");
  const shown = ids.join(" ");
  useEffect(() => {
    const all = shown.split(" ").filter((id) => id !== "");
    // What is there at first is not new.
    known.current ??= new Set(all);
    const tell = () => {
      const before = known.current ?? new Set();
      const count = all.filter((id) => !before.has(id)).length;
      if (document.visibilityState === "visible") {
        known.current = new Set([...before, ...all]);
        if (count > 0) say(count === 1 ? "1 nieuwe aanvraag" : `${count} nieuwe aanvragen`);
        document.title = title;
      } else document.title = count > 0 ? `(${count}) ${title}` : title;
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [shown, title]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
