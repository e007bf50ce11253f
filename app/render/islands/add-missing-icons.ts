import { iconNames, symbols } from "~/ui/icons/icon-shapes";

/** Adds the icons that the page did not need until now: an island may show any of them once it is used. */
export function addMissingIcons(): void {
  const missing = iconNames.filter((name) => !document.getElementById(`i-${name}`));
  if (missing.length === 0) return;
  const sprite = `<svg width="0" height="0" aria-hidden="true" class="absolute">${symbols(missing)}</svg>`;
  document.body.insertAdjacentHTML("beforeend", sprite);
}
