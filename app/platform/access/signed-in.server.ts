import { createContext, data } from "react-router";
import type { Admin } from "./access.server";
import { type Ability, roleMay } from "./access-config.server";

/** Who is signed in, for loaders and actions under /admin; set by the middleware of the admin layout. */
export const signedIn = createContext<Admin>();

/** Throws 403 when the role of this person does not cover it. */
export function mustBeAble(admin: Admin, ability: Ability): void {
  if (!roleMay(admin.role, ability)) throw data(null, { status: 403 });
}
