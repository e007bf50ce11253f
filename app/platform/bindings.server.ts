import { createContext } from "react-router";
import type { CheckSource } from "~/lib/check";
import type { PageTokens } from "~/platform/cache/page-tokens";

/** What loaders, actions and the document read with `context.get(bindings)`. */
type Bindings = {
  env: Env;
  ctx: ExecutionContext;
  requestId: string;
  tokens: PageTokens;
  /** What is watched; the Worker lists it, because it is made of several features. */
  checkSources: CheckSource[];
};

export const bindings = createContext<Bindings>();
