import type { Article } from "~/content/types";

export const article: Article = {
  slug: "dakbedekking-materialen",
  title: "Dakbedekking vergelijken: zes materialen naast elkaar",
  meta: {
    title: "Dakbedekking vergelijken: pannen, lei, zink, bitumen, EPDM",
    description:
      "De helling van uw dak beslist eerst, daarna pas smaak en prijs. Zes soorten dakbedekking vergeleken op levensduur, gewicht, herstel en onderhoud.",
    keywords: ["dakbedekking", "EPDM of bitumen", "leien dak", "zinken dak", "levensduur dakbedekking"],
  },
  category: "daken",
  excerpt:
    "Niet elk materiaal kan op elk dak. Begin bij de helling, kijk daarna naar gewicht, levensduur en hoe u een beschadiging herstelt.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "De helling kiest voor u. Op een steil dak stapelt u kleine stukken die water afvoeren: pannen of leien. Op een vlak dak legt u een gesloten vel: bitumen, EPDM of PVC. Zink kan op beide, mits goed ontworpen. Vergelijk daarna levensduur, gewicht en herstelbaarheid, en reken de prijs per jaar.",
  sections: [
    {
      id: "helling-eerst",
      heading: "Stap één: meet de helling",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Leg een waterpas van een meter horizontaal tegen een spoor op zolder en meet aan het vrije uiteinde hoeveel het dak lager of hoger ligt. Zeventig centimeter per meter is 35 graden. Een telefoon met hellingmeter werkt ook.",
          ],
        },
        {
          type: "table",
          caption: "Welk materiaal past ruwweg bij welke helling",
          head: ["Helling", "Past", "Past niet"],
          rows: [
            ["Bijna vlak, tot 3 graden", "bitumen, EPDM, PVC", "pannen, leien, zink met gewone naden"],
            ["3 tot 15 graden", "bitumen, EPDM, zink met staande naad", "de meeste pannen"],
            [
              "15 tot 25 graden",
              "zink, enkele vlakke pannen met extra folie",
              "kleine leien zonder berekening",
            ],
            ["25 graden en steiler", "keramische pan, betonpan, leien, zink", "grind en losliggende banen"],
          ],
          note: "De fabrikant van uw pan of baan geeft de precieze grens. Die gaat voor deze tabel.",
        },
      ],
    },
    {
      id: "staalkaart",
      heading: "Zes materialen, zes manieren om water te keren",
      blocks: [
        {
          type: "figure",
          drawing: "dakbedekking-materialen",
          alt: "Zes stroken dak naast elkaar, elk met een ander materiaal en de manier waarop de stukken aan elkaar vastzitten.",
          caption: "Let op de naad: daar verschilt elk materiaal, en daar begint de slijtage.",
          legend: [
            "Keramische pan: gebakken klei, grijpt met randen in de buurpan.",
            "Betonpan: geperst beton, zijsluiting en een ruime overlap in de lengte.",
            "Natuurlei: dunne steen in dubbele dekking, met haak of spijker.",
            "Zink: lange banen met een omgezette staande naad.",
            "Bitumen: twee lagen over elkaar gelast, met leislag bovenop.",
            "EPDM: rubber in één groot vel of in banen, gelijmd of met ballast.",
          ],
        },
        {
          type: "table",
          caption: "Wat u van elk materiaal mag verwachten",
          head: ["Materiaal", "Levensduur", "Sterk", "Zwak"],
          rows: [
            [
              "Keramische pan",
              "zeker 50 jaar, in een studie 75 jaar",
              "kleurvast, per stuk te vervangen",
              "duurder; oude modellen zijn soms niet meer te krijgen",
            ],
            [
              "Betonpan",
              "ongeveer 50 jaar",
              "goedkoper, snel gelegd",
              "zwaarder, verkleurt en wordt sneller groen",
            ],
            [
              "Natuurlei",
              "zeer lang bij goede steen; de haken slijten eerder",
              "licht, fraai op ronde vormen",
              "vakwerk; kwaliteit van de steen loopt sterk uiteen",
            ],
            [
              "Zink",
              "lang, als de onderkant kan drogen",
              "licht, geschikt voor goot, kil en dakkapelwang",
              "werkt veel; verkeerd vastgezet scheurt het",
            ],
            [
              "Bitumen",
              "rond 30 jaar",
              "sterk, overal te herstellen",
              "verweert in de zon; gelast met open vuur",
            ],
            [
              "EPDM",
              "rond 40 jaar",
              "blijft soepel, geen vlam nodig, weinig naden",
              "een scherp voorwerp gaat er door; vraagt schone lijmvlakken",
            ],
          ],
          note: "Bitumen en EPDM: Vereniging Eigen Huis, die voor PVC 25 jaar noemt. Pannen: Creaton in NU.nl (2021) en NIBE (2007). Leien en zink: te afhankelijk van kwaliteit en detail voor één getal.",
        },
      ],
    },
    {
      id: "gewicht",
      heading: "Gewicht en geluid",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een dak met betonpannen weegt rond 50 kilo per vierkante meter, zonder latten. Wie van leien of een golfplaat naar pannen gaat, moet de kap laten narekenen. Andersom geeft een licht dak minder tegenwicht bij storm: dan zijn meer bevestigingen nodig.",
            "Regen klinkt op zink en dunne plaat hard als er geen volle isolatie onder zit. Pannen dempen beter, maar laten bij stuifsneeuw iets door. Op een plat dak hoort u het meest van een lichtkoepel, niet van de dakbedekking.",
          ],
        },
      ],
    },
    {
      id: "combineren",
      heading: "Materialen die elkaar schaden",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Koper boven zink.** Regenwater van koper lost zink op. Onder een koperen goot of leiding hoort geen zinken dak.",
            "**Zink op nat hout of beton.** Zonder lucht aan de onderkant vreet het van binnenuit weg. Gebruik een scheidingslaag.",
            "**EPDM op oud bitumen.** Rubber verdraagt vers bitumen en olie slecht. Er moet een scheidingslaag tussen, of een baan die daarvoor gemaakt is.",
            "**Lood op keramiek.** Nieuw lood geeft witte strepen op pannen. Behandel het meteen met patineerolie.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Bij een reparatie met het verkeerde materiaal is het lek na een jaar terug. Zeg de dakdekker dus wat er ligt, of laat het hem eerst bekijken.",
          ],
        },
      ],
    },
    {
      id: "kiezen",
      heading: "Zo komt u tot een keuze",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Helling en vorm",
              text: "Veel hoeken, dakkapellen en rondingen vragen kleine stukken of een soepel vel.",
            },
            {
              title: "Draagkracht",
              text: "Weet wat er nu op ligt en hoeveel dat weegt.",
            },
            {
              title: "Plannen",
              text: "Komen er zonnepanelen of een groendak? Laat de bedekking dan even lang meegaan als wat erop komt.",
            },
            {
              title: "Regels ter plaatse",
              text: "Welstand, verkaveling en monument bepalen vaak kleur en soort.",
            },
            {
              title: "Prijs per jaar",
              text: "Deel de hele offerte, met steiger en afvoer, door de verwachte levensduur. Zo wordt een dure pan soms de goedkoopste.",
            },
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Bewaar twintig stuks",
          text: "Laat na de klus een stapel pannen of leien achter, droog en uit het zicht. Over dertig jaar is dat model uit de handel.",
        },
        {
          type: "countries",
          nl: [
            "Een ander materiaal of een andere kleur aan de voorkant kan vergunningplichtig zijn. Oude golfplaten en kunstleien van vóór {asbest bouwjaar nl} laat u eerst op asbest onderzoeken.",
          ],
          be: [
            "In een verkaveling staan materiaal, helling en kleur vaak voorgeschreven: lees dat na voordat u kiest. Kunstleien en onderdakplaten van vóór {asbest bouwjaar be} kunnen asbest bevatten.",
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
              question: "Is EPDM beter dan bitumen?",
              answer: [
                "Op een eenvoudig dak met weinig doorvoeren wint EPDM op levensduur. Zijn er veel hoeken, wordt er vaak gelopen of moet er later iets bij, dan is bitumen makkelijker te herstellen.",
              ],
            },
            {
              question: "Zegt een levensduurverklaring iets over mijn dak?",
              answer: [
                "Die gaat over het materiaal in een proef. Een slechte rand of te weinig afschot haalt elk cijfer onderuit.",
              ],
            },
            {
              question: "Kan ik dakbedekking zelf leggen?",
              answer: [
                "Een schuurtje met een EPDM-zeil op maat lukt een handige klusser. Op een woning gaat het om rand, opstand en afvoer, en om de verzekering: laat [dakbedekking](/daken/dakbedekking) aan een vakman.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Vereniging Eigen Huis: plat dak",
      url: "https://www.eigenhuis.nl/wonen/onderhoud/onderhoud-buiten/plat-dak",
    },
    {
      title: "NU.nl: welke dakbedekking gaat het langste mee? (juli 2021)",
      url: "https://www.nu.nl/wonen/6144618/welke-dakbedekking-gaat-het-langste-mee.html",
    },
    {
      title: "Cobouw: betondakpannen of de gebakken kleidakpan, met cijfers van NIBE (2007)",
      url: "https://www.cobouw.nl/bouwbreed/nieuws/2007/10/betondakpannen-of-de-oer-hollandse-gebakken-kleidakpan-10151588",
    },
    {
      title: "Stichting RIONED: dakconstructie, gewicht van betonpannen",
      url: "https://www.riool.net/dakconstructie",
    },
    {
      title: "De Morgen: asbest in Vlaamse gebouwen van vóór 2001, waaronder dakleien (november 2022)",
      url: "https://www.demorgen.be/beter-leven/verkoop-je-een-huis-van-voor-2001-dan-moet-je-vanaf-vandaag-asbestattest-voorleggen-hoe-geraak-je-eraan-en-wat-kost-het~b5bd1538/",
    },
    {
      title: "Dakbestek: levensduurverklaringen dakbedekking",
      url: "https://www.dakbestek.nl/levensduurverklaringen-dakbedekking/",
    },
  ],
  relatedServices: ["daken/dakbedekking", "daken/dakrenovatie", "daken/dakinspectie"],
  relatedArticles: ["dakpannen-welke-keus-is-er", "wat-is-bitumen-dakbedekking", "plat-dak"],
};
