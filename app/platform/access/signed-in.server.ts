import { createContext, data } from "react-router";
import type { Admin } from "./access.server";
import { type Ability, roleMay } from "./roles";

/** Set by the middleware of the admin layout. */
export const signedIn = createContext<Admin>();

/** For pages that ask for it by script too; a page of its own shows the words of the layout. */
const refusal = {
  success: false,
  kind: "refused",
  message: "Uw rol geeft geen toegang tot deze pagina. Er is niets veranderd.",
};

/** What is thrown at who may not do something. */
export const forbidden = () => data(refusal, { status: 403 });

/** Throws 403. */
export function requireAbility(admin: Pick<Admin, "role">, ability: Ability): void {
  if (!roleMay(admin.role, ability)) throw forbidden();
}
