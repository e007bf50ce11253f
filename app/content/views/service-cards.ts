import { servicesByDivision } from "~/content/services/list";
import type { Division, DivisionId, Service, ServiceCard } from "~/content/types";

function pageCards(path: Division["path"], services: Service[]): ServiceCard[] {
  return services.map(({ slug, name, teaser }) => ({
    id: slug,
    label: name,
    text: teaser,
    href: `${path}/${slug}`,
    hasPage: true,
  }));
}

/** A service that has no page of its own: its card opens the contact form with the service filled in. */
function requestCard(id: string, label: string, text: string): ServiceCard {
  return { id, label, text, href: `/contact?dienst=${id}`, hasPage: false };
}

/** The cards of each division's grid, in the order in which they are shown. */
export const serviceCards: Record<DivisionId, ServiceCard[]> = {
  roof: pageCards("/daken", servicesByDivision.roof),
  chimney: pageCards("/schoorsteen", servicesByDivision.chimney),
  maintenance: [
    ...pageCards("/onderhoud", servicesByDivision.maintenance),
    requestCard(
      "gevel-reiniging",
      "Gevelreiniging",
      "Aanslag en vuil van de gevel met zo weinig druk als de steen verdraagt.",
    ),
    requestCard(
      "buitenschilderwerk",
      "Buitenschilderwerk",
      "Al het hout aan de buitenkant in één beurt, van dakrand tot dorpel.",
    ),
    requestCard(
      "kozijnen-schilderen",
      "Kozijnen schilderen",
      "Ramen en deuren kaal, gerepareerd of bijgewerkt, met nieuwe kit langs het glas.",
    ),
  ],
  building: [
    ...pageCards("/bouwen", servicesByDivision.building),
    requestCard(
      "gevelrenovatie",
      "Gevelrenovatie",
      "Nieuwe voegen, vervangen stenen of een geïsoleerde schil om een oude muur.",
    ),
    requestCard("verbouwing", "Verbouwing", "Een wand eruit, een stalen balk erin, een garage als kamer."),
    requestCard(
      "renovatie",
      "Renovatie",
      "Een ouder huis als geheel: dak, gevel, vloeren en isolatie in de juiste volgorde.",
    ),
    requestCard("aanbouw", "Aanbouw", "Een eerste idee voor een uitbouw, ook als er nog niets getekend is."),
    requestCard("dakkapel", "Dakkapel", "Stahoogte en daglicht op zolder, prefab of ter plaatse getimmerd."),
    requestCard(
      "badkamerrenovatie",
      "Badkamerrenovatie",
      "Oude tegels en leidingen eruit, waterdichte wanden en een nieuwe badkamer erin.",
    ),
    requestCard(
      "keukenrenovatie",
      "Keukenrenovatie",
      "De ruimte klaar voor de keuken: muren, vloer, leidingen en stroom op hun plaats.",
    ),
  ],
};

/** Every service that a lead can be about: the values of `/contact?dienst=`. */
export const allServiceCards: ServiceCard[] = Object.values(serviceCards).flat();

/** The same by division, for a list to choose from. */
export const serviceSubjects = (["roof", "chimney", "maintenance", "building"] as const).map((division) => ({
  division,
  subjects: serviceCards[division].map(({ id, label }) => ({ id, label })),
}));
