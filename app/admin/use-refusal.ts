import { useEffect, useRef } from "react";

/** What the last post of a fetcher was refused with: one that ends in a redirect leaves the refusal before it in `data`. */
export function useRefusal<Data>({
  state,
  data,
}: {
  state: string;
  data: Data | undefined;
}): Data | undefined {
  const before = useRef<Data>(undefined);
  useEffect(() => {
    if (state === "submitting") before.current = data;
  }, [state, data]);
  return state === "idle" && data !== before.current ? data : undefined;
}
