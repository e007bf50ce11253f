import type { NearestTown } from "./nearest-town";

/**
 * Fills the hint of the page. For the boot script; a failure leaves the room empty. Does not use `fetchJson`, which is a
 * chunk of its own: one more request on every page of a town.
 */
export async function showNearestTown(hint: HTMLElement): Promise<void> {
  const query = new URLSearchParams({ page: hint.dataset.nearestTown ?? "" });
  const answer = await fetch(`/api/nearest-town?${query}`);
  const { town } = (await answer.json()) as { town?: NearestTown | null };
  if (!town) return;
  const link = document.createElement("a");
  link.href = town.href;
  link.className = "text-link";
  link.textContent = town.name;
  hint.replaceChildren("Wij werken ook in ", link, `, ${town.km} km`);
}
