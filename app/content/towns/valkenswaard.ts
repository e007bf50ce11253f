import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const valkenswaard: Town = {
  slug: "valkenswaard",
  name: "Valkenswaard",
  country: "NL",
  lat: 51.351,
  lng: 5.461,
  municipality: "Valkenswaard",
  province: "Noord-Brabant",
  kmFromOffice: 12,
  minutesFromOffice: 25,
  postcodes: ["5551–5556"],
  neighbourhoods: [
    "Centrum",
    "’t Gegraaf",
    "Turfberg",
    "Geenhoven",
    "Hoge Akkers",
    "Kerkakkers",
    "Zeelberg",
    "Dommelen",
    "Lage Heide",
    "Borkel en Schaft",
  ],
  street: ["terrace", "thirties", "church", "farmhouse", "townhouse", "bungalow"],
  nearby: ["waalre", "veldhoven", "eindhoven", "geldrop", "achel", "hamont-achel"],
  updated: "2026-11-24",
  meta: {
    title: "Dakdekker Valkenswaard, Dommelen en Borkel: dak op orde",
    description:
      "Van sigarenmakershuis tot Dommelen en Lage Heide: de daken, schoorstenen en schuren van Valkenswaard, met tips voor het stormseizoen.",
    keywords: [
      "dakdekker Valkenswaard",
      "dakdekker Dommelen",
      "schoorsteenveger Valkenswaard",
      "aannemer Valkenswaard",
    ],
  },
  title: "Dakdekker in Valkenswaard, het laatste dorp voor de grens",
  lead: "Ten zuiden van Valkenswaard beginnen de bossen en daarachter België. Voor ons ligt het op de weg naar Achel, Pelt en Lommel. Vertel bij uw aanvraag of u in de kom woont, in Dommelen of in Borkel.",
  sections: [
    {
      id: "sigaren-en-philips",
      heading: "Gebouwd op sigaren, gegroeid met Philips",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Van ongeveer 1850 tot de oorlog leefde Valkenswaard van sigaren. Rond de fabrieken stonden smalle huizen; bij de gevechten van 17 september 1944 ging veel verloren. Na de oorlog kwamen gezinnen die in Eindhoven bij Philips werkten. Voor hen verrezen buurten als Turfberg, Geenhoven en Hoge Akkers.",
            "De wijk ’t Gegraaf ligt op de plek van de oude gehuchten Rijt, Brand en Haag. Dommelen groeide van kerkdorp tot grote woonkern en krijgt aan de zuidkant Lage Heide erbij. Borkel en Schaft bleven landelijk.",
          ],
        },
      ],
    },
    {
      id: "per-kern",
      heading: "Waar wij op letten, kern voor kern",
      blocks: [
        {
          type: "table",
          caption: "Eerste aandachtspunten",
          head: ["Kern", "Veel voorkomend huis", "Aandacht"],
          rows: [
            ["Centrum en Zeelberg", "dorpshuis, winkelwoning", "aanbouwen en platte daken achter de winkel"],
            ["Turfberg, Geenhoven", "rijtje van na de oorlog", "schoorsteenkop, houten goot"],
            ["’t Gegraaf, Hoge Akkers", "gezinswoning met garage", "boeideel, garagedak, dakkapel"],
            ["Dommelen", "twee-onder-een-kap, jaren zeventig en later", "betonpannen, windveren"],
            ["Borkel en Schaft", "boerderij met schuren", "golfplaten, nok, storm"],
          ],
        },
      ],
    },
    {
      id: "bos-en-wind",
      heading: "Bos, beek en wind",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Naaldbossen en het dal van Dommel en Keersop omringen de bebouwing. Open akkers daartussen laten de wind vrij spel. Huizen aan de rand van Dommelen en Borkel verliezen bij storm eerder pannen dan huizen in de luwte van een straat. Vraag bij dakwerk altijd hoe de rand wordt vastgezet.",
          ],
        },
      ],
    },
    {
      id: "de-grens",
      heading: "Aan deze kant van de grens",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "In Valkenswaard gelden Nederlandse regels: omgevingsplan en Omgevingsloket, {btw laag nl} btw op schilderen, stukadoren en het arbeidsloon van isoleren bij huizen ouder dan {woning btw nl}.",
            "Hebt u ook een huis in Achel of Hamont? Daar geldt {btw laag be} btw op renovatie van een woning van minstens {woning btw be} oud, en vraagt u de vergunning aan in het Omgevingsloket van Vlaanderen.",
            "Wij maken per adres een eigen offerte, zodat tarieven en papieren niet door elkaar lopen.",
          ],
        },
        {
          type: "links",
          links: [
            { label: "Daklekkage", href: "/nl/valkenswaard/daklekkage" },
            { label: "Schoorsteen", href: "/nl/valkenswaard/schoorsteen" },
            { label: "Onderhoud", href: "/nl/valkenswaard/onderhoud" },
            { label: "Bouw", href: "/nl/valkenswaard/bouw" },
            { label: "Over de grens: Achel", href: "/be/achel" },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Komt u ook in Borkel en Schaft?",
              answer: [
                "Ja. Het hoort bij de gemeente Valkenswaard en ligt op onze route naar Neerpelt en Achel.",
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
        title: "Daklekkage Valkenswaard na storm of zware regen",
        description:
          "Pannen van het dak, een lek bij de garage of water in de schuur: wat u in Valkenswaard meteen doet, wat de verzekeraar vraagt en hoe wij herstellen.",
        keywords: ["daklekkage Valkenswaard", "stormschade dak Valkenswaard", "dakpannen vervangen Dommelen"],
      },
      title: "Daklekkage in Valkenswaard",
      lead: "Na een storm gaat het om uren. Een gat van drie pannen laat bij één bui een emmer water per kwartier binnen. Blijf van het dak, zet de auto uit de valzone en bel. Tot wij er zijn, kunt u binnen meer doen dan buiten.",
      sections: [
        {
          id: "eerste-uur",
          heading: "Het eerste uur",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Veilig", text: "Stroom van de natte kamer uit, kinderen en huisdieren eruit." },
                {
                  title: "Vangen",
                  text: "Leg een touw van de druppel naar de emmer; het water volgt het touw.",
                },
                { title: "Vastleggen", text: "Filmpje en foto’s met tijd, ook van pannen in de tuin." },
                { title: "Melden", text: "Eerst aan ons voor de noodreparatie, daarna aan uw verzekeraar." },
              ],
            },
          ],
        },
        {
          id: "storm-of-slijtage",
          heading: "Storm of slijtage?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Opstalverzekeringen vergoeden schade door storm, doorgaans vanaf windkracht 7. Voor achterstallig onderhoud betalen zij niet. Het verschil zit in de details: gebroken haken en verse breukvlakken wijzen op wind, verpulverde specie en mos in de scheur op leeftijd. Wij beschrijven wat wij aantreffen, zonder het mooier te maken.",
              ],
            },
          ],
        },
        {
          id: "garage-en-aanbouw",
          heading: "Lek boven garage of aanbouw",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In ’t Gegraaf en Hoge Akkers staan garages in een rij met een dak dat over alle eigenaars doorloopt. Het afschot gaat naar één kant. Wie aan die kant woont, krijgt het water van iedereen. Een reparatie op uw vak helpt dan weinig; wij kijken naar het hele dak en doen een voorstel per eigenaar.",
              ],
            },
            {
              type: "list",
              style: "bullet",
              intro: "Bij een losse garage let u op:",
              items: [
                "scheuren langs de dakrand aan de zonkant",
                "plassen die na twee dagen nog staan",
                "een roestige afvoer of een vogelnest in het rooster",
              ],
            },
          ],
        },
        {
          id: "schuur",
          heading: "Water in de schuur",
          blocks: [
            {
              type: "callout",
              tone: "warning",
              title: "Gebroken golfplaat",
              text: "Laat scherven liggen en houd ze nat; veeg niet droog. Platen van vóór {asbest bouwjaar nl} kunnen asbest bevatten. Na stormschade regelt de gemeente of uw verzekeraar wie mag opruimen.",
            },
            {
              type: "prose",
              paragraphs: [
                "In Borkel en Schaft vervangen wij na verwijdering oude platen door vezelcement of staal met een laag tegen condens. Meer lezen: [daklekkage](/daken/daklekkage), [verzekering](/kennisbank/daklekkage-verzekering) en [onderhoud van een garage](/onderhoud/onderhoud-garage).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schoorsteenveger Valkenswaard: vegen en herstellen",
        description:
          "Veel huizen rond Valkenswaard stoken hout uit de streek. Een veegplan per seizoen, een test voor droog hout en wat wij op het dak nakijken.",
        keywords: ["schoorsteenveger Valkenswaard", "schoorsteen vegen Dommelen", "houtkachel Valkenswaard"],
      },
      title: "Schoorsteenveger in Valkenswaard",
      lead: "Wie tussen de bossen woont, stookt graag hout. Dat is prima, met een droge stapel en een schone pijp. De meeste schoorsteenbranden ontstaan door teer, en teer ontstaat door nat hout en smeulen. Beide hebt u zelf in de hand.",
      sections: [
        {
          id: "seizoen",
          heading: "Een veegplan in vier momenten",
          blocks: [
            {
              type: "facts",
              facts: [
                { label: "April", value: "Laatste vuur", note: "Asla leeg, klep open, kanaal laten drogen." },
                { label: "Mei–juni", value: "Kapcontrole", note: "Gaas heel, geen nest, voegen bekeken." },
                { label: "Augustus", value: "Vegen", note: "Dan is er nog plek en tijd voor herstel." },
                { label: "Januari", value: "Tussenbeurt", note: "Alleen wie dagelijks stookt." },
              ],
            },
          ],
        },
        {
          id: "hout-testen",
          heading: "Zo test u uw hout",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Sla twee blokken tegen elkaar. Droog hout klinkt helder, nat hout dof.",
                "Smeer afwasmiddel op de kopse kant en blaas er aan de andere kant tegen. Belletjes betekent open poriën en dus droog.",
                "Meet met een prikmeter in een vers gekloofd vlak: onder 20 procent is goed.",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Den en spar uit eigen bos branden snel en geven veel hars. Meng ze, gebruik ze klein gekloofd om aan te maken en niet om de nacht mee door te komen.",
              ],
            },
          ],
        },
        {
          id: "op-het-dak",
          heading: "Wat wij boven nakijken",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "of de kap vastzit en de regenhoed niet is doorgeroest",
                "of de voeg aan de westkant nog op diepte is",
                "of het lood rondom strak tegen de pannen ligt",
                "of de kop recht staat ten opzichte van de gevel",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Bij rijtjes in Turfberg en Geenhoven staat de kop vaak op twee huizen. Wij maken dan één rapport voor beide adressen. Is het metselwerk op, dan bespreken wij [renovatie](/schoorsteen/schoorsteen-renovatie) of [verwijderen](/schoorsteen/schoorsteen-verwijderen).",
              ],
            },
          ],
        },
        {
          id: "brand",
          heading: "Als het misgaat",
          blocks: [
            {
              type: "callout",
              tone: "urgent",
              title: "Bulderend geluid, vonken uit de pijp",
              text: "Bel 112. Sluit luchttoevoer en klep als dat veilig kan, gebruik nooit water en ga naar buiten. Stook daarna niet voordat het kanaal is nagekeken: het kan gescheurd zijn.",
            },
            {
              type: "prose",
              paragraphs: [
                "Na een brand wil uw verzekeraar weten wanneer er is geveegd. Een vaste termijn stond niet in het Bouwbesluit, een schone rookafvoer wel, en bijna elke polis verwacht zorgvuldig onderhoud. Een jaarlijkse nota is uw bewijs. Plan de beurt via [schoorsteen vegen](/schoorsteen/schoorsteen-vegen).",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Woningonderhoud Valkenswaard: klaar voor de herfst",
        description:
          "Een herfstlijst voor huizen in Valkenswaard en Dommelen: goten, gevelpannen, schuur en schilderwerk. Wat doet u zelf en wat laat u doen?",
        keywords: ["onderhoud huis Valkenswaard", "dakgoot reinigen Dommelen", "schilder Valkenswaard"],
      },
      title: "Woningonderhoud in Valkenswaard",
      lead: "September is de beste maand voor werk aan uw huis. Het hout is droog, de verf hecht, de goten zijn nog leeg en de stormen komen pas in oktober. Gebruik die weken. Hieronder verdelen wij het werk tussen u en ons.",
      sections: [
        {
          id: "zelf-doen",
          heading: "Dit doet u zelf",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "Tuinmeubels, trampoline en losse planken vastzetten of opbergen.",
                "Regenton legen en de overloop vrijmaken.",
                "Een rondje met de verrekijker: gevelpannen, nok, windveer.",
                "Kruipluik en ventilatieroosters vrijmaken van blad.",
                "Scharnieren en sluitingen van schuurdeuren smeren.",
              ],
            },
          ],
        },
        {
          id: "wij-doen",
          heading: "Dit laat u doen",
          blocks: [
            {
              type: "table",
              caption: "Werk voor een vakman, met tijd per huis",
              head: ["Werk", "Rijtjeshuis", "Vrijstaand"],
              rows: [
                ["Goten en pijpen reinigen", "1 uur", "2 tot 3 uur"],
                ["Gevelpannen vastzetten", "halve dag", "een dag"],
                ["Plat garagedak nalopen", "half uur", "1 uur"],
                ["Boeidelen schuren en lakken", "2 dagen", "4 dagen"],
              ],
              note: "Richttijden voor twee mensen bij goede bereikbaarheid.",
            },
          ],
        },
        {
          id: "windveren",
          heading: "Windveren in Dommelen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij veel huizen uit de jaren zeventig en tachtig sluit een brede plank de zijkant van het dak af. Die windveer houdt de buitenste pannen op hun plek. Rot hij van boven af, dan zit de rand van uw dak los zonder dat u het ziet. Wij halen de plank eraf, kijken naar de latten erachter en zetten een nieuwe terug met een afdekprofiel. Geschilderd hout of plaatmateriaal: dat kiest u zelf.",
              ],
            },
          ],
        },
        {
          id: "na-de-winter",
          heading: "Na de winter",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In maart telt u de schade. Een verschoven pan is dan snel teruggelegd; wacht u tot oktober, dan kan de kamer eronder nat zijn. Laat een [gratis inspectie](/daken/dakinspectie) plannen of neem de vaste ronde via [preventief onderhoud](/onderhoud/preventief-onderhoud). Wie de oorzaak van volle goten wil begrijpen, leest over de [dakgoot](/kennisbank/dakgoot). Voor het hout aan de dakrand kijkt u bij [hout aan het dak](/onderhoud/onderhoud-hout-dak), voor kleur en laagopbouw bij de [schilder](/onderhoud/schilder).",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Vraag buren mee",
              text: "Een hoogwerker huurt u per dag, niet per huis. Twee of drie adressen in dezelfde straat maken die dag vol.",
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Valkenswaard: van garage naar kamer",
        description:
          "Een garage ombouwen, een hoekwoning uitbreiden of een schuur in Borkel vernieuwen: wat bouwen in Valkenswaard vraagt aan vloer, muur en papier.",
        keywords: [
          "garage verbouwen Valkenswaard",
          "verbouwen Dommelen",
          "aannemer Valkenswaard",
          "aanbouw hoekwoning",
        ],
      },
      title: "Aannemer in Valkenswaard",
      lead: "In veel garages van ’t Gegraaf en Dommelen heeft al jaren geen auto gestaan. Tien tot achttien vierkante meter, al onder dak: goedkoper vindt u geen extra kamer. Mits u de vloer, het vocht en de naastgelegen garage serieus neemt.",
      sections: [
        {
          id: "garage",
          heading: "Van garage naar kamer",
          blocks: [
            {
              type: "steps",
              steps: [
                {
                  title: "Vloer",
                  text: "Meten hoeveel lager hij ligt en of er folie onder zit. Dan isoleren en op hoogte brengen.",
                },
                {
                  title: "Muren",
                  text: "Halfsteens aan de tuin betekent een geïsoleerde voorzetwand; de muur met de buren blijft vrij.",
                },
                {
                  title: "Pui",
                  text: "De kanteldeur eruit, een borstwering en een kozijn erin, met een waterkering onder de dorpel.",
                },
                { title: "Dak", text: "Isolatie bovenop, anders krijgt u condens." },
                {
                  title: "Lucht en warmte",
                  text: "Een rooster, een radiator of vloerverwarming en genoeg stopcontacten.",
                },
              ],
            },
          ],
        },
        {
          id: "hoekwoning",
          heading: "De hoekwoning als kans",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een hoekhuis heeft een zijtuin die vaak alleen gras is. Een strook van drie meter naast het huis levert een hal, wc en werkkamer op. Omdat die kant aan de straat ligt, kijkt de gemeente strenger dan bij de achtertuin. Wij tekenen hem iets terug ten opzichte van de voorgevel en met een lagere kap; dan is de kans op een ja het grootst.",
              ],
            },
            {
              type: "list",
              style: "bullet",
              items: [
                "Ligt er een gasleiding of kabel in de zijstrook? Vraag een tekening op.",
                "Is er een achterpad waar anderen recht op hebben?",
                "Waar gaat het hemelwater heen?",
              ],
            },
          ],
        },
        {
          id: "schuren",
          heading: "Schuren in Borkel en Schaft",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een schuur vernieuwen is iets anders dan er gaan wonen. Voor opslag en hobby kan veel, voor een woonfunctie weinig. Ligt er een dak van asbestcement, dan is verwijderen de eerste post: {asbest melding nl} voor de start melden, en alles wat meer is dan {asbest zelf nl} geschroefde plaat door een gecertificeerd bedrijf laten doen. Daarna kan er een licht dak op dat ook panelen draagt.",
              ],
            },
          ],
        },
        {
          id: "lees-meer",
          heading: "Lees meer of vraag raad",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Begin met de vergunningcheck in het Omgevingsloket. Kijk daarna bij [aanbouwen](/bouwen/aanbouwen-aan-uw-huis), [timmerwerken](/bouwen/timmerwerken) of [nieuwbouw](/bouwen/nieuwbouw). Onder [projecten](/onze-projecten) staat welk soort werk wij doen. Een begroting op hoofdlijnen is gratis; vraag die aan met maten en foto’s.",
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Gemeente Valkenswaard: geschiedenis en gehuchten",
      url: "https://www.valkenswaard.nl/bestuur-en-organisatie/geschiedenis-van-de-gemeente_43190/",
    },
    {
      title: "Wikipedia (Duits): sigarenindustrie, oorlogsschade en groei van Dommelen",
      url: "https://wikipedia.classicistranieri.com/de/articles/v/a/l/Valkenswaard.html",
    },
    {
      title: "ED: woningen in Dommelen en Lage Heide, 2018",
      url: "https://www.ed.nl/valkenswaard/veldbeemd-in-dommelen-bebouwd-met-steen~a6e8a02d/",
    },
    townSources.asbestosNetherlands,
    townSources.vatNetherlands,
    townSources.vatBelgium,
    townSources.environmentActNetherlands,
    townSources.sweepingNetherlands,
    townSources.sweepingInsurers,
  ],
};
