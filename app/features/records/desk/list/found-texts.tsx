import { Form, Link } from "react-router";
import { SearchInput } from "~/admin/search-input";
import { anchorOf } from "~/features/records/model/field-place";
import { paths } from "~/paths";
import { Button } from "~/ui/controls/button";
import { Field } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";
import type { FoundText } from "./found-texts.server";

/** Asks for words that stand on the site. */
export function TextSearch({ asked }: { asked: string }) {
  return (
    <Form method="get" role="search" className="mt-5 flex flex-wrap items-end gap-3">
      <Field
        label="Zoek een tekst van de site"
        hint="Enkele woorden, precies zoals ze er staan."
        className="min-w-0 grow sm:max-w-md"
      >
        {(control) => <SearchInput {...control} name="q" asked={asked} maxLength={100} />}
      </Field>
      <Button type="submit" variant="outline">
        <Icon name="search" /> Zoek
      </Button>
    </Form>
  );
}

type FoundTextsProps = {
  asked: string;
  found: FoundText[];
  /** More may say it. */
  full: boolean;
};

/** Each leads to its field. */
export function FoundTexts({ asked, found, full }: FoundTextsProps) {
  return (
    <section aria-labelledby="gevonden" className="mt-8">
      <h2 id="gevonden" className="text-xl">
        {titleOf(asked, found.length, full)}
      </h2>
      <ul className="mt-3 divide-y divide-rule border-y border-ink">
        {found.map(({ type, key, path, title, kind, label, excerpt }) => (
          <li key={`${type}/${key}/${path}`}>
            <Link
              to={`${paths.adminRecord(type, key)}#${anchorOf(path)}`}
              className="grid min-h-14 grid-cols-1 content-center gap-1 py-3 no-underline hover:bg-paper-deep"
            >
              <span className="measure">{excerpt}</span>
              <span className="text-sm text-ink-soft">
                {kind} ‘{title}’ · {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm">
        <Link
          to={`${paths.adminArticles}?q=${encodeURIComponent(asked)}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          Zoek in de artikelen
        </Link>
        <Link to={paths.adminContent} className="text-link inline-flex min-h-11 items-center">
          Terug naar alle inhoud
        </Link>
      </p>
    </section>
  );
}

function titleOf(asked: string, count: number, full: boolean): string {
  if (count === 0) return `‘${asked}’ staat nergens in de teksten die u hier wijzigt`;
  if (full) return `De eerste ${count} plaatsen met ‘${asked}’`;
  return `‘${asked}’ staat op ${count === 1 ? "één plaats" : `${count} plaatsen`}`;
}
