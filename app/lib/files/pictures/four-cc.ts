/** A type of four letters (PNG chunk, RIFF chunk, ISO box) as the big-endian number that it is in the file. */
export function fourCC(letters: string): number {
  return [...letters].reduce((code, letter) => (code * 256 + letter.charCodeAt(0)) >>> 0, 0);
}

export function fourCCs(...types: string[]): ReadonlySet<number> {
  return new Set(types.map(fourCC));
}

/** Whether these Latin letters stand at `at`. */
export function letters(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
