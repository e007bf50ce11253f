import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const nuenen: Town = {
  slug: "nuenen",
  name: "Nuenen",
  country: "NL",
  lat: 51.472,
  lng: 5.553,
  municipality: "Nuenen, Gerwen en Nederwetten",
  province: "Noord-Brabant",
  kmFromOffice: 8,
  minutesFromOffice: 20,
  postcodes: ["5671–5674"],
  neighbourhoods: [
    "Het Park",
    "Berg",
    "Boord",
    "Opwetten",
    "Nuenen-Zuid",
    "Eeneind",
    "Gerwen",
    "Nederwetten",
    "Nuenen-West",
  ],
  street: ["villa", "farmhouse", "church", "thirties", "bungalow", "terrace", "villa"],
  nearby: ["geldrop", "mierlo", "son-en-breugel", "eindhoven"],
  updated: "2026-11-24",
  meta: {
    title: "Dakdekker Nuenen: dak en huis, ook Gerwen en Nederwetten",
    description:
      "Huizen onder bomen vragen in Nuenen eigen zorg: mos, volle goten, natte kilkepers. Lees wat er speelt in het dorp, Gerwen, Nederwetten en Eeneind.",
    keywords: ["dakdekker Nuenen", "schoorsteen Nuenen", "onderhoud woning Nuenen", "aannemer Nuenen"],
  },
  title: "Dakdekker in Nuenen, voor huizen tussen de bomen",
  lead: "In Nuenen staat bijna elk huis in het groen. Mooi om te wonen, zwaar voor een dak: bladeren in de goot, mos op het noorden, takken op de nok. Vanuit Eindhoven is het ongeveer twintig minuten rijden. Op deze pagina leest u wat zulke huizen nodig hebben.",
  sections: [
    {
      id: "dorpen",
      heading: "Vier dorpen, één postplaats",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De gemeente heet voluit Nuenen, Gerwen en Nederwetten. Ook Eeneind hoort erbij. Alle vier hebben ze ‘Nuenen’ in het adres, want bij de invoering van de postcodes in 1978 kregen de kerkdorpen geen eigen plaatsnaam. Noem bij een aanvraag dus liever ook de buurt.",
            "Rond Boord, Opwetten en Olen staan oude boerderijen aan beken en akkers. Nuenen-Zuid is van de jaren zeventig: daar ging het gehucht Refeling op in de nieuwbouw. Aan de westkant wordt sinds enkele jaren Nuenen-West gebouwd, met kappen en gevels die op het oude dorp lijken.",
          ],
        },
      ],
    },
    {
      id: "wat-wij-tegenkomen",
      heading: "Wat een dak in Nuenen te verduren heeft",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Blad.** Eiken en beuken laten laat los. Een goot die in oktober schoon was, is met Sinterklaas weer vol.",
            "**Mos.** In de schaduw houdt mos water vast; vorst duwt daarna de rand van de pan open.",
            "**Kilkepers.** Villa’s met een kap in L-vorm hebben goten midden in het dak. Die ziet u vanaf de grond niet, en juist daar blijft het liggen.",
            "**Riet en leien.** Hier en daar ligt iets anders dan pannen. Dat vraagt een vakman die het materiaal kent; wij zeggen wanneer wij een collega meenemen.",
          ],
        },
      ],
    },
    {
      id: "het-park",
      heading: "Wonen aan Het Park",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Het gebied rond Het Park is sinds 16 juni 2008 een rijksbeschermd dorpsgezicht van 5,7 hectare, met de Clemenskerk en bebouwing uit de tijd van Van Gogh en daarna. Een huis in zo’n gezicht is niet vanzelf een monument. Wel telt het straatbeeld mee als u aan voorgevel, kap of schoorsteen iets wilt veranderen. Vraag het de gemeente voordat u pannen bestelt.",
          ],
        },
      ],
    },
    {
      id: "op-weg",
      heading: "Lees verder over uw huis",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Lekkage",
              href: "/nl/nuenen/daklekkage",
              text: "Van natte plek naar oorzaak, ook bij een ingewikkelde kap.",
            },
            {
              label: "Schoorsteen en haard",
              href: "/nl/nuenen/schoorsteen",
              text: "Veilig stoken in een huis met open haard.",
            },
            {
              label: "Onderhoud",
              href: "/nl/nuenen/onderhoud",
              text: "Goten, mos en hout, drie keer per jaar bekeken.",
            },
            { label: "Bouw", href: "/nl/nuenen/bouw", text: "Een jarenzeventighuis bij de tijd brengen." },
            { label: "Plat dak", href: "/nuenen/plat-dak-specialist", text: "Garage, bungalow en aanbouw." },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Mag ik zelf bomen snoeien die over mijn dak hangen?",
              answer: [
                "Aan uw eigen boom mag u meestal snoeien. Voor kappen kan een vergunning nodig zijn. Staat de boom bij de buren, overleg dan eerst.",
              ],
            },
            {
              question: "Werkt u ook in Gerwen en Nederwetten?",
              answer: ["Ja, en in Eeneind. De rit is maar een paar minuten langer."],
            },
          ],
        },
      ],
    },
  ],
  services: {
    daklekkage: {
      meta: {
        title: "Daklekkage Nuenen: begin bij de goot",
        description:
          "De meeste lekkages in het groene Nuenen beginnen met een verstopping. Zo herkent u een volle kilgoot, een gebroken pan of een tak op het dak.",
        keywords: ["daklekkage Nuenen", "lekkend dak Nuenen", "kilgoot lekkage"],
      },
      title: "Daklekkage in Nuenen",
      lead: "Komt er water binnen na een flinke bui, en bij motregen niet? Dan is de kans groot dat een goot of afvoer verstopt zit en het water achterwaarts het dak in loopt. In een dorp met zoveel bomen is dat de eerste verdachte.",
      sections: [
        {
          id: "drie-vragen",
          heading: "Drie vragen om vooraf te beantwoorden",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Lekt het alleen bij harde regen, of ook na uren miezeren? Het eerste wijst op een verstopping, het tweede op een open naad.",
                "Maakt de windrichting uit? Water bij zuidwestenwind zoekt een kopgevel, loodslab of dakraam.",
                "Zit de plek op de knik van twee dakvlakken? Dan kijken wij meteen naar de kilgoot.",
              ],
            },
          ],
        },
        {
          id: "kilgoot",
          heading: "De goot die u niet ziet",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Waar twee schuine vlakken elkaar raken ligt een gootje van zink of lood. Eikenblad blijft er plakken, naalden maken er een dam van, en na tien jaar staat er een laagje aarde in. Het water klimt dan over de opstand onder de pannen door. Schoonmaken lost het op zolang het metaal heel is. Is het zink dun of gescheurd, dan moeten de pannen er aan twee kanten af en leggen wij een nieuwe, bredere goot.",
              ],
            },
          ],
        },
        {
          id: "na-de-storm",
          heading: "Na storm: tak of pan",
          blocks: [
            {
              type: "callout",
              tone: "urgent",
              title: "Ligt er een tak door het dak?",
              text: "Blijf uit de kamer eronder en laat de tak liggen tot wij er zijn. Trekken maakt het gat groter. Maak foto’s voor de verzekeraar en bel ons voor een noodzeil.",
            },
            {
              type: "prose",
              paragraphs: [
                "Minder zichtbaar is de gebroken pan. Een afgewaaide dode tak tikt een hoek weg; maanden later ziet u een bruine kring. Loop daarom na elke storm een rondje om het huis met een verrekijker. Scherven in de border zijn een goede reden om te bellen.",
              ],
            },
          ],
        },
        {
          id: "condens",
          heading: "Of is het condens?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij een goed geïsoleerde kap zonder ventilatie slaat in januari damp neer tegen het koude beschot. De druppels vallen dan op een heldere, droge ochtend. Meld dat erbij, want dan moet er geventileerd worden en is dakwerk niet nodig. Op onze pagina [daklekkage herkennen](/kennisbank/daklekkage-herkennen-voorkomen) staan de verschillen op een rij, en bij [dakgoot lekkage](/daken/dakgoot-lekkage) leest u hoe wij goten herstellen. Lekt het platte dak van een garage of bungalow, kijk dan bij [plat dak in Nuenen](/nuenen/plat-dak-specialist).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schoorsteenveger Nuenen: open haard veilig gestookt",
        description:
          "Veel villa’s in Nuenen hebben een open haard die jaren stil stond. Wat u laat nakijken voordat u weer stookt: kanaal, kap, voegen en nesten.",
        keywords: ["schoorsteenveger Nuenen", "open haard Nuenen", "schoorsteen inspectie Nuenen"],
      },
      title: "Schoorsteenveger in Nuenen",
      lead: "Een ruim huis uit de jaren zeventig heeft in Nuenen bijna altijd een open haard, vaak met een breed gemetseld kanaal. Na jaren zonder vuur zit daar een nest, los voegwerk of een scheur in. Laat eerst kijken, steek dan pas aan.",
      sections: [
        {
          id: "voor-het-eerste-vuur",
          heading: "Voor het eerste vuur",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Vegen", text: "Roet, vogelnest en losse mortel eruit, van boven of van onderen." },
                {
                  title: "Kijken",
                  text: "Een camera toont scheuren, verkeerde bochten en oude aansluitingen.",
                },
                {
                  title: "Trek proberen",
                  text: "Met rookpatronen zien wij of het kanaal zuigt en nergens lekt.",
                },
                {
                  title: "Advies op papier",
                  text: "Stoken mag, stoken na herstel, of een voering van roestvast staal.",
                },
              ],
            },
          ],
        },
        {
          id: "haard-of-kachel",
          heading: "Van haard naar inzethaard",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Veel eigenaren vervangen hun open haard door een inzet met glas. Die haalt meer warmte uit minder hout, maar het kanaal wordt heter op één plek en kouder daarboven. Een breed gemetseld kanaal is dan te groot: rookgas koelt af, teer slaat neer, en dat brandt. Een passende voering hoort daarom bij de prijs van de kachel, niet erna.",
              ],
            },
          ],
        },
        {
          id: "boven-de-pannen",
          heading: "Wat boven de pannen gebeurt",
          blocks: [
            {
              type: "list",
              style: "check",
              intro: "Tijdens een beurt kijken wij ook naar:",
              items: [
                "de betonnen of hardstenen afdekplaat en de druiprand",
                "voegen aan de regenkant",
                "het lood waar de pannen tegen de steen komen",
                "de kap met vogelgaas, hard nodig met kauwen in de buurt",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Kauwen bouwen in maart. Een nest van takken vult een kanaal van twee meter in enkele dagen. Laat gaas plaatsen voordat zij beginnen; een bewoond nest mag u niet zomaar verwijderen.",
              ],
            },
          ],
        },
        {
          id: "verzekering",
          heading: "Wat de verzekeraar wil zien",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Hoe vaak u veegt, schreef het Bouwbesluit niet voor; dat de rookafvoer schoon is, wel. Opstalverzekeraars adviseren minstens eens per jaar en kunnen na een brand om bewijs vragen. U krijgt van ons een nota met datum en bevindingen. Plan de beurt in de nazomer: dan zijn de vogels uitgevlogen en is er voor de winter tijd om te herstellen. Meer leest u bij [jaarlijkse schoorsteencontrole](/kennisbank/jaarlijkse-schoorsteencontrole) en [schoorsteeninspectie](/schoorsteen/schoorsteen-inspectie).",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Woningonderhoud Nuenen: goten, mos en houtwerk",
        description:
          "Onder eiken en beuken is één gootbeurt per jaar te weinig. Een rondeschema voor huizen in Nuenen, en wat wel en niet werkt tegen mos op pannen.",
        keywords: ["dakgoot reinigen Nuenen", "mos op dak Nuenen", "onderhoud huis Nuenen"],
      },
      title: "Woningonderhoud in het groene Nuenen",
      lead: "Vraagt u zich af hoe vaak de goot leeg moet? Staan er eiken of beuken binnen tien meter, dan drie keer per jaar. Dat klinkt veel, maar een verstopte goot kost in een natte winter een boeideel, een plafond en soms de balkkop.",
      sections: [
        {
          id: "drie-ronden",
          heading: "Drie ronden die werken",
          blocks: [
            {
              type: "facts",
              facts: [
                {
                  label: "Ronde 1",
                  value: "Mei",
                  note: "Bloesem, zaden en de kapotte pannen van de winter.",
                },
                { label: "Ronde 2", value: "Begin november", note: "Het eerste blad van berk en esdoorn." },
                { label: "Ronde 3", value: "Half december", note: "Eik en beuk, die als laatste vallen." },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Bladroosters helpen een beetje. Zij houden eikenblad tegen, maar naalden en zaad glippen erdoor en vormen onder het rooster een prop die niemand meer ziet. Kies liever een brede afvoer met een uitneembare bladvanger in de regenpijp.",
              ],
            },
          ],
        },
        {
          id: "mos",
          heading: "Mos: borstelen, niet spuiten",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Met een hogedrukspuit haalt u behalve mos ook de toplaag van een betonpan weg. Daarna groeit het sneller terug en neemt de pan meer water op. Wij borstelen droog, zuigen af en vegen de goten. Op gebakken pannen met een gladde huid is dat vaak jaren genoeg. Licht en lucht doen de rest: een tak minder boven het dak scheelt meer dan elk middel uit een fles.",
              ],
            },
          ],
        },
        {
          id: "hout",
          heading: "Houtwerk in de schaduw",
          blocks: [
            {
              type: "list",
              style: "bullet",
              intro: "Aan de noordkant droogt hout langzaam. Let op:",
              items: [
                "verf die bladdert aan de onderkant van een boeideel",
                "zachte plekken bij de hoeken van kozijnen en dakkapellen",
                "groene aanslag op gepotdekselde delen van een schuur",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Wie op tijd een stuk inzet en bijschildert, hoeft het kozijn niet te vervangen. Bij een woning ouder dan {woning btw nl} valt schilderwerk onder {btw laag nl} btw. Kijk voor aanpak en prijsopbouw bij [schilderwerk](/onderhoud/schilder) en [houtwerk aan het dak](/onderhoud/onderhoud-hout-dak).",
              ],
            },
          ],
        },
        {
          id: "uitbesteden",
          heading: "Uit handen geven",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bent u vaak weg of wordt de ladder u te hoog? Dan nemen wij de drie ronden over, met na elke ronde een kort verslag en foto’s. Dat kan los of binnen [Zorgeloos Wonen](/zorgeloos-wonen). Ook bij een leegstaand huis dat te koop staat, is dat verstandig.",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Nuenen: villa uit de jaren zeventig verbouwen",
        description:
          "Een villa of twee-onder-een-kap uit de jaren zeventig in Nuenen verbouwen: dak isoleren, woonkeuken maken, slapen beneden. Volgorde en regels.",
        keywords: [
          "verbouwen Nuenen",
          "aannemer Nuenen",
          "aanbouw Nuenen",
          "levensloopbestendig wonen Nuenen",
        ],
      },
      title: "Aannemer in Nuenen: bouwen en verbouwen",
      lead: "De meeste huizen in Nuenen zijn groot genoeg. Wat ontbreekt, is warmte, licht of een slaapkamer beneden. Daarom draait bouwen hier vaker om verbeteren dan om vergroten. De volgorde waarin u dat doet, scheelt veel geld.",
      sections: [
        {
          id: "volgorde",
          heading: "Eerst het dak, dan de keuken",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een huis uit 1974 kreeg een paar centimeter isolatie of niets. Wie eerst een keuken plaatst en later het dak aanpakt, breekt tweemaal. Wij raden dit aan: dak en goten, dan gevel en glas, dan installaties, en als laatste de afwerking binnen.",
              ],
            },
            {
              type: "steps",
              steps: [
                {
                  title: "Opname",
                  text: "Wij kijken naar kap, spouw, vloer en vocht, en tekenen de bestaande toestand.",
                },
                {
                  title: "Plan in lagen",
                  text: "U ziet wat nu moet, wat over vijf jaar kan en wat samen goedkoper is.",
                },
                { title: "Uitvoering per bouwlaag", text: "Zo kunt u meestal in huis blijven wonen." },
              ],
            },
          ],
        },
        {
          id: "slapen-beneden",
          heading: "Slapen en baden op de begane grond",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Wie in Nuenen wil blijven wonen als de trap zwaar wordt, kan de inpandige garage ombouwen. De vloer ligt vaak een trede lager, de muur is enkelsteens en de deur is een koudebrug. Met een nieuwe vloeropbouw, een voorzetwand en een kozijn op maat wordt het een volwaardige kamer. Een badkamer ernaast vraagt vooral een goede plek voor de afvoer.",
              ],
            },
          ],
        },
        {
          id: "mag-dat",
          heading: "Wat mag er op uw kavel?",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "Achter het huis kan veel zonder vergunning, afhankelijk van het omgevingsplan. Doe de check in het Omgevingsloket met uw eigen adres.",
                "In het beschermde dorpsgezicht rond Het Park en bij monumenten gelden strengere regels.",
                "Bij een boerderij in het buitengebied bepaalt het plan of een schuur woning mag worden. Vraag dat vóór de koop.",
              ],
            },
          ],
        },
        {
          id: "meer-weten",
          heading: "Meer over dit soort werk",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Lees hoe wij een [verbouwing](/bouwen/uw-huis-verbouwen) begeleiden, wat er bij een [serre](/bouwen/serre-aanbouw) komt kijken en hoe [dakisolatie](/daken/dakisolatie) van buitenaf werkt als de pannen er toch af moeten. Wilt u een eerste oordeel over uw plan, stuur dan een [aanvraag](/gratis-offerte) met foto’s van voor- en achterkant.",
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Plaatsengids: Nuenen, kerkdorpen en buurtschappen",
      url: "https://www.plaatsengids.nl/nuenen",
    },
    {
      title: "Heemkundekring De Drijehornick: beschermd dorpsgezicht Park Nuenen",
      url: "https://drijehornick.nl/monumenten/beschermde-dorpsgezichten/",
    },
    {
      title: "Nuenen Centraal: masterplan Nuenen-West, 2017",
      url: "http://nuenencentraal.nl/nieuws_2017/nieuws_december/nieuwe_plannen_voor_nuenen_west.html",
    },
    townSources.vatNetherlands,
    townSources.sweepingNetherlands,
    townSources.sweepingInsurers,
    townSources.environmentActNetherlands,
    townSources.dormerMonumentNetherlands,
  ],
};
