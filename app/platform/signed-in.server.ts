import { createContext, data } from "react-router";
import type { Admin } from "./access.server";
import { roleCan } from "./access-config.server";

/** Who is signed in, for loaders and actions under /admin; set by the middleware of the admin layout. */
export const signedIn = createContext<Admin>();

/** Throws 403 when the role of this person does not cover it. */
export function mustBeAble(admin: Admin, ability: keyof typeof roleCan): void {
  const roles: readonly string[] = roleCan[ability];
  if (!roles.includes(admin.role)) throw data(null, { status: 403 });
}
