import type { Service } from "~/content/types";
import { sources } from "./sources";

export const schoorsteenOnderhoud: Service = {
  division: "chimney",
  slug: "schoorsteen-onderhoud",
  name: "Schoorsteenonderhoud",
  teaser: "Kap, voegen, lood en kanaal elk jaar nagelopen, vóór de vorst zijn werk doet.",
  updated: "2026-11-24",
  meta: {
    title: "Schoorsteen onderhouden: elk jaar dezelfde ronde",
    description:
      "Kap, kroon, voegen, lood en kanaal in één jaarlijkse beurt. Wat wij nalopen, wat vanzelf aan de beurt komt en wat u zelf bijhoudt.",
    keywords: [
      "schoorsteen onderhoud",
      "onderhoudscontract schoorsteen",
      "schoorsteenkap",
      "rookkanaal onderhoud",
    ],
  },
  title: "Uw schoorsteen onderhouden in één vaste ronde",
  lead: "Een schoorsteen wordt pas duur als niemand omhoogkijkt. Eén ronde per jaar langs kap, kroon, voegen, lood en kanaal houdt het bij klein herstel. Wij plannen de beurt; u hoeft er niet aan te denken.",
  requestType: "onderhoud",
  sections: [
    {
      id: "de-ronde",
      heading: "Dit lopen wij elk jaar na",
      blocks: [
        {
          type: "figure",
          drawing: "schoorsteen-onderhoud",
          alt: "Schoorsteen op een pannendak met zeven genummerde onderhoudspunten van kap tot haard",
          caption: "De ronde van boven naar beneden",
          legend: [
            "Kap en gaas: vast, heel en vrij van nesten.",
            "Kroon: haarscheurtjes gevuld voordat het water erin bevriest.",
            "Voegen aan de regenkant, met een priem getest.",
            "Loketten en voetlood: opgestaan lood teruggeklopt, klemmen nageteld.",
            "Gootje achter de schoorsteen: leeg.",
            "Kanaal: geveegd waar gestookt wordt, vrij waar geventileerd wordt.",
            "Veegluik en klep: sluiten en lekken niet.",
          ],
        },
      ],
    },
    {
      id: "kalender",
      heading: "Wanneer wat aan de beurt is",
      blocks: [
        {
          type: "table",
          caption: "Onderhoud van een schoorsteen over de jaren",
          head: ["Onderdeel", "Kijken", "Werk, als het zover is"],
          rows: [
            [
              "Kanaal van een houtkachel",
              "Elk jaar",
              "[Vegen](/schoorsteen/schoorsteen-vegen), bij veel stoken tweemaal",
            ],
            ["Kap en gaas", "Elk jaar", "Vastzetten of vernieuwen na storm"],
            ["Kroon", "Elk jaar", "Scheuren vullen, ten slotte een nieuwe plaat"],
            [
              "Voegen",
              "Elk jaar",
              "Plaatselijk bijwerken, later [helemaal](/schoorsteen/schoorsteen-voegen-repareren)",
            ],
            ["Lood", "Elk jaar", "Terugkloppen; bij scheuren vervangen"],
            [
              "Binnenwand",
              "Bij een ander toestel of na een schoorsteenbrand",
              "[Camera](/schoorsteen/schoorsteen-inspectie)",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De beste tijd is de nazomer: het kanaal is koud, het metselwerk droog en er is nog tijd om te voegen voordat het ’s nachts vriest. Belt u in november, dan kunnen wij wel vegen en dichtzetten, maar niet altijd meer metselen.",
          ],
        },
      ],
    },
    {
      id: "buiten-gebruik",
      heading: "Ook een schoorsteen die niet rookt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Wie op een warmtepomp of een nieuwe ketel overgaat, vergeet de oude schoorsteen. Juist dan gaat het snel. Er komt geen warmte meer doorheen en regen valt er recht in. Zet er een kap op, maar sluit hem niet luchtdicht af: boven en onder een rooster, dan blijft hij droog. Wordt de kop toch slecht, dan is [verwijderen](/schoorsteen/schoorsteen-verwijderen) op termijn vaak goedkoper dan elke tien jaar voegen.",
          ],
        },
      ],
    },
    {
      id: "afspraak",
      heading: "Zo werkt de jaarlijkse beurt",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Wij bellen of mailen als de beurt eraan komt. U kiest de dag.",
            "Kleine dingen doen wij meteen: een losse kap vastzetten, een scheurtje vullen, een gootje legen.",
            "Wordt het meer, dan krijgt u eerst foto’s en een prijs.",
            "U ontvangt een verslag met datum. Na drie jaar ziet u daarin ook hoe snel iets achteruitgaat.",
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Los of in een pakket",
          text: "De beurt kan los, of samen met dak en goot in een pakket van [Zorgeloos Wonen](/zorgeloos-wonen). De aanvraag is vrijblijvend.",
        },
      ],
    },
    {
      id: "zelf",
      heading: "Wat u zelf bijhoudt",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Na storm vanaf de straat kijken of kap en bovenste stenen er nog zitten.",
            "In de haard kijken: gruis of nat roet betekent regen in het kanaal.",
            "Klimop weghalen voordat hij de kop bereikt; wortels wrikken voegen los.",
            "De melder voor koolmonoxide elke maand testen.",
            "Bewijzen bewaren, op papier of in uw mail.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Antennes, lichtslingers en waslijnen horen niet aan een schoorsteen. Bij elke windvlaag trekken ze aan de voegen.",
          ],
        },
      ],
    },
    {
      id: "grens",
      heading: "In Nederland en in Vlaanderen",
      blocks: [
        {
          type: "countries",
          nl: [
            "Onderhoud is uw eigen verantwoordelijkheid en een voorwaarde in veel polissen. Bij schade vraagt de verzekeraar naar een bewijs.",
            "Werk aan gastoestellen en hun afvoer laat u over aan een bedrijf met een CO-vrij-certificaat.",
          ],
          be: [
            "Hoort de schoorsteen bij een open cv-toestel, dan is het vegen deel van het verplichte onderhoud: {schouw vast be anders} bij stookolie en vaste brandstof, {schouw gas be anders} bij gas.",
            "Een huurder zorgt voor het reinigen, de eigenaar voor gebreken en grote herstellingen.",
          ],
        },
      ],
    },
    {
      id: "prijs",
      heading: "Wat een beurt meer of minder kost",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Hoogte en bereikbaarheid, het aantal koppen en kanalen, wel of niet vegen, en of de beurt valt op een dag dat wij toch bij u of in de straat zijn. Materiaal speelt bij onderhoud nauwelijks mee; de rit en de klim wel.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Veelgestelde vragen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Is jaarlijks niet overdreven?",
              answer: [
                "Voor een gemetselde kop boven een pannendak niet. Een rvs-pijp zonder metselwerk kan met eens in de twee jaar toe, als er niet gestookt wordt.",
              ],
            },
            {
              question: "Mijn schoorsteen is gestuukt. Valt er dan iets te zien?",
              answer: [
                "Ja: scheuren en holle plekken. Onder hol pleisterwerk staat water. Wij tikken alles af.",
              ],
            },
            {
              question: "Kan het zonder dat ik thuis ben?",
              answer: ["Voor de buitenkant wel. Voor vegen en veegluik moet er iemand opendoen."],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.chimneyBe, sources.gasFlueNl, sources.arrearsNl],
  relatedServices: [
    "schoorsteen/schoorsteen-vegen",
    "schoorsteen/schoorsteen-voegen-repareren",
    "onderhoud/preventief-onderhoud",
  ],
  relatedArticles: ["jaarlijkse-schoorsteencontrole", "dak-onderhoud-jaarschema"],
};
