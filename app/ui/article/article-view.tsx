import type { ReactNode } from "react";
import type { Crumb } from "~/lib/json-ld";
import { dutchDate } from "~/lib/text/dutch-date";
import { ReadingHero } from "~/ui/page/page-hero";
import { TitleBlock } from "~/ui/page/title-block";
import { Toc } from "~/ui/page/toc";

type ArticleViewProps = {
  title: string;
  lead: string;
  crumbs: readonly Crumb[];
  author: string;
  published: string;
  updated: string;
  minutes: number;
  category: { label: string; href: string };
  sections: { id: string; heading: string }[];
  /** Above the text, full width. */
  cover?: ReactNode;
  /** Below the text: sources, related pages. */
  after: ReactNode;
  children: ReactNode;
};

/** Article page: head with title block, contents beside the text. */
export function ArticleView(props: ArticleViewProps) {
  const {
    title,
    lead,
    crumbs,
    author,
    published,
    updated,
    minutes,
    category,
    sections,
    cover,
    after,
    children,
  } = props;
  return (
    <article>
      <ReadingHero
        crumbs={crumbs}
        title={title}
        lead={lead}
        block={
          <TitleBlock
            rows={[
              { label: "Door", value: author },
              { label: "Geplaatst", value: <Time date={published} /> },
              { label: "Bijgewerkt", value: <Time date={updated} /> },
              { label: "Leestijd", value: minutes === 1 ? "1 minuut" : `${minutes} minuten` },
              { label: "Onderwerp", value: <CategoryLink {...category} /> },
            ]}
          />
        }
      />
      {cover && <div className="page pb-12">{cover}</div>}
      <div className="page">
        <div className="grid gap-x-8 gap-y-12 pb-12 @half:pb-16 @sheet:border-t @sheet:border-ink/25 @sheet:pt-16 @sheet:grid-cols-12">
          <div className="@sheet:col-span-3">
            {sections.length > 0 && <Toc sections={sections} className="@sheet:sticky @sheet:top-24" />}
          </div>
          <div className="min-w-0 @sheet:col-span-8 @sheet:col-start-5">{children}</div>
        </div>
      </div>
      {after}
    </article>
  );
}

function Time({ date }: { date: string }) {
  return <time dateTime={date}>{dutchDate(date)}</time>;
}

function CategoryLink({ label, href }: { label: string; href: string }) {
  return (
    <a className="text-link" href={href}>
      {label}
    </a>
  );
}
