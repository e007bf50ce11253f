import { useState } from "react";

/** What a field shows: what the page does, until something else is chosen in it. It stays the same field, with the focus. */
export function useFollowing(shown: string) {
  const [was, setWas] = useState(shown);
  const [chosen, setChosen] = useState(shown);
  if (was !== shown) {
    setWas(shown);
    setChosen(shown);
  }
  return [chosen, setChosen] as const;
}
