import { type ArticleContent, tooLong } from "~/features/articles/model/article-content";
import { dayOf } from "~/lib/text/dutch-date";
import { Button } from "~/ui/controls/button";
import { Field, Input } from "~/ui/controls/field";

type Sources = ArticleContent["sources"];
type Day = Sources[number]["checked"];
type SourcesFieldProps = { sources: Sources; onChange: (sources: Sources) => void };

/** Where facts of the article come from, with the day on which somebody last looked. */
export function SourcesField({ sources, onChange }: SourcesFieldProps) {
  const set = (at: number, changes: Partial<Sources[number]>) =>
    onChange(sources.map((source, index) => (index === at ? { ...source, ...changes } : source)));
  return (
    <details className="border-t border-rule last:border-b">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        Bronnen
        <span className="text-sm font-normal text-ink-soft">{sources.length || "geen"}</span>
      </summary>
      <ol className="grid grid-cols-1 gap-4 pb-3">
        {sources.map(({ title, url, checked, edition }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source that is being typed has no other name
          <li key={at} className="grid grid-cols-1 gap-2 border-l-2 border-rule pl-3">
            <Field label={`Bron ${at + 1}`} error={tooLong(title, "source")} className="text-sm">
              {(control) => (
                <Input
                  {...control}
                  value={title}
                  onChange={(event) => set(at, { title: event.target.value })}
                />
              )}
            </Field>
            <Field label={<>Adres{named(at)}</>} className="text-sm">
              {(control) => (
                <Input
                  {...control}
                  type="url"
                  value={url}
                  placeholder="https://…"
                  onChange={(event) => set(at, { url: event.target.value.trim() })}
                />
              )}
            </Field>
            <Field
              label={<>Gelezen op{named(at)}</>}
              hint="De dag waarop u de bron zelf las. Leeg: er staat geen dag bij."
              required={false}
              className="text-sm"
            >
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={checked ?? ""}
                  onChange={({ target }) => set(at, { checked: (target.value || undefined) as Day })}
                />
              )}
            </Field>
            <Field
              label={<>Welke versie{named(at)}</>}
              error={tooLong(edition ?? "", "edition")}
              required={false}
              className="text-sm"
            >
              {(control) => (
                <Input
                  {...control}
                  value={edition ?? ""}
                  placeholder="bewaarde versie uit 2025"
                  onChange={({ target }) => set(at, { edition: target.value || undefined })}
                />
              )}
            </Field>
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-start"
              onClick={() => onChange(sources.filter((_, index) => index !== at))}
            >
              Bron weghalen{named(at)}
            </Button>
          </li>
        ))}
        <li>
          <Button
            variant="outline"
            size="sm"
            disabled={sources.length >= 60}
            onClick={() => onChange([...sources, { title: "", url: "", checked: dayOf(Date.now()) }])}
          >
            Bron erbij
          </Button>
        </li>
      </ol>
    </details>
  );
}

/** For who hears one field at a time. */
const named = (at: number) => <span className="sr-only"> van bron {at + 1}</span>;
