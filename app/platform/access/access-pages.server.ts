type Page = { status: 403 | 503; title: string; text: string; signIn?: true };

/** No page says what is wrong with a token. */
const pages = {
  refused: {
    status: 403,
    title: "Geen toegang",
    text: "Deze pagina is alleen voor medewerkers die zijn aangemeld.",
    signIn: true,
  },
  noRole: {
    status: 403,
    title: "Nog geen toegang",
    text: "U bent aangemeld, maar uw adres heeft nog geen rol. Vraag de eigenaar om u toe te voegen bij Instellingen, Collega’s.",
    signIn: true,
  },
  notConfigured: {
    status: 503,
    title: "Het beheer is gesloten",
    text: "De toegang tot het beheer is nog niet ingesteld. De beheerder van de website kan dat doen.",
  },
  unavailable: {
    status: 503,
    title: "Aanmelden lukt nu niet",
    text: "Uw toegang kan op dit moment niet worden gecontroleerd. Probeer het over een minuut opnieuw.",
  },
} satisfies Record<string, Page>;

const style =
  ":root{color-scheme:light}body{margin:0;min-height:100svh;display:grid;place-content:center;background:#faf7f1;color:#16233b;font:1.0625rem/1.6 system-ui,sans-serif}main{width:min(32rem,100vw - 3rem)}h1{margin:0 0 .5rem;padding-top:1rem;border-top:1px solid #16233b;font:600 clamp(1.75rem,6vw,2.5rem)/1.1 Georgia,serif}p{margin:0 0 1rem}a{display:inline-block;margin-right:1.5rem;padding:.5rem 0;color:#1d3a6b}:focus-visible{outline:3px solid #1d3a6b;outline-offset:3px}";

/** The hash is that of `style`. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'sha256-kxbKf6Pja5LGtF++MRXHiZNC4O1DoaL728bbfew5lDM='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function accessPage(request: Request, name: keyof typeof pages): Response {
  const { status, title, text, signIn }: Page = pages[name];
  const headers = new Headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" });
  if (status === 503) headers.set("Retry-After", "60");
  if (!request.headers.get("Accept")?.includes("text/html")) {
    return Response.json({ success: false, message: `${title}. ${text}` }, { status, headers });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  const link = signIn ? '<a href="/cdn-cgi/access/logout">Met een ander adres aanmelden</a>' : "";
  const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p>${link}<a href="/">Naar de website</a></p></main></body></html>`;
  return new Response(html, { status, headers });
}
