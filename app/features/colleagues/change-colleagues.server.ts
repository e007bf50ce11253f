import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import { isEmail } from "~/lib/email";
import { cleanLine } from "~/lib/text/clean-text";
import type { Admin } from "~/platform/access/access.server";
import { EVERYBODY_ELSE } from "~/platform/access/colleagues.server";
import { allRoles, type Role } from "~/platform/access/roles";
import { roleLabel } from "./colleague-texts";
import { type Colleague, type GivenRole, giveRole, listColleagues } from "./colleagues.server";

/** What was posted: done, refused with a sentence, or shown again with what is wrong beside it. */
type ColleaguesOutcome =
  | { done: string; undo?: Record<string, string> }
  | { refused: string }
  | { typed: Colleague; errors: { email?: string; name?: string } };

const given: readonly GivenRole[] = [...allRoles, "none"];
const line = z.pipe(text, z.transform(cleanLine));
const address = z.pipe(
  text,
  z.transform((typed: string) => typed.toLowerCase()),
);

const colleaguePost = z.discriminatedUnion("action", [
  z.object({ action: z.literal("add"), email: address, name: line, role: z.enum(allRoles) }),
  z.object({
    action: z.enum(["change", "withdraw"]),
    email: address.check(z.refine(isEmail)),
    name: line,
    role: z.enum(given),
    was: z.enum(given),
  }),
  // An owner whom nobody chose would be a hole.
  z.object({
    action: z.literal("newcomers"),
    role: z.enum(given.filter((role) => role !== "owner")),
    was: z.union([z.enum(given), z.literal("")]),
  }),
]);

const meanwhile =
  "Dat is niet gelukt: iemand anders heeft dit intussen veranderd, of u bent zelf geen eigenaar meer. Hieronder staat hoe het nu is.";
export const ownRole = "Uw eigen rol kunt u niet veranderen. Vraag het een andere eigenaar.";
const fixed = "Dit adres staat vast in de installatie (ADMIN_ROLES). Hier is het niet te veranderen.";

/** Does what the page of the colleagues posts; null for a post that is not one of its own. */
export async function changeColleagues(
  db: D1Database,
  form: FormData,
  giver: Admin & { now: Date },
  installed: ReadonlyMap<string, Role>,
): Promise<ColleaguesOutcome | null> {
  const asked = readForm(form, colleaguePost);
  if (asked === null) return null;
  if (asked.action === "newcomers") {
    const everybody = { email: EVERYBODY_ELSE, name: "", role: asked.role };
    const done = await giveRole(db, everybody, asked.was === "" ? null : asked.was, giver);
    return done ? { done: newcomersText(asked.role) } : { refused: meanwhile };
  }
  const { email, name } = asked;
  if (asked.action === "add") {
    const typed = { email, name, role: asked.role };
    const errors = { ...(await emailError(db, email, installed)), ...nameError(name) };
    if (Object.keys(errors).length > 0) return { typed, errors };
    const done = await giveRole(db, typed, null, giver);
    const text = `${name} is toegevoegd als ${roleLabel(asked.role)}, en kan meteen aan het werk.`;
    return done ? { done: text } : { refused: meanwhile };
  }
  if (email === giver.email) return { refused: ownRole };
  if (installed.has(email)) return { refused: fixed };
  const [wrong] = Object.values(nameError(name));
  if (wrong) return { refused: `${wrong}. Er is niets veranderd.` };
  const role = asked.action === "withdraw" ? "none" : asked.role;
  if (!(await giveRole(db, { email, name, role }, asked.was, giver))) return { refused: meanwhile };
  const undo = { action: "change", email, name, role: asked.was, was: role };
  const text =
    role === "none"
      ? `${name} heeft geen toegang meer, vanaf nu.`
      : `${name} staat nu als ${roleLabel(role)} in de lijst. Dat geldt meteen.`;
  return { done: text, undo };
}

function newcomersText(role: GivenRole): string {
  return role === "none"
    ? "Wie geen eigen rol heeft, komt het beheer niet in."
    : `Wie geen eigen rol heeft, werkt nu als ${roleLabel(role)}.`;
}

async function emailError(
  db: D1Database,
  email: string,
  installed: ReadonlyMap<string, Role>,
): Promise<{ email?: string }> {
  if (!isEmail(email)) return { email: "Vul een e-mailadres in, zoals els@uwbedrijf.nl" };
  const role = installed.get(email);
  if (role) return { email: `Dit adres staat vast in de installatie (ADMIN_ROLES), als ${roleLabel(role)}` };
  const { colleagues } = await listColleagues(db);
  return colleagues.some((each) => each.email === email)
    ? { email: "Dit adres staat al in de lijst. Geef het daar een andere rol" }
    : {};
}

function nameError(name: string): { name?: string } {
  if (name === "") return { name: "Vul een naam in" };
  return name.length > 60 ? { name: "Maximaal 60 karakters" } : {};
}
