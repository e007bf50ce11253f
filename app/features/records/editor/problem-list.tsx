import type { FormField } from "~/content/records/form-fields";
import type { Problem } from "~/content/records/read-stored";
import { classNames } from "~/lib/text/class-names";
import { anchorOf } from "./fields/record-fields";

type ProblemListProps = {
  problems: Problem[];
  fields: FormField[];
  /** Nothing is wrong yet: it was never published. */
  begun: boolean;
};

/** What prevents publication, with a way to each field. */
export function ProblemList({ problems, fields, begun }: ProblemListProps) {
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
            <a href={`#${anchorOf(path)}`} className="text-link inline-flex min-h-11 items-center">
              {labelAt(fields, path)}: {message}
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

/** 'address.city' → 'Adres, Plaats', 'photos.2.stage' → 'Foto’s 3, Wanneer'. */
export function labelAt(fields: FormField[], path: string): string {
  const [step = "", ...rest] = path.split(".");
  const field = fields.find(({ name }) => name === step);
  if (!field) return "Dit";
  if (field.kind === "group" && rest.length > 0)
    return `${field.label}, ${labelAt(field.fields, rest.join("."))}`;
  if (field.kind === "list" && rest.length > 0) {
    const [index, ...inner] = rest;
    const label = `${field.label} ${Number(index) + 1}`;
    if (inner.length === 0 || field.item.kind !== "group") return label;
    return `${label}, ${labelAt(field.item.fields, inner.join("."))}`;
  }
  if (field.kind === "picture" && rest[0] === "alt") return `${field.label}, Beschrijving`;
  return field.label;
}
