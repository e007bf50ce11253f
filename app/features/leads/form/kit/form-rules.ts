import type { ZodMiniType } from "zod/mini";

export type FormName = "quote" | "membership" | "contact" | "widget" | "menu";

/** The rules of a form, which are a chunk of their own. */
export async function formRules(name: FormName): Promise<ZodMiniType> {
  if (name === "membership") {
    return (await import("~/features/leads/model/membership-schema")).membershipPageSchema;
  }
  const { leadSchemas } = await import("~/features/leads/model/lead-schema");
  return leadSchemas[name === "quote" ? "page" : name];
}
