import type { SitePage } from "~/content/types";

export const disclaimerPage: SitePage = {
  meta: {
    title: "Disclaimer: wat u aan onze uitleg hebt",
    description:
      "Onze artikelen zijn uitleg, geen keuring van uw huis. Over regels die veranderen, prijzen, links, tekeningen en hoe u een fout meldt.",
    keywords: ["disclaimer", "juistheid informatie", "fout melden"],
  },
  title: "Disclaimer",
  lead: "Wij schrijven op wat wij als vaklieden weten en zoeken de feiten na. Uw huis hebben wij daarbij niet gezien. Gebruik onze uitleg dus om te begrijpen, niet om een dak op te klimmen.",
  sections: [
    {
      id: "uitleg",
      heading: "Uitleg is geen inspectie",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een scheur op een tekening lijkt op de uwe, maar kan een andere oorzaak hebben. Aan een artikel kunt u daarom geen rechten ontlenen. Aan een offerte die u van ons krijgt wel.",
          ],
        },
      ],
    },
    {
      id: "regels",
      heading: "Regels, btw en subsidies",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Die veranderen, en verschillen tussen Nederland en Vlaanderen en soms per gemeente. Bij elke tekst staan de bronnen, en de dag waarop wij een bron hebben nagelezen. Controleer het bij de overheid zelf voordat u er geld op zet.",
          ],
        },
      ],
    },
    {
      id: "cijfers",
      heading: "Cijfers over ons",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Aantallen klussen, jaren en garanties op deze website zijn opgaven van het bedrijf. De garantie die voor u geldt, staat in uw offerte. Beoordelingen zijn de woorden van klanten zelf; hoe wij ermee omgaan, leest u bij [beoordelingen](/beoordelingen). Bij voorbeelden staat dat het voorbeelden zijn.",
          ],
        },
      ],
    },
    {
      id: "beeld",
      heading: "Tekeningen, foto’s en links",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Tekeningen laten een principe zien en zijn niet op schaal. Tekst en beeld zijn van ons; overnemen mag na toestemming. Verwijzen wij naar een andere website, dan gaan wij niet over wat daar staat.",
          ],
        },
      ],
    },
    {
      id: "fout",
      heading: "Een fout gezien?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Laat het weten via [contact](/contact). Wij zoeken het na en passen het aan, met de nieuwe datum erbij.",
          ],
        },
      ],
    },
  ],
};
