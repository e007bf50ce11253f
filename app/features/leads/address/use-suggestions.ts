import { useCallback, useEffect, useRef, useState } from "react";
import { fetchJson } from "~/lib/api-client";
import { MAX_QUERY, MIN_QUERY, type SuggestionAnswer } from "./suggestion";

const nothing: SuggestionAnswer = { results: [], outside: false, google: false };
/** Milliseconds, as between two keys while typing; our endpoint itself answers within three seconds. */
const PAUSE = 180;
const LIMIT = 4000;

/** Suggestions for what was typed last. Whatever goes wrong, there are just none. */
export function useSuggestions() {
  const [answer, setAnswer] = useState(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  function ask(text: string) {
    stop();
    const query = text.trim().slice(0, MAX_QUERY);
    if (query.length < MIN_QUERY) return setAnswer(nothing);
    timer.current = setTimeout(async () => {
      const controller = new AbortController();
      running.current = controller;
      try {
        const { response, data } = await fetchJson<SuggestionAnswer>(
          `/api/adres?${new URLSearchParams({ q: query })}`,
          { signal: controller.signal, timeoutMs: LIMIT },
        );
        if (running.current === controller)
          setAnswer(response.ok && Array.isArray(data?.results) ? data : nothing);
      } catch {
        if (running.current === controller) setAnswer(nothing);
      }
    }, PAUSE);
  }

  return { ...answer, ask };
}
