import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const eindhoven: Town = {
  slug: "eindhoven",
  name: "Eindhoven",
  country: "NL",
  lat: 51.442,
  lng: 5.47,
  mapLabel: "left",
  municipality: "Eindhoven",
  province: "Noord-Brabant",
  kmFromOffice: 0,
  minutesFromOffice: 0,
  postcodes: ["5611–5658"],
  neighbourhoods: [
    "Centrum",
    "Strijp",
    "Philipsdorp",
    "Drents Dorp",
    "Stratum",
    "Gestel",
    "Tongelre",
    "Woensel-Zuid",
    "Vaartbroek",
    "Eckart",
    "Achtse Barrier",
    "Blixembosch",
    "Meerhoven",
  ],
  street: ["townhouse", "church", "townhouse", "workers", "thirties", "terrace", "flats", "villa", "flats"],
  nearby: ["veldhoven", "waalre", "geldrop", "nuenen", "son-en-breugel", "best"],
  updated: "2026-11-24",
  meta: {
    title: "Dakwerk Eindhoven: dak, schoorsteen, onderhoud en bouw",
    description:
      "Van Philipsdorp tot Meerhoven: wat daken en schoorstenen in Eindhoven per bouwtijd mankeren, welke regels gelden en hoe u een gratis inspectie aanvraagt.",
    keywords: [
      "dakdekker Eindhoven",
      "schoorsteen Eindhoven",
      "aannemer Eindhoven",
      "dakinspectie Eindhoven",
    ],
  },
  title: "Dakwerk in Eindhoven, met schoorsteen, onderhoud en bouw",
  lead: "Eindhoven is onze thuisbasis. Wie hier belt, krijgt iemand die het verschil kent tussen een kap in Philipsdorp, een plat dak in Woensel en een zinken goot in Meerhoven. Vertel ons het bouwjaar van uw huis, dan weten wij vaak al waar wij moeten kijken.",
  sections: [
    {
      id: "zes-kernen",
      heading: "Een stad van zes oude kernen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Tot 1920 was Eindhoven klein. In dat jaar kwamen Strijp, Gestel, Stratum, Tongelre en Woensel erbij. Dat ziet u nog: elk stadsdeel heeft een oude dorpsstraat met baksteen huizen en daaromheen ringen van jongere wijken.",
            "Philips bouwde mee. Vanaf 1910 verrees Philipsdorp in Strijp, daarna volgde Drents Dorp. Bij de grote renovatie van Philipsdorp bleken dakpannen meer dan honderd jaar oud; 245 gemeentelijke monumenten kregen er weer blauw gesmoorde kruispannen.",
          ],
        },
      ],
    },
    {
      id: "per-bouwtijd",
      heading: "Zwakke plekken per bouwtijd",
      blocks: [
        {
          type: "table",
          caption: "Waar wij in Eindhoven het eerst kijken",
          head: ["Gebouwd", "Voorbeeld", "Vaak aan de hand"],
          rows: [
            [
              "1910–1940",
              "Philipsdorp, Drents Dorp, Villapark",
              "poreuze pannen, losse nokvorsten, versleten lood",
            ],
            [
              "1945–1960",
              "delen van Gestel, Stratum en Woensel-Zuid",
              "dunne goten, uitgespoeld voegwerk van de schoorsteen",
            ],
            [
              "1960–1980",
              "Vaartbroek, Eckart, ’t Hool, Geestenberg",
              "platte daken, dakkapellen en boeidelen",
            ],
            [
              "1980–2000",
              "Achtse Barrier, Blixembosch",
              "houten windveren, eerste slijtage van dakbedekking",
            ],
            ["na 2000", "Meerhoven, Blixembosch-Noordoost", "zonnepanelen, doorvoeren en verstopte afvoeren"],
          ],
          note: "Onderhoud telt zwaarder dan leeftijd.",
        },
      ],
    },
    {
      id: "rijtjes-en-appartementen",
      heading: "Rijtje, bovenwoning of VvE",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "In de stad deelt u bijna altijd iets: een goot, een bouwmuur, een schoorsteen of een heel dak. Bij een rijtjeshuis kijken wij daarom ook een pan of vier over de grens met de buren. Bij een appartement beslist de vereniging van eigenaars; wij schrijven het rapport dan zo dat u het op de vergadering kunt laten zien.",
          ],
        },
      ],
    },
    {
      id: "regels-in-de-stad",
      heading: "Vergunning, asbest en btw",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "Pannen vervangen door dezelfde pannen is gewoon onderhoud en vraagt geen vergunning. Op een monument of in een beschermd stadsgezicht is dat anders: vraag het eerst aan de gemeente.",
            "Asbest verwijderen meldt u altijd vooraf. Bij asbest op het dak regelen wij niets voordat duidelijk is wie het mag weghalen.",
            "Op schilderen en stukadoren geldt {btw laag nl} btw als de woning ouder is dan {woning btw nl}; bij isoleren geldt dat voor het arbeidsloon.",
          ],
        },
      ],
    },
    {
      id: "kies-uw-vraag",
      heading: "Waar gaat het om?",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Daklekkage in Eindhoven",
              href: "/nl/eindhoven/daklekkage",
              text: "Een natte plek en nu snel een antwoord.",
            },
            {
              label: "Schoorsteen in Eindhoven",
              href: "/nl/eindhoven/schoorsteen",
              text: "Vegen, voegen, verlagen of weghalen.",
            },
            {
              label: "Onderhoud in Eindhoven",
              href: "/nl/eindhoven/onderhoud",
              text: "Goten, dakkapellen, hout en schilderwerk.",
            },
            {
              label: "Bouwen in Eindhoven",
              href: "/nl/eindhoven/bouw",
              text: "Aanbouw, opbouw en verbouwing.",
            },
            {
              label: "Plat dak in Eindhoven",
              href: "/eindhoven/plat-dak-specialist",
              text: "Voor de vele platte daken van Woensel.",
            },
            {
              label: "Een dakdekker kiezen in Eindhoven",
              href: "/dakdekker-eindhoven",
              text: "Hoe u een offerte leest, en wie u beter niet op uw dak laat.",
            },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Moet ik thuis zijn bij een inspectie van het dak?",
              answer: [
                "Liefst wel. Wij willen ook de zolder en de natte plek van binnen zien. Dat kost u ongeveer een half uur.",
              ],
            },
            {
              question: "Kunt u bij mij voor de deur staan met een steiger?",
              answer: [
                "In smalle straten en binnen het betaald parkeren moet er eerst ruimte worden aangevraagd. Dat kan extra tijd kosten.",
              ],
            },
          ],
        },
      ],
    },
  ],
  services: {
    daklekkage: {
      meta: {
        title: "Daklekkage in Eindhoven: eerst opvangen, dan zoeken",
        description:
          "Lekt uw dak in Eindhoven? Lees wat u zelf meteen doet, waar lekken zitten in een huis uit 1920, 1965 of 2005, en hoe wij de oorzaak vinden.",
        keywords: ["daklekkage Eindhoven", "lekkend dak Eindhoven", "spoed dakdekker Eindhoven"],
      },
      title: "Daklekkage in Eindhoven",
      lead: "Schakel eerst de stroom van de natte kamer uit en zet dan een emmer neer. Prik een bol gipsplafond op het laagste punt door. Ga niet zelf het dak op. Bel ons daarna: wij dekken eerst af en zoeken dan de oorzaak, die zelden recht boven de druppel zit.",
      sections: [
        {
          id: "waar-het-water-vandaan-komt",
          heading: "De druppel wijst de verkeerde kant op",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Onder pannen loopt water langs het dakbeschot naar beneden tot het een spijker of naad vindt. Onder bitumen kruipt het tussen de lagen door. In een Eindhovens rijtje kan het zelfs bij de buren naar binnen komen en bij u pas zichtbaar worden.",
                "Daarom kijken wij altijd van twee kanten: buiten naar aansluitingen, binnen naar kringen, roest en donker hout. Pas als beide verhalen kloppen, maken wij iets open.",
              ],
            },
          ],
        },
        {
          id: "drie-huizen",
          heading: "Drie huizen, drie soorten lekken",
          blocks: [
            {
              type: "facts",
              facts: [
                {
                  label: "Strijp, rond 1920",
                  value: "Lood en nok",
                  note: "Lood bij de schoorsteen is dun geworden en de specie onder de vorsten is los.",
                },
                {
                  label: "Woensel, rond 1965",
                  value: "Plat dak",
                  note: "Bitumen krimpt bij de dakrand en rond de hemelwaterafvoer.",
                },
                {
                  label: "Meerhoven, na 2000",
                  value: "Doorvoer",
                  note: "Een ventilatiepijp of een haak van een zonnepaneel sluit niet goed aan.",
                },
              ],
            },
          ],
        },
        {
          id: "zo-gaan-wij-te-werk",
          heading: "Van telefoontje tot droog dak",
          blocks: [
            {
              type: "steps",
              steps: [
                {
                  title: "U stuurt foto’s",
                  text: "Eén van de natte plek, één van de gevel. Dan weten wij welke ladder en welk materiaal mee moeten.",
                },
                {
                  title: "Noodvoorziening",
                  text: "Zeil, loodvervanger of een ingelegde pan houdt de volgende bui buiten.",
                },
                {
                  title: "Oorzaak vastleggen",
                  text: "U krijgt foto’s en een omschrijving die u ook aan uw verzekeraar kunt sturen.",
                },
                {
                  title: "Herstel",
                  text: "Wij beginnen aan het herstel na uw akkoord op de prijs.",
                },
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Huurt u?",
              text: "Meld de lekkage eerst bij uw verhuurder. Veel woningen in Eindhoven zijn van een corporatie en die heeft een eigen dakdekker.",
            },
          ],
        },
        {
          id: "lees-verder",
          heading: "Zelf verder zoeken",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In het [stappenplan bij daklekkage](/kennisbank/daklekkage-stappenplan) staat wat u per uur doet. Wat de verzekering dekt, leest u bij [daklekkage en verzekering](/kennisbank/daklekkage-verzekering). Wilt u een lek voor zijn, laat dan een [dakinspectie](/daken/dakinspectie) doen voordat de herfst begint.",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schoorsteenveger Eindhoven: schoorsteen houden of weg",
        description:
          "Veel schoorstenen in Eindhoven stammen uit de kolentijd en doen niets meer. Wanneer u ze laat voegen, verlagen of verwijderen, en wie meebeslist.",
        keywords: [
          "schoorsteen Eindhoven",
          "schoorsteenveger Eindhoven",
          "schoorsteen verwijderen Eindhoven",
        ],
      },
      title: "Schoorsteenveger en metselaar in Eindhoven",
      lead: "Op veel Eindhovense daken staat een schoorsteen die niets meer afvoert. De kolenkachel is weg, de ketel heeft een eigen pijp. Wat blijft, is baksteen die in weer en wind staat en het dak lek kan maken. Onderhouden, inkorten of slopen: dit is de afweging.",
      sections: [
        {
          id: "wat-zit-eronder",
          heading: "Eerst weten wat er nog op zit",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een schoorsteen die buiten gebruik lijkt, is dat niet altijd. In portiekflats uit de jaren vijftig hangen soms nog geisers of ventilatie aan het kanaal, en in een rijtje kan de helft van de buren zijn. Wij lopen daarom alle kanalen na, met rook of camera, voordat er een steen af gaat.",
              ],
            },
          ],
        },
        {
          id: "afwegen",
          heading: "Vier uitkomsten naast elkaar",
          blocks: [
            {
              type: "table",
              caption: "Keuzes bij een oude schoorsteen",
              head: ["Keuze", "Past als", "Let op"],
              rows: [
                ["Opnieuw voegen", "de stenen gaaf zijn", "zachte mortel voor zachte steen"],
                [
                  "Ommetselen of herbouwen",
                  "u stookt of het beeld telt",
                  "nieuw lood en een goede afdekking",
                ],
                [
                  "Verlagen tot onder de pannen",
                  "geen kanaal meer nodig is",
                  "zolder en rookkanaal ook afdichten",
                ],
                [
                  "Helemaal weghalen",
                  "u ruimte of een vlak dak wilt",
                  "het gewicht van wat er onder blijft staan",
                ],
              ],
            },
          ],
        },
        {
          id: "vegen",
          heading: "Brandt er nog een kachel?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Het Bouwbesluit noemde geen termijn om te vegen, wel een schone rookafvoer; bijna elke opstalverzekeraar raadt een jaarlijkse beurt aan en vraagt na een brand naar de nota. Laat bij een hout- of pelletkachel dus eens per jaar [vegen](/schoorsteen/schoorsteen-vegen) en bewaar het papier.",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Ruikt u rook of bent u suf?",
              text: "Zet de kachel uit, open ramen en ga naar buiten. Koolmonoxide ruikt u niet. Bel bij klachten 112.",
            },
          ],
        },
        {
          id: "monumenten",
          heading: "In Philipsdorp en het Witte Dorp",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Op een monument hoort de schoorsteen bij het silhouet van de straat. Weghalen mag daar niet zonder toestemming van de gemeente. Herbouwen met de oude stenen ligt dan het meest voor de hand. Wij nemen foto’s, meten de koppen op en leggen het plan met u voor.",
                "Meer over de werkwijze staat bij [schoorsteen verwijderen](/schoorsteen/schoorsteen-verwijderen) en [voegen repareren](/schoorsteen/schoorsteen-voegen-repareren).",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Woningonderhoud Eindhoven, per seizoen geregeld",
        description:
          "Een onderhoudskalender voor huizen in Eindhoven: goten, dakkapellen, houtwerk en schilderwerk. Met wat u samen met de buren in het rijtje kunt doen.",
        keywords: ["onderhoud woning Eindhoven", "dakgoot reinigen Eindhoven", "schilder Eindhoven"],
      },
      title: "Woningonderhoud in Eindhoven",
      lead: "Een huis in de stad slijt aan de buitenkant het hardst op drie plekken: de goot, de dakkapel en het houtwerk op het zuidwesten. Wie die drie elk jaar een uur aandacht geeft, stelt de grote rekening jaren uit. Hieronder een kalender die bij Eindhovense huizen past.",
      sections: [
        {
          id: "kalender",
          heading: "Wat u wanneer doet",
          blocks: [
            {
              type: "table",
              caption: "Onderhoudsjaar van een Eindhovens rijtjeshuis",
              head: ["Maand", "Klus", "Waarom dan"],
              rows: [
                ["maart", "pannen en nokken nakijken", "de winterstormen zijn geweest"],
                ["mei", "dakkapel wassen", "groene aanslag laat nu makkelijk los"],
                ["juni–augustus", "schilderen en houtrot uitnemen", "droog hout, lange dagen"],
                ["november", "goten en afvoeren leeg", "de platanen zijn kaal"],
              ],
            },
          ],
        },
        {
          id: "samen-met-de-rij",
          heading: "Samen is het goedkoper",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een steiger die er toch staat, kan net zo goed vier huizen bedienen. In Woensel en Gestel zijn veel rijtjes tegelijk gebouwd en dus tegelijk toe aan verf en nieuwe goten. Vraag uw buren; wij maken dan één opname en per huis een eigen prijs, zodat niemand voor een ander betaalt.",
              ],
            },
            {
              type: "list",
              style: "check",
              intro: "Wat zich goed samen laat doen:",
              items: [
                "doorlopende zinken of kunststof goten",
                "boeidelen en windveren van de hele rij",
                "het voegwerk van kopgevels",
                "dakkapellen die als één band zijn gebouwd",
              ],
            },
          ],
        },
        {
          id: "ladder",
          heading: "Wat u beter niet zelf doet",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bladeren uit een lage goot scheppen kan iedereen. Boven de eerste verdieping, naast stroomdraden of op een glad plat dak houdt het op: een val van drie meter kan dodelijk zijn. Laat dat aan een vakman.",
                "Voor schilderwerk en isolatie van een huis dat ouder is dan {woning btw nl} rekenen wij {btw laag nl} btw, bij isolatie alleen over het arbeidsloon. Op timmerwerk en dakgoten staat {btw hoog nl}. Op onze offerte ziet u die twee apart.",
              ],
            },
          ],
        },
        {
          id: "doorlopend",
          heading: "Liever niet elk jaar opnieuw bellen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Met [Zorgeloos Wonen](/zorgeloos-wonen) leggen wij de rondes vooraf vast. U kunt ook een losse beurt vragen: [dakgoot onderhouden](/onderhoud/onderhoud-dakgoot), een [dakkapel reinigen](/onderhoud/dakkapel-reinigen) of de [schilder](/onderhoud/schilder). De volgorde die wij zelf aanhouden, staat in het [jaarschema voor het dak](/kennisbank/dak-onderhoud-jaarschema).",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Eindhoven: aanbouw, opbouw of verbouwing",
        description:
          "Meer ruimte in een Eindhovens huis: wat er past achter een rijtjeswoning, op een plat dak of onder een kap, en wanneer u een vergunning nodig hebt.",
        keywords: ["aanbouw Eindhoven", "verbouwing Eindhoven", "dakopbouw Eindhoven"],
      },
      title: "Aannemer in Eindhoven: bouwen en verbouwen",
      lead: "Verhuizen binnen Eindhoven is duur; een kamer erbij maken kan goedkoper zijn. De kavel bepaalt wat er kan: naar achteren in een wijk met diepe tuinen, omhoog op een plat dak, of binnen de bestaande kap. Begin met de vraag welke ruimte u mist, niet met de tekening.",
      sections: [
        {
          id: "drie-richtingen",
          heading: "Achteruit, omhoog of naar binnen",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "**Achteruit.** Een aanbouw van 2,5 tot 4 meter diep past achter de meeste rijtjeshuizen in Tongelre, Gestel en Woensel. De regenpijp, het riool en de erfgrens vragen het meeste uitzoekwerk.",
                "**Omhoog.** Huizen met een plat dak uit de jaren zestig dragen soms een verdieping van houtskelet. Dat begint met een constructeur die balken en fundering narekent.",
                "**Naar binnen.** In Blixembosch en de Achtse Barrier ligt onder de kap vaak nog een ongebruikte zolder; een dakkapel of dakraam maakt er een slaapkamer van.",
              ],
            },
          ],
        },
        {
          id: "vergunning",
          heading: "Wanneer de gemeente meekijkt",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Sinds 1 januari 2024 geldt de Omgevingswet. Of u een vergunning nodig hebt, hangt af van het omgevingsplan op uw adres; de vergunningcheck in het Omgevingsloket geeft daar antwoord op. Aan de voorkant en op hoeken is het strenger dan aan de achterkant.",
                "Woont u in een monument of in een beschermd stadsgezicht, dan gelden voor een dakkapel andere regels dan elders: doe de check in het Omgevingsloket of vraag het de gemeente. Reken die maanden mee in uw planning.",
              ],
            },
          ],
        },
        {
          id: "buren",
          heading: "Bouwen op tien meter van drie buren",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In een dichte wijk is de bouwplaats het halve werk. Kan er een container staan, mag de kraan over het pad, wanneer mag er gezaagd worden? Wij maken vooraf foto’s van de muren van de buren, zodat er achteraf geen twijfel is over een scheur.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Vraag dit aan elke aannemer",
              text: "Wie tekent, wie rekent, wie vraagt de vergunning aan en wat gebeurt er als de fundering tegenvalt. Laat de antwoorden in de offerte zetten.",
            },
          ],
        },
        {
          id: "verder-lezen",
          heading: "Voorbeelden van werk",
          blocks: [
            {
              type: "links",
              links: [
                { label: "Aanbouwen aan uw huis", href: "/bouwen/aanbouwen-aan-uw-huis" },
                { label: "Opbouw op uw huis", href: "/bouwen/opbouw-op-uw-huis" },
                { label: "Uw huis verbouwen", href: "/bouwen/uw-huis-verbouwen" },
                { label: "Soorten projecten", href: "/onze-projecten" },
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Historie van Woensel en de samenvoeging van 1920",
      url: "https://www.achtsebarrier.nl/web/group-181267/wijken-en-buurten-in-woensel1",
    },
    {
      title: "Cobouw: renovatie van Philipsdorp, 2018",
      url: "https://www.cobouw.nl/woningbouw/nieuws/2018/07/philipsdorp-weer-net-als-vroeger-maar-dan-beter-101263432",
    },
    {
      title: "Platform31: bouwperiode van Vaartbroek en Eckart",
      url: "https://www.platform31.nl/thema-s/wonen-zorg/innovatieprogramma-langer-thuis-inclusieve-wijk/gebiedscoalities/eindhoven",
    },
    {
      title: "Architectuurcentrum Eindhoven: woonidealen in veranderende tijden",
      url: "https://www.architectuurcentrumeindhoven.nl/archief/architectuurroute-woonidealen-in-veranderende-tijden/",
    },
    {
      title: "Cobouw: Waterrijk en Meerhoven, 2006",
      url: "https://www.cobouw.nl/bouwbreed/nieuws/2006/11/eindhoven-zet-vaart-achter-nieuwbouw-101226077",
    },
    townSources.roofPermitNetherlands,
    townSources.asbestosNetherlands,
    townSources.vatNetherlands,
    townSources.sweepingNetherlands,
    townSources.sweepingInsurers,
    townSources.environmentActNetherlands,
    townSources.dormerMonumentNetherlands,
  ],
};
