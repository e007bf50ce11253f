import type { Article } from "~/content/types";

export const article: Article = {
  slug: "schilderwerken",
  title: "Buitenschilderwerk: wanneer en hoe",
  meta: {
    title: "Buitenschilderwerk: wanneer u schildert en waarmee",
    description:
      "Zo ziet u of kozijn, boeideel of dakkapel verf nodig heeft, bij welk weer u schildert, hoe u rot vindt en welke btw geldt in Nederland en in België.",
    keywords: [
      "buitenschilderwerk",
      "kozijnen schilderen",
      "houtrot",
      "boeideel schilderen",
      "btw schilderwerk",
    ],
  },
  category: "onderhoud",
  excerpt:
    "Verf is de regenjas van het hout. Lees waar die het eerst slijt, hoe u met een nagel en een stuk tape keurt, en bij welk weer u kunt schilderen.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Schilder op tijd de liggende delen en u schildert de rest half zo vaak. Onderdorpels, glaslatten en boeideelranden houden water vast en zijn na drie tot vijf jaar aan de beurt. Staande stijlen uit de zon gaan veel langer mee. Kijk elk voorjaar en elk najaar, dan blijft het bij bijwerken.",
  sections: [
    {
      id: "waar-het-begint",
      heading: "Waar verf het eerst loslaat",
      blocks: [
        {
          type: "figure",
          drawing: "schilderwerken",
          alt: "Onderhoek van een houten kozijn in aanzicht en doorsnede, met genummerde plekken waar verf loslaat en water het hout in trekt.",
          caption: "Onderhoek van een houten kozijn: aanzicht links, doorsnede rechts.",
          legend: [
            "Stijl: staand hout, slijt het langzaamst.",
            "Hoekverbinding van stijl en onderdorpel: een open naad zuigt water.",
            "Kopshout: het uiteinde van de houtvezels, drinkt als een bundel rietjes.",
            "Onderdorpel met helling naar buiten: zon en regen tegelijk.",
            "Glaslat met afdichting: kier tussen glas en hout.",
            "Druipgroef aan de onderkant van de dorpel.",
            "Ventilatie- of afwateringsgaatje: mag niet dichtgeverfd worden.",
            "Aansluiting op steen of raamdorpel: kit met speling, geen plamuur.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Bij een boeideel zit de zwakke plek onderaan en in de naden van het plaatmateriaal. Bij een dakkapel zijn het de onderdorpel en de hoeken van de wang. De zuid- en westkant slijten het snelst: daar komen zon en slagregen bij elkaar.",
          ],
        },
      ],
    },
    {
      id: "keuren",
      heading: "Keuren met nagel, tape en schroevendraaier",
      blocks: [
        {
          type: "table",
          caption: "Wat u voelt en wat het betekent",
          head: ["Proef", "Uitkomst", "Wat te doen"],
          rows: [
            [
              "Wrijven met een donkere doek",
              "Wit of gekleurd poeder",
              "Toplaag verweerd: wassen, schuren, aflakken",
            ],
            ["Tape op een kras, ruk eraf", "Verf komt mee", "Hechting weg: losse lagen eraf, gronden"],
            ["Nagel langs de hoekverbinding", "Open naad", "Uitkrabben, drogen, vullen, gronden"],
            ["Kleine schroevendraaier in de dorpel", "Zakt erin", "Houtrot: eerst herstel, dan verf"],
            ["Kijken na een bui", "Blaren met water", "Vocht van achteren: eerst het lek zoeken"],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Hoe vaak dat is, verschilt. Schilders noemen drie tot zeven jaar, Belgische vakbronnen ongeveer vijf jaar voor dekkende verf en twee tot drie jaar voor dunne beits. Neem het als afspraak om te kijken, niet om te schilderen.",
          ],
        },
      ],
    },
    {
      id: "weer",
      heading: "Het goede weer",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Temperatuur van lucht en hout",
              value: "10 tot 25 °C",
              note: "Onder 10 graden vormt watergedragen verf geen goede huid.",
            },
            {
              label: "Luchtvochtigheid",
              value: "ten hoogste 85%",
              note: "Lager is beter; bij mist en dauw niet.",
            },
            {
              label: "Hout",
              value: "droog, gemeten",
              note: "Met een vochtmeter, ook onder oude verf. De grens staat op het productblad.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Van half april tot half oktober zijn er dagen genoeg. Volg de zon: begin waar die net weg is en stop een paar uur voor de dauw. De droogtijd op het blik geldt bij 23 graden. Bij elf graden duurt het ongeveer twee keer zo lang.",
          ],
        },
      ],
    },
    {
      id: "werkwijze",
      heading: "Van kaal tot klaar",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Wassen en spoelen",
              text: "Met een verfreiniger, van onder naar boven, daarna schoon water. Op vet en alg hecht niets. Laat een dag drogen.",
            },
            {
              title: "Rot weghalen",
              text: "Tot op hard hout. Kleine plekken vult u met een vulmiddel op epoxybasis, bij grotere komt er een nieuw stuk hout in. Plamuur op zacht hout is uitstel.",
            },
            {
              title: "Schuren",
              text: "Losse verf eraf, randen glad laten oplopen, scherpe kanten breken. Op een scherpe kant blijft geen verf staan.",
            },
            {
              title: "Kopshout en naden verzadigen",
              text: "Grondverf tot het hout niet meer drinkt. Dit ene uur bepaalt of het werk twee of zes jaar blijft.",
            },
            {
              title: "Gronden, stoppen, weer gronden",
              text: "Kaal hout twee keer. Spijkergaten ertussenin.",
            },
            {
              title: "Glaslatten en kit",
              text: "Oude beglazingskit uitsnijden, nieuwe aanbrengen die overschilderbaar is. De verf loopt een millimeter op het glas door: dat sluit de kier.",
            },
            {
              title: "Aflakken",
              text: "Twee dunne lagen in plaats van één dikke. Ramen open laten staan tot ze niet meer plakken.",
            },
          ],
        },
      ],
    },
    {
      id: "gezond-en-veilig",
      heading: "Oude verf, hoogte en wat u laat doen",
      blocks: [
        {
          type: "callout",
          tone: "warning",
          title: "Lood in oude lagen",
          text: "In huizen van vóór 1945 kan de oude verf lood bevatten, en ook daarna is loodverf nog gebruikt. U ziet het niet. Niet droog schuren en niet afbranden. Werk nat, met een P3-stofmasker, houd kinderen en moestuin op afstand en lever de resten in als klein chemisch afval (in België: kga).",
        },
        {
          type: "prose",
          paragraphs: [
            "Begane grond en ramen die u van binnen bereikt, kunt u zelf doen. Boeidelen, dakkapellen en de tweede verdieping zijn werk vanaf een steiger. Op een ladder hebt u één hand te weinig voor verf. Grijze plaat in een boeideel van vóór {asbest bouwjaar nl} kan asbest zijn: dan niet schuren en eerst laten onderzoeken.",
            "Een vakman haalt u er ook bij als dorpels op meer plekken zacht zijn, als blaren terugkomen of als het glas los in de sponning staat. Dat valt onder [schilder](/onderhoud/schilder), en bij dakkapellen onder [onderhoud dakkapel](/onderhoud/onderhoud-dakkapel). Is de schil op, lees dan eerst [dakkapel renoveren](/kennisbank/dakkapel-renovatie).",
          ],
        },
        {
          type: "list",
          style: "check",
          intro: "In een goede schilderofferte staat:",
          items: [
            "welke delen kaal gaan en welke alleen overgelakt worden;",
            "hoeveel lagen, welk product en welke kleurcode;",
            "hoe rot wordt verrekend, per stuk of per uur;",
            "wie steiger en afdekken regelt;",
            "garantie, en wat u daarvoor zelf moet wassen of bijhouden.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Schilderen van een woning ouder dan {woning btw nl} valt onder {btw laag nl} btw, met voorbereiding en materiaal. Kozijnen of dorpels vervangen, glas zetten en kitwerk aan de gevel vallen onder {btw hoog nl}.",
            "Een andere kleur is meestal vrij. Woont u in een monument of beschermd dorpsgezicht, of is er een VvE, vraag dan eerst toestemming.",
          ],
          be: [
            "Is de woning minstens {woning btw be} in gebruik en vooral privé, dan kan de schilder {btw laag be} btw rekenen. Reiniging sluit FOD Financiën daarvan uit. U tekent geen attest meer; lees wel de verklaring op de factuur, want u bent ervoor aansprakelijk.",
            "Bij beschermd erfgoed is ook de kleur geregeld. Vraag het aan uw gemeente of aan Onroerend Erfgoed.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over verf en hout",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Beits of lak?",
              answer: [
                "Lak sluit meer af en houdt langer, maar bladdert als er water achter komt. Beits slijt gelijkmatig weg en is sneller bij te werken. Op hout dat veel werkt, zoals schotten, is beits de betere keus.",
              ],
            },
            {
              question: "Kan ik in de winter schilderen?",
              answer: [
                "Met speciale winterverf en op een droge, zachte dag kan een schilder soms door. Voor wie het zelf doet is wachten tot april de zekerste weg.",
              ],
            },
            {
              question: "De verf bladdert steeds op dezelfde plek. Waarom?",
              answer: [
                "Dan komt er water van achteren: een lekke voeg, een kier boven de dorpel of een lekkende goot. Los dat op, anders schildert u elk jaar dezelfde halve meter.",
              ],
            },
            {
              question: "Moeten kunststof kozijnen ook onderhouden worden?",
              answer: [
                "Niet geverfd, wel gewassen en nagekeken. Houd de afwateringsgaatjes open en vervang rubber dat hard is geworden.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "NU.nl: je huis in de verf zetten",
      url: "https://www.nu.nl/wonen/5828184/je-huis-in-de-verf-zetten-de-perfecte-klus-voor-dit-seizoen.html",
    },
    {
      title: "NU.nl: mooi weer, tijd om het huis te schilderen (advies Vereniging Eigen Huis)",
      url: "https://www.nu.nl/wonen/5259050/mooi-weer-dus-tijd-huis-schilderen.html?redirect=1",
    },
    {
      title: "Trimetal: wanneer is het te nat of te koud om te schilderen",
      url: "http://www.trimetal.be/nl/tips-en-tricks/wanneer-is-het-te-nat-of-te-koud-om-te-schilderen",
    },
    {
      title: "Meterpaint: schildersweerbericht",
      url: "https://www.meterpaint.com/tools/schildersweerbericht",
    },
    {
      title: "Duurzamegebouwen.be: onderhoud van schrijnwerk",
      url: "https://www.duurzamegebouwen.be/gids/zone4.php",
    },
    {
      title: "Departement Omgeving: gezonde verven en loodverf in oude huizen",
      url: "https://omgeving.vlaanderen.be/gezonde-verven-lakken-en-vernissen-kiezen-waar-moet-je-op-letten",
    },
    {
      title: "GGD Zeeland: andere bronnen van lood",
      url: "https://www.ggdzeeland.nl/voor-u-en-jou/milieu-en-gezondheid/omgeving/lood-in-de-leefomgeving/andere-bronnen-van-lood.htm",
    },
    {
      title:
        "Staatssecretaris van Financiën: wat onder het lage btw-tarief valt (toelichting Tabel I, b 8, b 19 en b 20)",
      url: "https://wetten.overheid.nl/BWBR0035530",
      checked: "2026-11-24",
      edition: "tekst uit 2014; het lage tarief is sinds 2019 9%",
    },
    {
      title: "FOD Financiën: verbouwen aan 6% btw",
      url: "https://financien.belgium.be/nl/particulieren/woning/verbouwen-btw-tarief",
      checked: "2026-11-24",
      edition: "bewaarde versie zonder datum",
    },
    {
      title: "Embuild: verklaring op de factuur in plaats van het btw-attest",
      url: "https://embuild.be/nl/nieuws/de-afschaffing-van-het-6-btw-attest-werd-goedgekeurd",
      checked: "2026-11-24",
      edition: "bewaarde versie uit 2022",
    },
  ],
  relatedServices: ["onderhoud/schilder", "onderhoud/onderhoud-dakkapel", "onderhoud/onderhoud-hout-dak"],
  relatedArticles: ["dakkapel-renovatie", "dak-onderhoud-jaarschema", "gevellekkage"],
};
