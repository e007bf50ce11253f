type ChoiceListProps = {
  name: string;
  choices: { path: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

const MOST = 6;

/** Pages that stand under the article, in the order in which they were chosen. */
export function ChoiceList({ name, choices, chosen, onChange }: ChoiceListProps) {
  const known = choices.filter(({ path }) => chosen.includes(path));
  return (
    <details className="border-t border-rule last:border-b">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        {name}
        <span className="text-sm font-normal text-ink-soft">{known.length || "geen"}</span>
      </summary>
      <fieldset className="max-h-72 overflow-y-auto pb-3">
        <legend className="sr-only">{name}, hoogstens zes</legend>
        {choices.map(({ path, label }) => {
          const on = chosen.includes(path);
          return (
            <label key={path} className="flex min-h-9 items-center gap-3 text-sm">
              <input
                type="checkbox"
                checked={on}
                disabled={!on && chosen.length >= MOST}
                className="size-5 accent-accent"
                onChange={() => onChange(on ? chosen.filter((one) => one !== path) : [...chosen, path])}
              />
              {label}
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}
