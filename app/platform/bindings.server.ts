import { createContext } from "react-router";
import type { PageTokens } from "~/platform/cache/page-tokens";

/** What loaders, actions and the document read with `context.get(bindings)`. */
type Bindings = {
  env: Env;
  ctx: ExecutionContext;
  requestId: string;
  tokens: PageTokens;
};

export const bindings = createContext<Bindings>();
