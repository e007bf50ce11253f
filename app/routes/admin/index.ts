import { redirect } from "react-router";
import { paths } from "~/paths";

/** The first room is the one in which customers wait. */
export function loader(): Response {
  return redirect(paths.adminLeads);
}
