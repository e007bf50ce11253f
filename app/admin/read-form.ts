import * as z from "zod/mini";

/** Null when the fields are not what its own page sends. A name that comes more than once is a list. */
export function readForm<Output>(form: FormData, schema: z.ZodMiniType<Output>): Output | null {
  const fields = [...new Set(form.keys())].map((name) => {
    const sent = form.getAll(name);
    return [name, sent.length > 1 ? sent : sent[0]];
  });
  return z.safeParse(schema, Object.fromEntries(fields)).data ?? null;
}

/** A field of text, trimmed; '' when it was not sent. */
export const text = z._default(z.string().check(z.trim()), "");

/** Fields of one name: ticked boxes, or a column of rows. */
export const texts = z._default(
  z.union([
    z.array(text),
    z.pipe(
      text,
      z.transform((one) => [one]),
    ),
  ]),
  [],
);

/** The newest event that a page knew of; null when it did not say. */
export const newestSeen = z.pipe(
  text,
  z.transform((sent) => (/^\d{1,15}$/.test(sent) ? Number(sent) : null)),
);
