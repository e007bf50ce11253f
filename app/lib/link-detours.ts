/** Pages that only lead on, by what is in front of their query, and the parameter with the address that was meant. */
const DETOURS: [RegExp, string[]][] = [
  [/^https:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url$/, ["q", "url"]],
  [/^https:\/\/[a-z0-9]+\.safelinks\.protection\.outlook\.com\/$/, ["url"]],
];

/** The address that a link from Google Docs, Gmail or Outlook was meant to have; any other as it is. */
export function withoutDetour(href: string): string {
  const url = URL.parse(href);
  const detour = url && DETOURS.find(([page]) => page.test(url.origin + url.pathname));
  if (!detour) return href;
  const meant = detour[1].map((name) => url.searchParams.get(name)).find((target) => target);
  return meant && /^https?:\/\//.test(meant) ? meant : href;
}
