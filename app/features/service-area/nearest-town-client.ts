import { fetchJson } from "~/lib/api-client";
import type { NearestTown } from "./nearest-town";

/** Fills the hint of the page. For the boot script; a failure leaves the room empty. */
export async function showNearestTown(hint: HTMLElement): Promise<void> {
  const query = new URLSearchParams({ page: hint.dataset.nearestTown ?? "" });
  const { data } = await fetchJson<{ town?: NearestTown | null }>(`/api/nearest-town?${query}`);
  const town = data?.town;
  if (!town) return;
  const link = document.createElement("a");
  link.href = town.href;
  link.className = "text-link";
  link.textContent = town.name;
  hint.replaceChildren("Wij werken ook in ", link, `, ${town.km} km`);
}
