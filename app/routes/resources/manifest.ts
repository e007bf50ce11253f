import { currentCompany } from "~/content/index.server";

export function loader(): Response {
  const manifest = {
    id: "/",
    name: currentCompany().name,
    short_name: currentCompany().name,
    description: currentCompany().slogan,
    lang: "nl",
    start_url: "/",
    display: "minimal-ui",
    background_color: "#faf7f1",
    theme_color: "#faf7f1",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      // Where the device cuts its own shape: to the edge, and what counts in the middle.
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
}
