import type { ProjectKind, SitePage } from "~/content/types";

export const projectsPage: SitePage & { kinds: ProjectKind[] } = {
  meta: {
    title: "Onze projecten: het werk, stap voor stap",
    description:
      "Van een lekke kilgoot tot een aanbouw: welk soort werk wij doen en hoe elk soort verloopt, van eerste blik tot oplevering.",
    keywords: [
      "projecten dakdekker",
      "voorbeelden dakrenovatie",
      "schoorsteen voor en na",
      "aanbouw stappen",
    ],
  },
  title: "Ons werk, van begin tot eind",
  lead: "Hier ziet u welk soort werk wij doen en hoe het gaat. Foto’s van een huis komen er pas bij als de eigenaar dat goedvindt; verzonnen projecten staan er niet tussen.",
  kinds: [
    {
      id: "pannendak",
      division: "roof",
      title: "Pannendak opnieuw opbouwen",
      text: "Vaak bij vooroorlogse woningen: pannen die poederen, geen folie, latten die breken.",
      steps: [
        { title: "Opmeten", text: "Elk vlak, elke kilgoot, en de bochten in de nok." },
        { title: "Leeg tot op het hout", text: "Per vlak, met folie klaar voordat het weer omslaat." },
        { title: "Hout en isolatie", text: "Beschot hersteld, platen erop, naden dicht." },
        { title: "Pannen en lood", text: "Van goot naar nok, aansluitingen nieuw." },
      ],
      service: "daken/dakrenovatie",
    },
    {
      id: "plat-dak",
      division: "roof",
      title: "Plat dak met plassen",
      text: "Blijft het water staan, dan helpt nieuwe bedekking alleen niet: er moet helling in.",
      steps: [
        { title: "Proefsnede", text: "Is het pakket eronder droog?" },
        { title: "Afschot", text: "Isolatie in wigvorm, aflopend naar de uitloop." },
        { title: "Twee lagen", text: "Onderlaag en toplaag, naden verspringend." },
        {
          title: "Rand en noodafvoer",
          text: "Daktrim, opstanden, en een overloop voor als de afvoer dichtzit.",
        },
      ],
      service: "daken/dakbedekking",
    },
    {
      id: "schoorsteenkop",
      division: "chimney",
      title: "Schoorsteenkop opnieuw metselen",
      text: "Bij zachte specie aan de regenkant en een gebarsten kroon is voegen zonde van het geld.",
      steps: [
        { title: "Camera", text: "Eerst weten of het kanaal heel is." },
        { title: "Steiger op de nok", text: "Wie veilig staat, metselt recht." },
        { title: "Af tot gezond werk", text: "Gave stenen schoon, rest vervangen." },
        { title: "Op met lood erin", text: "Loketten en voetlood meegemetseld, plaat erop." },
      ],
      service: "schoorsteen/schoorsteen-renovatie",
    },
    {
      id: "dakkapel",
      division: "maintenance",
      title: "Dakkapel met een natte hoek",
      text: "Bruine rand onder de vensterbank. De oorzaak zit vaak hoger dan de plek.",
      steps: [
        { title: "Zoeken", text: "Water van onder naar boven, deel voor deel." },
        { title: "Openleggen", text: "Wangbekleding los, hoekstijl geprikt." },
        { title: "Hout en lood", text: "Rot stuk ingelijmd, nieuwe slabbe." },
        { title: "Drogen en verven", text: "Pas dicht als de meter het zegt." },
      ],
      service: "onderhoud/onderhoud-dakkapel",
    },
    {
      id: "schilderbeurt",
      division: "maintenance",
      title: "Grote schilderbeurt",
      text: "Kozijnen, boeidelen en voordeur, met houtherstel vooraf.",
      steps: [
        { title: "Priem", text: "Zachte plekken gemerkt en samen besproken." },
        { title: "Schuren en herstellen", text: "Kaal waar het moet, rot uitgefreesd, stukken ingelijmd." },
        { title: "Schilderen", text: "Grond, voorlak, aflak, bij het goede weer." },
      ],
      service: "onderhoud/schilder",
    },
    {
      id: "aanbouw",
      division: "building",
      title: "Aanbouw achter het huis",
      text: "Meer keuken of kamer, met een lichtstraat waar het anders donker wordt.",
      steps: [
        { title: "Riool en grond", text: "Leiding verlegd voordat er beton komt." },
        { title: "Dicht vóór de doorbraak", text: "Muren, dak en pui staan; het huis blijft warm." },
        { title: "De ligger", text: "Stempelen, slopen, aanspannen." },
        { title: "Eén vloer", text: "Oud en nieuw op dezelfde hoogte." },
      ],
      service: "bouwen/aanbouwen-aan-uw-huis",
    },
  ],
  sections: [
    {
      id: "hoe-wij-tonen",
      heading: "Voor en na, met toestemming",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een foto van uw dak is een foto van uw huis. Wij plaatsen die alleen als u dat schriftelijk goedvindt, zonder huisnummer en zonder uw naam. Wilt u werk van ons in het echt zien, vraag het: soms mag er iemand komen kijken. Hoe wij werken en met wie u te maken krijgt, staat bij [over ons](/over-ons).",
          ],
        },
      ],
    },
  ],
};
