/** Of React Router: which file has the code of which route. */
type Manifest = { routes: Record<string, { path?: string; module: string; hasAction: boolean }> };

/**
 * Fetches the code of every route that requests post to. The router fetches it with the first post, and where the line is
 * gone just then it reloads the page: the browser's own error comes, and what was typed is lost.
 */
export function keepRequestCode(): void {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  for (const { path, module, hasAction } of Object.values(manifest?.routes ?? {}))
    if (hasAction && /^(?:aanvragen|labels|agenda|mails)/.test(path ?? ""))
      // One that cannot be had is asked for again by the router.
      import(/* @vite-ignore */ module).catch(() => {});
}
