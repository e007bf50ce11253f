import type { IncomingMessage } from "node:http";
import { standInMaps } from "../../tests/support/stand-in-maps.ts";
import {
  autocompleteAnswer,
  pdokAnswer,
  pdokReverseAnswer,
  vlaanderenAnswer,
  vlaanderenLocation,
} from "./addresses.ts";
import { placeAnswer } from "./place.ts";

type Asked = { url: URL; request: IncomingMessage; body: string };
type Answer = { type?: string; status?: number; body: unknown };

export type StandInService = {
  /** What of the path is its own; the longest that fits decides. */
  path: string;
  work: (asked: Asked) => Answer;
  /** An answer of a known status and of another world. */
  lie: (asked: Asked) => Answer;
};

const text = (value: string | null) => value ?? "";
const nonsense = { body: { response: { docs: "geen lijst" }, SuggestionResult: [7, null], suggestions: 1 } };

/** Every service that the site may speak to, in the shapes that they really answer with. */
export const standInServices = {
  pdok: {
    path: "/pdok",
    work: ({ url }) => ({
      body: url.pathname.endsWith("/reverse")
        ? pdokReverseAnswer(Number(url.searchParams.get("lat")), Number(url.searchParams.get("lon")))
        : pdokAnswer(text(url.searchParams.get("q"))),
    }),
    lie: () => nonsense,
  },
  vlaanderen: {
    path: "/vlaanderen",
    work: ({ url }) => ({
      body: url.pathname.endsWith("/Location")
        ? vlaanderenLocation(text(url.searchParams.get("latlon")))
        : vlaanderenAnswer(text(url.searchParams.get("q"))),
    }),
    lie: () => nonsense,
  },
  places: {
    path: "/places/v1/places",
    work: () => ({ body: placeAnswer }),
    lie: () => ({ type: "text/html", body: "<h1>Sorry</h1>" }),
  },
  autocomplete: {
    path: "/places/v1/places:autocomplete",
    work: ({ body }) => ({ body: autocompleteAnswer(String(JSON.parse(body).input ?? "")) }),
    lie: () => nonsense,
  },
  maps: {
    path: "/maps/api/js",
    work: () => ({ type: "text/javascript", body: `(${standInMaps})()` }),
    lie: () => ({ type: "text/javascript", body: "throw new Error('ApiNotActivatedMapError')" }),
  },
  turnstile: {
    path: "/turnstile",
    // As Cloudflare's own test secrets do: the token says what comes of it.
    work: ({ body }) => {
      const token = String(JSON.parse(body).response ?? "");
      if (token === "spent") return { body: { success: false, "error-codes": ["timeout-or-duplicate"] } };
      return token === "refused"
        ? { body: { success: false, "error-codes": ["invalid-input-response"] } }
        : { body: { success: true, challenge_ts: new Date().toISOString(), hostname: "127.0.0.1" } };
    },
    lie: () => ({ body: { success: "ja" } }),
  },
  webhook: {
    path: "/webhook",
    work: () => ({ status: 202, body: { ok: true } }),
    lie: () => ({ status: 302, body: "elders" }),
  },
} satisfies Record<string, StandInService>;

export type StandInName = keyof typeof standInServices;
