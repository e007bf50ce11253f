import { type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from "react-router";
import { countryOfPage } from "~/content/site/phone-from";
import type { Theme } from "~/content/types";
import { templateOf } from "~/content/views/page-template";
import { themeOf } from "~/content/views/path-theme";
import { paths } from "~/paths";
import { ADMIN_EARLY_SCRIPT, EARLY_SCRIPT } from "~/render/islands/early-script";
import adminStyles from "~/styles/admin.css?url";
import siteStyles from "~/styles/site.css?url";
import { DocumentContext } from "~/ui/islands/document-context";
import besley from "./fonts/besley.woff2";
import hanken from "./fonts/hanken-grotesk.woff2";

/** Prefetching on intent; /admin and forms' answers are left out. */
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                "/admin*",
                "/api/*",
                "/aanvraag/*",
                "/beoordeling/*",
                "/bedankt/*",
                "/voorbeeld/*",
              ],
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/**
 * On a thin line fonts beside page and styles hold up the first paint: a phone learns of them at the end. As HTML,
 * because React would move them to the head.
 */
const PHONE_FONTS = [hanken, besley]
  .map(
    (font) =>
      `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin media="(max-width: 47.99rem)">`,
  )
  .join("");

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const admin = matches.some(({ handle }) => (handle as { app?: string } | undefined)?.app === "admin");
  const own = matches
    .map(({ loaderData }) => (loaderData as { theme?: Theme } | undefined)?.theme)
    .find(Boolean);
  return (
    <html
      lang={countryOfPage(pathname) === "BE" ? "nl-BE" : "nl"}
      className="group/page"
      data-theme={admin ? "navy" : (own ?? themeOf(pathname))}
      data-template={templateOf(pathname)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before all else that is fetched. */}
        <link rel="stylesheet" href={admin ? adminStyles : siteStyles} />
        <meta name="theme-color" content="#faf7f1" />
        {admin ? <AdminHead /> : <PublicHead />}
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Where Access stands in front of everything it asks for the cookie. */}
        {admin ? (
          <link rel="manifest" href={paths.officeManifest} crossOrigin="use-credentials" />
        ) : (
          <link rel="manifest" href="/site.webmanifest" />
        )}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {[hanken, besley].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            media="(min-width: 48rem)"
          />
        ))}
        <Links nonce="" />
      </head>
      <body>
        {children}
        {admin ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <div hidden dangerouslySetInnerHTML={{ __html: PHONE_FONTS }} />
        )}
      </body>
    </html>
  );
}

function PublicHead() {
  const parts = useContext(DocumentContext);
  if (!parts) return null;
  const { nonce, entry, hmrRuntime } = parts;
  const inline = (text: string) => ({ __html: text });
  return (
    <>
      <script
        nonce={nonce}
        data-entry={hmrRuntime ? undefined : entry}
        dangerouslySetInnerHTML={inline(EARLY_SCRIPT)}
      />
      {hmrRuntime && (
        <script
          type="module"
          nonce={nonce}
          dangerouslySetInnerHTML={inline(`import "${hmrRuntime}"; import("${entry}");`)}
        />
      )}
      <link rel="alternate" type="application/rss+xml" title="Kennisbank" href="/feed.xml" />
      <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={inline(SPECULATION)} />
    </>
  );
}

function AdminHead() {
  const parts = useContext(DocumentContext);
  return (
    <>
      {/* A telephone would make links of its own, of numbers that are not certain too. */}
      <meta name="format-detection" content="telephone=no" />
      <script
        nonce={parts?.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: ADMIN_EARLY_SCRIPT }}
      />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Last resort: an error before or inside the page's own frame. */
export function ErrorBoundary() {
  return (
    <main className="page py-24">
      <h1 className="text-3xl">Er ging iets mis</h1>
      <p className="mt-4">
        Probeer het over een paar minuten opnieuw, of ga naar de <a href="/">voorpagina</a>.
      </p>
    </main>
  );
}
