import type { Check } from "~/features/articles/model/article-checks";
import { Icon } from "~/ui/icons/icon";

/** The checks, those that prevent publication first. */
export function ChecksPanel({ checks }: { checks: Check[] }) {
  const stops = checks.filter(({ level }) => level === "stop");
  const tips = checks.filter(({ level }) => level === "tip");
  return (
    <section aria-labelledby="controle" id="controle-lijst" className="border-y border-ink py-4">
      <h2 id="controle" className="text-lg">
        Controle
      </h2>
      {checks.length === 0 && (
        <p className="mt-2 flex items-center gap-2 text-sm text-success">
          <Icon name="check" size={4} /> Klaar om te publiceren
        </p>
      )}
      <CheckList name="Eerst nodig" checks={stops} tone="text-danger" />
      <CheckList name="Tips" checks={tips} tone="text-ink-soft" />
    </section>
  );
}

function CheckList({ name, checks, tone }: { name: string; checks: Check[]; tone: string }) {
  if (checks.length === 0) return null;
  return (
    <>
      <h3 className={`label-caps mt-3 font-text ${tone}`}>{name}</h3>
      <ul className="mt-1.5 grid gap-1.5 text-sm">
        {checks.map(({ text }) => (
          <li key={text} className="grid grid-cols-[1.25rem_1fr]">
            <span aria-hidden="true" className="mt-[0.7em] h-0.5 w-2.5 bg-current" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
