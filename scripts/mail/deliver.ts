import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mimeOf, type Written } from "./mime.ts";

/** Holds the address at which the runtime of this state folder takes mail. */
export const mailInFile = (state: string) => join(state, "mail-in-url");

type Envelope = { from: string; to: string };

/** Hands a mail to the running Worker as Email Routing would. No sender stands in the envelope of a bounce. */
export const deliver = (state: string, mail: Written, { bounce = false } = {}): Promise<string> =>
  deliverRaw(state, mimeOf(mail), { from: bounce ? "<>" : bare(mail.from), to: bare(mail.to) });

/** The same, with the mail byte by byte. */
export async function deliverRaw(
  state: string,
  raw: string | Uint8Array<ArrayBuffer>,
  { from, to }: Envelope,
): Promise<string> {
  const url = new URL("/cdn-cgi/local/email", readFileSync(mailInFile(state), "utf8"));
  url.searchParams.set("from", from);
  url.searchParams.set("to", to);
  const answer = await fetch(url, { method: "POST", body: raw });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`The Worker did not take it: ${said}`);
  return said;
}

export const bare = (address: string) => /<([^<>]*)>/.exec(address)?.[1] ?? address;
