import { iconNames, symbols } from "~/ui/icons/icon-shapes";

/** The server prints only the icons that the page shows; an island may need others after hydration. */
export function addMissingIcons(): void {
  const missing = iconNames.filter((name) => !document.getElementById(`i-${name}`));
  if (missing.length === 0) return;
  const sprite = `<svg width="0" height="0" aria-hidden="true" class="absolute">${symbols(missing)}</svg>`;
  document.body.insertAdjacentHTML("beforeend", sprite);
}
