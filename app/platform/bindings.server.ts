import { createContext } from "react-router";
import type { PageTokens } from "~/platform/cache/page-tokens";

/** What the Worker hands to loaders, actions and the document: `context.get(bindings)`. */
export type Bindings = {
  env: Env;
  ctx: ExecutionContext;
  /** Stands in every log line and in the answer's X-Request-Id. */
  requestId: string;
  tokens: PageTokens;
};

export const bindings = createContext<Bindings>();
