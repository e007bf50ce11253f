import type { ArrivingMail } from "~/features/leads/mail-in/take-mail.server";
import { mimeOf, type Written } from "../../scripts/mail/mime";

/** workerd has it; here a stream of any length does. */
Object.assign(globalThis, {
  FixedLengthStream: class extends TransformStream {
    constructor(_length: number) {
      super();
    }
  },
});

/** The bucket as a Worker has it: the binding of this process takes no stream of its own. */
export function takingStreams(bucket: R2Bucket): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== "put") return typeof member === "function" ? member.bind(target) : member;
      return async (key: string, value: unknown, options: R2PutOptions) =>
        target.put(
          key,
          value instanceof ReadableStream ? await new Response(value).arrayBuffer() : (value as string),
          options,
        );
    },
  });
}

/** A mail as Email Routing hands it over. */
export function arrivingMail(
  written: Written | string,
  envelope: Partial<{ from: string; to: string }> = {},
) {
  const raw = typeof written === "string" ? written : mimeOf(written);
  const bytes = new TextEncoder().encode(raw);
  const headers = new Headers();
  for (const line of raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const colon = line.indexOf(":");
    try {
      headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
    } catch {}
  }
  const bare = (address = "") => /<([^<>]*)>/.exec(address)?.[1] ?? address;
  const named =
    typeof written === "string" ? { from: headers.get("From") ?? "", to: headers.get("To") ?? "" } : written;
  const mail: ArrivingMail = {
    from: bare(named.from),
    to: bare(named.to),
    ...envelope,
    headers: headers as unknown as ArrivingMail["headers"],
    raw: new Blob([bytes]).stream() as unknown as ArrivingMail["raw"],
    rawSize: bytes.byteLength,
  };
  return mail;
}
