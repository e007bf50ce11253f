import { expect, test } from "vitest";
import { accessPage } from "./access-pages.server";

const request = new Request("https://site.example/admin", { headers: { Accept: "text/html" } });

test.each([
  ["refused", 403, "Geen toegang", "Deze pagina is alleen voor medewerkers die zijn aangemeld."],
  ["noRole", 403, "Nog geen toegang", "Vraag de eigenaar om u toe te voegen"],
  [
    "notConfigured",
    503,
    "Het beheer is gesloten",
    "De toegang tot het beheer is nog niet ingesteld. De beheerder van de website kan dat doen.",
  ],
  ["unavailable", 503, "Aanmelden lukt nu niet", "Probeer het over een minuut opnieuw."],
] as const)("%s answers %i with its own words", async (name, status, title, words) => {
  const page = accessPage(request, name);
  expect(page.status).toBe(status);
  expect(page.headers.get("Retry-After")).toBe(status === 503 ? "60" : null);
  const html = await page.text();
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(words);
  // Who is refused may have signed in as somebody else; signing in again mends nothing of ours.
  const before = status === 403 ? '<p><a href="/cdn-cgi/access/logout">' : '<p><a href="/">';
  expect(html).toContain(before);
});
