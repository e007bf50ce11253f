type ChangeItemProps = { text: string; by: string; was: string[]; now: string[] };

/** One change of a setting: what, who and when, and the lines that are different since. */
export function ChangeItem({ text, by, was, now }: ChangeItemProps) {
  return (
    <li className="border-b border-rule py-2.5">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-semibold">{text}</span>
        <span className="text-sm text-ink-soft tabular-nums">{by}</span>
      </p>
      {was.length + now.length > 0 && (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4">
            Wat er veranderde
          </summary>
          <dl className="grid gap-x-4 pb-2 sm:grid-cols-[3rem_1fr]">
            <Lines label="was" lines={was} />
            <Lines label="nu" lines={now} />
          </dl>
        </details>
      )}
    </li>
  );
}

function Lines({ label, lines }: { label: string; lines: string[] }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line">{lines.join("\n") || "niets"}</dd>
    </>
  );
}
