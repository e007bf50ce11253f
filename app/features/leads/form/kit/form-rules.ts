import type { ZodMiniType } from "zod/mini";

export type FormName = "quote" | "membership" | "contact" | "widget" | "menu" | "emergency";

/** The rules of a form, which are a chunk of their own. */
export async function formRules(name: FormName): Promise<ZodMiniType> {
  const { leadSchemas, membershipPageSchema } = await import("~/features/leads/model/lead-schema");
  return name === "membership" ? membershipPageSchema : leadSchemas[name === "quote" ? "page" : name];
}
