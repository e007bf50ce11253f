import type { Address } from "~/lib/address";
import type { LatLng } from "~/lib/geo";
import type { Suggestion } from "./suggestion";

/** What a service found, in our words; `at` is null where it does not say. */
export type Found = Address & { kind: Suggestion["kind"]; at: LatLng | null };
