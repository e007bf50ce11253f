import { towns } from "~/content/index.server";
import { distanceKm } from "~/lib/geo";

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();
const byName = new Map(towns.map((town) => [plain(town.name), town]));

/** How far apart two places are, in words; null where one of them is none of the towns that we know. */
export function townDistance(one: string, other: string): string | null {
  const [a, b] = [byName.get(plain(one)), byName.get(plain(other))];
  if (!a || !b) return null;
  if (a === b) return "zelfde plaats";
  return `ongeveer ${Math.max(1, Math.round(distanceKm(a, b)))} km hemelsbreed`;
}
