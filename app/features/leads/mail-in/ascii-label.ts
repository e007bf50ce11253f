/** `charset=us-ascii` of a part, as far as a line of its headers says it. */
const label = /charset\s*=\s*["']?(?:us-)?ascii\b/i;

/** Whether some part of a mail calls itself ASCII. A line of a body may look so too: that does no harm. */
export function saysAscii(mail: Uint8Array): boolean {
  const latin = new TextDecoder("latin1");
  for (let from = 0; from < mail.length; ) {
    const at = mail.indexOf(10, from);
    const end = at < 0 ? mail.length : at;
    // 'Content-Type: …', or the next line of it.
    if ([67, 99, 32, 9].includes(mail[from] ?? 0))
      if (label.test(latin.decode(mail.subarray(from, Math.min(end, from + 400))))) return true;
    from = end + 1;
  }
  return false;
}

/** The byte of each character of windows-1252, as which text is read that calls itself ASCII and is none. */
const bytes = new Map(
  [...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 128 }, (_, n) => n + 128))].map(
    (character, n) => [character, n + 128],
  ),
);
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Text that was read as windows-1252 though its bytes are UTF-8 ('daklekkÃ¤ge'), read anew; what is no UTF-8 stays. */
export function readAsUtf8(text: string): string {
  return text.replace(/[\u0080-\uffff]+/g, (characters) => {
    const read = [...characters].map((character) => bytes.get(character));
    if (read.includes(undefined)) return characters;
    try {
      return strict.decode(Uint8Array.from(read as number[]));
    } catch {
      return characters;
    }
  });
}
