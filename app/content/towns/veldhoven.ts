import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const veldhoven: Town = {
  slug: "veldhoven",
  name: "Veldhoven",
  country: "NL",
  lat: 51.419,
  lng: 5.404,
  mapLabel: "left",
  municipality: "Veldhoven",
  province: "Noord-Brabant",
  kmFromOffice: 7,
  minutesFromOffice: 15,
  postcodes: ["5501–5509"],
  neighbourhoods: [
    "d’Ekker",
    "Zonderwijk",
    "’t Look",
    "Cobbeek",
    "Heikant",
    "De Kelen",
    "De Polders",
    "Meerveldhoven",
    "Zeelst",
    "Oerle",
    "Zilverackers",
  ],
  street: ["farmhouse", "terrace", "flats", "church", "terrace", "bungalow", "flats"],
  nearby: ["waalre", "eindhoven", "valkenswaard", "best"],
  updated: "2026-11-24",
  meta: {
    title: "Dakdekker Veldhoven: dak, gevel en verbouwing per wijk",
    description:
      "Van d’Ekker uit 1952 tot gasloos Zilverackers: wat huizen in Veldhoven nodig hebben aan dak, dakkapel, schoorsteen en ruimte. Vraag een gratis inspectie.",
    keywords: ["dakdekker Veldhoven", "dakkapel Veldhoven", "aannemer Veldhoven", "schoorsteen Veldhoven"],
  },
  title: "Dakdekker in Veldhoven, ook voor de rest van uw huis",
  lead: "Veldhoven groeide in zeventig jaar van losse dorpen naar een stad in het klein. Bijna elk huis hoort bij een wijk die in één keer is gebouwd. Dat is handig: weten wij wat er bij de buren aan scheelt, dan weten wij meestal ook waar wij bij u moeten kijken.",
  sections: [
    {
      id: "groei",
      heading: "Wijk na wijk gebouwd",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Gemeente sinds",
              value: "1921",
              note: "Oerle, Zeelst, en Veldhoven en Meerveldhoven gingen samen.",
            },
            {
              label: "Start d’Ekker",
              value: "1952",
              note: "Eenvoudige rijtjes in rechte blokken, vrijstaand aan de randen.",
            },
            {
              label: "Start Zonderwijk",
              value: "1963",
              note: "1600 woningen op tachtig hectare akkerland, met acht flats.",
            },
            { label: "Huysackers", value: "2018", note: "Eerste buurt van Veldhoven zonder aardgas." },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Tussen die mijlpalen liggen ’t Look, De Polders, Heikant en De Kelen, grotendeels uit de jaren zeventig en tachtig. De oude kernen Meerveldhoven, Zeelst, Veldhoven-Dorp en Oerle zijn er omheen gegroeid; daar staan nog langgevelboerderijen, dorpshuizen en woningen uit het interbellum.",
          ],
        },
      ],
    },
    {
      id: "wat-slijt",
      heading: "Wat er nu aan de beurt is",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "In d’Ekker en Zonderwijk zijn pannen en panlatten soms nog van de bouw. De goot is smal, de spouw leeg en de schoorsteen doet geen dienst meer. In de wijken daarna gaat het om iets anders: flauwe daken, brede dakkapellen, houten gevelvulling en een garage met een dak van bitumen.",
            "In Zilverackers is het probleem zelden slijtage. Daar vragen bewoners hulp bij een doorvoer, een zonnepaneel dat klappert of een uitbreiding waar het beeldplan iets van vindt.",
          ],
        },
      ],
    },
    {
      id: "een-rij-een-dak",
      heading: "Eén rij, één dak",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Rijtjesdaken lopen door. Wie zijn eigen strook vernieuwt, krijgt op de grens een naad tussen oud en nieuw. Dat kan prima, als de aansluiting goed is. Vaak loont het om twee of drie buren mee te vragen. Wij geven dan ieder een eigen prijs en schrijven op waar de grens ligt.",
          ],
        },
      ],
    },
    {
      id: "verder-kijken",
      heading: "Lees verder over uw vraag",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Lekt het?",
              href: "/nl/veldhoven/daklekkage",
              text: "Flauwe daken en dakkapellen, stap voor stap.",
            },
            {
              label: "Schoorsteen of rookgasafvoer",
              href: "/nl/veldhoven/schoorsteen",
              text: "Van betonnen afdekplaat tot nieuwe pijp.",
            },
            {
              label: "Onderhoud van de dakkapel",
              href: "/nl/veldhoven/onderhoud",
              text: "Hout, kunststof of plaatmateriaal.",
            },
            {
              label: "Aanbouw of verbouwing",
              href: "/nl/veldhoven/bouw",
              text: "Ruimte achter het rijtjeshuis.",
            },
            {
              label: "Plat dak",
              href: "/veldhoven/plat-dak-specialist",
              text: "Garage, aanbouw en bungalow.",
            },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Hoe snel bent u in Veldhoven?",
              answer: [
                "Vanuit ons kantoor is het ongeveer zeven kilometer, in een kwartier te rijden buiten de spits.",
              ],
            },
            {
              question: "Ik huur van een corporatie. Kan ik u bellen?",
              answer: [
                "Voor dak en gevel is uw verhuurder verantwoordelijk. Meld het daar eerst. Voor eigen voorzieningen, zoals een overkapping, kunt u wel bij ons terecht.",
              ],
            },
            {
              question: "Krijg ik korting op de btw?",
              answer: [
                "Bij isoleren, schilderen en stukadoren is de btw {btw laag nl} in plaats van {btw hoog nl}, als uw huis ouder is dan {woning btw nl}. Bij isoleren geldt dat voor het arbeidsloon.",
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
        title: "Daklekkage Veldhoven: flauw dak of dakkapel",
        description:
          "Lekkage in Veldhoven komt vaak van een dakkapel, een flauw pannendak of een naad met de buren. Zo vindt u de plek en zo herstellen wij die.",
        keywords: ["daklekkage Veldhoven", "lekkage dakkapel Veldhoven", "dakreparatie Veldhoven"],
      },
      title: "Daklekkage in Veldhoven",
      lead: "Zit de natte plek naast of boven een dakkapel, op een slaapkamer aan de achterkant? Dan kennen wij dit huis. In de wijken van de jaren zeventig en tachtig is de aansluiting van de dakkapel verreweg de gewoonste plek om te beginnen.",
      sections: [
        {
          id: "dakkapel",
          heading: "Vier naden van één dakkapel",
          blocks: [
            {
              type: "list",
              style: "number",
              intro: "In deze volgorde lopen wij ze na:",
              items: [
                "**Het platte dakje.** Bitumen op een houten vloer, vaak al eens overgeplakt. Blazen en scheuren zitten bij de rand.",
                "**De achteropstand.** Hier komt het water van het schuine dak aan. Is de slabbe te laag, dan stuwt natte sneeuw eroverheen.",
                "**De wangen.** Zink, plaat of hout tegen de zijkant, met lood op de pannen. Dat lood werkt en scheurt.",
                "**De onderdorpel.** Rot hout onder het kozijn geeft een lek dat op een goot lijkt.",
              ],
            },
          ],
        },
        {
          id: "flauw-dak",
          heading: "Een flauw pannendak houdt minder tegen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Onder ongeveer 25 graden helling leunt een pannendak op wat eronder ligt. In Heikant en De Kelen zijn zulke hellingen gewoon. Is de folie onder de pannen broos of ontbreekt die, dan waait regen bij storm gewoon naar binnen. Pannen ‘dichtkitten’ helpt niet. Wel helpt: pannen eraf, nieuwe folie en latten, dezelfde pannen terug.",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Niet doen",
              text: "Een zak kit of een rol tape op een nat dak verbergt het gat. Water zoekt dan een andere weg en de schade groeit zonder dat u het ziet.",
            },
          ],
        },
        {
          id: "naad-met-de-buren",
          heading: "De naad boven de bouwmuur",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Heeft de buurman net een nieuw dak en lekt het sindsdien bij u? Dan kan de aansluiting boven de gezamenlijke muur te kort zijn. Maak foto’s van beide kanten en bespreek het eerst samen. Wij leggen vast wat wij zien, zonder partij te kiezen, en maken een aansluiting die beide daken laat bewegen.",
              ],
            },
          ],
        },
        {
          id: "wat-kost-wachten",
          heading: "Wat wachten kost",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een lekkende dakkapel tast eerst het plaatmateriaal aan en dan de balk eronder. Herstel van een slabbe is een klus van uren; een verrotte dakkapel is een klus van dagen. Lees wat er bij komt kijken op [lekkage bij dakkapellen](/kennisbank/lekkage-dakkapellen) of vraag direct een [gratis inspectie](/contact) aan. Bij [daklekkage](/daken/daklekkage) staat hoe wij bij spoed werken.",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schoorsteenveger Veldhoven: van kolen naar leeg kanaal",
        description:
          "Rijtjeshuizen in d’Ekker en Zonderwijk hebben een schoorsteen die nog staat maar niets meer doet. Controle, koolmonoxide en een nieuwe kap op het dak.",
        keywords: ["schoorsteen Veldhoven", "schoorsteen repareren Veldhoven", "rookgasafvoer Veldhoven"],
      },
      title: "Schoorsteenveger in Veldhoven",
      lead: "De schoorsteen van een naoorlogs rijtjeshuis is smal, hoog en staat op de grens met de buren. Bovenop ligt een betonnen plaat die na zestig jaar barst. Valt daar een stuk van af, dan ligt het in uw tuin of op de auto. Kijk dus eens omhoog.",
      sections: [
        {
          id: "van-de-straat",
          heading: "Wat u vanaf de straat ziet",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "Staat hij recht? Een lichte knik wijst op slechte voegen of een zwakke voet.",
                "Ziet u schaduwlijnen tussen de stenen? Dan is het voegwerk weg.",
                "Ligt er zand of een scherf in de goot? Dat komt van boven.",
                "Groeit er iets uit? Wortels drukken de steen uit elkaar.",
              ],
            },
          ],
        },
        {
          id: "nieuwe-ketel-oud-kanaal",
          heading: "Nieuwe ketel, oud kanaal",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij de overgang van kolen naar gas kreeg menig huis een aluminium pijp door het oude kanaal. Later kwam er een hr-ketel met een kunststof pijp, soms door hetzelfde gat. Zo’n doorvoer moet bij de ketel horen: verkeerde delen laten los of smelten. Werk aan de gasketel en de afvoer daarvan mag in Nederland alleen een gecertificeerd bedrijf doen. Wij verzorgen het dak eromheen: doorvoer, lood en pannen.",
              ],
            },
            {
              type: "callout",
              tone: "urgent",
              title: "Hoofdpijn thuis, buiten niet",
              text: "Dat kan koolmonoxide zijn. Ketel of kachel uit, ramen open, iedereen naar buiten en bel 112. Laat pas weer stoken na controle.",
            },
          ],
        },
        {
          id: "delen",
          heading: "Samen met de buren",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In veel rijtjes delen twee huizen één stapel met ieder twee kanalen. Wilt u hem weg en gebruikt de buurman zijn kant nog, dan halveert u hem niet zomaar: de overblijvende helft wordt te smal voor de hoogte. Mogelijk is verlagen tot een nette kop met een nieuwe afdekking. Wij tekenen beide situaties uit, zodat u samen kunt kiezen.",
              ],
            },
          ],
        },
        {
          id: "en-de-kachel",
          heading: "Toch weer stoken?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een kachel op een bestaand kanaal lijkt eenvoudig. Een gemetseld kanaal uit 1955 is echter zelden gasdicht en vaak te nauw. Laat het eerst [inspecteren](/schoorsteen/schoorsteen-inspectie). Daarna weet u of een flexibele voering past en waar de pijp door het dak komt. Met rij aan rij ramen en ventilatie telt ook waar de rook heen gaat; daar krijgt u anders ruzie over. Elk jaar [vegen](/schoorsteen/schoorsteen-vegen) hoort erbij.",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Woningonderhoud Veldhoven: dakkapel en houtwerk",
        description:
          "Hoe vaak schildert u een houten dakkapel, wat doet u met volkern of kunststof, en wanneer is vervangen slimmer? Advies voor Veldhovense huizen.",
        keywords: ["dakkapel onderhoud Veldhoven", "dakkapel schilderen Veldhoven", "houtrot Veldhoven"],
      },
      title: "Woningonderhoud in Veldhoven",
      lead: "Loop een straat in ’t Look of Heikant in en u ziet dakkapellen in alle soorten: geschilderd hout, kunststof schroten, gladde platen. Elk materiaal heeft zijn eigen ritme. In de tabel staat wat u wanneer doet.",
      sections: [
        {
          id: "ritme",
          heading: "Het ritme per materiaal",
          blocks: [
            {
              type: "table",
              caption: "Zorg voor een dakkapel",
              head: ["Bekleding", "Jaarlijks", "Groot onderhoud"],
              rows: [
                ["Geschilderd hout", "wassen, naden nakijken", "schilderen om de 5 tot 7 jaar"],
                ["Kunststof schroten", "wassen, losse delen vastzetten", "vervangen als ze bros worden"],
                [
                  "Plaat (volkern, vezelcement)",
                  "wassen, schroeven nakijken",
                  "randen en voegband na 20 jaar",
                ],
                ["Zink", "blad en vuil weg", "soldeernaden na 25 jaar"],
              ],
              note: "Ligt de kapel op het zuidwesten, trek er dan één of twee jaar af.",
            },
          ],
        },
        {
          id: "houtrot",
          heading: "Houtrot: prikken voordat u schildert",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Verf houdt rot hout mooi van buiten. Prik daarom eerst met een schroevendraaier in de hoeken, de onderdorpel en de kopse kanten. Gaat hij er makkelijk in, dan halen wij het slechte deel weg en zetten een stuk hout in met een reparatiepasta die meebeweegt. Pas daarna komt de kwast. Een laag verf op nat hout is weggegooid geld.",
              ],
            },
          ],
        },
        {
          id: "verdachte-platen",
          heading: "Oude platen: eerst weten, dan boren",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Dakkapellen, borstweringen en schuurtjes van vóór {asbest bouwjaar nl} kunnen bekleed zijn met asbesthoudende platen. Zagen, schuren of hogedruk is dan uit den boze. Verwijderen moet u vooraf bij de gemeente melden. Gaat het om geschroefde, gave platen tot {asbest zelf nl} op uw eigen erf, dan mag een particulier het onder voorwaarden zelf doen; in alle andere gevallen is een gecertificeerd bedrijf nodig.",
              ],
            },
          ],
        },
        {
          id: "lijst",
          heading: "Onze vaste ronde",
          blocks: [
            {
              type: "list",
              style: "check",
              intro: "Een beurt aan een rijtjeshuis omvat:",
              items: [
                "goot en regenpijp leeg en doorgespoeld",
                "platte dakjes vegen en naden nalopen",
                "nokvorsten en gevelpannen controleren",
                "houtwerk prikken en noteren wat er over een jaar moet",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "U ontvangt foto’s en een lijst in drie kleuren: nu, binnenkort, later. Vraag de ronde los aan of als [preventief onderhoud](/onderhoud/preventief-onderhoud). Zie ook [dakkapel onderhouden](/onderhoud/onderhoud-dakkapel) en, als het hout op is, [dakkapel renoveren](/kennisbank/dakkapel-renovatie).",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Veldhoven: aanbouw achter een rijtjeshuis",
        description:
          "Een grotere keuken of werkkamer in Veldhoven: wat de tuin, het riool en de buren bepalen, hoe lang het duurt en welke keuzes u vooraf maakt.",
        keywords: ["aanbouw Veldhoven", "verbouwen Veldhoven", "uitbouw Veldhoven"],
      },
      title: "Aannemer in Veldhoven",
      lead: "Thuiswerken, een puber erbij, een keuken waar acht mensen passen: in Veldhoven zoeken gezinnen meestal ruimte op de begane grond. Een uitbouw aan de achterkant is dan de kortste weg. De moeilijkheid zit niet in de muren maar in wat onder de tegels ligt.",
      sections: [
        {
          id: "onder-de-tegels",
          heading: "Wat onder de tegels ligt",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Achter een rijtje uit de jaren zestig loopt het riool vaak dwars door de tuinen van iedereen. Een fundering mag daar niet op staan. Ook ligt de oude regenput, een kabel of een achterpad in de weg. Daarom beginnen wij met prikken en een schop, niet met een offerte.",
              ],
            },
          ],
        },
        {
          id: "verloop",
          heading: "Zo verloopt een uitbouw",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Maat nemen", text: "Diepte, goothoogte, lichtinval en de lijn van de buren." },
                {
                  title: "Rekenen",
                  text: "Een constructeur bepaalt de stalen balk boven de nieuwe opening.",
                },
                { title: "Grondwerk", text: "Riool verleggen, strook storten, vloer isoleren." },
                { title: "Dicht maken", text: "Wanden, plat dak met afschot en kozijnen." },
                {
                  title: "Doorbreken",
                  text: "De oude gevel gaat er pas uit als het nieuwe deel wind- en waterdicht is.",
                },
              ],
            },
          ],
        },
        {
          id: "afspraken",
          heading: "Regels en afspraken",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "Aan de achterkant kan een uitbouw vergunningvrij zijn. Wat op uw adres geldt, staat in het omgevingsplan van Veldhoven.",
                "In Zilverackers horen bij elke buurt afspraken over kap, steen en kleur. Een afwijkende uitbouw vraagt overleg.",
                "Bouwt u tegen de erfgrens, maak dan met de buren op papier wie wat betaalt en wie later mag aansluiten.",
              ],
            },
          ],
        },
        {
          id: "plat-dak-erop",
          heading: "Het dak van de uitbouw",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Op een uitbouw komt een plat dak. Kies meteen goed: genoeg isolatie, minstens zestien millimeter afschot per meter, een noodoverloop en een dakrand die hoog genoeg is om later zonnepanelen of groen te dragen. Wat de soorten doen, leest u bij [plat dak](/kennisbank/plat-dak) en [groendaken](/kennisbank/groendaken). Wat er bij een uitbouw in uw eigen gemeente speelt, staat bij [plat dak in Veldhoven](/veldhoven/plat-dak-specialist), de bouwkant bij [aanbouwen aan uw huis](/bouwen/aanbouwen-aan-uw-huis).",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Neem de lichtstraat mee",
              text: "De oude kamer wordt donkerder zodra er iets voor komt. Een daklicht op de naad tussen oud en nieuw lost dat op en is nu goedkoop, later niet.",
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Plaatsengids: Veldhoven, gemeente en buurtschappen",
      url: "https://plaatsengids.nl/veldhoven",
    },
    {
      title: "Stichting Historisch Erfgoed Veldhoven: ontstaan van Zonderwijk en d’Ekker",
      url: "https://shev.dse.nl/archief/informatiebulletin_30/informatiebulletin_30.htm",
    },
    {
      title: "Bestemmingsplan MFA Midden: historische ontwikkeling van d’Ekker",
      url: "http://ruimtelijkeplannen.veldhoven.nl/NL.IMRO.0861.101100MFAmidden-0304/t_NL.IMRO.0861.101100MFAmidden-0304_3.1.html",
    },
    {
      title: "ED: eerste bouwkavels Huysackers, 2018",
      url: "https://www.ed.nl/veldhoven/eerste-bouwkavels-huysackers-veldhoven-in-de-verkoop~a064c935/",
    },
    {
      title: "Gemeente Veldhoven: bouwen en wonen in Zilverackers",
      url: "https://www.veldhoven.nl/bouwen-en-wonen-in-zilverackers",
    },
    townSources.vatNetherlands,
    townSources.asbestosNetherlands,
    townSources.environmentActNetherlands,
    townSources.sweepingNetherlands,
    townSources.gasAppliancesNetherlands,
  ],
};
