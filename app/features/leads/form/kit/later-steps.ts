/** Code of the steps after the first, fetched with the engine of their form while the first is filled in. */
export function laterSteps<Code>(fetchCode: () => Promise<Code>) {
  let here: Code | null = null;
  return {
    load: async () => {
      here ??= await fetchCode();
    },
    /** For what can do without it. */
    ready: () => here,
    /** No step leads to a later one before its code is there. */
    code(): Code {
      if (!here) throw new Error("no code of this step");
      return here;
    },
  };
}
