/**
 * What `added` pictures get that come at once behind others, one option each, so that nobody need choose: photos of a work
 * come in its order. The first of all gets the first option, the last one the last option unless a picture has it
 * already, and what lies between the middle one.
 */
export function spreadOver(
  options: readonly string[],
  standing: readonly unknown[],
  added: number,
): string[] {
  const [first = "", last = ""] = [options.at(0), options.at(-1)];
  const middle = options[Math.floor(options.length / 2)] ?? last;
  return Array.from({ length: added }, (_, index) => {
    if (index === 0 && standing.length === 0) return first;
    return index === added - 1 && !standing.includes(last) ? last : middle;
  });
}
