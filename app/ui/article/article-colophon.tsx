import { dutchDate } from "~/lib/text/dutch-date";

type ArticleColophonProps = {
  author: string;
  published: string;
  updated: string;
  minutes: number;
  category: { label: string; href: string };
};

/** Who wrote an article and when, below its text; as its structured data say. */
export function ArticleColophon({ author, published, updated, minutes, category }: ArticleColophonProps) {
  const rows = [
    { label: "Door", value: <Linked href="/over-ons" label={author} /> },
    { label: "Geplaatst", value: <Day date={published} /> },
    { label: "Bijgewerkt", value: <Day date={updated} /> },
    { label: "Leestijd", value: minutesText(minutes) },
    { label: "Onderwerp", value: <Linked {...category} /> },
  ];
  return (
    <section aria-labelledby="over-dit-artikel" className="page">
      <div className="grid gap-x-8 gap-y-4 border-t border-ink/25 py-8 text-sm @half:py-10 @sheet:grid-cols-12">
        <h2 id="over-dit-artikel" className="label-caps font-text text-ink-soft @sheet:col-span-3">
          Over dit artikel
        </h2>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-4 @half:grid-cols-3 @sheet:col-span-9">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** One line under the introduction: how fresh, how long. */
export function Freshness({ updated, minutes }: { updated: string; minutes: number }) {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      Bijgewerkt <Day date={updated} />, {minutesText(minutes)} lezen
    </p>
  );
}

const minutesText = (minutes: number) => (minutes === 1 ? "1 minuut" : `${minutes} minuten`);

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dutchDate(date)}</time>;
}

function Linked({ label, href }: { label: string; href: string }) {
  return (
    <a className="text-link" href={href}>
      {label}
    </a>
  );
}
