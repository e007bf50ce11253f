import { type Ask, sitemapSample } from "./sitemap-sample.ts";

type Problem = string | false;

/** Requests under way at once: a visitor's share, not a storm. */
const atOnce = 6;

/** Routes outside of the sitemap, with the status that a question without more gets. */
const answers: [path: string, status: number][] = [
  ["/zoeken?q=dakgoot", 200],
  ["/robots.txt", 200],
  ["/feed.xml", 200],
  ["/site.webmanifest", 200],
  ["/tekening/dakgoot.svg", 200],
  ["/kantoor-app.webmanifest", 200],
  ["/kantoor-app.js", 200],
  ["/.well-known/security.txt", 200],
  ["/api/search-index", 200],
  ["/api/adres?q=Voorbeeldstraat", 200],
  ["/api/service-request", 405],
  ["/api/offerte", 405],
  ["/bedankt/geen-bewijs", 404],
  ["/aanvraag/geen-bewijs", 404],
  ["/voorbeeld/geen-bewijs", 404],
];

/** Where forms are sent to, with script and without. */
export const emptyForms = [
  "/api/service-request",
  "/api/offerte",
  "/contact",
  "/gratis-offerte",
  "/zorgeloos-wonen",
];

/** Pages of the sitemap that do not open. */
export async function failingPages(ask: Ask): Promise<Problem[]> {
  const failing: string[] = [];
  const waiting = await sitemapSample(ask);
  const next = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const answer = await ask(path);
      const html = await answer.text();
      if (answer.status !== 200) failing.push(`${path}: status ${answer.status}`);
      else if (!html.includes("<h1") || !html.includes("</html>")) failing.push(`${path}: not a whole page`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return failing.sort();
}

/** Routes outside of the sitemap that do not answer as they should. */
export async function failingAnswers(ask: Ask): Promise<Problem[]> {
  const failing: Problem[] = [];
  for (const [path, expected] of answers) {
    const answer = await ask(path);
    await answer.body?.cancel();
    failing.push(answer.status !== expected && `${path}: status ${answer.status}, expected ${expected}`);
  }
  return failing;
}

/**
 * Sends a form without a single field, which the rules refuse before anything is kept: no request of a visitor comes
 * of it, and yet the form was read and answered.
 */
export async function failingForms(ask: Ask, path: string): Promise<Problem[]> {
  const answer = await ask(path, { method: "POST", body: new FormData() });
  await answer.body?.cancel();
  return [answer.status !== 422 && `status ${answer.status}, expected 422`];
}
