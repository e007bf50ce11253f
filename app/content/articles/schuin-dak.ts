import type { Article } from "~/content/types";

export const article: Article = {
  slug: "schuin-dak",
  title: "Schuin dak: hoe het werkt en waar het slijt",
  meta: {
    title: "Schuin dak: opbouw, zwakke plekken en herstel",
    description:
      "Zo is een hellend pannendak opgebouwd, hier begint een lek en dit ziet u zelf vanaf de grond. Met hulp bij de keuze tussen herstellen en vernieuwen.",
    keywords: ["schuin dak", "hellend dak", "pannendak opbouw", "nokvorst", "dakbeschot"],
  },
  category: "daken",
  excerpt:
    "Pannen houden de meeste regen tegen, de laag eronder de rest. Wie weet hoe de lagen samenwerken, ziet op tijd waar het dak zwak wordt.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Een pannendak is niet waterdicht en hoeft dat ook niet te zijn. Pannen leiden bijna al het water naar de goot, en wat erdoor waait loopt weg over de laag eronder. Lekt een schuin dak, dan is het meestal een aansluiting: nok, schoorsteen, kilgoot of goot. Eén losse pan is zelden de enige oorzaak.",
  sections: [
    {
      id: "lagen",
      heading: "De lagen, van buiten naar binnen",
      blocks: [
        {
          type: "figure",
          drawing: "schuin-dak",
          alt: "Doorsnede van een hellend pannendak waarbij elke laag een stukje is weggesneden, van dakpan tot plafond.",
          caption: "Acht lagen met elk één taak. Valt er één uit, dan krijgt de volgende het water.",
          legend: [
            "Dakpan: voert het regenwater af naar de goot.",
            "Panlat: horizontale lat waaraan de pan hangt.",
            "Tengel: lat van nok naar goot; daartussen kunnen water en lucht langs.",
            "Waterkerende, dampopen folie: vangt stuifsneeuw en opwaaiend water.",
            "Dakbeschot van delen of platen: maakt het dakvlak stijf.",
            "Spoor of gording met isolatie ertussen.",
            "Dampremmende folie, met getapete naden, aan de kamerkant.",
            "Binnenafwerking van gipsplaat of schroten.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "In veel huizen van vóór 1975 ontbreken folie en isolatie. De pannen liggen dan op latten boven kaal beschot, en op zolder ziet u soms een streepje daglicht. Dat dak kan prima zijn, zolang het beschot droog blijft. Vlaamse aannemers noemen de waterkerende laag het onderdak.",
            "Lucht onder de pannen is geen fout. Die droogt pannen en latten na elke bui. Wie bij het isoleren die ruimte opvult, sluit vocht op.",
          ],
        },
      ],
    },
    {
      id: "lekplekken",
      heading: "Waar een lek begint",
      blocks: [
        {
          type: "table",
          caption: "Zes plekken die een dakdekker het eerst bekijkt",
          head: ["Plek", "Wat u ziet", "Oorzaak", "Herstel"],
          rows: [
            [
              "Nok en hoekkeper",
              "brokjes mortel in de goot, een scheve vorst",
              "mortel is door vorst en werking gescheurd",
              "vorsten opnieuw leggen, bij voorkeur geschroefd op een ondervorst",
            ],
            [
              "Schoorsteen",
              "natte plek op zolder rond het kanaal",
              "lood ligt los of is gescheurd",
              "loodslabbe vervangen, voegen nalopen",
            ],
            [
              "Kilgoot",
              "vlek waar twee dakvlakken elkaar raken",
              "blad houdt water vast, zink is dun geworden",
              "kil schoonmaken of opnieuw bekleden",
            ],
            [
              "Dakraam",
              "druppel in de hoek van het raam",
              "gootstuk verstopt of vuil onder de slab",
              "reinigen; bij oude ramen gootstukken vernieuwen",
            ],
            [
              "Dakvoet",
              "vochtige muur onder de goot",
              "onderste panrij of folie loopt niet in de goot",
              "voetstrook en vogelschroot herstellen",
            ],
            [
              "Dakvlak",
              "vlek midden op het plafond",
              "gebroken of verschoven pan",
              "pan vervangen, latten controleren",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De vlek binnen zit zelden recht onder het gat. Water loopt over folie, langs een spoor, en valt pas bij een naad of spijker. Zoek daarom vanaf de vlek omhoog, richting nok. Wat u meteen kunt doen staat in het [stappenplan bij daklekkage](/kennisbank/daklekkage-stappenplan).",
          ],
        },
      ],
    },
    {
      id: "zelf-kijken",
      heading: "Een kwartier kijken, zonder ladder",
      blocks: [
        {
          type: "list",
          style: "number",
          intro:
            "Doe dit in het voorjaar en na elke zware storm, met een verrekijker vanaf de straat en de tuin:",
          items: [
            "Volg de noklijn. Is die recht? Een deuk wijst op een zwakke gording.",
            "Zoek pannen die scheef liggen, ontbreken of een andere kleur hebben.",
            "Kijk naar het lood bij schoorsteen en dakkapel. Opgewaaide hoeken ziet u als schaduw.",
            "Let op mos in strepen: daar blijft het dak nat.",
            "Kijk in de goot of onder aan de regenpijp. Schilfers van pannen of mortel vertellen wat boven loslaat.",
            "Ga naar zolder met een lamp. Voel aan het beschot, ruik of het muf is, zoek donkere randen rond spijkers.",
          ],
        },
        {
          type: "callout",
          tone: "urgent",
          title: "Blijf van het dak",
          text: "Natte pannen zijn glad en oude latten breken. Een val van de goothoogte kan dodelijk zijn. Leg een emmer onder het lek, maak een foto en bel. Herstel is voor iemand met dakladder, lijn en verzekering.",
        },
      ],
    },
    {
      id: "herstellen-of-vernieuwen",
      heading: "Herstellen of vernieuwen?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Herstel loont als de pannen hard klinken, de latten recht zijn en het lek op één plek zit. Nieuwe nokvorsten, een loodslabbe of enkele rijen pannen houden een gezond dak weer lange tijd dicht.",
            "Vernieuwen ligt voor de hand als meer dingen tegelijk op zijn: pannen die afschilferen of poreus zijn, latten die meegeven, geen folie en geen isolatie. De steiger staat er dan maar één keer. U kunt meteen isoleren, dakramen plaatsen en goten meenemen. Kijk bij [dakrenovatie](/daken/dakrenovatie) hoe zo’n werk verloopt.",
            "Vraag bij elke offerte of latten, folie, nok, lood en afvoer van puin erin zitten. Het verschil tussen twee prijzen zit vaak in wat er ontbreekt.",
          ],
        },
      ],
    },
    {
      id: "regels",
      heading: "Regels en asbest",
      blocks: [
        {
          type: "countries",
          nl: [
            "Pannen vervangen door pannen van dezelfde vorm en kleur is gewoon onderhoud en kan meestal zonder vergunning. Bij een monument of beschermd gezicht ligt dat anders.",
            "In daken van vóór {asbest bouwjaar nl} kan asbest zitten: leien, golfplaat, soms beschot. Als particulier mag u zelf hooguit {asbest zelf nl} geschroefde, hele platen van woning of schuur weghalen, na een sloopmelding. Leien vallen daar nooit onder.",
          ],
          be: [
            "Werk aan het dak zonder gevolg voor stabiliteit of volume is in Vlaanderen doorgaans vrijgesteld. Verkavelingsvoorschriften over kleur en helling gelden wel.",
            "Verkoopt u een woning van vóór {asbest bouwjaar be}, dan is een asbestattest verplicht. Tegen {asbestattest eigenaar be} moet elke eigenaar van zo’n gebouw er een hebben. Kunstleien en onderdakplaten zijn bekende vindplaatsen.",
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
              question: "Is mos op de pannen schadelijk?",
              answer: [
                "Mos zelf tast een goede pan nauwelijks aan. Het houdt water vast en de pollen rollen in de goot. Reinig met weinig druk: een hogedrukspuit neemt de huid van de pan mee.",
              ],
            },
            {
              question: "Ik zie daglicht tussen de pannen. Moet dat dicht?",
              answer: [
                "Niet met schuim of kit. Is het beschot eronder droog, dan is er niets aan de hand. Wilt u tocht weren, dan is een nieuwe folie bij de volgende dakbeurt de goede weg.",
              ],
            },
            {
              question: "Hoe vaak moet een pannendak gecontroleerd worden?",
              answer: [
                "Zelf elk jaar vanaf de grond. Een dakdekker hoeft er om de paar jaar op, en altijd na stormschade: zie [het jaarschema](/kennisbank/dak-onderhoud-jaarschema).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Omgevingsdienst IJsselland: veelgestelde vragen over asbest",
      url: "https://www.odijsselland.nl/thema/asbest/veelgestelde-vragen-over-asbest/",
    },
    {
      title: "OVAM: asbestattest bij verkoop",
      url: "https://ovam.vlaanderen.be/web/eerlijkhuis",
    },
    {
      title: "Gemeente Haaltert: asbestattest, bij verkoop en voor elke eigenaar tegen 2032",
      url: "https://www.haaltert.be/asbestattest",
      checked: "2026-11-24",
      edition: "bewaarde versie uit 2022",
    },
    {
      title: "Dedalus: vrijstellingen van vergunning in Vlaanderen",
      url: "http://www.dedalus.be/vergunningen/vrijstelling/",
    },
  ],
  relatedServices: ["daken/dakrenovatie", "daken/daklekkage", "daken/dakinspectie"],
  relatedArticles: ["dakpannen-welke-keus-is-er", "daklekkage-stappenplan", "energiebesparing-door-isolatie"],
};
