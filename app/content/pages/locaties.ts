import type { SitePage } from "~/content/types";

export const locationsPage: SitePage = {
  meta: {
    title: "Locaties: regio Eindhoven en Belgisch-Limburg",
    description:
      "Negen plaatsen rond Eindhoven en acht in Belgisch-Limburg, op de kaart en als lijst. Per plaats wat er staat en waar het lekt.",
    keywords: ["werkgebied", "dakdekker regio Eindhoven", "dakdekker Lommel", "dakdekker Pelt"],
  },
  title: "Waar wij werken",
  lead: "Onze dak-, schoorsteen- en onderhoudsmensen blijven rond Eindhoven en in Belgisch-Limburg: dichtbij genoeg om bij een lek snel te komen. Bouwen doen wij in heel Nederland.",
  sections: [
    {
      id: "kaart-lezen",
      heading: "Uw plaats staat er niet bij?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De kaart toont de plaatsen waar wij elke week zijn. Woont u ertussenin of net erbuiten, bel dan gewoon: de afstand telt, niet de gemeentegrens. Is het te ver om bij spoed op tijd te zijn, dan zeggen wij dat meteen.",
          ],
        },
      ],
    },
    {
      id: "grens",
      heading: "Twee landen, andere regels",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een huis in Valkenswaard en een huis in Lommel kunnen op elkaar lijken en toch anders behandeld worden: btw, asbest, vergunning, premies en de keuring van een schoorsteen verschillen. Op elke plaatspagina staat wat daar geldt.",
          ],
        },
      ],
    },
  ],
};
