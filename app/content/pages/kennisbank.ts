import type { SitePage } from "~/content/types";

export const knowledgePage: SitePage = {
  meta: {
    title: "Kennisbank over daken, goten, schoorstenen en verf",
    description:
      "Uitleg van vaklieden over lekkage, isolatie, dakpannen, goten en onderhoud. Met tekeningen, bronnen en wat u zelf veilig kunt doen.",
    keywords: ["kennisbank dak", "uitleg daklekkage", "onderhoud dak zelf", "dakpannen kiezen"],
  },
  title: "Kennisbank",
  lead: "Wat wij aan de keukentafel uitleggen, staat hier op papier. Zoek op wat u ziet of kies een onderwerp. Bij elk stuk staan een tekening en de bronnen van de feiten, met de dag waarop wij een bron hebben nagelezen.",
  sections: [],
};
