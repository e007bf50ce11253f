import type { Article } from "~/content/types";

export const article: Article = {
  slug: "groendaken",
  title: "Groendak aanleggen: gewicht, opbouw en onderhoud",
  meta: {
    title: "Groendak aanleggen: gewicht, opbouw, kosten en subsidie",
    description:
      "Sedum op het dak van aanbouw of garage? Wat het dak moet dragen, de lagen in de juiste volgorde, het werk per jaar en de subsidies rond Eindhoven en in België.",
    keywords: ["groendak", "sedumdak", "groen dak subsidie Eindhoven", "groendak gewicht"],
  },
  category: "daken",
  excerpt:
    "Een sedumdak houdt water vast en beschermt de dakbedekking tegen zon. Het werkt alleen als het dak eronder sterk, dicht en wortelvast is.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Een groendak begint niet met planten maar met een keuring. Kan de vloer het natte pakket dragen, en houdt de dakbedekking wortels tegen? Twee keer ja, dan is sedum op een aanbouw, garage of dakkapel goed te doen. Is de dakbedekking over tien jaar op, vernieuw die dan eerst: onder een tuin komt u er niet meer bij.",
  sections: [
    {
      id: "twee-soorten",
      heading: "Sedum of een echte tuin?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Er zijn twee soorten. Een **extensief** dak is een dun pakket met vetplantjes, mos en kruiden. U loopt er alleen op voor onderhoud. Een **intensief** dak is een tuin: gras, heesters, een pad. Daar hoort veel meer aarde bij, een bewatering en een dak dat erop ontworpen is.",
            "Op een bestaande woning gaat het bijna altijd om de eerste soort. De rest van dit artikel gaat daarover.",
          ],
        },
        {
          type: "facts",
          facts: [
            {
              label: "Nat gewicht",
              value: "50 tot meer dan 100 kg per m²",
              note: "Opbouw met water erin, volgens Stichting RIONED.",
            },
            {
              label: "Weg te halen grind",
              value: "minstens 60 kg per m²",
              note: "Een grinddak heeft dus vaak ruimte in de berekening.",
            },
            {
              label: "Water vasthouden",
              value: "vanaf 15 liter per m²",
              note: "De eis die Geldrop-Mierlo aan de subsidie stelt; andere gemeenten vragen 25 liter.",
            },
          ],
        },
      ],
    },
    {
      id: "opbouw",
      heading: "De lagen in de juiste volgorde",
      blocks: [
        {
          type: "figure",
          drawing: "groendaken",
          alt: "Doorsnede van een sedumdak op een plat dak, met een grindstrook langs de rand en een controleput boven de afvoer.",
          caption: "Elke laag beschermt de laag eronder. De afvoer blijft altijd zichtbaar.",
          legend: [
            "Dakvloer met dampremmende laag en isolatie: een warm dak.",
            "Wortelwerende dakbedekking, tot boven de planten tegen de rand opgezet.",
            "Beschermdoek tegen scherpe delen.",
            "Drainageplaat met bakjes: bewaart water en laat het teveel weg.",
            "Filterdoek: houdt fijne aarde uit de drainage.",
            "Substraat: licht, mineraal mengsel, geen tuinaarde.",
            "Sedum en kruiden, als mat of als plug.",
            "Grindstrook langs rand en opstand, met een controleput op de afvoer.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Tuinaarde is een slechte keuze. Die klinkt in, wordt zwaar en brengt onkruid mee. Bemest ook niet zwaar: sedum wordt er slap van.",
            "De grindstrook is geen versiering. Die houdt wortels van de opstand weg, remt vlammen en houdt de rand zichtbaar. Bij een dakraam of een gevel met ramen maakt een vakman de strook breder, volgens de brandregels voor dat gebouw. Een looppad is het niet: de strook ligt langs de rand.",
            "Op een hellend dak kan het ook, tot een zekere helling. Dan zijn balkjes nodig die het pakket tegen schuiven houden, en droogt de bovenkant sneller uit.",
          ],
        },
      ],
    },
    {
      id: "wat-het-oplevert",
      heading: "Wat het oplevert en wat niet",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "De dakbedekking krijgt geen zon meer en minder grote temperatuurverschillen. Dat scheelt slijtage.",
            "Een zomerbui stroomt later en rustiger naar het riool.",
            "De kamer eronder warmt minder snel op, omdat planten water verdampen.",
            "Insecten vinden er iets, vooral als er naast sedum ook kruiden staan.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Verwacht geen grote besparing op gas. Nat substraat isoleert nauwelijks. Wie warmte wil houden, legt een dikkere plaat onder de dakbedekking: zie [energie besparen met isolatie](/kennisbank/energiebesparing-door-isolatie). Na lange droogte kleurt sedum rood en dun. Dat trekt meestal bij.",
            "Zonnepanelen en groen gaan samen, als de panelen hoog genoeg staan en niet in de schaduw van hoge kruiden komen.",
          ],
        },
      ],
    },
    {
      id: "aanleg",
      heading: "Van keuring tot begroeiing",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Laat het gewicht berekenen",
              text: "De constructeur rekent met het pakket vol water, tot de hoogte van de noodoverloop. Neem de bouwtekening mee.",
            },
            {
              title: "Laat het dak keuren",
              text: "Leeftijd, naden, afschot, afvoer en hoogte van de opstand. Vraag bewijs dat de dakbedekking wortelwerend is: gewoon bitumen is dat niet vanzelf.",
            },
            {
              title: "Lees de subsidieregels vóór de start",
              text: "De ene gemeente wil de aanvraag vooraf, de andere kort erna. Maak foto’s van het oude dak en bewaar offerte en factuur.",
            },
            {
              title: "Leg aan in voor- of najaar",
              text: "Matten liggen meteen dicht. Pluggen zijn goedkoper en doen er een paar seizoenen over. Geef de eerste weken water.",
            },
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Zelf doen op de berging",
          text: "Op een lage schuur met een sterk dak kunt u een pakket met trays zelf leggen. Gebruik een kruisje tape voor elke afvoer, zodat u die nooit bedekt. Op een woning laat u dakbedekking, opstand en gewicht aan vakmensen.",
        },
      ],
    },
    {
      id: "onderhoud",
      heading: "Onderhoud: twee ochtenden per jaar",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Het woord onderhoudsvrij klopt niet. Haal in het voorjaar zaailingen van berk en wilg weg, zolang u ze met twee vingers kunt uittrekken. Vooral boomwortels kunnen een dak openmaken. Maak de controleput open en schep het slib eruit.",
            "Doe hetzelfde in het najaar, na de bladval. Kale plekken vult u met losse stekjes van het dak zelf. Maai hoge kruiden na de bloei. Ga alleen een laag dak op, met een vaste ladder en iemand erbij, en blijf twee meter van de rand. De rest laat u doen.",
          ],
        },
      ],
    },
    {
      id: "subsidie",
      heading: "Subsidie en regels aan beide kanten van de grens",
      blocks: [
        {
          type: "countries",
          nl: [
            "Eindhoven en Waterschap De Dommel gaven voor een groen dak 25 euro per m², vanaf 10 m² en op een gebouw van minstens vijf jaar oud. Kijk op verbeterjehuis.nl of de regeling nu open is.",
            "Geldrop-Mierlo vraagt onder meer een wortelwerende laag, een drainagelaag, substraat en een aanvraag vóór het werk. U houdt het dak tien jaar in stand.",
            "Een extensief dak op bestaande bouw is meestal vergunningvrij. Bij een monument vraagt u het na.",
          ],
          be: [
            "Premies komen hier van de gemeente of de rioolbeheerder. Bedragen en minimale opbouw verschillen per plaats. Vraag het na bij uw gemeente, want lijsten op internet lopen achter.",
            "Bij bouwen of verbouwen geldt sinds {hemelwater sinds be} de Vlaamse hemelwaterverordening. Vraag de architect hoe een groendak daarin meetelt, want minder water van het dak betekent minder water in de put.",
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
              question: "Gaat mijn dak sneller lekken door planten?",
              answer: [
                "Niet als de onderlaag klopt. Een lek is wel lastiger te vinden, omdat u eerst vakken moet oplichten. Laat het dak daarom testen voordat het groen erop gaat.",
              ],
            },
            {
              question: "Moet een groendak bewaterd worden?",
              answer: [
                "Sedum niet, buiten de eerste weken en een extreem droge zomer. Een dak met kruiden en gras heeft vaker dorst.",
              ],
            },
            {
              question: "Kan het op mijn dakkapel?",
              answer: [
                "Vaak wel, want het vlak is klein. De rand is er laag, dus kies een dun pakket en houd de afvoer vrij. Lees ook [dakkapel renoveren](/kennisbank/dakkapel-renovatie).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Stichting RIONED: dakconstructie en gewicht van groene daken",
      url: "https://www.riool.net/dakconstructie",
    },
    {
      title: "Verbeterjehuis: subsidie groene, koele en waterveilige stad Eindhoven",
      url: "https://www.verbeterjehuis.nl/energiesubsidiewijzer/subsidies/subsidie-bijdragen-aan-een-groene-koele-en-waterveilige-stad-eindhoven/",
    },
    {
      title: "Gemeente Geldrop-Mierlo: voorwaarden subsidie regenwater",
      url: "https://www.geldrop-mierlo.nl/voorwaarden-subsidie",
    },
    {
      title: "Gemeente Breda: subsidie water en groen (25 liter per m²)",
      url: "https://www.breda.nl/subsidie-water-en-groen",
    },
    {
      title: "Gemeente Haaltert: de Vlaamse hemelwaterverordening",
      url: "https://www.haaltert.be/Hemelwaterverordening",
    },
  ],
  relatedServices: ["daken/dakinspectie", "daken/dakbedekking", "daken/dakgoot-reinigen"],
  relatedArticles: ["plat-dak", "terras-dak", "regenpijp"],
};
