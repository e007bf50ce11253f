import { towns } from "~/content/index.server";
import { plainPlace } from "~/features/leads/model/address/plain-place";
import { distanceKm } from "~/lib/geo";

const byName = new Map(towns.map((town) => [plainPlace(town.name), town]));

/** How far apart two places are, in words; null where one of them is none of the towns that we know. */
export function townDistance(one: string, other: string): string | null {
  const [a, b] = [byName.get(plainPlace(one)), byName.get(plainPlace(other))];
  if (!a || !b) return null;
  if (a === b) return "zelfde plaats";
  return `ongeveer ${Math.max(1, Math.round(distanceKm(a, b)))} km hemelsbreed`;
}
