import type { ComponentType } from "react";

type Drawing = ComponentType<{ id: string }>;

const files = import.meta.glob<Record<string, Drawing>>("./{articles,services}/*.tsx", { eager: true });

/** By `figure` block: the one export of the file of that name in `articles/` or `services/`. */
export const drawings: Record<string, Drawing | undefined> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [
    path.slice(path.lastIndexOf("/") + 1, -".tsx".length),
    Object.values(file)[0],
  ]),
);
