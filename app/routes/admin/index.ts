import { redirect } from "react-router";
import { paths } from "~/paths";
import { roomsFor } from "~/platform/admin-rooms.server";
import { signedIn } from "~/platform/signed-in.server";
import type { Route } from "./+types/index";

/** Opens the first room that this person may enter. */
export function loader({ context }: Route.LoaderArgs): Response {
  const [first] = roomsFor(context.get(signedIn).role);
  return redirect(first?.href ?? paths.adminLeads);
}
