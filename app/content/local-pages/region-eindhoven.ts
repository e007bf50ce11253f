import { townSources } from "~/content/towns/sources";
import type { LocalPage } from "~/content/types";

export const regionEindhoven: LocalPage = {
  path: "/nl",
  updated: "2026-11-24",
  meta: {
    title: "Dakdekker regio Eindhoven: negen plaatsen, vier vakken",
    description:
      "Wij werken in Eindhoven, Nuenen, Veldhoven, Best, Son en Breugel, Geldrop, Mierlo, Waalre en Valkenswaard. Kies uw plaats en lees wat daar speelt.",
    keywords: ["dakdekker regio Eindhoven", "aannemer regio Eindhoven", "schoorsteenveger Zuidoost-Brabant"],
  },
  title: "Dakdekker en bouwer in de regio Eindhoven",
  lead: "Negen plaatsen, één stad in het midden. Vanuit Eindhoven is het vijftien tot vijfentwintig minuten rijden naar elk dorp van deze lijst. De huizen verschillen meer dan de afstanden: van een wevershuisje van 1880 tot een wijk zonder gas.",
  sections: [
    {
      id: "plaatsen",
      heading: "Kies uw plaats",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Eindhoven",
              href: "/nl/eindhoven",
              text: "Zes oude kernen en honderd jaar stadsuitbreiding.",
            },
            {
              label: "Nuenen",
              href: "/nl/nuenen",
              text: "Ruime huizen onder bomen, ook in Gerwen, Nederwetten en Eeneind.",
            },
            {
              label: "Veldhoven",
              href: "/nl/veldhoven",
              text: "Van d’Ekker tot Zilverackers, wijk na wijk gebouwd.",
            },
            { label: "Best", href: "/nl/best", text: "Met Batadorp, een beschermd dorp van platte daken." },
            {
              label: "Son en Breugel",
              href: "/nl/son-en-breugel",
              text: "Bungalows en boerderijen aan de Dommel.",
            },
            {
              label: "Geldrop",
              href: "/nl/geldrop",
              text: "Textielverleden, gedeelde muren en De Coevering.",
            },
            { label: "Mierlo", href: "/nl/mierlo", text: "Boerderijen, dorpshuizen en nieuwbouw in Luchen." },
            { label: "Waalre", href: "/nl/waalre", text: "Villa’s met veel kap, en de wijken van Aalst." },
            { label: "Valkenswaard", href: "/nl/valkenswaard", text: "Ook Dommelen, Borkel en Schaft." },
          ],
        },
      ],
    },
    {
      id: "afstanden",
      heading: "Afstand en reistijd",
      blocks: [
        {
          type: "table",
          caption: "Vanaf het centrum van Eindhoven, over de weg en afgerond",
          head: ["Plaats", "Kilometer", "Minuten"],
          rows: [
            ["Veldhoven", "7", "15"],
            ["Nuenen", "8", "20"],
            ["Geldrop", "8", "20"],
            ["Waalre", "8", "15"],
            ["Son en Breugel", "10", "20"],
            ["Best", "11", "20"],
            ["Mierlo", "12", "20"],
            ["Valkenswaard", "12", "25"],
          ],
          note: "In de spits rond de A2 en de Kennedylaan rekenen wij er tien minuten bij.",
        },
      ],
    },
    {
      id: "streek",
      heading: "Wat de huizen hier gemeen hebben",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Zuidoost-Brabant groeide met de fabrieken. Philips, Bata, textiel en sigaren gaven arbeiderswijken uit 1880 tot 1940; na de oorlog kwamen de grote uitbreidingen, en na 1995 de vinexwijken. Daartussen bleven langgevelboerderijen staan. Bijna overal ligt zand onder het huis, met beekdalen van Dommel, Gender, Tongelreep en Kleine Dommel ertussen.",
            "Voor daken betekent dat drie dingen. Veel rijen met een doorlopende kap, waarin buren samen beslissen. Veel platte daken en dakkapellen uit de jaren zestig en zeventig, die nu op zijn. En veel bomen dicht op de huizen, dus volle goten. Woont u in de stad zelf, lees dan [hoe u een dakdekker in Eindhoven kiest](/dakdekker-eindhoven).",
          ],
        },
      ],
    },
    {
      id: "nederlandse-regels",
      heading: "Nederlandse regels in het kort",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Vergunning.** Sinds 2024 geldt de Omgevingswet. De check in het Omgevingsloket geeft antwoord voor uw adres; monumenten en beschermde gezichten zijn strenger.",
            "**Btw.** {btw laag nl} bij isoleren (arbeidsloon), schilderen en stukadoren van een woning ouder dan {woning btw nl}; anders {btw hoog nl}.",
            "**Asbest.** Verwijderen altijd melden. Tot {asbest zelf nl} geschroefde plaat mag een particulier onder voorwaarden zelf.",
            "**Schoorsteen.** Geen vaste veegtermijn in het vroegere Bouwbesluit, wel de eis van een schone rookafvoer; verzekeraars raden minstens één beurt per jaar aan.",
            "**Gasketel.** Alleen gecertificeerde bedrijven werken aan het toestel en de rookgasafvoer.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Woont u net over de grens? Dan gelden andere tarieven en attesten. Kijk bij [Belgisch-Limburg](/be). Alle plaatsen staan op de [kaart](/locaties).",
          ],
        },
      ],
    },
  ],
  sources: [
    townSources.environmentActNetherlands,
    townSources.vatNetherlands,
    townSources.asbestosNetherlands,
    townSources.sweepingNetherlands,
    townSources.sweepingInsurers,
    townSources.gasAppliancesNetherlands,
  ],
};
