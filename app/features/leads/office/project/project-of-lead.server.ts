import { formFields } from "~/content/records/form/form-fields";
import { projectTitle, projectType } from "~/content/records/types/project";
import { towns } from "~/content/towns/list";
import type { Country, ServicePath, Town } from "~/content/types";
import { allServiceCards } from "~/content/views/service-cards";
import { plainPlace } from "~/features/leads/model/address/plain-place";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { countryNames, parseAddress } from "~/lib/address";

type Place = Pick<LeadRecord, "address" | "city" | "postcode" | "country">;
type Subject = Pick<LeadRecord, "projectType" | "serviceType" | "selectedService">;

/** What a project can know of the request that it is made of: nothing else of it may go along. */
export type ProjectStart = {
  /** Null where the request is about nothing that has a page. */
  service: ServicePath | null;
  /** Slug; null where the request tells nothing that leads to a town. */
  town: string | null;
  /** The house does not stand in that town. */
  nearby: boolean;
  /** The town is the nearest by its postcode only: somebody should look at it. */
  guessed: boolean;
};

export function projectOf(lead: Place & Subject): ProjectStart {
  return { service: serviceOf(lead), ...townOf(lead) };
}

/** What the office is asked before it makes a project of a request, with what is thought to be right. */
type ProjectChoice = {
  name: "service" | "town";
  label: string;
  value: string;
  options: { value: string; label: string }[];
};

/** What there will be made, in words where the request tells it whole, and what has to be chosen first. */
export function projectOffer(lead: Place & Subject): { title: string | null; choices: ProjectChoice[] } {
  const { service, town, nearby, guessed } = projectOf(lead);
  const asked = { ...(service === null && { service: "" }), ...((town === null || guessed) && { town }) };
  const choices = formFields(projectType.schema).flatMap((field) =>
    field.kind === "choice" && field.name in asked
      ? [
          {
            name: field.name as ProjectChoice["name"],
            label: field.label,
            value: asked[field.name as ProjectChoice["name"]] ?? "",
            options: field.options,
          },
        ]
      : [],
  );
  const whole = choices.length === 0 && service !== null && town !== null;
  return { title: whole ? projectTitle({ service, town, nearby, title: null }) : null, choices };
}

function serviceOf({ projectType, serviceType, selectedService }: Subject): ServicePath | null {
  const asked = [projectType, serviceType, selectedService];
  const card = allServiceCards.find(
    ({ id, label, hasPage }) => hasPage && (asked.includes(id) || asked.includes(label)),
  );
  return card ? (card.href.slice(1) as ServicePath) : null;
}

/** Postcodes so far apart may still be neighbours; beyond it the numbers say nothing. */
const NEIGHBOURS = 15;

function townOf({ address, ...parts }: Place): Omit<ProjectStart, "service"> {
  const told = parseAddress(address);
  const city = plainPlace(parts.city || told.city);
  const code = Number(/[1-9]\d{3}/.exec(parts.postcode || told.postcode)?.[0]);
  const country = countryOf(parts.country || told.country);
  const here = towns.filter((town) => country === null || town.country === country);
  const named = here.find(({ name }) => plainPlace(name) === city);
  if (named) return { town: named.slug, nearby: false, guessed: false };
  const unknown = { town: null, nearby: city !== "" || !Number.isNaN(code), guessed: false };
  if (Number.isNaN(code)) return unknown;
  // Where two share a postcode, the municipality is the wider of them.
  const [nearest] = here
    .map((town) => ({
      town,
      gap: gapOf(town, code),
      whole: plainPlace(town.name) === plainPlace(town.municipality),
    }))
    .sort((a, b) => a.gap - b.gap || Number(b.whole) - Number(a.whole));
  if (!nearest || nearest.gap > NEIGHBOURS) return unknown;
  const { town, gap, whole } = nearest;
  return { town: town.slug, nearby: gap > 0 || !whole, guessed: gap > 0 };
}

/** How far a postcode is from those of a town. */
function gapOf({ postcodes }: Town, code: number): number {
  const gaps = postcodes.map((range) => {
    const [first = 0, last = first] = range.split("–").map(Number);
    return Math.max(first - code, code - last, 0);
  });
  return Math.min(...gaps);
}

function countryOf(name: string): Country | null {
  if (name === countryNames.BE) return "BE";
  return name === countryNames.NL ? "NL" : null;
}
