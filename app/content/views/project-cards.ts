import {
  type PhotoStage,
  type ProjectRecord,
  photoStages,
  projectPlace,
  projectTags,
  projectTitle,
} from "~/content/records/types/project";
import { divisions } from "~/content/site/divisions";
import { slugsAround } from "~/content/towns/around";
import type { DivisionId, Picture, Town } from "~/content/types";
import { distanceKm } from "~/lib/geo";
import { dutchMonth } from "~/lib/text/dutch-date";
import { paths } from "~/paths";

/** A record with its key, as lists of it are read. */
export type ListedProject = { key: string; value: ProjectRecord };

/** `caption`: what the office wrote about it; its alt text says at least when it was made, and of what. */
export type ProjectPhoto = Picture & { stage: PhotoStage; caption: string | null };

export type ProjectCard = {
  title: string;
  href: string;
  theme: DivisionId;
  division: string;
  /** 'Best', 'Bij Best', or seen from another town 'In Best, 9 km verderop'. */
  where: string;
  month: string;
  photo: ProjectPhoto;
};

const stageOrder = Object.keys(photoStages) as PhotoStage[];

/** In the order of the work; those of one stage as the office put them. */
export function projectPhotos(project: ProjectRecord): ProjectPhoto[] {
  const { service, place } = projectPlace(project);
  const subject = `${service.name.charAt(0).toLowerCase()}${service.name.slice(1)} ${place}`;
  return stageOrder.flatMap((stage) => {
    const own = project.photos.filter((one) => one.stage === stage);
    return own.map(({ photo }, index) => {
      const number = own.length > 1 ? `, foto ${index + 1}` : "";
      const made = `${photoStages[stage]}: ${subject}${number}`;
      return { ...photo, alt: photo.alt || made, stage, caption: photo.alt || null };
    });
  });
}

/** The one that stands for the project: the first of the finished work, else the last that there is. */
export function coverOf(photos: readonly ProjectPhoto[]): ProjectPhoto {
  return (photos.find(({ stage }) => stage === "after") ?? photos.at(-1)) as ProjectPhoto;
}

/** `from`: the town in whose pages they stand; what was done elsewhere says how far away that is. */
export function projectCards(listed: readonly ListedProject[], from?: Town): ProjectCard[] {
  return listed.map(({ key, value }) => {
    const { service, town, place } = projectPlace(value);
    const { division } = service;
    return {
      title: projectTitle(value),
      href: paths.project(key),
      theme: division,
      division: divisions[division].shortName,
      where:
        from && from.slug !== town.slug
          ? `${capital(place)}, ${Math.max(1, Math.round(distanceKm(from, town)))} km verderop`
          : capital(place).replace(/^In /, ""),
      month: dutchMonth(value.finished),
      photo: coverOf(projectPhotos(value)),
    };
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Tags of the work in a town, of one division or all, then of that in the towns round it, the nearest first. */
export function tagsNear(town: Town, division?: DivisionId): string[] {
  return slugsAround(town).map((slug) => projectTags.of({ ...(division && { division }), town: slug }));
}
