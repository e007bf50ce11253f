import type { SitePage } from "~/content/types";

export const aboutPage: SitePage = {
  meta: {
    title: "Over ons: vier vakken onder één naam",
    description:
      "Wie wij zijn, hoe wij kijken en wat u van ons mag verwachten. Met de gegevens van het bedrijf: oprichting, medewerkers, betalen en talen.",
    keywords: ["over {bedrijf}", "dakdekker Eindhoven", "bouwbedrijf Eindhoven", "familiebedrijf"],
  },
  title: "Mensen die eerst kijken en dan praten",
  lead: "{bedrijf} is een bouwgroep uit {kantoorplaats} met vier vakken: daken, schoorstenen, onderhoud en bouwen. U belt één nummer en krijgt iemand die weet welk vak bij uw probleem hoort.",
  sections: [
    {
      id: "vier-vakken",
      heading: "Vier namen, één huis",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "{naam daken}",
              href: "/daken",
              text: "Pannen, bitumen, zink, lood en isolatie.",
            },
            {
              label: "{naam schoorsteen}",
              href: "/schoorsteen",
              text: "Vegen, voegen, metselen, verwijderen.",
            },
            {
              label: "{naam onderhoud}",
              href: "/onderhoud",
              text: "Goot, dakkapel, houtwerk en verf.",
            },
            {
              label: "{naam bouwen}",
              href: "/bouwen",
              text: "Aanbouw, opbouw, verbouwing, nieuwbouw.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Een lek houdt zich niet aan een vak. Het begint in een voeg, loopt langs het lood, maakt het hout nat en komt als vlek bij de schilder. Wie maar één vak kent, herstelt zijn eigen stuk. Daarom lopen onze mensen met elkaar mee.",
          ],
        },
      ],
    },
    {
      id: "werkwijze",
      heading: "Hoe wij werken",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Wij noemen geen prijs voordat wij gekeken hebben, of goede foto’s hebben gezien.",
            "Van elk gebrek krijgt u een foto. Zonder foto hoeft u ons niet te geloven.",
            "Is repareren genoeg, dan staat er geen vernieuwing in de offerte.",
            "Meerwerk begint pas als u het op papier goedkeurt.",
            "Zit iets niet in ons vak, zoals gas of asbest, dan zeggen wij wie het wel mag doen.",
          ],
        },
      ],
    },
    {
      id: "gegevens",
      heading: "Het bedrijf in gegevens",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Opgericht",
              value: "{oprichtingsjaar}",
              note: "In de huidige vorm; wij begonnen in {beginjaar}.",
            },
            { label: "Medewerkers", value: "{medewerkers}" },
            { label: "Prijsklasse", value: "{prijsklasse}" },
            {
              label: "Betalen",
              value: "{betaalwijzen}",
              note: "In {munt}.",
            },
            { label: "Talen", value: "{talen}" },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Het adres, de KvK- en btw-nummers en de openingstijden staan onderaan elke pagina en bij [contact](/contact). Hoe wij met het oordeel van klanten omgaan, leest u bij [beoordelingen](/beoordelingen).",
          ],
        },
      ],
    },
    {
      id: "waar",
      heading: "Waar u ons tegenkomt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "{werkgebied vakken} {werkgebied bouwen} Welke plaatsen dat zijn, ziet u op de [kaart](/locaties).",
          ],
        },
      ],
    },
  ],
};
