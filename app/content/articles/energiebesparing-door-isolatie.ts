import type { Article } from "~/content/types";

export const article: Article = {
  slug: "energiebesparing-door-isolatie",
  title: "Energie besparen met isolatie: waar begint u?",
  meta: {
    title: "Energie besparen met isolatie: begin bij dak of zolder",
    description:
      "Welke isolatie eerst? Dak, zoldervloer, spouw of glas: volgorde, diktes per materiaal, vocht, zelf doen en de regels voor premies in Nederland en Vlaanderen.",
    keywords: ["dakisolatie", "zoldervloer isoleren", "Rd-waarde", "ISDE", "Mijn VerbouwPremie"],
  },
  category: "isolatie-en-energie",
  excerpt:
    "Begin bij het dak of de zoldervloer en werk daarna naar beneden. Hier leest u welke dikte u nodig hebt, hoe u vocht voorkomt en welke premie geldt.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Begin boven. Warme lucht stijgt en gaat door een kaal dak zo naar buiten. Blijft de zolder onverwarmd, isoleer dan de zoldervloer: dat is het minste werk. Daarna komen kieren, spouwmuur, vloer en glas. Isoleer nooit over een lek heen.",
  sections: [
    {
      id: "warmteverlies",
      heading: "Waar het huis zijn warmte verliest",
      blocks: [
        {
          type: "figure",
          drawing: "energiebesparing-door-isolatie",
          alt: "Doorsnede van een woonhuis met zolder, verdieping, begane grond en kruipruimte. De isolatielaag loopt als een gesloten lijn om de verwarmde ruimten.",
          caption:
            "De isolatie is één gesloten jas om alles wat u verwarmt. Waar de jas een gat heeft, wordt het koud en nat.",
          legend: [
            "Hellend dak: isolatie tussen of boven de sporen, met de folie aan de warme kant.",
            "Zoldervloer: de andere keuze, als de zolder koud mag blijven.",
            "Aansluiting van muur en dak: hier moet de isolatie zonder onderbreking doorlopen.",
            "Spouwmuur: de gevulde ruimte tussen binnenblad en buitenblad.",
            "Raam: HR++-glas in een kozijn met goede kierdichting.",
            "Begane-grondvloer: isolatie tegen de onderkant.",
            "Kruipruimte: folie op de bodem, ventilatieroosters in de gevel blijven open.",
            "Ventilatie: verse lucht via roosters, afzuiging in keuken en badkamer.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De volgorde hangt af van wat er al zit. Een huis van na 1992 heeft meestal overal wat isolatie. In een oudere woning is vaak één deel vergeten: het schuine deel achter de knieschotten, het platte dak van de aanbouw of de vloer.",
            "Loop daarom eerst een rondje. Doe het zolderluik open, kijk achter een knieschot, voel in de winter met uw hand langs stopcontacten in de buitenmuur. Rijp die op het dak van de buren blijft liggen en bij u snel smelt, is een duidelijk teken.",
          ],
        },
      ],
    },
    {
      id: "vier-manieren",
      heading: "Vier manieren om een dak te isoleren",
      blocks: [
        {
          type: "table",
          caption: "Welke plek past bij uw dak",
          head: ["Plek", "Past als", "Voordeel", "Let op"],
          rows: [
            [
              "Zoldervloer",
              "de zolder onverwarmd blijft",
              "minste materiaal, vaak zelf te doen",
              "boven de isolatie wordt het kouder: bescherm leidingen tegen vorst",
            ],
            [
              "Hellend dak, binnenkant",
              "de pannen en het dakhout goed zijn",
              "geen steiger nodig",
              "u verliest ruimte; de folie moet overal luchtdicht aansluiten",
            ],
            [
              "Hellend dak, buitenkant",
              "de pannen toch vernieuwd worden",
              "geen naden bij balken, binnen blijft alles staan",
              "het dak wordt hoger: goot, dakkapel, schoorsteen en buurdak moeten mee",
            ],
            [
              "Plat dak, bovenop",
              "de dakbedekking aan het eind is",
              "het dakhout blijft warm en droog",
              "opstanden, dakrand en afvoer moeten omhoog",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Een plat dak isoleert u niet van onderaf. De dakbedekking laat geen damp door, dus vocht dat in het hout komt, kan er niet meer uit. Waarom dat misgaat leest u bij [het platte dak](/kennisbank/plat-dak).",
          ],
        },
      ],
    },
    {
      id: "hoe-dik",
      heading: "Hoe dik moet het zijn?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een offerte noemt de Rd-waarde. Dat is de weerstand van het materiaal zelf: de dikte in meters gedeeld door lambda, het getal op de verpakking. Hoe hoger Rd, hoe minder warmte er doorheen gaat. Rc geldt voor de hele constructie met hout en lucht erbij. Vergelijk dus altijd Rd met Rd.",
          ],
        },
        {
          type: "table",
          caption: "Dikte die u uitrekent voor twee veelgevraagde waarden",
          head: ["Materiaal", "Lambda in dit voorbeeld", "Voor Rd 3,5", "Voor Rd 4,5"],
          rows: [
            ["Glaswol of steenwol", "0,035", "13 cm", "16 cm"],
            ["Houtvezel", "0,038", "14 cm", "18 cm"],
            ["PIR-plaat", "0,022", "8 cm", "10 cm"],
          ],
          note: "Naar boven afgerond op hele centimeters. Lambda verschilt per product: reken met het etiket.",
        },
        {
          type: "prose",
          paragraphs: [
            "PIR is dun, handig boven op een dak en bij weinig hoogte. Wol en houtvezel vullen een vak tussen scheve balken beter op en dempen geluid. Spuitschuim sluit kieren, maar u krijgt het er niet meer netjes af en een lek blijft lang verborgen.",
          ],
        },
      ],
    },
    {
      id: "eerst-droog",
      heading: "Eerst droog, dan dicht",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Koken, douchen en slapen brengt waterdamp in de lucht. Komt die damp door een kier bij koud hout, dan wordt hij water. Daarom hoort aan de warme kant van de isolatie een dampremmende laag, met getapete naden en een dichte rand langs muur en balk. Aan de buitenkant moet vocht juist weg kunnen.",
            "Dichter bouwen vraagt meer verse lucht. Houd roosters open en laat de afzuiging in keuken en badkamer controleren.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Vlek op het dakbeschot? Wacht met isoleren",
          text: "Laat eerst zoeken waar het water vandaan komt. Achter nieuwe isolatie ziet u een lek pas als het hout zacht is. Begin met [een dakinspectie](/daken/dakinspectie).",
        },
      ],
    },
    {
      id: "zelf-doen",
      heading: "Zelf de zoldervloer isoleren",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Controleer",
              text: "Geen vochtplekken, geen vogelnest, geen oude plaat die asbest kan zijn. Twijfelt u over een plaat, laat hem dan liggen en laat hem onderzoeken.",
            },
            {
              title: "Maak de vloer dicht",
              text: "Kit naden en leidinggaten. Leg de dampremmende laag onder de isolatie, dus aan de kant van de warme kamer.",
            },
            {
              title: "Vul tot in de hoeken",
              text: "Druk wol niet samen, want geplette wol isoleert minder. Houd afstand tot een rookkanaal en tot inbouwspots: volg de handleiding.",
            },
            {
              title: "Vergeet het luik niet",
              text: "Een dun luik zonder band is een open raam in uw nieuwe jas. Plak er een plaat op en breng tochtband aan.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Draag handschoenen, een bril en een stofmasker. Werk aan de buitenkant, een plat dak en een monument zijn voor een vakman. Voor [dakisolatie](/daken/dakisolatie) met premie moet een bedrijf het werk doen.",
          ],
        },
      ],
    },
    {
      id: "kosten-en-premies",
      heading: "Kosten en premies",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Heel huis isoleren",
              value: "gemiddeld 19.000 euro",
              note: "Dak, vloer, gevel, deuren en glas; woningen van vóór 1992.",
            },
            { label: "Tussenwoning / vrijstaand", value: "ongeveer 16.000 / 33.000 euro" },
            {
              label: "Minder gas",
              value: "gemiddeld 25 procent",
              note: "TNO en CPB, april 2023, zonder subsidie. Uw woning kan ver van dit gemiddelde liggen.",
            },
          ],
        },
        {
          type: "countries",
          nl: [
            "De landelijke subsidie heet ISDE. Een bedrijf voert het werk uit, de woning is uw hoofdverblijf, en u vraagt achteraf aan bij RVO. Voor dak of zoldervloer geldt een Rd van minstens {isde rd nl}.",
            "Bij één maatregel krijgt u een lager bedrag. Neemt u binnen {isde termijn nl} een tweede maatregel, dan verdubbelt het. Controleer het bedrag bij RVO voordat u tekent.",
          ],
          be: [
            "In Vlaanderen vraagt u Mijn VerbouwPremie aan. Sinds 1 juli 2025 telt nieuwe dakbedekking alleen mee als er tegelijk nieuwe isolatie komt, door een aannemer geplaatst. Voor het weghalen van asbest in het dak bestaat dan een bonus. Controleer bedrag en inkomensgroep op vlaanderen.be voordat u bestelt.",
            "Op werk aan een woning van minstens {woning btw be} oud rekent de aannemer doorgaans {btw laag be} btw. Koopt u zelf materiaal, dan betaalt u {btw hoog be}.",
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
              question: "Er zit al vijf centimeter. Heeft bijisoleren zin?",
              answer: [
                "Meestal wel, mits de oude laag droog is en de folie op de goede plek zit. Twee dampremmende lagen met oude isolatie ertussen sluiten vocht op.",
              ],
            },
            {
              question: "Krijg ik schimmel door isolatie?",
              answer: [
                "Niet door de isolatie zelf. Wel als er een koude plek overblijft of als u minder ventileert dan voorheen.",
              ],
            },
            {
              question: "Eerst isoleren of eerst een warmtepomp?",
              answer: [
                "Eerst isoleren. Daarna is minder vermogen nodig en kan het water in de radiatoren koeler zijn.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "RVO: ISDE voor woningeigenaren",
      url: "https://www.rvo.nl/subsidies-financiering/isde/woningeigenaren",
    },
    {
      title: "Duurzaam Bouwloket: ISDE, één of meer maatregelen",
      url: "https://www.duurzaambouwloket.nl/subsidie-financieringsregeling/252",
    },
    {
      title: "Vlaanderen: Mijn VerbouwPremie voor dak vanaf 1 juli 2025",
      url: "https://www.vlaanderen.be/premies-voor-renovatie/mijn-verbouwpremie/mijn-verbouwpremie-voor-dak-vanaf-1-juli-2025",
      checked: "2026-11-24",
      edition: "bewaarde versie uit de zomer van 2025",
    },
    {
      title: "FOD Financiën: verbouwen aan 6% btw",
      url: "https://financien.belgium.be/nl/particulieren/woning/verbouwen-btw-tarief",
      checked: "2026-11-24",
      edition: "bewaarde versie zonder datum",
    },
    {
      title: "Welingelichte Kringen over het onderzoek van TNO en CPB naar isolatiekosten (april 2023)",
      url: "https://www.welingelichtekringen.nl/economie/3998835/dit-kost-het-om-je-hele-huis-te-isoleren-kan-dat-uit.html",
    },
  ],
  relatedServices: ["daken/dakisolatie", "daken/dakinspectie", "daken/dakrenovatie"],
  relatedArticles: ["schuin-dak", "plat-dak", "zonnepanelen"],
};
