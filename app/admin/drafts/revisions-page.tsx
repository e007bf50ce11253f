import { Form, Link } from "react-router";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { DiffView } from "./diff-view";

export type RevisionKind = "saved" | "published" | "kept";

type RevisionsPageProps = {
  title: string;
  back: { label: string; href: string };
  path: string;
  revisions: { id: number; kind: RevisionKind; when: string; actor: string; note?: string; live: boolean }[];
  chosen: { id: number; lines: string[] } | null;
  current: string[];
};

const kinds: Record<RevisionKind, string> = {
  saved: "Opgeslagen",
  published: "Gepubliceerd",
  kept: "Bewaard ernaast",
};

/** The revisions of a text, what changed since one of them, and a button to restore it. */
export function RevisionsPage({ title, back, path, revisions, chosen, current }: RevisionsPageProps) {
  return (
    <>
      <Link to={back.href} className="mb-6 inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={4} /> {back.label}
      </Link>
      <h1 className="text-3xl">Versies van {title}</h1>
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <nav
          aria-label="Versies"
          className="max-lg:max-h-76 max-lg:overflow-y-auto max-lg:border-b max-lg:border-rule"
        >
          <ol className="border-t border-ink">
            {revisions.map(({ id, kind, when, actor, note, live }) => (
              <li key={id} className="border-b border-rule">
                <Link
                  to={`${path}?revision=${id}`}
                  preventScrollReset
                  aria-current={chosen?.id === id ? "true" : undefined}
                  className="block border-l-4 border-transparent py-3 pl-3 no-underline hover:bg-paper-deep aria-[current=true]:border-accent aria-[current=true]:bg-paper-deep"
                >
                  <span className="flex items-center justify-between gap-3 font-semibold">
                    {when} {live && <Badge>Op de website</Badge>}
                  </span>
                  <span className="block text-sm text-ink-soft">
                    {[kinds[kind], note].filter(Boolean).join(", ")}
                  </span>
                  <span className="block truncate text-sm text-ink-soft">
                    {actor === "system" ? "volgens planning" : actor}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        {chosen ? (
          <section aria-labelledby="verschil" className="min-w-0">
            <h2 id="verschil" className="text-xl">
              Wat er sindsdien is veranderd
            </h2>
            <div className="mt-4">
              <DiffView before={chosen.lines} after={current} />
            </div>
            <Form method="post" className="mt-6">
              <input type="hidden" name="revision" value={chosen.id} />
              <Button type="submit">Deze versie terugzetten</Button>
            </Form>
            <p className="mt-2 text-sm text-ink-soft">
              De tekst van nu blijft bewaard als versie. Bezoekers zien de teruggezette tekst pas na
              publicatie.
            </p>
            <details className="mt-8 border-t border-rule pt-4">
              <summary className="font-semibold">De hele tekst van deze versie</summary>
              <div className="mt-3 grid gap-2 text-sm">
                {chosen.lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
                  <p key={index}>{line}</p>
                ))}
              </div>
            </details>
          </section>
        ) : (
          <p className="text-ink-soft">Kies een versie om te zien wat er sindsdien is veranderd.</p>
        )}
      </div>
    </>
  );
}
