import { company } from "../../app/content/site/company.ts";

export type Person = { email: string; role: string; may: string };

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** Where one chooses who to be. */
export function loginPage(people: readonly Person[], returnTo: string): string {
  const buttons = people
    .map(
      ({ email, role, may }) => `<li><button name="email" value="${escaped(email)}">
<strong>${escaped(role)}</strong><span>${escaped(email)}</span><small>${escaped(may)}</small></button></li>`,
    )
    .join("\n");
  return page(
    "Wie bent u?",
    `<p>In productie vraagt Cloudflare Access hier om uw aanmelding. Op deze computer kiest u zelf wie u bent.</p>
<form method="post" action="/cdn-cgi/access/login">
<input type="hidden" name="redirect_url" value="${escaped(returnTo)}">
<ul>${buttons}</ul>
</form>
<form method="post" action="/cdn-cgi/access/login" class="other">
<input type="hidden" name="redirect_url" value="${escaped(returnTo)}">
<label>Een collega die u in het beheer toevoegde
<input type="email" name="email" required placeholder="e-mailadres"></label>
<button>Aanmelden</button>
</form>`,
  );
}

export function signedOutPage(): string {
  return page(
    "U bent afgemeld",
    `<p><a href="/admin">Opnieuw aanmelden</a> of <a href="/">naar de website</a></p>`,
  );
}

export function unreachablePage(target: string): string {
  return page(
    "De website antwoordt niet",
    `<p>Op ${escaped(target)} luistert nu niets. Start de website en laad deze pagina opnieuw.</p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · lokale toegang</title>
<style>
:root { color-scheme: light; --ink: #16233b; --soft: #4a566d; --rule: #d8d0c1; --accent: #1d3a6b }
* { box-sizing: border-box }
body { margin: 0; min-height: 100svh; display: grid; place-content: center; padding: 1.5rem;
  background: #faf7f1; color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
main { width: min(30rem, 100vw - 3rem) }
.label { margin: 0 0 .5rem; padding-bottom: .5rem; border-bottom: 1px solid var(--rule); color: var(--soft);
  font-size: .8125rem; letter-spacing: .08em; text-transform: uppercase }
h1 { margin: 1.25rem 0 .5rem; font: 700 clamp(1.75rem, 6vw, 2.5rem)/1.1 Georgia, serif }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; border-top: 1px solid var(--rule) }
li { border-bottom: 1px solid var(--rule) }
button { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; width: 100%; padding: .875rem .5rem;
  border: 0; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer }
button:hover { background: #f2ecdf }
.other { display: grid; grid-template-columns: 1fr auto; align-items: end; gap: .75rem; margin-top: 1.5rem }
.other input { display: block; width: 100%; padding: .6rem .75rem; border: 1px solid var(--soft); font: inherit }
.other button { width: auto; padding: .6rem 1rem; border: 1px solid var(--ink) }
span, small { color: var(--soft) }
small { grid-column: 1 / -1 }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
</style>
<main>
<p class="label">${company.name} · lokale toegang</p>
<h1>${title}</h1>
${body}
</main>
</html>
`;
}
