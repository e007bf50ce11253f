import {
  type ProjectRecord,
  photoStages,
  projectPlace,
  projectTags,
  projectTitle,
} from "~/content/records/types/project";
import { calls } from "~/content/site/calls";
import type { Meta } from "~/content/types";
import { dutchDate, dutchMonth } from "~/lib/text/dutch-date";
import { dutchNumber } from "~/lib/text/dutch-number";
import { excerpt } from "~/lib/text/excerpt";
import { paths } from "~/paths";
import type { ListedPage } from "./page-list";
import { coverOf, type ListedProject, projectCards, projectPhotos } from "./project-cards";
import { home } from "./service-pages";

export const projectsCrumb = { label: "Onze projecten", href: "/onze-projecten" };

/** Tags of what is shown below a project: the same service first, then its division. One more than is shown: itself. */
export function tagsLike({ service, town, nearby }: ProjectRecord): string[] {
  const { division } = projectPlace({ service, town, nearby }).service;
  return [projectTags.of({ service }), projectTags.of({ division })];
}

/** The page of a project. What the office keeps to itself, such as the owner's consent, is no part of it. */
export function projectPage(key: string, project: ProjectRecord, like: readonly ListedProject[]) {
  const { service, town, place } = projectPlace(project);
  const path = paths.project(key);
  const title = projectTitle(project);
  const photos = projectPhotos(project);
  const { finished, materials, words } = project;
  const servicePath = `/${project.service}`;
  const month = dutchMonth(finished);
  const meta: Meta = {
    title: `${title}, ${month}`,
    description: excerpt(`${leadOf(project)} ${project.problem.replace(/\s+/g, " ")}`, 160),
    keywords: [service.name, town.name],
  };
  return {
    path,
    title,
    meta,
    finished,
    theme: service.division,
    // A title of its own leaves open what was done where.
    lead: project.title === null ? deliveryOf(project) : leadOf(project),
    crumbs: [home, projectsCrumb, { label: title, href: path }],
    facts: factsOf(project),
    cover: coverOf(photos),
    before: photos.find(({ stage }) => stage === "before") ?? null,
    after: photos.findLast(({ stage }) => stage === "after") ?? null,
    problem: paragraphs(project.problem),
    work: paragraphs(project.work),
    materials,
    stages: Object.entries(photoStages).flatMap(([stage, label]) => {
      const own = photos.filter((photo) => photo.stage === stage);
      return own.length > 0 ? [{ stage, label, photos: own }] : [];
    }),
    words: words === null ? [] : paragraphs(words),
    place,
    town: town.name,
    service: { slug: service.slug, name: service.name, href: servicePath },
    call: calls()[service.requestType],
    urgent: service.requestType === "spoedservice",
    like: projectCards(like.filter((other) => other.key !== key).slice(0, 3)),
  };
}

/** 'Dakrenovatie in Best. Opgeleverd in maart 2026, na 3 weken werk. Het huis is uit 1936.' */
function leadOf(project: ProjectRecord): string {
  const { service, place } = projectPlace(project);
  return `${service.name} ${place}. ${deliveryOf(project)}`;
}

function deliveryOf({ finished, weeks, built, price }: ProjectRecord): string {
  const cost = priceText(price);
  return [
    `Opgeleverd in ${dutchMonth(finished)}${weeks === null ? "" : `, na ${weeksText(weeks)} werk`}.`,
    built !== null && `Het huis is uit ${built}.`,
    cost && `Het werk kostte ${cost}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

type Fact = { label: string; value: string; href?: string };

function factsOf(project: ProjectRecord): Fact[] {
  const { service, town } = projectPlace(project);
  const { finished, weeks, built, price, nearby } = project;
  const cost = priceText(price);
  return [
    { label: "Werk", value: service.name, href: `/${project.service}` },
    {
      label: "Plaats",
      value: nearby ? `Bij ${town.name}` : town.name,
      href: paths.town(town.country, town.slug),
    },
    { label: "Opgeleverd", value: dutchDate(finished) },
    ...(weeks === null ? [] : [{ label: "Duur", value: weeksText(weeks) }]),
    ...(built === null ? [] : [{ label: "Bouwjaar", value: String(built) }]),
    ...(cost === null ? [] : [{ label: "Prijs", value: cost }]),
  ];
}

function weeksText(weeks: number): string {
  if (weeks === 0.5) return "een halve week";
  return weeks === 1 ? "één week" : `${dutchNumber(weeks)} weken`;
}

function priceText({ from, to }: ProjectRecord["price"]): string | null {
  if (from === null || to === null) return null;
  const band = from === to ? dutchNumber(from) : `${dutchNumber(from)} tot ${dutchNumber(to)}`;
  return `${band} euro, inclusief btw`;
}

const paragraphs = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== "");

/** Projects as search and sitemap list them. */
export function projectPages(listed: readonly ListedProject[]): ListedPage[] {
  return listed.map(({ key, value }) => ({
    path: paths.project(key),
    title: projectTitle(value),
    type: "page",
    excerpt: leadOf(value),
    category: projectsCrumb.label,
  }));
}
