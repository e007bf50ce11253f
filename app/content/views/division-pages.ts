import { derivedOf, siteRecords } from "~/content/records/current.server";
import { projectTags } from "~/content/records/types/project";
import { servicesNow } from "~/content/services/services-now.server";
import { claimNow, claimsNow } from "~/content/site/claims-now.server";
import { divisionsNow } from "~/content/site/divisions-now.server";
import { townsIn } from "~/content/towns/list";
import type { Country, Division, DivisionId, ServiceCard, TownServiceId } from "~/content/types";
import { paths } from "~/paths";
import { articleTeasers } from "./related";
import { divisionAt, divisionCrumb, home } from "./service-pages";

const townServiceOf: Record<DivisionId, TownServiceId> = {
  roof: "daklekkage",
  chimney: "schoorsteen",
  maintenance: "onderhoud",
  building: "bouw",
};

/** A card says of a service what its page's record says, or its own where it has no page. */
function cardNow(card: ServiceCard): ServiceCard {
  const text = card.hasPage
    ? servicesNow().find(({ slug }) => slug === card.id)?.teaser
    : siteRecords()["service-card"].get(card.id)?.text;
  return text ? { ...card, text } : card;
}

/** The hub of a division with what it shows of other pages, or undefined when the path is none. */
export function findDivisionPage(path: string) {
  const division = divisionAt(path);
  return division && divisionViews(division);
}

const divisionViews = derivedOf(divisionView);

function divisionView(built: Division) {
  const division = divisionsNow()[built.id];
  const townLinks = (country: Country) =>
    townsIn(country).map(({ name, slug }) => ({
      label: name,
      href: paths.townService(country, slug, townServiceOf[division.id]),
    }));
  return {
    division: { ...division, grid: { ...division.grid, cards: division.grid.cards.map(cardNow) } },
    projectTag: projectTags.of({ division: division.id }),
    figures: claimsNow(...division.figures),
    promises: claimsNow(...division.promises),
    region: { ...division.region, claim: claimNow(division.region.claim)?.text ?? null },
    crumbs: [home, divisionCrumb(division)],
    articles: articleTeasers(division.knowledge.slugs),
    places: { NL: townLinks("NL"), BE: townLinks("BE") },
  };
}
