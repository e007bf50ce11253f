import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const mierlo: Town = {
  slug: "mierlo",
  name: "Mierlo",
  country: "NL",
  lat: 51.441,
  lng: 5.617,
  municipality: "Geldrop-Mierlo",
  province: "Noord-Brabant",
  kmFromOffice: 12,
  minutesFromOffice: 20,
  postcodes: ["5731"],
  neighbourhoods: [
    "Centrum",
    "Kerkakkers",
    "Neerakkers",
    "De Loo",
    "Luchen",
    "Het Broek",
    "Bekelaar",
    "Loeswijk",
    "Overakker",
    "Trimpert",
  ],
  street: ["farmhouse", "workers", "church", "farmhouse", "terrace", "thirties"],
  nearby: ["geldrop", "nuenen", "eindhoven", "son-en-breugel"],
  updated: "2026-11-24",
  meta: {
    title: "Dakdekker Mierlo: boerderij, dorpshuis of nieuw in Luchen",
    description:
      "In Mierlo staan langgevelboerderijen naast rijtjes van na 1968 en nieuwbouw in Luchen. Wat die daken en muren vragen, met regels voor Het Broek.",
    keywords: ["dakdekker Mierlo", "boerderij dak", "aannemer Mierlo", "schoorsteen Mierlo"],
  },
  title: "Dakdekker in Mierlo, voor huizen oud en nieuw",
  lead: "Mierlo verloor in de vorige eeuw veel van zijn oude huizen, eerst aan de Woningwet, toen aan brand en later aan de sloop. Wat overbleef, is het bewaren waard. Wat ervoor in de plaats kwam, nadert de leeftijd waarop daken en kozijnen om een beslissing vragen.",
  sections: [
    {
      id: "verdwenen-en-gebleven",
      heading: "Wat verdween en wat bleef",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Rond 1900 stonden hier boerderijen en wevershuisjes van leem. De Woningwet maakte bewonen daarvan onmogelijk. In 1921 brandden in de Marktstraat 29 huizen af; de straat is daarna van baksteen herbouwd. Pas in 1972 werd gehucht Het Broek beschermd dorpsgezicht.",
            "Toen Helmond in 1968 Mierlo-Hout kreeg, besloot de gemeente zelf te groeien. Vanaf dat moment kwamen Kerkakkers, Neerakkers en De Loo. De jongste wijk is Luchen. Sinds 2004 vormt het dorp één gemeente met Geldrop.",
          ],
        },
      ],
    },
    {
      id: "drie-groepen",
      heading: "Drie groepen huizen",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Boerderijen in Bekelaar, Loeswijk, Overakker en Het Broek.** Lange daken met een lage goot, gebinten van eiken, vaak pannen boven en vroeger stro onder. De constructie is taai; de randen zijn zwak.",
            "**Dorpshuizen van na 1921.** Steensmuren, mansarde- of zadelkap, hoge schoorstenen aan de kopse kant.",
            "**Wijken van na 1968.** Gezinswoningen met betonpannen en een spouw. Prima casco, maar de pannen zijn ruw geworden en de folie is op.",
          ],
        },
      ],
    },
    {
      id: "onze-volgorde",
      heading: "Zo beoordelen wij een oud dak",
      blocks: [
        {
          type: "steps",
          steps: [
            { title: "Voet", text: "Waar het dak op de muur rust, komen muizen, blad en vocht samen." },
            {
              title: "Gebint en gordingen",
              text: "Kloppen, prikken en kijken naar boormeel van houtworm of boktor.",
            },
            { title: "Huid", text: "Pannen, riet of leien: wat is stuk, wat is alleen vuil?" },
            { title: "Nok en kil", text: "De plekken waar specie loslaat en zink dun wordt." },
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Kijk op zolder naar de vloer",
          text: "Hoopjes fijn stof onder een balk zijn vers boormeel. Leg er papier onder en kijk na een maand opnieuw.",
        },
      ],
    },
    {
      id: "meer-in-mierlo",
      heading: "Kies uw onderwerp",
      blocks: [
        {
          type: "links",
          links: [
            { label: "Lekkage en stuifsneeuw", href: "/nl/mierlo/daklekkage" },
            { label: "Schoorsteen en bakoven", href: "/nl/mierlo/schoorsteen" },
            { label: "Een jaarronde om de boerderij", href: "/nl/mierlo/onderhoud" },
            { label: "Wonen in stal of schuur", href: "/nl/mierlo/bouw" },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Is mijn boerderij een monument?",
              answer: [
                "Zoek uw adres op in het monumentenregister van het Rijk en vraag bij de gemeente Geldrop-Mierlo naar de gemeentelijke lijst. Ook zonder eigen status kan uw huis in een beschermd gezicht liggen.",
              ],
            },
            {
              question: "Hoe ver is het voor u?",
              answer: ["Ongeveer twaalf kilometer. Buiten de spits is dat twintig minuten rijden."],
            },
          ],
        },
      ],
    },
  ],
  services: {
    daklekkage: {
      meta: {
        title: "Daklekkage in Mierlo: regen, stuifsneeuw of nok",
        description:
          "Vlekken na sneeuw en wind, een losse nok of een verzakte goot: hoe lekkage ontstaat in Mierlose boerderijen en in huizen van na 1968.",
        keywords: ["daklekkage Mierlo", "stuifsneeuw dak", "nokvorsten repareren Mierlo"],
      },
      title: "Daklekkage in Mierlo",
      lead: "Niet elk nat plafond komt van een kapotte pan. In een boerderij zonder folie onder de pannen waait fijne sneeuw zo naar binnen en smelt die later weg. U ziet dan vlekken op een dag waarop het helemaal niet regent.",
      sections: [
        {
          id: "oude-kap",
          heading: "Onder een open pannendak",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Vroeger hield een laag stropoppen of kalk de wind tegen. Die is meestal weg. Zolang de zolder leeg was, droogde alles vanzelf. Zodra er een slaapkamer onder zit, met isolatie en gips, kan het vocht nergens heen. Het antwoord is niet méér isolatie van binnen, maar eerst een waterkerende laag onder de pannen.",
              ],
            },
            {
              type: "list",
              style: "check",
              intro: "Controleer na harde wind met sneeuw of slagregen:",
              items: [
                "ligt er een wit streepje of een plas op de zoldervloer",
                "zijn balken donker aan één kant",
                "ziet u daglicht langs de gevel of bij de nok",
              ],
            },
          ],
        },
        {
          id: "nok",
          heading: "Een nok die los ligt",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Vorsten werden in kalk- of cementspecie gezet. Na veertig jaar zit er geen hechting meer in; de vorst ligt er alleen nog door zijn gewicht. Een windvlaag tilt hem op en de regen komt over de volle lengte binnen. Wij leggen vorsten tegenwoordig droog: geschroefd op een ruiter, met een band die wel lucht maar geen water doorlaat.",
              ],
            },
          ],
        },
        {
          id: "huizen-na-1968",
          heading: "In Kerkakkers, Neerakkers en De Loo",
          blocks: [
            {
              type: "facts",
              facts: [
                {
                  label: "Pannen",
                  value: "Ruw en poreus",
                  note: "Ze nemen water op en worden zwaar; bij vorst springen randen af.",
                },
                {
                  label: "Onderlaag",
                  value: "Verpulverd",
                  note: "Teerpapier of vroege folie valt uit elkaar bij aanraken.",
                },
                {
                  label: "Dakvoet",
                  value: "Verrot",
                  note: "De onderste lat en het eerste stuk beschot krijgen het meeste water.",
                },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Eén lek is hier vaak het begin. Wij zeggen het als herstellen nog zin heeft, en ook als u het geld beter bewaart voor een [nieuw dak](/daken/dakrenovatie).",
              ],
            },
          ],
        },
        {
          id: "direct-doen",
          heading: "Wat u meteen doet",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Vang het water op en zet meubels onder plastic.",
                "Schuif natte isolatie opzij, zodat het hout kan drogen.",
                "Maak een foto, binnen en van buiten.",
                "Bel ons en zeg of u onder riet, pannen of een plat dak woont.",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Wilt u later begrijpen hoe een kap werkt? Lees over het [schuine dak](/kennisbank/schuin-dak) en over [soorten dakpannen](/kennisbank/dakpannen-welke-keus-is-er).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schoorsteenveger Mierlo: oud kanaal of bakoven",
        description:
          "Een boerderij in Mierlo heeft vaak een wijd rookkanaal, een bakoven of houten balken vlak naast de steen. Wat u laat doen voordat u weer stookt.",
        keywords: ["schoorsteen Mierlo", "schoorsteen boerderij", "bakoven restaureren"],
      },
      title: "Schoorsteenveger in Mierlo",
      lead: "In een oude boerderij is de schoorsteen zo wijd dat een jongen erin kon klimmen. Voor een moderne kachel is dat veel te groot, en de eiken balk die er dwars doorheen loopt is levensgevaarlijk. Kijk dus eerst wat er achter de schouw zit.",
      sections: [
        {
          id: "brandmuur",
          heading: "De brandmuur lezen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In een langgevelboerderij scheidt een zware muur het woonhuis van de stal. Daarop komen haard, bakoven en soms een wasketel samen. Het kanaal hangt deels in de kap, gedragen door hout. Door zetting ontstaan scheuren op zolderhoogte, precies waar vroeger hooi lag.",
                "Wij laten een camera zakken, tekenen alle openingen en zoeken naar hout binnen twintig centimeter van de binnenkant. Wat daar zit, moet eruit of worden afgeschermd.",
              ],
            },
          ],
        },
        {
          id: "mogelijkheden",
          heading: "Drie mogelijkheden",
          blocks: [
            {
              type: "table",
              caption: "Wat kan met een wijd kanaal",
              head: ["Plan", "Ingreep", "Gevolg voor het beeld"],
              rows: [
                ["Houtkachel", "geïsoleerde stalen voering", "kop blijft gelijk, kap krijgt een pijp"],
                ["Open haard als sier", "kanaal onder- en bovenaan afsluiten met lucht", "geen"],
                [
                  "Bakoven weer gebruiken",
                  "gewelf herstellen, eigen trekgat",
                  "zichtbaar in bijkeuken of erf",
                ],
              ],
            },
          ],
        },
        {
          id: "kopgevel",
          heading: "Dorpshuis met een kopschoorsteen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Huizen van na de brand van 1921 hebben hun schoorsteen in de kopgevel. Die steekt ver boven de nok uit en vangt alle wind. Scheefstand ziet u het best door een schietlood langs de hoek te houden, of een foto met een rechte lantaarnpaal ernaast. Tot enkele centimeters is herstel mogelijk met ankers en nieuw voegwerk. Daarboven nemen wij de kop af tot gezond werk en metselen hem opnieuw.",
              ],
            },
            {
              type: "list",
              style: "bullet",
              items: [
                "oude stenen bikken wij schoon en gebruiken wij weer aan de straatzijde",
                "de nieuwe mortel is van kalk met weinig cement, anders springt de steen",
                "een loden slabbe in twee delen vangt het verschil in zetting op",
              ],
            },
          ],
        },
        {
          id: "vegen-en-bewijs",
          heading: "Vegen, en wat het oplevert",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Stookt u hout uit eigen bos, laat het dan twee jaar drogen. Nat hout maakt teer en teer brandt. Eén veegbeurt per jaar is het advies van vrijwel elke verzekeraar; het Bouwbesluit noemde geen termijn, wel een schone rookafvoer. De nota hoort bij uw polis. Hoe zo’n beurt gaat, leest u bij [schoorsteen vegen](/schoorsteen/schoorsteen-vegen); bij schade is [renovatie](/schoorsteen/schoorsteen-renovatie) de volgende stap.",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Woningonderhoud Mierlo: een ronde om huis en schuur",
        description:
          "Boerderij of gezinswoning in Mierlo bijhouden zonder verrassingen: een wandeling om het huis in tien punten, en wat u aan ons overlaat.",
        keywords: ["onderhoud boerderij", "onderhoud Mierlo", "dakgoot Mierlo", "houtworm balken"],
      },
      title: "Woningonderhoud in Mierlo",
      lead: "Onderhoud begint met lopen. Eén keer in het voorjaar en één keer in het najaar een ronde om huis, schuur en erf, met een notitieblok en een verrekijker. Zo ziet u elk jaar wat er veranderd is.",
      sections: [
        {
          id: "tien-punten",
          heading: "De ronde in tien punten",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Ligt de nok in een rechte lijn?",
                "Liggen alle pannen in hun rij, ook boven de schuur?",
                "Staat er groen in de goot?",
                "Komt de regenpijp uit op riool, put of zomaar tegen de muur?",
                "Zijn er voegen uitgesleten onder een dakrand zonder goot?",
                "Bladdert verf aan de onderkant van luiken en deuren?",
                "Raakt de klimop de pannen?",
                "Zijn er nieuwe scheuren boven ramen?",
                "Ruikt de stal naar schimmel?",
                "Ligt er boormeel onder balken?",
              ],
            },
          ],
        },
        {
          id: "zonder-goot",
          heading: "Daken zonder goot",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Veel oude schuren en rieten daken hebben geen goot. Het water valt in een strook grind en dat is goed zo, als de grond van de muur af helt. Een border met vette aarde tegen de gevel doet het omgekeerde: hij houdt de muur nat en de voegen vriezen kapot. Haal de aarde weg tot onder de eerste steenlaag en leg er grind in.",
              ],
            },
          ],
        },
        {
          id: "hout-en-worm",
          heading: "Houtworm: behandelen of niet",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Gaatjes alleen zeggen niets; ze kunnen een eeuw oud zijn. Vers boormeel en zachte randen wel. Eikenkernhout is meestal veilig, het spint aan de buitenkant niet. Wij hakken het aangetaste spint weg tot op gezond hout, meten wat er overblijft en behandelen alleen waar het leeft. Vleermuizen op zolder? Dan gelden er regels voor tijd en middel. Meld het ons vooraf.",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Oude golfplaten op de schuur",
              text: "Niet afspuiten, niet borstelen, niet boren. Grijze platen van vóór {asbest bouwjaar nl} kunnen asbest bevatten. Verwijderen moet u bij de gemeente melden.",
            },
          ],
        },
        {
          id: "wat-wij-doen",
          heading: "Wat u aan ons overlaat",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Alles waarvoor u een ladder van meer dan drie meter nodig hebt. Wij leggen pannen recht, solderen zink, zetten luiken en windveren in de verf en schrijven op wat volgend jaar aan de beurt is. Wie het vast wil hebben, kiest [preventief onderhoud](/onderhoud/preventief-onderhoud). Losse klussen: [hout aan het dak](/onderhoud/onderhoud-hout-dak), [dakgoten](/onderhoud/onderhoud-dakgoot) en [schilderen](/onderhoud/schilder). Een rustig overzicht geeft het [jaarschema](/kennisbank/dak-onderhoud-jaarschema).",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Mierlo: boerderij verbouwen of aanbouwen",
        description:
          "Wonen in de stal, splitsen voor twee gezinnen of een aanbouw in De Loo: bouwen in Mierlo met aandacht voor vocht, kap en vergunning.",
        keywords: ["boerderij verbouwen Mierlo", "aannemer Mierlo", "boerderijsplitsing", "aanbouw Mierlo"],
      },
      title: "Aannemer in Mierlo",
      lead: "Een stal van dertig meter lang is een droom voor wie ruimte zoekt. Het is ook een gebouw zonder vloerisolatie, met zout in de muren en één deur per tien meter. Daarom begint het met een plan.",
      sections: [
        {
          id: "plan-voor-de-stal",
          heading: "Van stal naar huis",
          blocks: [
            {
              type: "steps",
              steps: [
                {
                  title: "Vraag wat mag",
                  text: "Wonen in de stal en splitsen zijn geen vanzelfsprekendheid. Het omgevingsplan bepaalt het, niet de maat van het gebouw.",
                },
                {
                  title: "Meet het vocht",
                  text: "Mestzout trekt water aan. Oude pleister eraf, een jaar drogen of een voorzetwand.",
                },
                {
                  title: "Zet een doos in de doos",
                  text: "Een geïsoleerde binnenhuid laat gebinten en muren zichtbaar en kan weer weg.",
                },
                {
                  title: "Kies het licht",
                  text: "Grote ramen horen in de staldeuren, kleine in het dak. Zo blijft de lange gevel rustig.",
                },
              ],
            },
          ],
        },
        {
          id: "het-broek",
          heading: "Bouwen in Het Broek",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Het Broek is sinds 1972 beschermd dorpsgezicht. Voor een dakkapel aan de straatkant is daar een vergunning nodig; voor het achterdak antwoordt de check in het Omgevingsloket. Ook kozijnen, kleuren en erfafscheidingen tellen mee. Wij werken dan met een schets en een materiaalstaat waar de commissie iets mee kan: welke pan, welke voeg, welke roede. Dat gesprek vooraf scheelt tijd.",
              ],
            },
          ],
        },
        {
          id: "gezinswoning",
          heading: "Meer ruimte in een gezinswoning",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "In Kerkakkers en Neerakkers is de tuin diep genoeg voor een aanbouw van drie meter zonder dat het terras verdwijnt.",
                "In De Loo ligt de winst op zolder: kap isoleren, dakramen erin en een vaste trap.",
                "In Luchen zijn huizen jong en luchtdicht. Elke nieuwe opening moet weer dicht, anders hoort u het fluiten.",
              ],
            },
          ],
        },
        {
          id: "kosten-in-beeld",
          heading: "Kosten in beeld houden",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij oude gebouwen is de verrassing zeker, alleen de plaats niet. Reserveer daarom een tiende van het bedrag en spreek af wie daarover beslist. Is het huis ouder dan {woning btw nl}, dan geldt {btw laag nl} btw op schilderwerk en stucwerk en op de arbeid van isolatie; ruwbouw valt onder {btw hoog nl}. Wij splitsen dat in de begroting.",
              ],
            },
            {
              type: "links",
              links: [
                { label: "Timmerwerken", href: "/bouwen/timmerwerken", text: "Kappen, gebinten en trappen." },
                {
                  label: "Uw huis verbouwen",
                  href: "/bouwen/uw-huis-verbouwen",
                  text: "Van eerste gesprek tot oplevering.",
                },
                {
                  label: "Gratis offerte",
                  href: "/gratis-offerte",
                  text: "Met foto’s en een plattegrond komt u ver.",
                },
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Canon van Mierlo: nieuwe woningen voor nieuwe inwoners",
      url: "https://canonvanmierlo.nl/tijdlijn/nieuwe-woningen-voor-nieuwe-inwoners",
    },
    {
      title: "Heemkundekring Myerle: uitbreidingsplan Luchen",
      url: "https://heemkundekringmyerle.nl/jaarthema23.html",
    },
    {
      title: "Plaatsengids: Mierlo en zijn buurtschappen",
      url: "https://www.plaatsengids.nl/mierlo",
    },
    townSources.dormerMonumentNetherlands,
    townSources.asbestosNetherlands,
    townSources.vatNetherlands,
    townSources.sweepingNetherlands,
    townSources.sweepingInsurers,
    townSources.environmentActNetherlands,
  ],
};
