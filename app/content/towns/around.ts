import type { Town } from "~/content/types";
import { oncePer } from "~/content/views/once-per";
import { distanceKm } from "~/lib/geo";
import { towns } from "./list";

/** How far 'in en bij' a town reaches, in a straight line. */
const NEARBY_KM = 15;

/** Slugs of a town and of those round it, the nearest first. */
export const slugsAround = oncePer((town: Town): string[] =>
  towns
    .map(({ slug, ...at }) => ({ slug, km: distanceKm(town, at) }))
    .filter(({ km }) => km <= NEARBY_KM)
    .sort((a, b) => a.km - b.km)
    .map(({ slug }) => slug),
);
