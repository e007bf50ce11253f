import { data } from "react-router";
import { contactDetails, projectPage, tagsLike } from "~/content/index.server";
import { findLive, firstLive } from "~/features/records/live/listed-records.server";
import { projectHead } from "~/features/seo/project-head.server";
import { bindings } from "~/platform/bindings.server";
import { JsonLd } from "~/ui/page/json-ld";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { ProjectTeasers } from "~/ui/projects/project-cards";
import { ProjectView } from "~/ui/projects/project-view";
import type { Route } from "./+types/project";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const project = await findLive(env.DB, "project", params.key);
  if (!project) throw data(null, { status: 404 });
  const like = await firstLive(env.DB, "project", { tags: tagsLike(project), limit: 4 });
  const page = projectPage(params.key, project, like);
  // The address does not tell its division: the document takes the colour from here.
  return { theme: page.theme, page, head: projectHead(env, page), phone: contactDetails().phone };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { page, head, phone } = loaderData;
  const { service, call, urgent } = page;
  return (
    <>
      <JsonLd graph={head.graph} />
      <ProjectView {...page} />
      <ProjectTeasers heading="Meer van dit werk" cards={page.like} />
      <QuoteBanner {...call} preset={service.slug} {...(urgent && { type: "spoedservice" })} phone={phone} />
    </>
  );
}
