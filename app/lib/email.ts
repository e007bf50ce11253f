// The rule of <input type="email"> with at least one dot in the domain. Every repetition is bounded or
// separated by a character that it cannot match, so the time is linear.
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Whether mail can be sent to it. Holds no space, comma, bracket or line break, so it is safe in a header. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
