const WORDS = "bel ons";

/** A text as it is; where it says 'bel ons', that calls. */
export function CallUs({ text, href }: { text: string; href: string }) {
  const [before, after] = text.split(WORDS, 2);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={href} className="text-link">
        {WORDS}
      </a>
      {after}
    </>
  );
}
