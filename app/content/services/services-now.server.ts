import { derived } from "~/content/records/current.server";
import { said } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import type { DivisionId, Service } from "~/content/types";
import { services } from "./list";

/** The services as their pages are now, in the order of the code's list: what it carries, with what the office changed over it. */
export const servicesNow = derived(({ service }): Service[] =>
  services.map((built) => said({ ...built, ...service.get(built.slug) }, wordsNow())),
);

export const findService = (division: DivisionId, slug: string): Service | undefined =>
  servicesNow().find((service) => service.division === division && service.slug === slug);
