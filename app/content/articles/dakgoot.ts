import type { Article } from "~/content/types";

export const article: Article = {
  slug: "dakgoot",
  title: "De dakgoot: soorten, gebreken en onderhoud",
  meta: {
    title: "Dakgoot: soorten, gebreken en onderhoud van mast- en bakgoot",
    description:
      "Welke goot hebt u, waarom loopt hij over en wanneer is zink op? Met doorsnede van de bakgoot, gootmaten van de fabrikant en de burenregels in NL en België.",
    keywords: ["dakgoot", "bakgoot", "mastgoot", "zinken goot lek", "dakgoot schoonmaken"],
  },
  category: "dakgoten",
  excerpt:
    "Een goot die binnen overloopt doet meer kwaad dan een gat in een pan. Leer uw goot kennen: type, verval, naden en het punt waarop herstellen niet meer loont.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Kijk tijdens een stevige bui naar uw goot. Stroomt het water over de voorrand, dan is hij vol, scheef of te klein: hinderlijk, maar het valt in de tuin. Druipt het langs de muur of uit het houtwerk, dan gaat het water de constructie in en hebt u haast.",
  sections: [
    {
      id: "soorten",
      heading: "Welke goot hangt er aan uw huis?",
      blocks: [
        {
          type: "table",
          caption: "Vier soorten goten en hun zwakke plek",
          head: ["Soort", "Herkennen", "Zwakke plek"],
          rows: [
            ["Mastgoot of hanggoot", "Half rond, hangt vrij in beugels", "Beugels buigen, verval verdwijnt"],
            [
              "Bakgoot",
              "Rechthoekig, houten bak bekleed met zink, op klossen",
              "Rot in de houten bodem onder een lekke naad",
            ],
            [
              "Zalinggoot",
              "Tussen twee daken die naar elkaar toe hellen",
              "Loopt naar binnen over, er is geen buitenkant",
            ],
            [
              "Kilgoot",
              "Schuin, in de inwendige hoek van twee dakvlakken",
              "Blad en mos stuwen het water onder de pannen",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De bakgoot is bij oudere huizen de klassieker, in België nog meer dan in Nederland. Hij ziet er van beneden gezond uit tot het boeideel openspringt. Daarom krijgt hij hier de tekening.",
          ],
        },
      ],
    },
    {
      id: "bakgoot",
      heading: "De bakgoot van binnen",
      blocks: [
        {
          type: "figure",
          drawing: "dakgoot",
          alt: "Dwarsdoorsnede van een bakgoot aan de dakvoet: onderste pan, zinken bak in een houten goot op klossen, boeideel, muur en plafond.",
          caption: "Dwarsdoorsnede van een zinken bakgoot op de muur.",
          legend: [
            "Onderste pan, die een paar centimeter boven de goot uitsteekt.",
            "Slab of folie die van het onderdak tot in de goot loopt.",
            "Achterrand van het zink: de hoogste kant.",
            "Zinken bak, los in het hout zodat hij kan uitzetten.",
            "Voorrand met kraal: minstens twee centimeter lager dan de achterrand.",
            "Houten gootbodem en boeideel: hier begint de rot.",
            "Gootklos of consool, die de bak op de muur draagt.",
            "Noodoverloop door het boeideel, zichtbaar van de straat.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Nummer 3 en 5 zijn de redding van menig plafond. Is de voorrand lager, dan valt het teveel aan water in de straat. Bij goten die ooit opgehoogd of verzakt zijn, staat de voorkant hoger. Dan loopt elke verstopping recht de spouw in.",
            "Nummer 4 verklaart waarom gootnaden scheuren. Zink wordt in de zon langer en ’s nachts korter. Zit het ergens vast met een spijker of is een stuk te lang aan elkaar gesoldeerd, dan geeft de naad het op. In lange goten horen daarom expansiestukken.",
          ],
        },
      ],
    },
    {
      id: "maten",
      heading: "Maten waar u een vakman op mag wijzen",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Verval naar de uitloop",
              value: "2 mm per meter",
              note: "Voorschrift van NedZink voor goten in beugels.",
            },
            {
              label: "Afstand tussen beugels",
              value: "ten hoogste 66 cm",
              note: "Met twee roestvaste schroeven per beugel.",
            },
            {
              label: "Overlap van een soldeernaad",
              value: "minstens 1 cm",
              note: "In de richting van de stroom gelegd.",
            },
            {
              label: "Technische levensduur van zink",
              value: "30 tot 50 jaar",
              note: "Volgens Helix, een bureau voor bouwinspecties.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Witte plekken aan de onderkant van oud zink zijn geen kalk. Daar zit vocht tussen zink en hout of beugel, en het metaal lost van onderaf op. Een reparatielapje bovenop verandert daar niets aan.",
          ],
        },
      ],
    },
    {
      id: "schoonmaken",
      heading: "Schoonmaken: wanneer en hoe",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Eens per jaar als er geen boom in de buurt staat, anders in mei na de bloesem en eind november na de laatste bladeren. Kies een dag na droog weer: droog blad veegt u eruit, nat blad is modder.",
          ],
        },
        {
          type: "list",
          style: "number",
          items: [
            "Haal grof vuil weg met een handveger en een kunststof schep. Metaal krast het zink open.",
            "Begin bij de uitloop en werk ervandaan, zodat er niets in de pijp valt.",
            "Giet een emmer water aan de hoge kant. Blijft er een plas, dan is het verval weg.",
            "Kijk meteen naar naden, kraal en de onderste pannen. Maak foto’s.",
            "Veeg ook de korf schoon en controleer de [regenpijp](/kennisbank/regenpijp).",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Niet leunen op de goot",
          text: "Een ladder tegen een mastgoot buigt de beugels, tegen een bakgoot staat hij op rot hout. Gebruik een ladderafhouder tegen de muur en blijf met uw heup tussen de ladderbomen. Zelf doen kan bij een lage goot, aan een schuur of aanbouw. De goot van een verdieping is werk voor iemand met een steiger of hoogwerker: [dakgoot reinigen](/daken/dakgoot-reinigen).",
        },
      ],
    },
    {
      id: "herstellen-of-vernieuwen",
      heading: "Herstellen of vernieuwen",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Eén gescheurde naad, zink verder gaaf:** schoonschuren en opnieuw solderen. Lijm en aluminiumband zijn alleen een noodverband.",
            "**Putjes over de hele lengte:** het zink is op. Solderen trekt nieuwe gaatjes ernaast.",
            "**Boeideel zacht, zink goed:** de bak eruit, hout vervangen, bak terug als hij dat overleeft. Vaak komt er dan toch nieuw zink.",
            "**Goot hangt door:** bij een mastgoot beugels bijstellen of bijzetten, bij een bakgoot de klossen nakijken.",
            "**Bekleden met EPDM of kunststof:** kan een bakgoot verlengen, maar alleen op een droge, harde bodem en met nette aansluiting onder de pannen.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Onder een rieten dak of onder een oud bitumendak hoort geen kaal zink: het water daarvan tast het aan. Vraag bij [gootlekkage](/daken/dakgoot-lekkage) altijd wat de oorzaak was, niet alleen wat er vervangen is.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Uw dak mag niet op het erf van de buren afwateren, ook niet via een overlopende goot. Water in hun goot laten lopen mag evenmin, tenzij u dat samen afspreekt (Burgerlijk Wetboek 5, artikel 52 en 53).",
            "Op gootherstel en gootreiniging rekent een aannemer {btw hoog nl} btw.",
          ],
          be: [
            "Ook in België hoort ieder zijn dakwater op eigen grond of op de openbare weg te lozen. Rijwoningen delen toch vaak een goot. Zo’n toestand kan een erfdienstbaarheid zijn geworden; zaag dus niets los voordat u met de buren en eventueel de notaris hebt gesproken.",
            "Herstel en vervanging kunnen bij een woning van minstens {woning btw be} aan {btw laag be} btw. Reiniging sluit FOD Financiën daarvan uit. Laat vooraf opschrijven welk tarief de aannemer voor het leegmaken rekent.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over dakgoten",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Zijn gootroosters een goed idee?",
              answer: [
                "Onder bomen met groot blad wel. Dennennaalden en mos vallen erdoor of blijven erop liggen, en u ziet dan niet meer wat eronder gebeurt. Til ze jaarlijks op.",
              ],
            },
            {
              question: "Er hangen ijspegels. Moet ik iets doen?",
              answer: [
                "Blijf eronder vandaan. Hak niet in de goot en gooi er geen zout op. Kijk bij dooi of het water wegloopt en of er binnen een plek verschijnt.",
              ],
            },
            {
              question: "Groeit er gras in de goot, is hij dan lek?",
              answer: [
                "Dat hoeft niet, maar hij is in elk geval jaren niet geleegd. Wortels kruipen in naden. Laat hem na het schoonmaken vullen met een emmer en kijk aan de onderkant.",
              ],
            },
            {
              question: "Wie onderhoudt de goot van een huurhuis?",
              answer: [
                "Dat staat in het huurcontract. Veel verhuurders laten het reinigen over aan de huurder en doen zelf het herstel. Vraag het na voordat u opdracht geeft.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Bouwslim: soorten dakgoten",
      url: "https://new.bouwslim.be/dak/dakgoot-en-afvoer/soorten",
    },
    {
      title: "NedZink: dakgoten in de beugel, montage",
      url: "https://www.nedzink.com/dakgoten-en-hemelafwaterafvoerbuizen/dakgoten/dakgoten-in-de-beugel/",
    },
    {
      title: "WTCB (Buildwise), TV 244: buitengoten",
      url: "https://www.wtcb.be/homepage/index.cfm?cat=publications&sub=tv-nit&pag=244&art=2&niv01=2_3&niv02=2_3_1",
    },
    {
      title: "Helix: vochtigheidscorrosie aan zinken goten",
      url: "https://helix.nl/nieuws/uit-de-praktijk-vochtigheidscorrosie-zinken-goten",
    },
    {
      title: "NedZink: titaanzink in combinatie met andere materialen",
      url: "https://www.nedzink.com/nl/verwerkingsvoorschriften/titaanzink-in-combinatie-met-andere-materialen/",
    },
    {
      title: "OHRA: dakgoot bladvrij maken",
      url: "https://ohra.nl/woonverzekeringen/blog/is-jouw-dakgoot-al-bladvrij",
    },
    {
      title: "Burgerlijk Wetboek 5, artikel 52",
      url: "https://wetboekplus.nl/burgerlijk-wetboek-boek-5-artikel-52-afdekking-van-gebouwen-en-werken/",
    },
    {
      title: "Burgerlijk Wetboek 5, artikel 53",
      url: "https://wetboekplus.nl/burgerlijk-wetboek-boek-5-artikel-53-water-of-vuilnis-bij-naburig-erf/",
    },
    {
      title: "Expert Bouw: regenafvoer en erfdienstbaarheid (België)",
      url: "https://www.expert-bouw.be/l/dit-is-een-blogbericht-met-afbeeldingen/",
    },
    {
      title: "FOD Financiën: verbouwen aan 6% btw",
      url: "https://financien.belgium.be/nl/particulieren/woning/verbouwen-btw-tarief",
      checked: "2026-11-24",
      edition: "bewaarde versie zonder datum",
    },
  ],
  relatedServices: ["daken/dakgoot-reinigen", "daken/dakgoot-lekkage", "onderhoud/onderhoud-dakgoot"],
  relatedArticles: ["regenpijp", "gevellekkage", "dak-onderhoud-jaarschema"],
};
