import type { DivisionId } from "~/content/types";

type Link = { label: string; href: string };

/** Filled by the site layout from content/site/shell. */
export type ShellProps = {
  pathname: string;
  /** Null for pages outside the divisions. */
  division: DivisionId | null;
  nav: Link[];
  divisions: { id: DivisionId; code: string; name: string; label: string; href: string }[];
  contact: {
    name: string;
    phone: Link;
    /** Answered at any hour; null where nobody does. */
    emergency: Link | null;
    chat: Link;
    mail: Link;
    address: { street: string; houseNumber: string; postcode: string; city: string };
    registration: { kvk: string; btw: string; be: string };
    social: readonly Link[];
  };
  /** Whether the phone is answered: 'nu open tot 17:00'. */
  phoneHint: string;
};
