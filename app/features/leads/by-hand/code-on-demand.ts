import { createContext } from "react";

/**
 * What this page fetches once it is needed. Handed down by what starts /admin: an `import()` in a page of the office would
 * take its helper out of the entry script, into one file more for every visitor of the site.
 */
export type CodeOnDemand = {
  addressInput: () => Promise<typeof import("~/features/leads/address/address-input")>;
  attachments: () => Promise<Pick<typeof import("~/features/leads/form/kit/form-engine"), "attachmentStore">>;
};

export const CodeOnDemand = createContext<CodeOnDemand | null>(null);
