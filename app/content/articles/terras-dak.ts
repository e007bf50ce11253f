import type { Article } from "~/content/types";

export const article: Article = {
  slug: "terras-dak",
  title: "Dakterras maken op een plat dak: kan het, mag het, blijft het droog?",
  meta: {
    title: "Dakterras maken op een plat dak: opbouw, hek en regels",
    description:
      "Een dakterras vraagt een sterk dak, een opstand bij de deur en een hek dat de dakbedekking heel laat. Opbouw laag voor laag, met de regels in Nederland en België.",
    keywords: ["dakterras", "terrasdak", "balustrade hoogte", "tegeldragers", "dakterras vergunning"],
  },
  category: "daken",
  excerpt:
    "Een gewoon plat dak is niet berekend op mensen, tegels en plantenbakken. Lees welke opbouw wel werkt, hoe hoog het hek moet zijn en wat de buren mogen eisen.",
  published: "2026-11-21",
  updated: "2026-11-23",
  lead: "Leg geen tegels op een plat dak voordat drie vragen met ja zijn beantwoord. Kan de balklaag het dragen? Mag het van de gemeente en van de buren? Blijft de dakbedekking bereikbaar voor herstel? Eén nee is genoeg om eerst te laten rekenen.",
  sections: [
    {
      id: "draagkracht",
      heading: "Kan uw dak het dragen?",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Dak voor onderhoud",
              value: "ongeveer 100 kg per m²",
              note: "Rekenwaarde in de houttabellen voor platte daken van een gewone eengezinswoning.",
            },
            {
              label: "Dak dat u gebruikt",
              value: "circa 250 kg per m²",
              note: "Richtgetal van Stichting RIONED voor platte daken met een gebruiksfunctie.",
            },
            {
              label: "Grindlaag",
              value: "minimaal 60 kg per m²",
              note: "Gaat die eraf, dan komt dat gewicht vrij.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Het verschil zit in mensen. Tien gasten bij één tafel wegen samen al snel 800 kilo, en zij bewegen. Natte potgrond, een bad of een barbecue met stenen komt daar nog bij. Houten balken van een aanbouw uit de jaren zeventig halen dat meestal niet zonder versterking.",
            "Een constructeur bekijkt de overspanning, de balkmaat, de muren en de fundering. Soms volstaat een balk extra. Soms is een stalen raam beter, dat van muur tot muur boven het dak hangt en de oude balklaag vrij laat. Vraag de bouwtekening op bij de gemeente: dat scheelt hakwerk.",
          ],
        },
      ],
    },
    {
      id: "opbouw",
      heading: "De opbouw, van balk tot tegel",
      blocks: [
        {
          type: "figure",
          drawing: "terras-dak",
          alt: "Doorsnede van een dakterras met links de deur en de opstand, rechts de dakrand met balustrade.",
          caption: "De terrasvloer ligt los boven de dakbedekking. Water loopt eronderdoor naar de afvoer.",
          legend: [
            "Draagvloer: balklaag met dakbeschot, berekend op gebruik.",
            "Dampremmende laag over de hele vloer.",
            "Drukvaste isolatieplaten, op afschot gelegd.",
            "Dakbedekking in twee lagen, zonder gaten voor hek of tegels.",
            "Tegeldragers op een beschermstuk; ertussen blijft ruimte voor water.",
            "Terrastegels of houten delen, per stuk op te tillen.",
            "Opstand onder de deurdorpel: de dakbedekking loopt hier omhoog.",
            "Balustrade, bevestigd aan gevel of constructie buiten de dakbedekking.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Kies isolatie die een hoge druk verdraagt. Onder een tafelpoot of een tegeldrager staat veel gewicht op een klein vlak, en zachte platen zakken weg. Dan ontstaat een plas, precies waar het lek later begint.",
            "Lijm nooit tegels rechtstreeks op bitumen of EPDM. De tegel zet anders uit dan het dak en scheurt de laag open. Houten delen op regels kunnen ook, zolang u vakken los kunt nemen en de regels op een stuk rubber liggen.",
          ],
        },
      ],
    },
    {
      id: "deur-en-dorpel",
      heading: "De deur is het lastigste punt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Iedereen wil zonder stap naar buiten. Maar bij de deur moet de dakbedekking omhoog, tot boven het hoogste water dat er ooit kan staan. Vaklieden houden 15 centimeter boven de afwerking aan. Is die hoogte er niet, dan is een rooster langs de hele pui nodig met een eigen afvoer, en een noodoverloop die altijd lager ligt dan de dorpel.",
            "Een drempelloze uitgang kan dus, maar alleen als de vloer binnen hoog genoeg ligt. Los dit op tekening op. Achteraf een dorpel verhogen betekent een nieuw kozijn.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Verstopte afvoer, water in de slaapkamer",
          text: "Onder tegels ziet u geen blad en geen plas. Zorg dat de tegel boven elke afvoer los ligt en merk hem. Kijk er in april en november onder.",
        },
      ],
    },
    {
      id: "hek",
      heading: "Balustrade: hoogte en bevestiging",
      blocks: [
        {
          type: "table",
          caption: "Hoogte van het hek, gemeten vanaf de terrasvloer",
          head: ["Land", "Gewone hoogte", "Hoger gelegen terras"],
          rows: [
            ["Nederland", "minstens 1,0 m", "minstens 1,2 m als de vloer meer dan 13 m hoog ligt"],
            ["België", "1,1 m bij een dun hek", "1,2 m vanaf 12 m valhoogte"],
          ],
          note: "Nederland: bouwregels voor nieuwe afscheidingen. België: norm NBN B 03-004. Uw vergunning kan meer vragen.",
        },
        {
          type: "prose",
          paragraphs: [
            "Meet vanaf de bovenkant van de tegel, niet vanaf het oude dak. Na het leggen van een vloer is een bestaande rand vaak te laag. Houd spijlen verticaal, want een liggende regel is een ladder voor een kind.",
            "Schroef een hek niet door de dakrand. Elke schroef is een gat dat beweegt als iemand leunt. Beter is een beugel tegen de gevel onder de dakrand, of een voet op de balklaag waar de dakbedekking tegen omhoog gaat.",
          ],
        },
      ],
    },
    {
      id: "vergunning-en-buren",
      heading: "Vergunning en buren",
      blocks: [
        {
          type: "countries",
          nl: [
            "Reken op een omgevingsvergunning. Een dakterras op een aanbouw die zelf zonder vergunning mocht, is daarmee niet vrijgesteld.",
            "Binnen twee meter van de erfgrens mag u geen balkon of soortgelijk werk hebben dat uitzicht geeft op het erf van de buren, tenzij zij toestemmen (artikel 5:50 BW). Een vergunning verandert daar niets aan. Zet de toestemming op papier.",
          ],
          be: [
            "In Vlaanderen vervalt de vrijstelling voor werk aan een dak zodra stabiliteit of volume wijzigt. Bij een terras is dat meestal zo. De gemeente weegt inkijk bij de buren mee: vraag vooraf een gesprek aan.",
            "Voor werken van na 1 september 2021 geldt een afstand van 1,9 meter, loodrecht gemeten tot de perceelgrens (artikel 3.132 BW). Een schriftelijk akkoord van de buur kan dat opheffen.",
          ],
        },
      ],
    },
    {
      id: "stappen",
      heading: "In welke volgorde pakt u het aan?",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Praat met de buren",
              text: "Laat een schets zien, met de afstand tot de grens en de plaats van een scherm.",
            },
            {
              title: "Laat rekenen",
              text: "De constructeur zegt wat het dak draagt. Zijn tekening hebt u ook nodig voor de vergunning.",
            },
            {
              title: "Laat het dak keuren",
              text: "Onder een terras hoort een dakbedekking die nog tientallen jaren meegaat. Een [dakinspectie](/daken/dakinspectie) zegt of vernieuwen nodig is.",
            },
            {
              title: "Test voordat de vloer erop gaat",
              text: "Sluit de afvoer af, zet een laag water en kijk een dag later binnen. Alleen als de constructeur zegt dat het gewicht kan.",
            },
            {
              title: "Leg de vloer",
              text: "Dit deel kunt u vaak zelf. Schuif geen scherpe onderkanten over de dakbedekking.",
            },
          ],
        },
      ],
    },
    {
      id: "veelgestelde-vragen",
      heading: "Veelgestelde vragen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Mag ik een paar stoelen op mijn platte dak zetten?",
              answer: [
                "Zonder hek en zonder berekening: nee. U valt er zo af, stoelpoten drukken in warm bitumen, en uw verzekeraar kan vragen stellen.",
              ],
            },
            {
              question: "Hoe vind ik een lek onder de tegels?",
              answer: [
                "Til de tegels rond afvoer, opstand en hek op, want daar zit het bijna altijd. Een dakdekker kan ook per vak met water of rook zoeken.",
              ],
            },
            {
              question: "Kan een dakterras samen met een groendak?",
              answer: [
                "Ja. Een rand van sedum langs het hek houdt ook afstand tot de buren. Tel het natte gewicht mee: zie [groendaken](/kennisbank/groendaken).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Houtinfo: uitgangspunten voor platte daken",
      url: "https://houtinfo.nl/node/70?ajax=1",
    },
    {
      title: "Stichting RIONED: dakconstructie",
      url: "https://www.riool.net/dakconstructie",
    },
    {
      title: "Besluit bouwwerken leefomgeving",
      url: "https://wetten.overheid.nl/BWBR0041297",
    },
    {
      title: "WTCB: borstweringen van gebouwen (NBN B 03-004)",
      url: "https://www.wtcb.be/homepage/index.cfm?cat=publications&sub=bbri-contact&pag=Contact32&art=492",
    },
    {
      title: "Dedalus: vrijstellingen van vergunning in Vlaanderen",
      url: "http://www.dedalus.be/vergunningen/vrijstelling/",
    },
    {
      title: "Schenkeveld Advocaten: dakterras en artikel 5:50 BW",
      url: "https://www.schenkeveldadvocaten.nl/gluren-buren-moet-op-letten-aanleg-dakterras/",
    },
    {
      title: "Schulinck: afstand van 1,9 meter in artikel 3.132 BW",
      url: "https://www.schulinck.be/vraagvandeweek/vraag-moet-een-vast-venster-met-mat-glas-voldoen-aan-de-rechte-afstand-van-19-meter-volgens-nieuw-artikel-3-132-burgerlijk-wetboek/",
    },
  ],
  relatedServices: ["daken/dakinspectie", "daken/dakbedekking", "bouwen/uw-huis-verbouwen"],
  relatedArticles: ["plat-dak", "groendaken", "patio-dak"],
};
