import { currentCompany } from "~/content/index.server";
import { appIcons } from "~/ui/icons/app-icons";

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
    icons: appIcons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
}
