import { createContext, data } from "react-router";
import type { Admin } from "./access.server";
import { type Ability, roleMay } from "./access-config.server";

/** Set by the middleware of the admin layout. */
export const signedIn = createContext<Admin>();

/** Throws 403. */
export function requireAbility(admin: Admin, ability: Ability): void {
  if (!roleMay(admin.role, ability)) throw data(null, { status: 403 });
}
