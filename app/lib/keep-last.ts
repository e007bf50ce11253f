/**
 * `make` with its last result kept: the same record again as long as every argument is the same one. For what every
 * request asks with the same few records, and what changes with them or with the time.
 */
export function keepLast<Args extends readonly unknown[], Made>(
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  let last: { args: Args; made: Made } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, at) => Object.is(arg, args[at]))) last = { args, made: make(...args) };
    return last.made;
  };
}
