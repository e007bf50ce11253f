import type { Project } from "~/content/types";

/**
 * Finished work with photos, newest first: of a house whose owner agreed, and never an invented one. The photos
 * come from /admin/media, which shows the address, width and height of each.
 */
export const projects: Project[] = [];
