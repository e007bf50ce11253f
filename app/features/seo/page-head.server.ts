import type { MetaDescriptor } from "react-router";
import { pageSocialImage, siteOrigin } from "~/content/index.server";
import type { Meta } from "~/content/types";
import type { Crumb, JsonLdGraph, JsonLdNode } from "~/lib/json-ld";
import { breadcrumbNode, jsonLdGraph } from "./json-ld-nodes";
import { pageMeta } from "./page-meta";

type PageHead = { tags: MetaDescriptor[]; graph: JsonLdGraph };

type HeadInput = {
  meta: Meta;
  /** Canonical path; an alias names its main page here. */
  path: string;
  crumbs?: readonly Crumb[] | undefined;
  /** Nodes besides breadcrumbs and company. Gets the origin, because ids are absolute. */
  nodes?: ((origin: string) => JsonLdNode[]) | undefined;
  type?: "website" | "article" | undefined;
  robots?: string | undefined;
  /** Path of a picture of its own, such as an article's cover. */
  image?: string | undefined;
  imageAlt?: string | undefined;
};

/** Everything that search engines and social networks read of a page. */
export function pageHead(settings: { PUBLIC_ORIGIN: string }, input: HeadInput): PageHead {
  const origin = siteOrigin(settings);
  const crumbs = input.crumbs ?? [];
  const picture = input.image
    ? { path: input.image, alt: input.imageAlt ?? input.meta.title }
    : pageSocialImage(input.path);
  const nodes = input.nodes?.(origin) ?? [];
  if (crumbs.length > 1) nodes.push(breadcrumbNode(origin, crumbs));
  return {
    tags: pageMeta({
      ...input.meta,
      url: origin + input.path,
      type: input.type,
      robots: input.robots,
      image: origin + picture.path,
      imageAlt: picture.alt,
    }),
    graph: jsonLdGraph(nodes),
  };
}
