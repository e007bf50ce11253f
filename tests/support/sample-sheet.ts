import type { PageSheet } from "../../app/platform/cache/stored-page.server.ts";

/** A sheet for pages that tests make up. */
export const sheet: PageSheet = {
  href: "/site.css",
  link: '<link href="/site.css"/>',
  css: new TextEncoder().encode(".dak::before{content:'é'}"),
};
