import { useMatches } from "react-router";

/** Past what stands on every page; a route names its own first stop in `handle.skip`, where its page is shown. */
export function SkipLinks() {
  const own = useMatches().flatMap(({ handle, loaderData }) =>
    isSkip(handle) && loaderData !== undefined ? [handle.skip] : [],
  );
  return [...own, { href: "#inhoud", label: "Naar de inhoud" }].map(({ href, label }) => (
    <a
      key={href}
      href={href}
      className="ring-inside sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-paper focus:p-3"
    >
      {label}
    </a>
  ));
}

type Skip = { skip: { href: string; label: string } };
const isSkip = (handle: unknown): handle is Skip =>
  typeof handle === "object" && handle !== null && "skip" in handle;
