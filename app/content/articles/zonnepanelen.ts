import type { Article } from "~/content/types";

export const article: Article = {
  slug: "zonnepanelen",
  title: "Zonnepanelen: eerst het dak, dan de stroom",
  meta: {
    title: "Zonnepanelen op uw dak: keuring, montage en regels 2027",
    description:
      "Is uw dak klaar voor zonnepanelen? Controle vooraf, montage zonder lek, brandveilig werken, en wat er verandert met salderen en het capaciteitstarief.",
    keywords: ["zonnepanelen dak", "salderen stopt 2027", "capaciteitstarief", "zonnepanelen plat dak"],
  },
  category: "isolatie-en-energie",
  excerpt:
    "Panelen liggen er tientallen jaren, dus het dak eronder moet dat ook halen. Wat u laat nakijken, hoe de montage droog blijft en welke rekenregels gelden.",
  published: "2026-11-21",
  updated: "2026-11-21",
  lead: "Laat eerst het dak keuren, vergelijk dan pas panelen. Wie ze op een versleten dak zet, betaalt later voor eraf halen, dak vernieuwen en terugleggen. In Nederland stopt salderen op {salderen einde nl}; in Vlaanderen meet de digitale meter nu al apart. In beide landen verdient u het meest aan stroom die u zelf meteen gebruikt.",
  sections: [
    {
      id: "dak-keuren",
      heading: "Is uw dak er klaar voor?",
      blocks: [
        {
          type: "list",
          style: "check",
          intro: "Een dakdekker kijkt vóór de offerte van de installateur naar deze punten:",
          items: [
            "**Resterende jaren.** Panelen gaan twintig tot vijfentwintig jaar mee. Haalt de dakbedekking dat niet, vernieuw die dan nu.",
            "**Draagkracht.** Op een plat dak komt ballast bij het gewicht van de panelen. De constructeur rekent ook met water en sneeuw.",
            "**Pannen en latten.** Bij elke haak moet een pan omhoog. Brosse pannen breken, rotte latten houden niets.",
            "**Asbest.** Op asbesthoudende platen of leien komen geen panelen. Die gaan er eerst af, volgens de regels.",
            "**Schaduw.** Schoorsteen, dakkapel en boom. Kijk op een heldere dag in november: dan staat de zon laag.",
            "**Vrije stroken.** Nok, rand, goot en afvoer blijven bereikbaar. Een dak dat vol ligt, kan niemand meer onderhouden.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Wordt het dak toch vernieuwd, isoleer dan meteen van buitenaf. De steiger staat er, en de volgorde klopt: [eerst isoleren](/kennisbank/energiebesparing-door-isolatie), dan opwekken.",
          ],
        },
      ],
    },
    {
      id: "montage",
      heading: "Montage die niet lekt",
      blocks: [
        {
          type: "figure",
          drawing: "zonnepanelen",
          alt: "Doorsnede van een pannendak met een zonnepaneel op rails, een dakhaak door de pannenlaag en de kabel naar binnen.",
          caption: "De haak draagt op het hout, niet op de pan. Water loopt onder het paneel gewoon door.",
          legend: [
            "Zonnepaneel met aluminium rand.",
            "Klem die het paneel op de rail houdt.",
            "Draagrail, evenwijdig aan de nok.",
            "Dakhaak, in het hout van spoor of ondersteunde balk geschroefd.",
            "Dakpan, aan de onderkant ingeslepen zodat hij vlak op de haak ligt.",
            "Kabeldoorvoer door een hulppan of manchet.",
            "Waterkerende folie en dakbeschot, zonder open gat.",
            "Omvormer binnen, op een harde ondergrond met ruimte eromheen.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Een pan die klem zit tussen haak en paneel breekt in de eerste winter. De monteur slijpt daarom een uitsparing. Kabels hangen vast onder de rails en raken nooit het dak of een goot vol water. Stekkers van twee merken die toevallig passen, horen niet op elkaar: een slecht contact wordt heet.",
            "Op een plat dak staan panelen op voeten met tegels. Onder elke voet hoort een beschermmat die bij de dakbedekking past. De opstelling mag niet over een naad, in een plas of tegen de afvoer staan. Laat het ballastplan zien, want te weinig gewicht waait weg en te veel drukt de isolatie in.",
          ],
        },
      ],
    },
    {
      id: "veilig",
      heading: "Brandveilig en verzekerd",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Slechte verbindingen en slordige montage zijn de bekende oorzaken van brand. Vraag na oplevering om het meetrapport, het legplan met foto’s van de kabels en de gegevens van de omvormer. In Nederland bestaat de keuring Scope 12. Voor grote installaties vragen verzekeraars er vaak om, voor een woonhuis is die meestal vrijwillig.",
            "Meld de panelen bij uw opstalverzekering (in België de brandverzekering), met het bedrag. Ze horen bij het huis. Wat u niet meldt, kan bij hagel of storm een discussie worden.",
          ],
        },
        {
          type: "callout",
          tone: "urgent",
          title: "Rook, knetteren of een schroeiplek?",
          text: "Bel 112 bij vuur. Blijf van kabels en panelen af: zolang er licht op valt, staat er spanning op. Schakel de groep in de meterkast alleen uit als u daar veilig bij kunt.",
        },
      ],
    },
    {
      id: "rekenen",
      heading: "Rekenen met de regels van nu",
      blocks: [
        {
          type: "countries",
          nl: [
            "Tot en met {salderen einde nl anders} streept u teruggeleverde stroom weg tegen uw verbruik. Vanaf {salderen einde nl} kan dat niet meer. U krijgt dan een vergoeding: tot {salderen vergoeding nl} minstens de helft van het kale leveringstarief, dus zonder belasting.",
            "Leveranciers mogen ook kosten voor terugleveren rekenen. Vergelijk daarom het saldo van vergoeding en kosten, niet één van de twee.",
            "Op levering en plaatsing van panelen op of bij een woning geldt sinds 2023 een btw-tarief van {btw panelen nl}. Een hele nieuwe meterkast valt daar niet onder.",
          ],
          be: [
            "De digitale meter telt afname en injectie apart. Voor wat u injecteert, sluit u een contract met een leverancier. Een terugdraaiende teller krijgt u bij nieuwe panelen niet meer.",
            "Sinds 1 januari 2023 hangt een deel van de nettarieven af van uw maandpiek, het hoogste kwartier aan afname. Injectie telt daarin niet mee. Laat wagen, boiler en oven dus niet tegelijk draaien.",
            "Na plaatsing komt een AREI-keuring door een erkend organisme, daarna meldt u de installatie bij Fluvius. De Vlaamse premie geldt niet meer voor installaties die vanaf 1 januari 2024 gekeurd zijn.",
          ],
        },
        {
          type: "steps",
          steps: [
            {
              title: "Zoek uw dagverbruik",
              text: "Lees op uw meter of in de app af wat u tussen tien en vier uur gebruikt, op een gewone werkdag.",
            },
            {
              title: "Kies een maat die daarbij past",
              text: "Een dak vol panelen levert in juni veel op wat u voor weinig verkoopt.",
            },
            {
              title: "Verschuif",
              text: "Wasmachine, vaatwasser, boiler en auto op het middaguur. Dat kost niets.",
            },
            {
              title: "Vraag de terugverdientijd zonder salderen",
              text: "Rekent een verkoper nog met volle verrekening, vraag dan een nieuwe berekening.",
            },
          ],
        },
      ],
    },
    {
      id: "vergunning",
      heading: "Vergunning: meestal niet, soms wel",
      blocks: [
        {
          type: "table",
          caption: "Wanneer panelen op een woning zonder vergunning mogen",
          head: ["Dak", "Voorwaarde"],
          rows: [
            [
              "Schuin dak, NL",
              "binnen het dakvlak, direct erop of erin, met dezelfde helling als het dak; omvormer binnen",
            ],
            ["Plat dak, NL", "afstand tot de rand minstens gelijk aan de hoogte van de opstelling"],
            ["Plat dak, Vlaanderen", "vrijgesteld onder voorwaarden; vraag de gemeente naar de hoogte"],
            [
              "Schuin dak, Vlaanderen",
              "doorgaans vrijgesteld als de panelen in het dakvlak liggen en de helling volgen",
            ],
          ],
          note: "Bij een monument, beschermd gezicht of erfgoed gelden extra regels. Uw gemeente kan afwijken.",
        },
      ],
    },
    {
      id: "later-onderhoud",
      heading: "Onderhoud zonder klimpartij",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Regen spoelt panelen op een schuin dak schoon. Vogelnesten, mos en blad eronder zijn het echte probleem, want zij houden pannen en goot nat. Een rooster langs de rand weert duiven, mits water en lucht erdoor kunnen.",
            "Kijk elke maand of de opbrengst klopt met vorig jaar. Een plotselinge daling is een defect of schaduw. Kijk na storm vanaf de straat of de rijen recht liggen. Wassen, losmaken en herstellen doet een bedrijf met valbeveiliging.",
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Ik heb een lek onder de panelen. Wie moet ik bellen?",
              answer: [
                "Eerst de dakdekker die mag uitzoeken waar het vandaan komt, met de installateur erbij voor het losmaken. Leg schriftelijk vast wie wat loskoppelt, anders wijzen twee bedrijven naar elkaar.",
              ],
            },
            {
              question: "Wat is beter, oost-west of zuid?",
              answer: [
                "Zuid geeft de hoogste jaaropbrengst. Oost-west spreidt de stroom over ochtend en avond. Zonder salderen past dat vaak beter bij een gezin.",
              ],
            },
            {
              question: "Heb ik een thuisbatterij nodig?",
              answer: [
                "Niet om te beginnen. Meet eerst een jaar wat u overhoudt. Verschuiven van verbruik is goedkoper dan opslaan.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Rijksoverheid: salderingsregeling stopt in 2027",
      url: "https://www.rijksoverheid.nl/onderwerpen/energie-thuis/salderingsregeling",
      checked: "2026-11-24",
      edition: "bewaarde versie zonder datum",
    },
    {
      title: "Eerste Kamer: nota bij het wetsvoorstel, minimaal 50 procent tot 1 januari 2030",
      url: "https://parlementairemonitor.nl/9353000/1/j9vvij5epmj1ey0/vmiyqw6tvvwd",
    },
    {
      title: "Accountancy Vanmorgen: Belastingdienst verduidelijkt nultarief zonnepanelen",
      url: "https://www.accountancyvanmorgen.nl/2023/04/07/belastingdienst-verduidelijkt-toepassing-nultarief-zonnepanelen/",
    },
    {
      title: "NAV en Fluvius: capaciteitstarief sinds 1 januari 2023",
      url: "https://nav.be/artikel/3521/capaciteitstarief-wat-is-er-veranderd-sinds-1-januari-2023/",
    },
    {
      title: "Gemeente Rijkevorsel: premie zonnepanelen stopgezet vanaf 2024",
      url: "https://rijkevorsel.be/bouwen-en-wonen/premies-en-subsidies/premie-van-fluvius-voor-zonnepanelen-op-gebouwen",
    },
    {
      title: "Besluit omgevingsrecht, bijlage II: dakkapel en panelen zonder vergunning",
      url: "https://wetten.overheid.nl/BWBR0027464",
      checked: "2026-11-24",
      edition: "wettekst uit 2015, vervallen per 2024",
    },
    {
      title: "Dedalus: vrijstellingen van vergunning in Vlaanderen",
      url: "http://www.dedalus.be/vergunningen/vrijstelling/",
    },
    {
      title: "Klap: Scope 12, verplicht bij grote installaties",
      url: "https://www.klap.com/nieuws/vanaf-1-januari-uw-zonnepanelen-verplicht-gekeurd-volgens-scope-12/",
    },
  ],
  relatedServices: ["daken/dakinspectie", "daken/dakrenovatie", "daken/dakbedekking"],
  relatedArticles: ["schuin-dak", "groendaken", "daklekkage-verzekering"],
};
