import type { DivisionId, Project, ProjectPhoto } from "~/content/types";

type ProjectRecordsProps = { projects: readonly Project[]; divisions: Record<DivisionId, string> };

/** Finished projects, before and after side by side. Renders nothing for an empty list. */
export function ProjectRecords({ projects, divisions }: ProjectRecordsProps) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="opgeleverd" className="page pb-16">
      <h2 id="opgeleverd" className="text-3xl">
        Opgeleverd werk
      </h2>
      <ul className="mt-8 grid gap-y-14">
        {projects.map((project) => (
          <li key={project.title} data-theme={project.division} className="border-t border-ink pt-5">
            <Record project={project} division={divisions[project.division]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Record({ project, division }: { project: Project; division: string }) {
  const { title, town, year, steps = [], before, after } = project;
  return (
    <article className="grid gap-x-8 gap-y-6 @sheet:grid-cols-12">
      <div className="@sheet:col-span-4">
        <p className="label-caps text-accent-text">{division}</p>
        <h3 className="mt-2 text-2xl">{title}</h3>
        <p className="mt-1 text-ink-soft tabular-nums">
          {town}, {year}
        </p>
        {steps.length > 0 && (
          <ol className="mt-5 grid gap-2">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.25rem_1fr] items-baseline text-sm">
                <span aria-hidden="true" className="text-accent-text tabular-nums">
                  {String(index + 1).padStart(2, "0")}
                </span>
                {step}
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="grid content-start gap-4 @half:grid-cols-2 @sheet:col-span-8">
        <Photo caption="Voor" photo={before} />
        <Photo caption="Na" photo={after} />
      </div>
    </article>
  );
}

/** Both photos get the same shape, so that they compare well. */
function Photo({ caption, photo }: { caption: string; photo: ProjectPhoto }) {
  return (
    <figure>
      <img
        {...photo}
        alt={photo.alt}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 h-auto w-full border border-ink/25 object-cover"
      />
      <figcaption className="label-caps mt-2 text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
