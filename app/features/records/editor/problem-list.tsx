import { valueAt } from "~/content/records/at-path";
import type { FormField } from "~/content/records/form-fields";
import { partOf } from "~/content/records/parts";
import type { Problem } from "~/content/records/read-stored";
import { classNames } from "~/lib/text/class-names";
import { openFolds } from "./fields/fold";
import { anchorOf } from "./fields/record-fields";

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

/** 'address.city' → 'Adres, Plaats', 'photos.2.stage' → 'Foto’s 3, Wanneer'. `value` tells of which kind a part is. */
export function labelAt(fields: FormField[], path: string, value?: unknown): string {
  const [step = "", ...rest] = path.split(".");
  const field = fields.find(({ name }) => name === step);
  if (!field) return "Dit";
  if (field.kind === "group" && rest.length > 0)
    return `${field.label}, ${labelAt(field.fields, rest.join("."), valueAt(value, step))}`;
  if (field.kind === "grid" && rest.length > 0) return `${field.label} ${Number(rest[0]) + 1}`;
  if (field.kind === "list" && rest.length > 0) {
    const [index, ...inner] = rest;
    const label = `${field.label} ${Number(index) + 1}`;
    const item = valueAt(value, `${step}.${index}`);
    const part = partOf(field.item, item);
    if (inner.length === 0 || part.fields.length === 0) return label;
    return `${label}, ${labelAt(part.fields, inner.join("."), item)}`;
  }
  if (field.kind === "picture" && rest[0] === "alt") return `${field.label}, Beschrijving`;
  return field.label;
}
