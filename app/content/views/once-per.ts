/** A function of one record that never changes, worked out once for each. */
export function oncePer<Input extends object, Output>(work: (input: Input) => Output) {
  const known = new WeakMap<Input, Output>();
  return (input: Input): Output => {
    let output = known.get(input);
    if (output === undefined) {
      output = work(input);
      known.set(input, output);
    }
    return output;
  };
}
