import type { ComponentProps } from "react";
import type { CostsPage, RichText as Text } from "~/content/types";
import { RichText } from "~/ui/blocks/rich-text";
import { TitleBlock } from "~/ui/page/title-block";
import { CostAnswer } from "./cost-answer";
import { CostForm } from "./cost-form";
import styles from "./costs.css?url";

type CostPageProps = {
  action: string;
  page: CostsPage;
  work: Pick<ComponentProps<typeof CostForm>, "size" | "questions"> & {
    key: string;
    what: string;
    /** Whether there is anything to fill in. */
    asks: boolean;
    service: { href: string; label: string };
    price: { text: string; rows: { label: string; value: Text }[] };
    /** The same work in the other country. */
    other: { href: string; label: string } | undefined;
    answer: Omit<ComponentProps<typeof CostAnswer>, "words"> | null;
  };
  /** All work that has a price. */
  all: string;
};

/** One kind of work: what it costs by the unit, what is asked about the house, and what comes out. */
export function CostPage({ action, page, work, all }: CostPageProps) {
  const { key, what, asks, service, size, questions, price, other, answer } = work;
  return (
    <div className="page pb-16 @sheet:pb-24">
      <link rel="stylesheet" href={styles} />
      <div className="cost-page">
        {asks && <CostForm action={action} work={key} size={size} questions={questions} words={page.form} />}
        {answer && <CostAnswer {...answer} words={page.answer} />}
        <section aria-labelledby="prijs" className="border-t border-ink pt-5">
          <h2 id="prijs" className="text-xl">
            {page.price.heading}
          </h2>
          <p className="mt-2 mb-4 text-lg font-semibold">
            {what}: {price.text}
          </p>
          <TitleBlock
            rows={price.rows.map(({ label, value }) => ({ label, value: <RichText text={value} /> }))}
          />
          <p className="mt-4 flex flex-wrap gap-x-6">
            {other && (
              <a href={other.href} className="text-link py-1.5">
                {other.label}
              </a>
            )}
            <a href={service.href} className="text-link py-1.5">
              Over {service.label.toLowerCase()}
            </a>
            <a href={all} className="text-link py-1.5">
              Ander werk uitrekenen
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}
