import { currentCompany } from "~/content/index.server";
import { paths } from "~/paths";
import { appIcons } from "~/ui/icons/app-icons";

/** By which /admin is installed as an app. Outside /admin for the same reason as its service worker. */
export function loader(): Response {
  const { name } = currentCompany();
  const manifest = {
    id: "/admin",
    name: `Beheer van ${name}`,
    short_name: "Beheer",
    description: `Aanvragen van ${name}, en wat er op de website staat`,
    lang: "nl",
    start_url: "/admin",
    scope: "/admin",
    display: "standalone",
    background_color: "#faf7f1",
    theme_color: "#faf7f1",
    icons: appIcons,
    shortcuts: [
      { name: "Aanvragen", url: paths.adminLeads },
      { name: "Meldingen", url: paths.adminNotifications },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
