import { createContext } from "react";

/** What the server's document needs from the request; absent in the browser. */
export type DocumentParts = {
  nonce: string;
  formKey: string;
  formTime: string;
  entry: string;
  /** Development only: runs before the entry. */
  hmrRuntime?: string | undefined;
  /** HTML of an island, rendered as a root of its own so that its ids match when it is hydrated alone. */
  renderIsland: (name: string, props: object, identifierPrefix: string) => string;
};

export const DocumentContext = createContext<DocumentParts | null>(null);
