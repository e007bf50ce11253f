import { useEffect, useRef } from "react";

/**
 * What the last post of a fetcher was refused with: one that ends in a redirect leaves the refusal before it in `data`.
 * Not compared with `data` while it is under way: on a busy device the answer is there before that is drawn.
 */
export function useRefusal<Data>({
  state,
  data,
}: {
  state: string;
  data: Data | undefined;
}): Data | undefined {
  /** When nothing was under way last, and when the post began. */
  const last = useRef<Data>(undefined);
  const before = useRef<Data>(undefined);
  useEffect(() => {
    if (state === "idle") last.current = data;
    else before.current = last.current;
  }, [state, data]);
  return state === "idle" && data !== before.current ? data : undefined;
}
