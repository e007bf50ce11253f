import type { FormField } from "~/content/records/form/form-fields";
import type { Problem } from "~/content/records/read-stored";
import { anchorOf, labelAt } from "~/features/records/model/field-place";
import { classNames } from "~/lib/text/class-names";
import { openFolds } from "./fields/fold";

type ProblemListProps = {
  problems: Problem[];
  fields: FormField[];
  content: unknown;
  /** Nothing is wrong yet: it was never published. */
  begun: boolean;
};

/** What prevents publication, with a way to each field. */
export function ProblemList({ problems, fields, content, begun }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <section
      aria-labelledby="klopt-niet"
      className={classNames("border-l-4 pl-4", begun ? "border-ink" : "border-danger")}
    >
      <h2 id="klopt-niet" className="text-lg">
        {titleOf(problems.length, begun)}
      </h2>
      <ul className="mt-1 text-sm">
        {problems.map(({ path, message }) => (
          <li key={path + message}>
            <a
              href={`#${anchorOf(path)}`}
              className="text-link inline-flex min-h-11 items-center"
              onClick={() => openFolds(anchorOf(path))}
            >
              {labelAt(fields, path, content)}: {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(count: number, begun: boolean): string {
  if (begun) return `Voor u kunt publiceren: nog ${count === 1 ? "één ding" : `${count} dingen`}`;
  return count === 1 ? "Eén ding klopt nog niet" : `${count} dingen kloppen nog niet`;
}
