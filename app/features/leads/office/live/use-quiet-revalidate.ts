import { useCallback, useRef } from "react";
import { useFetchers, useNavigation, useRevalidator } from "react-router";

/**
 * Asks for the page again, unless anything is under way. Between a post and its answer it would take the place of the load
 * that brings the message of what was done, without asking for that message: the next time catches up.
 */
export function useQuietRevalidate(): () => Promise<void> {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const quiet = useRef(true);
  quiet.current = [state, navigation.state, ...fetchers.map(({ state }) => state)].every(
    (each) => each === "idle",
  );
  return useCallback(async () => {
    if (quiet.current) await revalidate();
  }, [revalidate]);
}
