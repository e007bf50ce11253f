import { townSources } from "~/content/towns/sources";
import type { LocalPage } from "~/content/types";

export const flatRoofEindhoven: LocalPage = {
  path: "/eindhoven/plat-dak-specialist",
  updated: "2026-11-24",
  meta: {
    title: "Plat dak Eindhoven: herstellen of vernieuwen",
    description:
      "Platte daken in Woensel, Strijp-S en de binnenstad: opbouw, levensduur, dakterras en VvE. Wanneer herstellen volstaat en wanneer u beter vernieuwt.",
    keywords: ["plat dak Eindhoven", "bitumen dak Eindhoven", "EPDM Eindhoven", "dakterras Eindhoven"],
  },
  title: "Plat dak in Eindhoven",
  lead: "Een plat dak is een bak die water moet kwijtraken voordat het een weg naar binnen vindt. In Eindhoven liggen er veel soorten: op portiekflats in Woensel, op patiowoningen in ’t Hool, op pakhuizen in Strijp en op elke tweede aanbouw. Overal kijkt u naar hetzelfde: de afvoer, de naden en de rand.",
  house: "thirties",
  detail: "flat-edge",
  caption: "De rand van een plat dak. Hier, bij de afvoer en bij de naden komt het water het eerst binnen.",
  sections: [
    {
      id: "opbouw-herkennen",
      heading: "Wat ligt er op uw dak?",
      blocks: [
        {
          type: "table",
          caption: "Soorten bedekking en hun leeftijd",
          head: ["Bedekking", "Ziet eruit als", "Gaat mee", "Einde in zicht bij"],
          rows: [
            [
              "Bitumen met leislag",
              "grijs schuurpapier met banen",
              "ongeveer 30 jaar",
              "kale plekken en krimp bij de rand",
            ],
            ["Bitumen met grind", "een laag kiezels", "ongeveer 30 jaar", "plantengroei en plassen"],
            [
              "EPDM",
              "glad zwart rubber, weinig naden",
              "ongeveer 40 jaar",
              "losse lijmnaden, gekrompen hoeken",
            ],
            ["Pvc", "lichtgrijze kunststof", "ongeveer 25 jaar", "harde, brosse overlappen"],
          ],
          note: "Getallen van Vereniging Eigen Huis. Tel vanaf de laatste laag, niet vanaf het bouwjaar van het huis.",
        },
      ],
    },
    {
      id: "drie-eindhovense-daken",
      heading: "Drie Eindhovense platte daken",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Woensel, 1965.** Beton of hout met weinig isolatie. De dakrand is laag; wie tien centimeter isoleert, moet hem verhogen. Vaak van een vereniging van eigenaars of corporatie.",
            "**Binnenstad.** Daken in trappen, bereikbaar door een luik of via de buren. Materiaal gaat met een lift omhoog en de buurt moet het weten.",
            "**Aanbouw in Gestel of Tongelre.** Vier bij drie meter, door een klusser gemaakt. Hier zit het lek meestal tegen de gevel, waar een loodslab ontbreekt.",
          ],
        },
      ],
    },
    {
      id: "herstellen-of-vernieuwen",
      heading: "Herstellen of vernieuwen: zo beoordelen wij het",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Prikken",
              text: "Op drie plekken meten wij of de isolatie nat is. Is die nat, dan is een nieuwe laag weggegooid geld en moet alles eraf.",
            },
            { title: "Naden nalopen", text: "Minder dan een tiende los? Dan is herstel verantwoord." },
            {
              title: "Afschot meten",
              text: "Blijft water langer dan twee dagen staan, dan hoort bij de nieuwe laag ook een nieuwe helling.",
            },
            {
              title: "Rekenen",
              text: "U krijgt beide prijzen, met het verwachte aantal jaren erbij. Zo vergelijkt u per jaar.",
            },
          ],
        },
      ],
    },
    {
      id: "meer-dan-een-deksel",
      heading: "Een terras, sedum of panelen erop",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Op een vernieuwd dak past een terras, sedum of een rij panelen. Dat weegt iets en dat moet het dak dragen; bij oude houten balken rekent een constructeur mee. Leg in elk geval de doorvoeren en een hogere rand nu al klaar. Voor een dakterras vraagt de gemeente meestal een vergunning, vanwege zicht op de buren.",
            "Isoleert u mee, dan is de btw over het arbeidsloon {btw laag nl} bij een woning ouder dan {woning btw nl}. De rest valt onder {btw hoog nl}. In een VvE hoort het dak bijna altijd bij het gemeenschappelijke deel: laat het bestuur beslissen op basis van een rapport met foto’s.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Open vuur op een oud dak",
          text: "Werken met een brander bij houten randen en isolatie is een bekende oorzaak van dakbrand. Op zulke plekken werken wij met zelfklevende lagen of koude lijm, en wij blijven na het werk controleren.",
        },
      ],
    },
    {
      id: "verder-met-plat",
      heading: "Verder lezen of een afspraak",
      blocks: [
        {
          type: "links",
          links: [
            { label: "Alles over platte daken", href: "/kennisbank/plat-dak" },
            { label: "Onderhoud per seizoen", href: "/kennisbank/plat-dak-onderhoud-schema" },
            { label: "Dakbedekking vernieuwen", href: "/daken/dakbedekking" },
            {
              label: "Dakdekker in Eindhoven",
              href: "/dakdekker-eindhoven",
              text: "Voor hellende daken, en hoe u een offerte leest.",
            },
            { label: "Uw huis in Eindhoven", href: "/nl/eindhoven" },
          ],
        },
      ],
    },
  ],
  sources: [
    townSources.flatRoofNetherlands,
    townSources.vatNetherlands,
    townSources.environmentActNetherlands,
    {
      title: "Architectuurcentrum Eindhoven: wijken en bouwperioden",
      url: "https://www.architectuurcentrumeindhoven.nl/archief/architectuurroute-woonidealen-in-veranderende-tijden/",
    },
  ],
};
