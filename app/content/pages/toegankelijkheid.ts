import type { SitePage } from "~/content/types";

export const accessibilityPage: SitePage = {
  meta: {
    title: "Toegankelijkheid van deze website",
    description:
      "Hoe wij zorgen dat iedereen de website kan gebruiken: met toetsenbord, schermlezer, grote letters of zonder JavaScript. En hoe u een drempel meldt.",
    keywords: ["toegankelijkheid", "toegankelijkheidsverklaring", "WCAG", "schermlezer"],
  },
  title: "Toegankelijkheid",
  lead: "Ook wie slecht ziet, geen muis gebruikt of een oude telefoon heeft, moet een lek kunnen melden. Wij houden de richtlijnen WCAG 2.2 op niveau AA aan.",
  sections: [
    {
      id: "wat-wij-doen",
      heading: "Wat u mag verwachten",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Alles is met het toetsenbord te bedienen, en u ziet waar u bent.",
            "Lezen, bellen, zoeken en een aanvraag versturen werkt ook zonder JavaScript.",
            "Letters mogen tot 200 procent groter zonder dat er iets wegvalt, ook op een scherm van 320 pixels breed.",
            "Bij elke tekening staat in tekst wat de nummers betekenen.",
            "Wat vanzelf beweegt, kunt u stilzetten. Wie op zijn toestel minder beweging instelt, ziet niets bewegen.",
            "Een fout in een formulier staat bij het veld en in woorden, en wat u al invulde blijft staan.",
          ],
        },
      ],
    },
    {
      id: "hoe-wij-toetsen",
      heading: "Hoe wij het toetsen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Bij elke wijziging controleert een geautomatiseerde toets elk soort pagina, op telefoon- en op schermbreedte. Daarnaast lopen wij de formulieren na met alleen een toetsenbord. Een toets door een onafhankelijk bureau is nog niet gedaan.",
          ],
        },
      ],
    },
    {
      id: "grenzen",
      heading: "Wat nog niet goed is",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Op de kaart van Google, die pas na uw klik opent, hebben wij geen invloed. Dezelfde plaatsen staan daarom als lijst op de pagina [locaties](/locaties). Documenten die u ons stuurt, tonen wij zoals ze zijn.",
          ],
        },
      ],
    },
    {
      id: "melden",
      heading: "Loopt u ergens vast?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Bel of schrijf via [contact](/contact) en zeg op welke pagina het was en wat u gebruikte. Wij nemen uw aanvraag dan aan de telefoon aan en nemen de drempel weg.",
          ],
        },
      ],
    },
  ],
};
