import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const kaulille: Town = {
  slug: "kaulille",
  name: "Kaulille",
  country: "BE",
  lat: 51.187,
  lng: 5.519,
  municipality: "deelgemeente van Bocholt",
  province: "Limburg",
  kmFromOffice: 40,
  minutesFromOffice: 45,
  postcodes: ["3950"],
  neighbourhoods: ["Kaulille-Dorp", "Raak", "Riet", "Hostie", "Winterdijk", "Broek"],
  street: ["farmhouse", "church", "thirties", "farmhouse", "bungalow"],
  nearby: ["sint-huibrechts-lille", "neerpelt", "pelt", "overpelt", "hamont-achel", "achel"],
  updated: "2026-11-24",
  meta: {
    title: "Dakwerker Kaulille: hoeven, stallen en dorpshuizen",
    description:
      "Dakwerk, schouwen en verbouwingen in Kaulille (Bocholt): grote staldaken, regenputten en gehuchten als Hostie en Winterdijk. Met de regels die hier gelden.",
    keywords: ["dakwerker Kaulille", "dakwerken Bocholt", "hoeve verbouwen", "schouw Kaulille"],
  },
  title: "Dakwerker in Kaulille: veel dak op het erf",
  lead: "In Kaulille staat achter het huis vaak nog een stal, een loods en een karhuis. Samen hebben die meer dak dan de woning zelf. Wij bekijken daarom het hele erf, want een lekke goot op de stal zet ook de muur van het huis onder water.",
  sections: [
    {
      id: "dorp-en-gehuchten",
      heading: "Een dorp tussen twee beken",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Kaulille ligt in het westen van de gemeente Bocholt, waar het bij de fusie van 1977 toe ging behoren. De Warmbeek trekt er van zuid naar noord door. Op haar oostflank liggen Hostie, Winterdijk en Broek; dichter bij de kerk vindt u Raak en Riet. Halfweg de negentiende eeuw was nog zestig procent heide. Wat nu bos is, werd toen aangeplant.",
            "Het is vandaag een streek van melkvee en groene weiden. Naast de hoeven staan vrijstaande huizen langs de steenweg en enkele verkavelingen bij de kern. De kerktoren is middeleeuws, de kerk zelf uit de jaren dertig.",
          ],
        },
      ],
    },
    {
      id: "gebouwen",
      heading: "Welke gebouwen wij tegenkomen",
      blocks: [
        {
          type: "table",
          caption: "Op een erf in Kaulille",
          head: ["Gebouw", "Dak", "Eerste zorg"],
          rows: [
            ["Langgestrekte hoeve", "pannen op eiken sporen", "doorbuiging en nok"],
            ["Stal uit de jaren zestig", "golfplaten", "asbest, schroeven, lichtplaten"],
            ["Loods", "staalplaat", "condens en roest aan de snijrand"],
            ["Woning langs de steenweg", "betonpan of lei", "onderdak en kroonlijst"],
            ["Nieuwbouw", "pan of plat dak", "afvoer en zonnepanelen"],
          ],
        },
      ],
    },
    {
      id: "afstand",
      heading: "Drie kwartier rijden, dus goed voorbereid",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Vanuit Eindhoven rijden wij via Budel en Hamont in ongeveer drie kwartier naar Kaulille. Daarom vragen wij vooraf om foto’s en afmetingen. Dan weten wij welke plaat, pan of slabbe er nodig is. Hebt u meerdere kleine zaken, spaar ze op voor één dag.",
          ],
        },
      ],
    },
    {
      id: "regels-op-het-erf",
      heading: "Regels op het erf",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "Verkoopt u een gebouw van vóór {asbest bouwjaar be}, dan hoort er een asbestattest bij. Dat geldt ook voor bijgebouwen vanaf {asbestattest oppervlak be}.",
            "Nieuwe panlatten, pannen of leien op hetzelfde gebinte zijn in Vlaanderen vrijgesteld van vergunning; de gemeente Bocholt kan strenger zijn.",
            "Het btw-tarief van {btw laag be} geldt voor de woning als die minstens {woning btw be} oud is. Een stal of loods voor een beroep valt er niet onder.",
          ],
        },
        {
          type: "links",
          links: [
            { label: "Lek dak of lekke stal", href: "/be/kaulille/daklekkage" },
            { label: "Schouw en pelletketel", href: "/be/kaulille/schoorsteen" },
            { label: "Goten en regenput", href: "/be/kaulille/onderhoud" },
            { label: "Wonen in de hoeve", href: "/be/kaulille/bouw" },
            { label: "Heel Belgisch-Limburg", href: "/be" },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Werkt u ook in Bocholt zelf?",
              answer: [
                "Vraag het gerust. Kaulille is de plaats in de gemeente waar wij werken; noem bij uw vraag hoe ver uw huis daarvandaan ligt.",
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
        title: "Daklek herstellen Kaulille: woning, stal of loods",
        description:
          "Golfplaten, lichtplaten en een doorgezakte nok: zo lekken daken op een erf in Kaulille. Wat is dringend, wat kan wachten, en wat raakt u niet aan?",
        keywords: ["lekkend dak Kaulille", "golfplaten dak herstellen", "staldak lekkage"],
      },
      title: "Daklek herstellen in Kaulille",
      lead: "Een druppel in de stal lijkt minder erg dan een druppel in de slaapkamer. Tot het de elektrische kast is, het hooi of de muur waartegen uw woonkamer ligt. Kijk dus niet alleen waar het lekt, maar ook waar het water heen gaat.",
      sections: [
        {
          id: "golfplaten",
          heading: "Golfplaten lekken bij de schroef",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Elke plaat hangt aan een paar schroeven met een ring. Na dertig jaar zon is die ring hard en laat hij door. Dat geeft een rij vlekken in een rechte lijn, precies onder een gording. Bij stalen platen volstaat een nieuwe, dikkere schroef. Bij platen van vóór {asbest bouwjaar be} is eerst de vraag of er asbest in zit; losdraaien in hun geheel kan, boren niet.",
              ],
            },
            {
              type: "list",
              style: "check",
              intro: "Andere vaste plekken:",
              items: [
                "lichtplaten van polyester die wit en bros zijn",
                "de nok, als de kappen verschoven zijn",
                "de overlap, wanneer wind regen omhoog duwt",
                "de goot tussen twee hallen",
              ],
            },
          ],
        },
        {
          id: "zakgoot",
          heading: "De goot tussen twee daken",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Waar stal en huis ruggelings tegen elkaar staan, ligt een zakgoot. Alle water van twee vlakken gaat erdoor. Loopt hij vol met blad of sneeuw, dan is er maar één uitweg: naar binnen. Wij maken zo’n goot zo breed dat u erin kunt staan, met afschot naar twee kanten en een overloop door de kopgevel.",
              ],
            },
          ],
        },
        {
          id: "doorbuiging",
          heading: "Een doorgezakte nok",
          blocks: [
            {
              type: "callout",
              tone: "urgent",
              title: "Ziet u plots een knik in het dak?",
              text: "Blijf eronder vandaan en haal dieren alleen weg als u daarvoor niet onder de knik hoeft. Een gebroken gording kan uren of maanden houden. Laat stutten voordat er iemand op of onder komt.",
            },
            {
              type: "prose",
              paragraphs: [
                "Een geleidelijke doorbuiging is meestal oud en stabiel. Meet hem: span een draad van gevel tot gevel en noteer het verschil. Neemt het na een jaar toe, dan is het hout of de oplegging aan het bezwijken.",
              ],
            },
          ],
        },
        {
          id: "aanpak-hier",
          heading: "Hoe wij het aanpakken",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Vooraf", text: "U mailt vijf foto’s: overzicht, binnen, buiten, nok en detail." },
                { title: "Ter plaatse", text: "Wij dichten wat dringend is en meten de rest op." },
                { title: "Voorstel", text: "Per gebouw een prijs, met het juiste btw-tarief." },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Overweegt u een nieuw dak op de woning, lees dan over [dakrenovatie](/daken/dakrenovatie), [isolatie](/daken/dakisolatie) en hoe u een [lek herkent](/kennisbank/daklekkage-herkennen-voorkomen).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schouwveger Kaulille: schouw, houtketel of pellets",
        description:
          "Hout uit eigen kant, een pelletketel of mazout: wat de Vlaamse regels vragen in Kaulille, hoe u veilig stookt en wat er met een oude hoeveschouw kan.",
        keywords: ["schouw vegen Kaulille", "pelletketel schouw", "schoorsteen hoeve Bocholt"],
      },
      title: "Schouwveger in Kaulille",
      lead: "Wie bos of houtkanten heeft, stookt hout. In Kaulille vaak in een ketel die het hele huis verwarmt, en dan gelden andere regels dan voor een kachel in de leefkamer. Dat verschil kennen scheelt u een attest te veel of te weinig.",
      sections: [
        {
          id: "ketel-of-kachel",
          heading: "Ketel of kachel?",
          blocks: [
            {
              type: "facts",
              facts: [
                {
                  label: "Centrale ketel op hout of pellets",
                  value: "{Schouw vast be}",
                  note: "Onderhoud met reiniging van de schouw is verplicht, welk vermogen ook.",
                },
                {
                  label: "Centrale ketel op stookolie vanaf {schouw vermogen be}",
                  value: "{Schouw vast be}",
                  note: "Door een erkend technicus.",
                },
                {
                  label: "Losse kachel of haard",
                  value: "Geen wettelijke termijn",
                  note: "Wel een verwachting in uw brandpolis.",
                },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "De plicht geldt voor open toestellen die hun lucht uit het stooklokaal halen. Een gesloten toestel met eigen luchtaanvoer is anders; de installateur vertelt u welk type u hebt.",
              ],
            },
          ],
        },
        {
          id: "roet-en-teer",
          heading: "Populier, wilg en den",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Hout langs beken groeit snel en is licht. Het brandt fel en kort. Wie daarmee ’s nachts wil doorsmeulen, maakt teer. Een buffervat bij de ketel is dan beter: één keer per dag heet stoken en de warmte bewaren. Uw schouw blijft droog en het vegen gaat vlotter.",
              ],
            },
            {
              type: "list",
              style: "bullet",
              items: [
                "glimmend zwart in het kanaal is teer: alleen uitfrezen helpt",
                "poederig zwart is roet: borstelen volstaat",
                "bruin vocht onderaan wijst op een te koude pijp",
              ],
            },
          ],
        },
        {
          id: "hoeveschouw",
          heading: "De schouw van de oude hoeve",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij een langgestrekte hoeve staat de schouw op de nok, boven de muur tussen huis en stal. De voet rust soms op balken van de zolder. Een inox voering geeft een veilig kanaal zonder de steen te raken. Het metselwerk zelf herstellen wij met kalkmortel; daarna volgen lood en een vlakke dekplaat zonder opsmuk.",
              ],
            },
          ],
        },
        {
          id: "bewaren",
          heading: "Papieren bewaren",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Reinigt een schoorsteenveger, dan krijgt u een reinigingsattest. Toon dat aan de technicus die nadien de ketel onderhoudt. Leg attesten bij uw verzekeringspapieren en niet in de ketelruimte. Wij nemen bij elk bezoek foto’s van kap, kop en aansluiting. Zie ook [schoorsteeninspectie](/schoorsteen/schoorsteen-inspectie) en [vegen](/schoorsteen/schoorsteen-vegen).",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Melder in de stookruimte én de gang",
              text: "Koolmonoxide komt ook van een ketel in een bijgebouw, door een deur of een leidingkoker.",
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Onderhoud woning Kaulille: goot, regenput en staldak",
        description:
          "Schoon dak, schone regenput: zo houdt u goten, filters en platen op een erf in Kaulille in orde. Met een werkverdeling per seizoen.",
        keywords: ["regenput reinigen", "dakgoot Kaulille", "onderhoud hoeve Limburg"],
      },
      title: "Onderhoud van woning en erf in Kaulille",
      lead: "Regenwater is hier goud: voor het toilet, de was, het vee of de tuin. De kwaliteit ervan begint op het dak. Mos, bladeren en een kapotte goot komen in de put terecht en daarna in uw pomp. Onderhoud aan het dak is dus ook onderhoud aan het water.",
      sections: [
        {
          id: "van-pan-tot-pomp",
          heading: "Van pan tot pomp",
          blocks: [
            {
              type: "steps",
              steps: [
                {
                  title: "Dakvlak",
                  text: "Mos droog afborstelen. Geen middelen met chloor of biocide als het water naar de put gaat.",
                },
                { title: "Goot", text: "Twee keer per jaar leeg, met aandacht voor de hoeken." },
                { title: "Bladvang", text: "Een zeef in de standpijp waar u rechtopstaand bij kunt." },
                { title: "Filter", text: "Maandelijks spoelen in de herfst, anders elk kwartaal." },
                {
                  title: "Put",
                  text: "Om de tien jaar laten leegmaken en het deksel nakijken. Daal nooit zelf af: in een put kan zuurstof ontbreken.",
                },
              ],
            },
          ],
        },
        {
          id: "lange-goten",
          heading: "Veertig meter goot",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een stalgoot van veertig meter zet in de zomer centimeters uit. Zit hij overal vast, dan scheuren de naden. Om de tien à twaalf meter hoort een uitzetstuk. Afschot van drie millimeter per meter lijkt niets, maar over die lengte is het twaalf centimeter. Wij hangen liever twee afvoeren dan één lange helling.",
              ],
            },
          ],
        },
        {
          id: "metalen-platen",
          heading: "Staalplaten: de snijrand roest eerst",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Onderaan de plaat is de coating doorgesneden. Roest kruipt van daar omhoog onder de verf. In het begin borstelt u schoon en zet u er een laag op; na jaren is het blad papierdun. Let ook op de ventilatie: ammoniak uit een stal vreet sneller dan regen.",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Loop nooit op golfplaten",
              text: "Ook een gave plaat breekt onder uw voet, en lichtplaten ziet u niet onder het mos. Werken gebeurt vanaf loopplanken en met een net.",
            },
          ],
        },
        {
          id: "verdeling",
          heading: "Werk verdelen",
          blocks: [
            {
              type: "table",
              caption: "Wie doet wat op het erf",
              head: ["Wanneer", "U", "Wij"],
              rows: [
                ["Voorjaar", "rondgang, filter, deuren smeren", "nok, pannen, schouw bekijken"],
                ["Zomer", "onkruid langs de muren", "schilderwerk en kroonlijst"],
                ["Herfst", "bladvang en put", "goten reinigen, schroeven nazien"],
                ["Winter", "sneeuw melden, niet ruimen", "noodherstel"],
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Reiniging staat op de factuur met {btw hoog be}, onderhoud en herstel aan uw woning van minstens {woning btw be} oud met {btw laag be}. Welk werk wat is, leest u vooraf in het voorstel. Over de vaste rondes: [preventief onderhoud](/onderhoud/preventief-onderhoud). Over goten: [onderhoud dakgoot](/onderhoud/onderhoud-dakgoot).",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Kaulille: hoeve verbouwen of bijbouwen",
        description:
          "Een hoeve bewoonbaar maken, een zorgkamer bijbouwen of een nieuwe woning in Kaulille: haalbaarheid, vergunning en bouwfysica in gewone taal.",
        keywords: ["hoeve verbouwen Kaulille", "aannemer Bocholt Limburg", "zorgwonen bijbouw"],
      },
      title: "Aannemer in Kaulille",
      lead: "Een hoeve kopen is twee dingen kopen: een gebouw en een ligging. Of u de stal mag bewonen, hangt van die ligging af. Zoek dat uit voordat u het compromis tekent. Daarna is het aan de metselaar en de timmerman.",
      sections: [
        {
          id: "voor-de-aankoop",
          heading: "Vier vragen voor de aankoop",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Ligt het perceel in woongebied met landelijk karakter of in agrarisch gebied?",
                "Is de hoeve vergund of vergund geacht, en is dat vastgelegd in het vergunningenregister?",
                "Wat staat er in het asbestattest over stallen en loodsen?",
                "Is er riolering, of moet u zelf zuiveren?",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "De dienst omgeving van Bocholt kan u de eerste twee antwoorden geven. Wij kijken mee naar het gebouw zelf: gebinte, muren, vocht.",
              ],
            },
          ],
        },
        {
          id: "hoeve-als-huis",
          heading: "Zo wordt een hoeve een warm huis",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Het dak is de sleutel. Een nieuwe huid met isolatie bovenop de sporen laat de balken binnen zichtbaar en maakt de woning in één keer winddicht. De goothoogte komt dan wel hoger; bij een hoeve met lage gevel bepaalt dat het gezicht. Met een dunne, sterke isolatie en een aangepaste voet blijft het beeld kloppen.",
                "Muren drogen eerst. Zout uit stalmest komt nog jaren door. Een kalkbezetting die u over vijf jaar kunt vernieuwen, is beter dan een harde pleister die loskomt.",
              ],
            },
          ],
        },
        {
          id: "kamer-voor-ouders",
          heading: "Een kamer voor vader of moeder",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In een dorp als dit blijft familie graag dichtbij. Een kamer met badkamer op het gelijkvloers, rolstoelbreed en met een eigen deur naar het erf, is in een karhuis vaak goed te maken. Spreek de gemeente aan over zorgwonen: dat vraagt een eigen stap naast de bouw.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Denk aan de helling",
              text: "Een deur zonder dorpel is pas drempelvrij als ook het pad buiten op hoogte ligt. Teken het terras mee.",
            },
          ],
        },
        {
          id: "btw-en-werk",
          heading: "Tarief en uitvoering",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Voor een woning van minstens {woning btw be} oud geldt {btw laag be} btw op verbouwen, ook op een uitbreiding zolang het oude deel minstens {uitbreiding btw be} van het geheel uitmaakt. Nieuwbouw is {btw hoog be}. Wij bouwen in deze volgorde: dicht, droog, warm, mooi. Verder lezen: [verbouwen](/bouwen/uw-huis-verbouwen), [timmerwerken](/bouwen/timmerwerken) en [nieuwbouw](/bouwen/nieuwbouw).",
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Inventaris Onroerend Erfgoed: Kaulille, landschap en gehuchten",
      url: "https://inventaris.onroerenderfgoed.be/themas/14573",
    },
    {
      title: "Wikipedia: Kaulille, deelgemeente van Bocholt",
      url: "http://nl.wikipedia.org/wiki/Kaulille",
    },
    townSources.asbestosCertificateFlanders,
    townSources.asbestosFlanders,
    townSources.permitFlanders,
    townSources.sweepingFlanders,
    townSources.vatBelgium,
  ],
};
