import { MADE_AS } from "~/platform/access/made-as";

/** The browser's fetch, that says who asks where it is asked of /admin; `person`: mail address, '' while it is not known. */
export function askingAs(send: typeof fetch, person: () => string): typeof fetch {
  return (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    const own = address.origin === location.origin && /^\/admin(?:[/.]|$)/.test(address.pathname);
    const name = own ? person() : "";
    if (name === "") return send(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(MADE_AS, encodeURIComponent(name));
    return send(input, { ...init, headers });
  };
}
