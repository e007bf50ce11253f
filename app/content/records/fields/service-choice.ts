import { z } from "zod";
import { services } from "~/content/services/list";
import { divisions } from "~/content/site/divisions";
import type { Service, ServicePath } from "~/content/types";

const pathOf = ({ division, slug }: Service) => `${divisions[division].path.slice(1)}/${slug}` as ServicePath;

/** Every service with a page of its own, by its path. */
export const serviceAt: ReadonlyMap<ServicePath, Service> = new Map(
  services.map((service) => [pathOf(service), service]),
);

/** The path of a service. */
export const serviceChoice = () =>
  z.enum([...serviceAt.keys()] as [ServicePath, ...ServicePath[]], "Kies het werk");

/** What people read for each. */
export const serviceNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...serviceAt].map(([path, { division, name }]) => [path, `${divisions[division].shortName}: ${name}`]),
);
