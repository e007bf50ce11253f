/** No 0, O, 1, I or L: a reference is read out on the phone. */
const alphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Eight characters, each equally likely: 8.5 × 10¹¹ references. */
export function newReference(): string {
  let reference = "";
  while (reference.length < 8) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // 248 = 8 × 31: above it the first letters would be likelier.
    if (byte < 248) reference += alphabet[byte % alphabet.length];
  }
  return reference;
}
