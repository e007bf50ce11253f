import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const neerpelt: Town = {
  slug: "neerpelt",
  name: "Neerpelt",
  country: "BE",
  lat: 51.229,
  lng: 5.443,
  mapLabel: "above-left",
  municipality: "deelgemeente van Pelt",
  province: "Limburg",
  kmFromOffice: 30,
  minutesFromOffice: 40,
  postcodes: ["3910"],
  neighbourhoods: ["Neerpelt-Centrum", "Grote Heide", "Boseind", "Broeseinde", "Herent", "Damburg"],
  street: ["villa", "bungalow", "church", "flats", "terrace", "farmhouse"],
  nearby: ["pelt", "overpelt", "sint-huibrechts-lille", "achel", "kaulille", "hamont-achel"],
  updated: "2026-11-24",
  meta: {
    title: "Dakwerker Neerpelt: wonen aan Dommel en kanaal",
    description:
      "Platte daken, betonschouwen en natte valleigrond: wat huizen in Neerpelt, Grote Heide, Boseind en Herent vragen en hoe u dat aanpakt.",
    keywords: ["dakwerker Neerpelt", "roofing Neerpelt", "schouw Neerpelt", "aannemer Neerpelt"],
  },
  title: "Dakwerker in Neerpelt, aan Dommel en kanaal",
  lead: "Neerpelt dankt zijn naam aan zijn lage ligging. De Dommel, het kanaal en oude vloeiweiden zijn nooit ver. Dat merkt u aan kelders en muren, en ook aan daken: vochtige lucht condenseert snel op een koud vlak. Niet elk nat plafond is hier dus een lek, en niet elk lek zit boven.",
  sections: [
    {
      id: "ligging",
      heading: "Tussen vallei en heide",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De Dommel vormde altijd de grens met Overpelt en werd in de vorige eeuw rechtgetrokken. In 1845 was nog bijna zestig procent van Neerpelt heide; daarna kwamen dennen, en na de oorlog verkavelingen. De oude gehuchten Grote Heide, Broeseinde, Boseind en Herent liggen in een krans rond het centrum. In het noordwesten sluit natuurgebied het Hageven aan op de Nederlandse Plateaux.",
            "Sinds 2019 is Neerpelt met Overpelt samen de gemeente [Pelt](/be/pelt). De postcode 3910 bleef.",
          ],
        },
      ],
    },
    {
      id: "bouwjaren",
      heading: "Huizen per bouwjaar",
      blocks: [
        {
          type: "table",
          caption: "Wat wij in Neerpelt per periode aantreffen",
          head: ["Periode", "Type", "Let op"],
          rows: [
            ["voor 1940", "hoeve, dorpshuis", "vocht in de voet, pannen op latten"],
            ["1945–1960", "rij- en halfopen woning", "dunne zijmuur, kleine schouw"],
            ["1960–1980", "bel-etage, bungalow, plat dak", "roofing, betonschouw, koudebruggen"],
            ["1980–2005", "villa met kap", "dakramen, kroonlijst, dakkapel"],
            ["na 2005", "appartement, nieuwbouw", "terrassen, luchtdichtheid"],
          ],
        },
      ],
    },
    {
      id: "vocht-onderscheiden",
      heading: "Drie soorten vocht uit elkaar houden",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "**Van boven**: na regen, met een scherpe rand en een bruine kring.",
            "**Van binnen**: bij vorst of mist, druppels verspreid over een vlak, zwarte stippen in hoeken.",
            "**Van onder**: tot ongeveer een meter hoog, met wit zout op de muur, het hele jaar door.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Het eerste is voor de dakwerker, het tweede vraagt isolatie en verluchting, het derde een metselaar. Wij zeggen welk van de drie het is voordat er iets wordt opengebroken, zodat u niet voor het verkeerde werk betaalt.",
          ],
        },
      ],
    },
    {
      id: "ga-naar",
      heading: "Verder per onderwerp",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Dak lek of condens",
              href: "/be/neerpelt/daklekkage",
              text: "Platte daken en bel-etages.",
            },
            {
              label: "Betonschouw en gemetselde schouw",
              href: "/be/neerpelt/schoorsteen",
              text: "Herstellen of wegnemen.",
            },
            {
              label: "Onderhoud en btw",
              href: "/be/neerpelt/onderhoud",
              text: "Wat op {btw laag be} staat en wat niet.",
            },
            {
              label: "Optoppen en isoleren",
              href: "/be/neerpelt/bouw",
              text: "Een verdieping op een plat dak.",
            },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Hoe lang bent u onderweg?",
              answer: ["Ongeveer dertig kilometer over Valkenswaard en de grens; reken op veertig minuten."],
            },
            {
              question: "Werkt u ook op zaterdag in Neerpelt?",
              answer: [
                "Vraag het bij uw aanvraag. Voor werk met veel lawaai is een weekdag prettiger voor de buurt.",
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
        title: "Daklek herstellen Neerpelt: lek of condens?",
        description:
          "Bij platte daken en bel-etages in Neerpelt lijkt condens op een lek. Zo maakt u het verschil en zo wordt een koud dak een warm dak.",
        keywords: ["dak lek Neerpelt", "condens plat dak", "roofing herstellen Neerpelt"],
      },
      title: "Daklek herstellen in Neerpelt",
      lead: "Valt de druppel bij regen, dan is het een lek. Valt hij op een heldere vriesmorgen, dan is het waarschijnlijk condens. In de Dommelvallei zien wij beide, soms in hetzelfde huis. Het verschil bepaalt of u een naad herstelt of een heel dak isoleert.",
      sections: [
        {
          id: "test",
          heading: "Een test van een week",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Noteer", text: "Elke ochtend: weer, buitentemperatuur, droog of nat." },
                {
                  title: "Meet",
                  text: "Een vochtmeter van tien euro in de kamer; boven 65 procent is te veel.",
                },
                {
                  title: "Luister",
                  text: "Na een bui tikken op het plafond: een dof geluid is nat, een helder geluid droog.",
                },
                { title: "Stuur door", text: "Met uw lijstje zien wij meestal al welke kant het op gaat." },
              ],
            },
          ],
        },
        {
          id: "koud-dak",
          heading: "Het koude dak van 1970",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij veel platte daken ligt een dekentje tussen de balken, daarboven een luchtlaag, planken en roofing. In die luchtlaag slaat damp neer. Extra wol erbij maakt het erger. De juiste volgorde is andersom: een dampscherm op de oude laag, harde isolatie erop, nieuwe waterdichting. De balken staan dan aan de warme kant en drogen.",
              ],
            },
            {
              type: "facts",
              facts: [
                {
                  label: "Opbouwhoogte",
                  value: "15–20 cm extra",
                  note: "Dakrand, koepels en terrasdeur moeten mee omhoog.",
                },
                {
                  label: "Gewicht",
                  value: "Beperkt",
                  note: "Isolatie weegt weinig; oud grind eraf scheelt veel.",
                },
                {
                  label: "Premie",
                  value: "Soms",
                  note: "Mijn VerbouwPremie, als een aannemer de isolatie plaatst.",
                },
              ],
            },
          ],
        },
        {
          id: "echt-lek",
          heading: "Een echt lek: de vaste verdachten",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "**Dakrand**: aluminium profiel zet uit, roofing niet. De hoek scheurt.",
                "**Koepel**: de opstand is te laag of de rubber hard.",
                "**Afvoer door de gevel**: een spuwer zonder kraag lekt in de muur.",
                "**Bel-etage**: het terras boven de garage, waar tegels op de waterdichting gelijmd zijn.",
              ],
            },
          ],
        },
        {
          id: "tot-slot",
          heading: "Tot wij er zijn",
          blocks: [
            {
              type: "callout",
              tone: "tip",
              title: "Verluchten helpt altijd",
              text: "Twee keer per dag tien minuten tegenover elkaar gelegen ramen open. Wordt het droger, dan was het condens.",
            },
            {
              type: "prose",
              paragraphs: [
                "Blijf van een nat of bevroren plat dak. Lees meer over [bitumen](/kennisbank/wat-is-bitumen-dakbedekking) en [lekkage herkennen](/kennisbank/daklekkage-herkennen-voorkomen), of laat het uitzoeken met een [dakinspectie](/daken/dakinspectie).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schouwveger Neerpelt: beton, baksteen of weg ermee",
        description:
          "Prefab betonschouwen uit de jaren zestig en zeventig barsten. Wat u in Neerpelt laat doen, samen met dakwerk, en welke onderhoudsplicht geldt.",
        keywords: ["betonschouw Neerpelt", "schouw wegnemen Neerpelt", "schouw vegen Neerpelt"],
      },
      title: "Schouwveger in Neerpelt",
      lead: "Tussen 1960 en 1980 werden veel schouwen opgebouwd uit geprefabriceerde blokken: snel, goedkoop en zonder metselaar. Het beton is nu vijftig jaar oud, het staal erin roest en de hoeken springen eraf. Baksteen ernaast staat er vaak beter bij.",
      sections: [
        {
          id: "prefab",
          heading: "Een blokkenschouw beoordelen",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "Loopt er een verticale scheur over meer dan één blok?",
                "Is er roestkleur te zien of ligt er een stuk in de goot?",
                "Voelt de wand op zolder warm als u stookt?",
                "Ruikt u teer bij vochtig weer?",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Twee keer ja betekent niet meer stoken tot er gekeken is. Een binnenwand die gebarsten is, laat rookgas door; van buiten ziet u dat niet. Een inox voering lost het op, als het kanaal recht en wijd genoeg is.",
              ],
            },
          ],
        },
        {
          id: "met-dakwerk",
          heading: "Wegnemen terwijl het dak openligt",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een schouw afbreken kost vooral bereikbaarheid. Ligt het dak toch open, dan is het bijkomende werk klein: blokken naar beneden, gat in het onderdak dicht, twee kepers aanvullen, isolatie doortrekken. U wint een doorlopend dakvlak voor zonnepanelen en verliest een koudebrug. Wat onder het dak blijft staan, moet wel gedragen worden; kijk of de muur eronder er nog is.",
              ],
            },
            {
              type: "table",
              caption: "Houden of wegnemen",
              head: ["Situatie", "Advies"],
              rows: [
                ["gemetseld, droog, kachel in gebruik", "houden en voeren"],
                ["blokken gescheurd, geen kachel", "wegnemen tot zolderniveau"],
                ["mazoutketel nog vijf jaar", "herstellen, nu al inplannen"],
                ["rijhuis, kanaal van twee eigenaars", "eerst overleg en rookproef"],
              ],
            },
          ],
        },
        {
          id: "onderhoudsplicht",
          heading: "Wat u verplicht bent",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Verwarmt u centraal op vaste brandstof of mazout, dan is er {schouw vast be anders} onderhoud, op gas {schouw gas be}; bij mazout en gas geldt dat vanaf {schouw vermogen be anders}. Staat er een open toestel op de schouw, dan wordt ook die gereinigd. Een houtkachel in de zithoek valt daar niet onder. Uw verzekeraar vraagt intussen wel naar het laatste attest.",
              ],
            },
          ],
        },
        {
          id: "afspraken",
          heading: "Onze werkwijze",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Camera en rookproef, van zolder tot hoed.",
                "Advies met twee prijzen: herstellen en wegnemen.",
                "Uitvoering op één dag bij een gewone woning.",
                "Reinigingsattest of sloopverslag voor uw dossier.",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Asbest in oude buizen",
              text: "In kanalen van voor {asbest bouwjaar be} kan een buis van asbestcement zitten. Trek ze niet zelf los; vraag een erkende verwijderaar.",
            },
            {
              type: "prose",
              paragraphs: [
                "Verder: [schoorsteen verwijderen](/schoorsteen/schoorsteen-verwijderen), [renoveren](/schoorsteen/schoorsteen-renovatie), [vegen](/schoorsteen/schoorsteen-vegen).",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Onderhoud woning Neerpelt: wat aan {btw laag be} mag en wat niet",
        description:
          "Herstellen, schilderen of reinigen: in België telt het verschil op uw factuur. Een onderhoudsplan voor huizen in Neerpelt met het juiste tarief erbij.",
        keywords: [
          "onderhoud woning Neerpelt",
          "btw {btw laag be anders} onderhoud",
          "dak ontmossen Neerpelt",
        ],
      },
      title: "Onderhoud van uw woning in Neerpelt",
      lead: "Onderhoud is goedkoper dan herstel, en in België soms ook fiscaal. Voor een woning van minstens {woning btw be} oud geldt {btw laag be} btw op onderhoud en herstelling, behalve op reinigen. Het loont om vooraf te weten welk werk waaronder valt.",
      sections: [
        {
          id: "tarief",
          heading: "Welk werk, welk tarief",
          blocks: [
            {
              type: "table",
              caption: "Btw bij een privéwoning van minstens {woning btw be} oud",
              head: ["Werk", "Tarief", "Opmerking"],
              rows: [
                ["Pannen vervangen, nok vastzetten", "{btw laag be}", "rechtstreeks aan u gefactureerd"],
                ["Kroonlijst herstellen en schilderen", "{btw laag be}", "onderhoud van de woning zelf"],
                ["Enkel reinigen", "{btw hoog be}", "is vegen of ontmossen onderhoud? Vraag het na"],
                ["Werk aan een nieuw bijgebouw", "{btw hoog be}", "vraag het na bij twijfel"],
              ],
              note: "Bron: FOD Financiën. Uw verklaring staat op de factuur; u hebt {btw betwisten be} om een fout te melden. Bij twijfel over een tarief antwoordt FOD Financiën zelf.",
            },
          ],
        },
        {
          id: "vallei",
          heading: "Onderhoud in een vochtige vallei",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "Hout droogt hier traag. Schilder pas na drie droge dagen en stop om vier uur, voor de dauw.",
                "Op roofing groeit alg die naden opduwt. Vegen in april en oktober is genoeg.",
                "Houd roosters van de kruipruimte vrij van aarde en bladeren.",
                "Een regenpijp die tegen de muur spuwt, maakt meer kapot dan een lekke goot.",
              ],
            },
          ],
        },
        {
          id: "plat-dak-neerpelt",
          heading: "Twee keer per jaar het platte dak op",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Wij vegen, lichten de roosters, drukken met de hand langs alle randen en noteren waar water blijft staan. Een plas van een centimeter diep mag; een plas die er na twee dagen nog ligt, niet. Kleine scheuren branden of kleven wij meteen dicht. Zo gaat een gewone laag het langst mee. Wie alleen belt als het drupt, heeft vaak al nat hout in het dak.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Combineer reinigen met herstel",
              text: "Eén bezoek, twee regels op de factuur. De verplaatsing betaalt u zo maar één keer.",
            },
          ],
        },
        {
          id: "plan-en-prijs",
          heading: "Plannen voor drie jaar",
          blocks: [
            {
              type: "facts",
              facts: [
                {
                  label: "Dit jaar",
                  value: "Rondgang",
                  note: "Foto’s van elk dakdeel, kleine gebreken weg.",
                },
                { label: "Volgend jaar", value: "Houtwerk", note: "Kroonlijst, dakkapel, garagepoort." },
                { label: "Daarna", value: "Gevel en voeg", note: "Als dak en goot droog zijn." },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Dit past in een [onderhoudsformule](/zorgeloos-wonen) en ook zonder. Lees wat [onderhoud van een plat dak](/kennisbank/plat-dak-onderhoud-schema) inhoudt, hoe wij een [dakkapel](/onderhoud/onderhoud-dakkapel) aanpakken of een [garage](/onderhoud/onderhoud-garage) droog houden.",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Neerpelt: optoppen of isoleren op een plat dak",
        description:
          "Een verdieping op een bungalow of bel-etage in Neerpelt: draagkracht, hout of staal, voorschriften en wat het vochtige terrein vraagt.",
        keywords: [
          "optoppen Neerpelt",
          "verdieping op plat dak",
          "aannemer Neerpelt",
          "woning isoleren Neerpelt",
        ],
      },
      title: "Aannemer in Neerpelt",
      lead: "Een plat dak dat vernieuwd moet worden, is een kans. Voor een deel van dat geld krijgt u een nieuwe laag; met meer geld een verdieping. Dat heet optoppen. Het kan op meer huizen dan u denkt en op minder dan de folder belooft.",
      sections: [
        {
          id: "draagt-het",
          heading: "Draagt het huis een verdieping?",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Een bel-etage heeft beneden een garage met weinig muren. De krachten moeten een weg vinden naar de grond.",
                "Een bungalow heeft lange overspanningen. Nieuwe balken komen liefst op de buitenmuren.",
                "Valleigrond zet anders dan heide. Laat daarom eerst een sondering doen.",
                "De stabiliteitsingenieur beslist, niet de aannemer.",
              ],
            },
          ],
        },
        {
          id: "bouwwijze",
          heading: "Licht bouwen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Houtskelet met een lichte gevelbekleding is de gewone keuze: in een werkplaats gemaakt, in enkele dagen gezet. De oude dakvloer wordt de nieuwe verdiepingsvloer en krijgt akoestische lagen. Met de trap valt of staat het plan; hij mag beneden geen goede kamer opeten.",
              ],
            },
            {
              type: "steps",
              steps: [
                { title: "Week 1–2", text: "Dakrand eraf, oplegging maken, tijdelijk zeil." },
                { title: "Week 3", text: "Wanden en dak plaatsen, waterdicht maken." },
                { title: "Week 4–8", text: "Ramen, technieken, isolatie." },
                { title: "Daarna", text: "Trap open, pleister, vloer." },
              ],
            },
          ],
        },
        {
          id: "voorschriften",
          heading: "Voorschriften en burenrecht",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Voor een extra bouwlaag is in Vlaanderen een omgevingsvergunning met architect nodig. Veel verkavelingen schrijven één bouwlaag of een plat dak voor; afwijken kan niet zomaar. Denk ook aan zicht: een raam op minder dan de wettelijke afstand van de perceelsgrens mag niet vrij uitkijken. De dienst omgeving van Pelt geeft vooraf advies.",
              ],
            },
          ],
        },
        {
          id: "als-het-niet-kan",
          heading: "Kan het niet, isoleer dan goed",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Zonder verdieping blijft het dak uw grootste verlies. Leg een dikke, harde isolatie met een hoge dakrand, zodat een groendak of panelen later passen. Renovatie van een woning van minstens {woning btw be} oud gaat aan {btw laag be} btw. Informatie over [opbouw](/bouwen/opbouw-op-uw-huis), [dakisolatie](/daken/dakisolatie) en [groendaken](/kennisbank/groendaken) helpt u kiezen.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Vraag twee ramingen tegelijk",
              text: "Eén voor vernieuwen met isolatie, één voor optoppen. Pas dan ziet u wat de extra kamers echt kosten.",
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Inventaris Onroerend Erfgoed: Neerpelt, ligging, heide en gehuchten",
      url: "https://inventaris.onroerenderfgoed.be/themas/14665",
    },
    townSources.mergerPelt,
    townSources.vatBelgium,
    townSources.vatBelgiumInvoice,
    townSources.premiumFlanders,
    townSources.sweepingFlanders,
    townSources.asbestosFlanders,
    townSources.notificationFlanders,
  ],
};
