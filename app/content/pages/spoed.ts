import type { SitePage } from "~/content/types";

export const emergencyPage: SitePage = {
  meta: {
    title: "Spoedservice bij lekkage en schade",
    description:
      "Komt er nu water binnen of dreigt er iets te vallen? Bel meteen, of laat u terugbellen: een telefoonnummer en een plaats zijn genoeg.",
    keywords: ["spoed", "spoedservice", "lekkage", "daklekkage spoed", "dakdekker spoed"],
  },
  title: "Spoed: er komt water binnen",
  lead: "Bel ons {tijdens kantooruren}, dan hoort u meteen wat u zelf kunt doen tot wij er zijn. Kunt u nu niet bellen, dan bellen wij u.",
  sections: [
    {
      id: "nu-doen",
      heading: "Wat u nu zelf kunt doen",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Zet een emmer onder de plek en leg er een doek in.",
            "Druppelt het bij een lamp of stopcontact, schakel dan de groep uit in de meterkast.",
            "Zet weg wat niet nat mag worden, en maak foto’s voor uw verzekering.",
            "Blijf van het dak: nat is het glad, en van binnen ziet u meer.",
          ],
        },
        {
          type: "callout",
          tone: "urgent",
          title: "Gevaar voor mensen? Bel 112",
          text: "Bij brand, rook in huis, een ingestort plafond of iets dat op straat valt belt u eerst 112.",
        },
        {
          type: "links",
          links: [
            {
              label: "Daklekkage, stap voor stap",
              href: "/kennisbank/daklekkage-stappenplan",
              text: "Wat u in het eerste uur doet, en wat niet.",
            },
            {
              label: "Daklekkage opsporen en dichten",
              href: "/daken/daklekkage",
              text: "Hoe wij een lek zoeken en wat herstel inhoudt.",
            },
          ],
        },
      ],
    },
  ],
};
