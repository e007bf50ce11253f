import type { FormField } from "~/content/records/form-fields";
import type { Problem } from "~/content/records/read-stored";
import { anchorOf } from "./fields/record-fields";

/** What prevents publication, with a way to each field. */
export function ProblemList({ problems, fields }: { problems: Problem[]; fields: FormField[] }) {
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="klopt-niet" className="border-l-4 border-danger pl-4">
      <h2 id="klopt-niet" className="text-lg">
        {problems.length === 1 ? "Eén ding klopt nog niet" : `${problems.length} dingen kloppen nog niet`}
      </h2>
      <ul className="mt-1 text-sm">
        {problems.map(({ path, message }) => (
          <li key={path + message}>
            <a href={`#${anchorOf(path)}`} className="text-link inline-flex min-h-9 items-center">
              {labelAt(fields, path)}: {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'address.city' → 'Adres, Plaats'. */
function labelAt(fields: FormField[], path: string): string {
  const [step = "", ...rest] = path.split(".");
  const field = fields.find(({ name }) => name === step);
  if (!field) return "Dit";
  if (field.kind === "group" && rest.length > 0)
    return `${field.label}, ${labelAt(field.fields, rest.join("."))}`;
  if (field.kind === "list" && rest.length > 0) return `${field.label} ${Number(rest[0]) + 1}`;
  return field.label;
}
