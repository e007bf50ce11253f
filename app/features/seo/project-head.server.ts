import type { Meta } from "~/content/types";
import { mediaUrl, SOCIAL, variantHeight, variantWidths } from "~/lib/files/media-variants";
import type { Crumb } from "~/lib/json-ld";
import { imageNode, projectNode } from "./json-ld-nodes";
import { pageHead } from "./page-head.server";

type Photo = { media: string; alt: string; width: number; height: number };

type ProjectPage = {
  path: string;
  title: string;
  meta: Meta;
  crumbs: readonly Crumb[];
  /** Day of delivery. */
  finished: string;
  town: string;
  service: { name: string; href: string };
  /** Stands for the project on social networks. */
  cover: Photo;
  stages: readonly { photos: readonly Photo[] }[];
};

/** Head of a project, with its photos as structured data. */
export function projectHead(settings: { PUBLIC_ORIGIN: string }, page: ProjectPage) {
  const { path, title, meta, crumbs, finished, town, service, cover, stages } = page;
  return pageHead(settings, {
    meta,
    path,
    crumbs,
    type: "article",
    image: mediaUrl(cover.media, SOCIAL.file),
    imageAlt: cover.alt,
    nodes: (origin) => [
      projectNode(origin, {
        name: title,
        description: meta.description,
        url: origin + path,
        finished,
        town,
        service: { name: service.name, url: origin + service.href },
        images: stages.flatMap(({ photos }) => photos).map((photo) => imageNode(origin, largest(photo))),
      }),
    ],
  });
}

function largest({ media, alt, ...size }: Photo) {
  const width = variantWidths(size.width).at(-1) ?? size.width;
  return { path: mediaUrl(media, `${width}.jpg`), caption: alt, width, height: variantHeight(width, size) };
}
