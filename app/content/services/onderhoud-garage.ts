import type { Service } from "~/content/types";
import { sources } from "./sources";

export const onderhoudGarage: Service = {
  division: "maintenance",
  slug: "onderhoud-garage",
  name: "Onderhoud garage",
  teaser: "Plat dak, daktrim, deur en voegen van de garage weer in orde.",
  updated: "2026-11-24",
  meta: {
    title: "Onderhoud garage: plat dak, deur, vloer en asbest",
    description:
      "Een garage krijgt nooit aandacht tot de doos met fotoboeken nat is. Wat wij nalopen aan dak, deur en muur, en wat u met golfplaten mag.",
    keywords: [
      "onderhoud garage",
      "garagedak lekt",
      "garagedeur",
      "asbest golfplaten garage",
      "plat dak garage",
    ],
  },
  title: "Onderhoud aan de garage, van dakrand tot dorpel",
  lead: "Garages zijn dun gebouwd: één laag steen, een licht dak, een deur met kieren. Dat mag, zolang het water buiten blijft. Wij lopen dak, rand, deur en muurvoet na en maken dicht wat open staat.",
  requestType: "onderhoud",
  sections: [
    {
      id: "zwakke-plekken",
      heading: "Zeven zwakke plekken",
      blocks: [
        {
          type: "figure",
          drawing: "onderhoud-garage",
          alt: "Doorsnede van een aangebouwde garage met plat dak, muuraansluiting, latei, kanteldeur en vloer",
          caption: "Een aangebouwde garage in doorsnede",
          legend: [
            "Daktrim: losse schroeven laten de rand opwaaien.",
            "Dakbedekking, met plassen waar het dak is doorgezakt.",
            "Aansluiting op de muur van het huis: loodslab in een voeg.",
            "Uitloop en regenpijp, vaak te klein en vol blad.",
            "Latei boven de deur; roest drukt de stenen erboven omhoog.",
            "Deur met onderrubber en geleiders.",
            "Muurvoet: spatwater en zout maken de onderste lagen los.",
          ],
        },
      ],
    },
    {
      id: "dak",
      heading: "Het dak: doorbuigen en lekken",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Veel garagedaken zijn ooit met weinig helling gelegd. Met de jaren zakken de balken iets door, in het midden blijft water staan, en dat gewicht buigt ze verder. Een plas die na twee dagen nog ligt is dus geen schoonheidsfout. Nieuwe bedekking alleen lost dat niet op: eerst komt er afschot in, met wiggen of isolatie die naar de afvoer afloopt.",
            "Kijk binnen naar de onderkant van de planken. Donkere kringen rond spijkers zijn condens, een streep langs één balk is een lek. In een onverwarmde garage is condens normaal in maart; ventileren helpt dan beter dan dakleer.",
            "Wij herstellen naden en randen, of leggen nieuwe [dakbedekking](/daken/dakbedekking). EPDM uit één stuk past op de meeste garages zonder naad.",
          ],
        },
      ],
    },
    {
      id: "asbest",
      heading: "Golfplaten? Eerst dit lezen",
      blocks: [
        {
          type: "callout",
          tone: "warning",
          title: "Niet boren, zagen, schrobben of afspuiten",
          text: "Een grijze golfplaat van vóór {asbest bouwjaar nl} is verdacht. Mos eraf borstelen of spuiten maakt vezels los. Laat hem liggen tot duidelijk is wat het is.",
        },
        {
          type: "countries",
          nl: [
            "U mag onbeschadigde, geschroefde asbestplaten van uw eigen woning of bijgebouw zelf weghalen, tot 35 vierkante meter per kadastraal perceel, na een geaccepteerde sloopmelding. Leien en gebroken platen niet.",
            "Is het meer of zijn ze kapot, dan is een gecertificeerd asbestbedrijf verplicht. Wij leggen daarna het nieuwe dak.",
          ],
          be: [
            "In Vlaanderen geldt het asbestattest bij verkoop voor gebouwen van vóór {asbest bouwjaar be} vanaf {asbestattest oppervlak be anders}, dus ook voor menige garage.",
            "Vraag bij uw gemeente of intercommunale naar inzameling van gebonden asbest; veel gemeenten hebben daar een eigen regeling voor.",
          ],
        },
      ],
    },
    {
      id: "deur-en-muur",
      heading: "Deur, latei en muren",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Kanteldeur.** Veren en kabels staan onder spanning: daar blijft u van af. Smeren van de geleiders en een nieuw onderrubber is onderhoud; een gerafelde kabel laat u vervangen.",
            "**Houten deuren.** De onderkant is kopshout. Een plint van aluminium of een schuin gezaagde druipkant scheelt jaren.",
            "**Latei.** Een scheur schuin boven de hoek van de deur komt vaak van roestend staal. Zit de steen nog vast, dan kan het ijzer worden kaalgemaakt en beschermd; anders moet [de metselaar](/bouwen/metselwerk) erbij.",
            "**Muurvoet.** Witte uitslag is zout dat het vocht achterlaat. Eerst de bron: een lekkende pijp of tuinaarde die boven de voeg ligt.",
          ],
        },
      ],
    },
    {
      id: "bezoek",
      heading: "Zo pakken wij de garage aan",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Binnen en buiten kijken",
              text: "Dak van boven, balken van onderen, deur open en dicht.",
            },
            { title: "Schoon en vrij", text: "Dak vegen, afvoer leeg, planten van de muur." },
            { title: "Dichtmaken", text: "Naden, trim, lood en rubbers." },
            { title: "Vooruitkijken", text: "Een jaartal bij het dak, zodat u niet verrast wordt." },
          ],
        },
      ],
    },
    {
      id: "zelf-en-prijs",
      heading: "Zelf doen en kosten",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Vegen vanaf een stevige trap naast het dak, rubbers vervangen, scharnieren smeren en een houten deur schilderen kunt u zelf. Het dak op lopen niet: een oud garagedak draagt soms geen mens, en door een golfplaat zakt u heen.",
            "Prijs: de oppervlakte, of het oude dak blijft liggen, de staat van de balken, de aansluiting op het huis, en of er asbest bij komt kijken. Staan er vier garages op een rij, dan is één doorgaand dak beter en per garage goedkoper.",
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
              question: "Mijn garage hangt aan die van de buren. Wie beslist?",
              answer: [
                "Ieder over zijn eigen deel, maar de naad is van beiden. Laat die in één keer doen, met één baan eroverheen.",
              ],
            },
            {
              question: "Kan ik de garage isoleren en als kamer gebruiken?",
              answer: [
                "Technisch wel: vloer, wanden, dak en deur samen. Dat is verbouwen met eigen regels; zie [uw huis verbouwen](/bouwen/uw-huis-verbouwen).",
              ],
            },
            {
              question: "Mogen er zonnepanelen op?",
              answer: [
                "Als de balken het dragen en het dak nog lang goed is. Een oud dak wordt eerst vernieuwd.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.asbestosNl, sources.asbestosSheetsNl, sources.asbestosBe, sources.asbestosAreaBe],
  relatedServices: ["daken/dakbedekking", "onderhoud/schilder", "bouwen/metselwerk"],
  relatedArticles: ["plat-dak", "plat-dak-onderhoud-schema", "zonnepanelen"],
};
