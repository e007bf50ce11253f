import { redirect } from "react-router";
import { navFor } from "~/admin/nav.server";
import { paths } from "~/paths";
import { signedIn } from "~/platform/access/signed-in.server";
import type { Route } from "./+types/index";

/** Opens the first part of /admin that this person may enter. */
export function loader({ context }: Route.LoaderArgs): Response {
  const [first] = navFor(context.get(signedIn).role);
  return redirect(first?.href ?? paths.adminLeads);
}
