import { requestLink } from "~/features/leads/store/link-requests.server";
import { isEmail } from "~/lib/email";

type NewLinkForm = {
  typed: { reference: string; email: string };
  errors: { reference?: string; email?: string };
};

/** Checks the form of what was typed, and nothing else: whether there is such a lead is not told. */
export function readNewLinkForm(form: FormData): NewLinkForm {
  const field = (name: string) => String(form.get(name) ?? "").trim();
  const typed = { reference: field("referentie").slice(0, 40), email: field("email").slice(0, 300) };
  return {
    typed,
    errors: {
      ...(!/^[A-Z\d]{8}$/i.test(typed.reference.replace(/[\s-]/g, "")) && {
        reference: "Vul de referentie in: acht letters en cijfers",
      }),
      ...(!isEmail(typed.email) && { email: "Vul een e-mailadres in, zoals naam@voorbeeld.nl" }),
    },
  };
}

/** Longer than the work for a lead that exists takes, so that the time of an answer tells nothing. */
const answerMs = 400;

/** Asks for a link. Answers after the same time, whether there is such a lead or not; true when a mail is due. */
export async function askForLink(
  db: D1Database,
  { reference, email }: NewLinkForm["typed"],
  client: string | null,
  now: Date,
): Promise<boolean> {
  const asked = { reference: reference.replace(/[\s-]/g, ""), email, client };
  const [due] = await Promise.all([
    requestLink(db, asked, now),
    new Promise((enough) => setTimeout(enough, answerMs)),
  ]);
  return due;
}
