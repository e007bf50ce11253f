/** Asks the site for a path, as the visitor that the check plays. Redirects are not followed. */
export type Ask = (path: string, init?: { method?: string; body?: BodyInit }) => Promise<Response>;

/** Pages of one kind that are looked at; there are more of articles alone. */
const perKind = 60;

/** Paths of the sitemap: all of them, but of a kind with very many an even spread. Throws when there are none. */
export async function sitemapSample(ask: Ask): Promise<string[]> {
  const first = await paths(ask, "/sitemap.xml");
  const files = first.filter((path) => path.startsWith("/sitemap.xml?"));
  const listed =
    files.length === 0 ? first : (await Promise.all(files.map((file) => paths(ask, file)))).flat();
  if (listed.length === 0) throw new Error("the sitemap names no page");
  const kinds = Object.groupBy(listed, (path) => `${path.split("/")[1]}/${path.split("/").length}`);
  return Object.values(kinds).flatMap((kind = []) => spread(kind));
}

async function paths(ask: Ask, file: string): Promise<string[]> {
  const answer = await ask(file);
  if (answer.status !== 200) throw new Error(`${file}: status ${answer.status}`);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  });
}

function spread(all: string[]): string[] {
  const step = Math.max(1, all.length / perKind);
  return Array.from({ length: Math.min(all.length, perKind) }, (_, n) => all[Math.floor(n * step)] ?? "");
}
