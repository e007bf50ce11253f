import { z } from "zod";
import { text } from "~/content/records/fields/field-checks";
import { type PageTexts, pageTexts, sources } from "~/content/records/fields/page-texts";
import { defineRecordType, field } from "~/content/records/record-type";
import { services } from "~/content/services/list";
import { divisions } from "~/content/site/divisions";
import type { Service } from "~/content/types";
import { paths } from "~/paths";

const { meta, ...texts } = pageTexts;

const serviceSchema = z.strictObject({
  teaser: field(text(200, "Schrijf een zin"), {
    label: "Zin op de kaart",
    hint: "Eén zin, waar de site naar deze dienst verwijst.",
  }),
  ...texts,
  sources,
  meta,
});

/** What the page of a service says. Its name, its division and what it asks for are the code's: requests are filed by them. */
export type ServiceRecord = PageTexts & Pick<Service, "teaser" | "sources">;

const built: ReadonlyMap<string, Service> = new Map(services.map((service) => [service.slug, service]));
const at = (slug: string) => built.get(slug) as Service;

const recordOf = ({ teaser, title, lead, sections, sources, meta }: Service) =>
  ({ teaser, title, lead, sections, sources, meta }) as ServiceRecord;

export const serviceType = defineRecordType<ServiceRecord>({
  name: "service",
  label: { one: "Dienst", many: "Diensten" },
  schema: serviceSchema,
  defaults: Object.fromEntries(services.map((service) => [service.slug, recordOf(service)])),
  named: (slug) => ({ name: at(slug).name, group: divisions[at(slug).division].shortName }),
  titleOf: ({ title }) => title,
  needs: "writeArticles",
  words: () => [],
  seenAt: (slug) => paths.service(divisions[at(slug).division].path, slug),
});
