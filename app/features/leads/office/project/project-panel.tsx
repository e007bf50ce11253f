import { Form, Link } from "react-router";
import { Badge } from "~/ui/controls/badge";
import { Button } from "~/ui/controls/button";
import { Field, Select } from "~/ui/controls/field";
import { Icon } from "~/ui/icons/icon";
import type { projectOffer } from "./project-of-lead.server";

export type LeadProject =
  | { kind: "made"; href: string; title: string; state: string }
  | ({ kind: "offer"; action: string } & ReturnType<typeof projectOffer>);

/** A won request as a project for the site: the way to it, or the button that makes it. */
export function ProjectPanel({ project, busy }: { project: LeadProject; busy: boolean }) {
  if (project.kind === "made")
    return (
      <p className="no-print flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          Project:{" "}
          <Link to={project.href} className="text-link inline-flex min-h-11 items-center">
            {project.title}
          </Link>
        </span>
        <Badge variant="secondary">{project.state}</Badge>
      </p>
    );
  const { action, title, choices } = project;
  return (
    <Form
      method="post"
      action={action}
      className="no-print grid grid-cols-1 gap-3 border-l-4 border-success pl-4"
    >
      <p className="measure text-sm text-ink-soft">
        Laat dit werk op de website zien{title && <>, als ‘{title}’</>}. Alleen de plaats en de foto’s gaan
        mee: geen naam, geen adres en geen tekst van de aanvrager. Het begint als concept.
      </p>
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-4">
          {choices.map(({ name, label, value, options }) => (
            <Field key={name} label={label} className="min-w-0 max-sm:w-full">
              {(control) => (
                <Select {...control} name={name} defaultValue={value} required>
                  <option value="">Kies …</option>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
      )}
      <Button type="submit" size="sm" className="min-h-11 justify-self-start" aria-disabled={busy}>
        <Icon name="plus" /> Maak er een project van
      </Button>
    </Form>
  );
}
