import type { Article } from "~/content/types";

export const article: Article = {
  slug: "patio-dak",
  title: "Patiodak: droog zitten zonder donkere kamer",
  meta: {
    title: "Patiodak of overkapping: glas, kunststof of dicht dak",
    description:
      "Een patio of terras overdekken? Zo kiest u glas, polycarbonaat of een dicht dak, zo sluit u aan op de gevel en dit zijn de regels in Nederland en Vlaanderen.",
    keywords: ["patiodak", "patio overkappen", "terrasoverkapping", "veranda aansluiten op gevel"],
  },
  category: "daken",
  excerpt:
    "Een patiodak is zo goed als zijn helling, zijn goot en zijn aansluiting op de muur. Wij vergelijken glas, kunststof en een dicht dak, en zeggen waar het lek begint.",
  published: "2026-11-21",
  updated: "2026-11-23",
  lead: "Een patiodak overdekt een binnenplaats of een terras tegen het huis. Het gaat zelden mis bij de plaat zelf. Het lekt waar het dak de muur raakt, het wordt donker in de kamer erachter, of het water komt bij de buren terecht. Regel die drie dingen eerst, kies dan pas het materiaal.",
  sections: [
    {
      id: "wat-is-het",
      heading: "Patio, veranda of aanbouw: wat is het verschil?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een patio is een buitenruimte met aan drie of vier kanten muren. Een overkapping daarboven blijft buiten: open aan een zijde, zonder verwarming. Een veranda is hetzelfde idee tegen de achtergevel. Maakt u de wanden dicht en gaat de kachel aan, dan bouwt u een kamer. Dan gelden de regels voor isolatie, ventilatie en een fundering, en past [een serre](/bouwen/serre-aanbouw) beter.",
            "Wilt u juist bovenop een dak zitten, lees dan [het dakterras](/kennisbank/terras-dak).",
          ],
        },
      ],
    },
    {
      id: "materiaal",
      heading: "Glas, kunststof of een dicht dak",
      blocks: [
        {
          type: "table",
          caption: "Vier soorten patiodak naast elkaar",
          head: ["Dak", "Sterk punt", "Zwak punt", "Kies dit als"],
          rows: [
            [
              "Gelaagd veiligheidsglas",
              "helder, stil bij regen, krast weinig",
              "zwaar; warm in de zomer zonder zonwering",
              "de kamer erachter veel licht nodig heeft",
            ],
            [
              "Kanaalplaat van polycarbonaat",
              "licht in gewicht, breekt niet snel",
              "regen klinkt hard; kan vergelen en in de kanalen groen worden",
              "het budget krap is en de ligger slank moet blijven",
            ],
            [
              "Lamellen die draaien",
              "u regelt zon en lucht",
              "motor en afdichting vragen onderhoud",
              "u vooral zon wilt weren",
            ],
            [
              "Dicht dak met lichtstraat",
              "koel in de zomer, ook geschikt voor een sedumlaag",
              "minder licht onder en achter het dak",
              "de ruimte meer kamer dan tuin is",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Kunststof zet veel uit. Een plaat van drie meter wordt bij vijftig graden verschil ongeveer een centimeter langer. Daarom liggen goede platen los in een rubber profiel en zijn de schroefgaten te ruim geboord. Kraakt een dak in de avond, dan zit de plaat klem.",
            "Glas boven uw hoofd moet gelaagd zijn: twee ruiten met een folie ertussen. Breekt de ruit, dan blijven de scherven hangen. Vraag de leverancier welke glasdikte bij uw overspanning en bij de sneeuwlast hoort.",
          ],
        },
      ],
    },
    {
      id: "aansluiting",
      heading: "Zo blijft de aansluiting op de muur droog",
      blocks: [
        {
          type: "figure",
          drawing: "patio-dak",
          alt: "Doorsnede van een patiodak dat van de gevel afloopt naar een goot op een kolom.",
          caption: "Van muur naar goot: elke laag ligt over de volgende, zoals bij dakpannen.",
          legend: [
            "Slabbe van lood of loodvervanger, ingewerkt in een uitgeslepen voeg boven het dak.",
            "Muurbalk, met keilbouten of chemische ankers in de gevel.",
            "Ligger, van de muurbalk naar de goot aflopend.",
            "Dakplaat van glas of polycarbonaat, vrij liggend in rubber.",
            "Afdekprofiel dat de plaat op de ligger klemt.",
            "Goot aan de lage zijde, met afschot naar de afvoer.",
            "Regenpijp naar put, regenton of infiltratie op eigen grond.",
            "Kolom op een betonpoer, met de voet vrij van de tegels.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Alleen een kitnaad tussen muur en dak is geen aansluiting. De muur en het aluminium werken verschillend, en na enkele winters laat de kit los. Metselwerk neemt bovendien water op dat binnen in de muur naar beneden loopt. In een spouwmuur moet dat water boven de overkapping naar buiten kunnen. Laat open stootvoegen dus open en kit ze nooit dicht.",
            "Zit er isolatie achter een gepleisterde gevel? Dan heeft de muurbalk een anker nodig dat door de isolatie heen in de steen houdt. Dat is werk voor een bouwer.",
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Reken de helling in centimeters",
          text: "Vijf graden klinkt klein, maar is bijna negen centimeter per meter. Bij een dak van drie meter zit de muurbalk dus ruim een kwart meter hoger dan de goot. Meet of dat onder uw slaapkamerraam past.",
        },
      ],
    },
    {
      id: "licht-en-lucht",
      heading: "Licht en lucht voor de kamers eromheen",
      blocks: [
        {
          type: "list",
          style: "check",
          intro: "Kijk vóór de bestelling naar alles wat nu op de patio uitkomt:",
          items: [
            "**Ramen en deuren.** Een dicht dak neemt daglicht weg. Een kamer mag niet onder het wettelijke minimum komen.",
            "**Ventilatieroosters.** Die halen straks lucht van onder het dak. Houd minstens één zijde echt open.",
            "**Afvoer van ketel of geiser.** Rookgas mag niet onder een overkapping blijven hangen. Laat de afvoer eerst verlengen.",
            "**Dakafvoer van het huis.** Loopt een regenpijp over het nieuwe dak, dan krijgt de kleine goot veel te verwerken.",
            "**Vluchtweg.** Is het slaapkamerraam de tweede uitgang, houd die dan vrij.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Nooit een gasafvoer insluiten",
          text: "Een verbrandingstoestel dat onder een patiodak uitblaast, kan rookgas door ramen naar binnen sturen. Dat gas ruikt u niet. Laat een installateur dit oplossen voordat het dak erop gaat.",
        },
      ],
    },
    {
      id: "regels",
      heading: "Vergunning en buren",
      blocks: [
        {
          type: "countries",
          nl: [
            "Een overkapping telt als bijbehorend bouwwerk. In het achtererf mag die vaak zonder vergunning, maar hoogte, oppervlakte en omgevingsplan tellen mee. Doe de vergunningcheck op omgevingsloket.nl met uw eigen adres.",
            "Uw dak mag niet afwateren op de grond van de buren. Dat staat in boek 5 van het Burgerlijk Wetboek, ook als er geen vergunning nodig is.",
          ],
          be: [
            "In Vlaanderen hangt het af van plaats, oppervlakte en verkaveling of u vrijgesteld bent, moet melden of een omgevingsvergunning nodig hebt. Bel eerst de dienst omgeving van uw gemeente.",
            "Voor een veranda of overdekt terras tot {melding aanbouw be}, met een kroonlijst tot 3 meter en een nok tot 4,5 meter, is geen architect nodig zolang de stabiliteit niet wijzigt. Sinds {hemelwater sinds be} geldt de strengere hemelwaterverordening: vraag of uw overdekte oppervlakte meetelt.",
          ],
        },
      ],
    },
    {
      id: "zelf-of-vakman",
      heading: "Zelf bouwen en onderhouden",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een bouwpakket met kunststof platen is te doen met twee handige mensen, een waterpas en een middag extra. Laat over: het inslijpen van de slabbe, ankers in een geïsoleerde gevel, glasplaten en een kolom die op een riool of kelder uitkomt. Loop nooit over de platen, maar reinig vanaf een ladder met een lange steel.",
            "Spoel de plaat twee keer per jaar met lauw water en wat afwasmiddel. Schuurmiddel en hogedruk maken kunststof dof en drukken water langs de rubbers. Haal in november blad uit de goot, en kijk dan meteen of de slabbe nog strak ligt.",
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
              question: "Waarom druppelt het onder mijn patiodak als het niet regent?",
              answer: [
                "Dat is condens. In een heldere nacht koelt de plaat af en slaat vocht uit de lucht neer. Meer open zijkant helpt, en een isolerende plaat vermindert het.",
              ],
            },
            {
              question: "Mag ik de overkapping aan het boeiboord van mijn huis hangen?",
              answer: [
                "Nee. Een boeiboord is afwerking en draagt geen dak met sneeuw. De muurbalk hoort aan een stenen muur of op eigen kolommen.",
              ],
            },
            {
              question: "Kan er later een verdieping op?",
              answer: [
                "Niet op deze constructie. Voor een kamer erboven zijn een fundering, een berekening en een vergunning nodig: zie [aanbouwen](/bouwen/aanbouwen-aan-uw-huis).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Gemeente Scherpenzeel: overkapping, veranda en carport",
      url: "https://www.samengroeitscherpenzeel.nl/overkappingveranda-carport",
    },
    {
      title: "Burgerlijk Wetboek boek 5",
      url: "https://wetten.overheid.nl/BWBR0005288",
    },
    {
      title: "Bativox: architect niet vereist voor veranda",
      url: "https://www.bativox.be/nl/bativox/artikel/2947/architect-niet-vereist-voor-veranda-die-hoofdzakelijk-uit-glas-bestaat/",
    },
    {
      title: "Forum Advocaten: de nieuwe hemelwaterverordening (2 oktober 2023)",
      url: "https://forumadvocaten.be/2023/10/02/bouwen-of-verbouwen-van-uw-woning-een-eerste-reddingsboei-bij-het-ontcijferen-van-de-nieuwe-hemelwaterverordening/",
    },
  ],
  relatedServices: ["bouwen/serre-aanbouw", "bouwen/aanbouwen-aan-uw-huis", "bouwen/timmerwerken"],
  relatedArticles: ["terras-dak", "gevellekkage", "regenpijp"],
};
