import { joinBytes } from "~/lib/bytes/join-bytes";

/**
 * HTML that is kept from page to page is kept as bytes. What React renders holds a slot in its place; the bytes are
 * put in when the page is finished, so that they are neither copied through React nor encoded again.
 */
export type KeptHtml = { bytes: Uint8Array };

const encoder = new TextEncoder();

export const keepHtml = (html: string): KeptHtml => ({ bytes: encoder.encode(html) });
/** Its text, for the rare part that stands inside another. */
export const htmlOf = ({ bytes }: KeptHtml): string => new TextDecoder().decode(bytes);

export type Slots = {
  /** What stands for a kept part in this page. */
  put: (part: KeptHtml) => string;
  /** The finished page, in bytes. */
  fill: (html: string) => Uint8Array<ArrayBuffer>;
  /** The same for a page that comes in pieces; a slot may be cut in two. */
  fillStream: (stream: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>;
};

/** Slots of one page. They are marked with its nonce, which nobody can guess and so nobody can write. */
export function pageSlots(nonce: string): Slots {
  const open = `\u0001${nonce}`;
  const close = "\u0002";
  const parts: KeptHtml[] = [];

  const fill = (html: string) => {
    const pieces: Uint8Array[] = [];
    let from = 0;
    for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, from)) {
      const end = html.indexOf(close, at);
      const part = parts[Number(html.slice(at + open.length, end))];
      pieces.push(encoder.encode(html.slice(from, at)));
      if (part) pieces.push(part.bytes);
      from = end + close.length;
    }
    pieces.push(encoder.encode(html.slice(from)));
    return joinBytes(pieces);
  };
  /** Up to where no slot is cut off. */
  const endOfWhole = (text: string) => {
    const last = text.lastIndexOf("\u0001");
    const cut = last >= 0 && !text.includes(close, last) && text.length - last < open.length + 12;
    return cut ? last : text.length;
  };
  return {
    put: (part) => `${open}${parts.push(part) - 1}${close}`,
    fill,
    fillStream(stream) {
      const reader = stream.getReader();
      const decoder = new TextDecoder();
      let rest = "";
      return new ReadableStream({
        // A pull that adds nothing would not be followed by another one.
        async pull(controller) {
          for (let sent = false; !sent; ) {
            const { done, value } = await reader.read();
            const text = rest + decoder.decode(value, { stream: !done });
            const end = done ? text.length : endOfWhole(text);
            rest = text.slice(end);
            if (end > 0) controller.enqueue(fill(text.slice(0, end)));
            if (done) controller.close();
            sent = done || end > 0;
          }
        },
        cancel: (reason) => reader.cancel(reason),
      });
    },
  };
}
