import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const geldrop: Town = {
  slug: "geldrop",
  name: "Geldrop",
  country: "NL",
  lat: 51.422,
  lng: 5.56,
  municipality: "Geldrop-Mierlo",
  province: "Noord-Brabant",
  kmFromOffice: 8,
  minutesFromOffice: 20,
  postcodes: ["5661–5667"],
  neighbourhoods: [
    "Centrum",
    "Braakhuizen",
    "Zesgehuchten",
    "’t Zand",
    "Skandia",
    "’t Akert",
    "Coevering",
    "Genoenhuis",
    "Gijzenrooi",
  ],
  street: ["workers", "townhouse", "church", "workers", "flats", "terrace", "thirties"],
  nearby: ["mierlo", "nuenen", "eindhoven", "waalre"],
  updated: "2026-11-24",
  meta: {
    title: "Dakdekker Geldrop: van wevershuis tot Coevering",
    description:
      "Oude arbeidershuizen, rijtjes uit de groeijaren en terrasflats: wat er in Geldrop aan dak, schoorsteen en gevel speelt en wat u samen met buren doet.",
    keywords: ["dakdekker Geldrop", "schoorsteen Geldrop", "aannemer Geldrop", "onderhoud rijtjeshuis"],
  },
  title: "Dakdekker in Geldrop, het textieldorp dat doorgroeide",
  lead: "Geldrop werd groot met wol en linnen. Van de wevershuizen bij de Kleine Dommel is weinig over, maar de smalle kavels en gedeelde muren zijn gebleven. Wie hier een dak herstelt, heeft bijna altijd met buren te maken. Dat vraagt goede afspraken en een nette planning.",
  sections: [
    {
      id: "fabriek-en-dorp",
      heading: "Wat de fabrieken nalieten",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De wollenstoffenfabriek Van den Heuvel draaide van 1820 tot 1981; in een deel ervan zit nu het Weverijmuseum. Rond zulke fabrieken verrezen kleine huizen aan de straat. Drie daarvan, in de Heggestraat, zijn nu rijksmonument: uit 1880, met een hoge voorgevel, een lage achtergevel en één doorlopend zadeldak met oud-Hollandse pannen.",
            "Dat lage achterdak is typisch voor Geldrop. Later kwam er een keuken achter, daarna een badkamer, en elke aanbouw maakte een nieuwe naad.",
          ],
        },
      ],
    },
    {
      id: "wijken",
      heading: "De wijken van nu",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Zesgehuchten",
              value: "Bij Geldrop sinds 1921",
              note: "Oude boerderijen tussen jongere straten.",
            },
            {
              label: "Braakhuizen",
              value: "Vanaf de jaren dertig",
              note: "Blokjes van vier en zes met kleine achterplaatsen.",
            },
            {
              label: "Coevering",
              value: "Eerste huizen april 1969",
              note: "Rechte straten in het oosten, losser in het westen, en de enige hoogbouwplannen van het dorp.",
            },
            {
              label: "Terrasflats",
              value: "1972–1974",
              note: "Vier gebouwen van prefab beton, zes tot acht lagen.",
            },
            {
              label: "Gijzenrooi",
              value: "Jongste grote wijk",
              note: "Verf, kit en dakranden komen er nu aan de beurt.",
            },
          ],
        },
      ],
    },
    {
      id: "samen-regelen",
      heading: "Samen een dak regelen",
      blocks: [
        {
          type: "list",
          style: "number",
          intro: "Zo pakt een rijtje het in de praktijk aan:",
          items: [
            "Eén buur vraagt een inspectie voor het hele blok.",
            "Wij maken per huis een lijst en een prijs, plus een prijs voor alles tegelijk.",
            "U bespreekt wie meedoet. Wie afvalt, verandert alleen zijn eigen regel.",
            "Goot, steiger en container verdelen wij op papier, zodat niemand hoeft bij te passen.",
          ],
        },
      ],
    },
    {
      id: "doorlezen",
      heading: "Lees verder per onderwerp",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Lekkage",
              href: "/nl/geldrop/daklekkage",
              text: "Bij de naad van oud huis en aanbouw.",
            },
            { label: "Schoorsteen", href: "/nl/geldrop/schoorsteen", text: "Van wie is hij eigenlijk?" },
            { label: "Onderhoud", href: "/nl/geldrop/onderhoud", text: "Een steiger voor de hele rij." },
            { label: "Bouw", href: "/nl/geldrop/bouw", text: "Slim omgaan met een klein huis." },
            { label: "Buurdorp Mierlo", href: "/nl/mierlo", text: "Zelfde gemeente, andere huizen." },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Mijn huis staat op de erfgrens. Mag u over het pad van de buren?",
              answer: [
                "Meestal wel, als het nodig is en de buren het weten. Kondig het een week vooraf aan en spreek een dag af. Wij leggen platen neer en ruimen op.",
              ],
            },
            {
              question: "Doet u ook appartementen in de terrasflats?",
              answer: [
                "Dak en gevel zijn daar van de eigenaar of de VvE. Wij werken graag voor het bestuur, op basis van een meerjarenplan.",
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
        title: "Daklekkage Geldrop: de naad tussen huis en aanbouw",
        description:
          "In oude Geldropse huizen lekt het zelden in de kap en vaak waar een aanbouw begint. Zo herkent u het, en zo herstellen wij het in één keer goed.",
        keywords: ["daklekkage Geldrop", "lekkage aanbouw", "dakdekker spoed Geldrop"],
      },
      title: "Daklekkage in Geldrop",
      lead: "Loopt er water langs de muur tussen kamer en keuken? Dan zit het lek vrijwel nooit in de pannen. Het zit waar het lage achterdak overgaat in het platte dak van de aanbouw. Daar komen twee materialen, twee hellingen en vaak drie bouwjaren bij elkaar.",
      sections: [
        {
          id: "de-overgang",
          heading: "Een overgang met een geschiedenis",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij huizen in Braakhuizen en het centrum werd de keuken er eind jaren vijftig achter gezet, de badkamer in 1975 en de bijkeuken nog later. De onderste rij pannen kreeg dan een strook lood of bitumen mee. Zo’n strook hoort onder de pannen ver door te lopen en op de dakbedekking los te kunnen bewegen. In de praktijk is hij kort en vastgebrand.",
              ],
            },
            {
              type: "list",
              style: "bullet",
              intro: "Waar u het aan herkent:",
              items: [
                "een natte baan op plinthoogte, niet op het plafond",
                "behang dat op één hoogte loskomt, over de hele breedte",
                "lekkage vooral als de goot vol is of het hard waait uit het westen",
              ],
            },
          ],
        },
        {
          id: "aanpak",
          heading: "Zo maken wij de naad opnieuw",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Openleggen", text: "Twee rijen pannen eraf, oude stroken weg, hout beoordelen." },
                {
                  title: "Onderlaag",
                  text: "Een plaat over de knik, zodat lood of bitumen niet meer doorzakt.",
                },
                { title: "Nieuwe slabbe", text: "Breed genoeg, met een plooi die krimp opvangt." },
                {
                  title: "Afvoer",
                  text: "Is de goot boven de aanbouw te klein, dan krijgt hij een tweede uitloop.",
                },
              ],
            },
          ],
        },
        {
          id: "doorlopend-dak",
          heading: "Als het dak van vier huizen is",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Onder één doorlopend zadeldak trekt water zich van erfgrenzen niets aan. Een kapotte vorst bij nummer 12 geeft een vlek bij nummer 14. Bel daarom even aan voordat u een dakdekker laat komen: staat er bij de buren ook iets, dan zoeken wij meteen op de goede plek en deelt u de kosten van het zoeken.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Foto met een liniaal",
              text: "Leg een meetlint naast de kring op het plafond en maak elke dag een foto. Groeit de kring zonder regen, dan is het leidingwater.",
            },
          ],
        },
        {
          id: "vervolg",
          heading: "Na het herstel",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Laat natte muren eerst drogen voordat u behangt; dat duurt bij steensmuren maanden. Of de verzekering meebetaalt, hangt af van de oorzaak: storm wel, slijtage meestal niet. Dat leggen wij uit bij [daklekkage en verzekering](/kennisbank/daklekkage-verzekering). Vermoedt u juist de gevel, lees dan [gevellekkage](/kennisbank/gevellekkage). Een afspraak maakt u via [daklekkage](/daken/daklekkage).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schoorsteenveger Geldrop: wie beslist over een gedeelde kop",
        description:
          "Staat er één schoorsteen op twee huizen? Zo zit het met eigendom, kosten en toestemming, en zo herstellen of verlagen wij hem zonder ruzie.",
        keywords: ["schoorsteen Geldrop", "gedeelde schoorsteen", "schoorsteen verlagen Geldrop"],
      },
      title: "Schoorsteenveger in Geldrop",
      lead: "Op veel Geldropse daken staat de schoorsteen precies boven de scheidingsmuur. Hij is dan meestal van beide buren samen. U kunt hem dus niet in uw eentje laten weghalen, maar ook niet in uw eentje laten verkommeren.",
      sections: [
        {
          id: "van-wie",
          heading: "Van wie is de schoorsteen?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een muur of schoorsteen op de grens heet ‘mandelig’: gemeenschappelijk eigendom. Onderhoud is voor gezamenlijke rekening; wie alleen zijn eigen kanaal laat vegen, betaalt dat zelf. In uw akte of bij het Kadaster ziet u hoe de grens loopt. Twijfel? Spreek af dat u de kosten deelt en leg dat vast in drie regels met twee handtekeningen.",
              ],
            },
          ],
        },
        {
          id: "drie-gesprekken",
          heading: "Drie situaties aan de keukentafel",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "**Beiden gebruiken hem niet meer.** Dan is weghalen tot onder de pannen het zuinigst. Wij dichten ook de zolderkant, anders trekt er kou en stof door.",
                "**Eén stookt, één niet.** De kop blijft staan. Het ongebruikte kanaal krijgt boven een rooster en beneden een afsluiting, zodat er lucht doorheen kan zonder dat er rook oversteekt.",
                "**Eén wil zonnepanelen.** Schaduw van een schoorsteen kost opbrengst. Verlagen kan, mits de kachel van de buren blijft trekken.",
              ],
            },
          ],
        },
        {
          id: "rook-bij-de-buren",
          heading: "Ruikt u de kachel van hiernaast?",
          blocks: [
            {
              type: "callout",
              tone: "warning",
              title: "Rook in een kast of slaapkamer",
              text: "Dan lekt de wand tussen de kanalen. Laat de buren direct stoppen met stoken en zet ramen open. Hebt u hoofdpijn of bent u misselijk, ga dan naar buiten en bel 112. Laat daarna een vakman kijken en hang in beide huizen een koolmonoxidemelder.",
            },
            {
              type: "prose",
              paragraphs: [
                "Tussen twee kanalen zit vaak maar een halve steen. Na honderd jaar zijn de voegen daarin poeder. Met een rookproef laten wij zien waar het doorheen komt; een voering van roestvast staal in het gebruikte kanaal is dan de oplossing.",
              ],
            },
          ],
        },
        {
          id: "werk-en-papier",
          heading: "Wat u van ons krijgt",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "foto’s van alle vier de zijden en van de binnenkant",
                "één offerte met twee kolommen, voor elk huis een",
                "bij een houtkachel een veegnota per kanaal, die u voor uw verzekering bewaart",
                "bij een monument een beschrijving voor de aanvraag bij de gemeente",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Meer uitleg vindt u bij [schoorsteen verwijderen](/schoorsteen/schoorsteen-verwijderen), [onderhoud](/schoorsteen/schoorsteen-onderhoud) en [voegwerk](/schoorsteen/schoorsteen-voegen-repareren).",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Woningonderhoud Geldrop: één steiger, hele rij",
        description:
          "Goten, boeidelen en schilderwerk van een rijtje in Geldrop samen aanpakken: wat het oplevert, hoe u het afspreekt en wat u zelf bijhoudt.",
        keywords: ["onderhoud rijtjeshuis Geldrop", "schilder Geldrop", "dakgoot vervangen Geldrop"],
      },
      title: "Woningonderhoud in Geldrop",
      lead: "Een dakgoot houdt niet op bij uw voordeur. In Coevering, Skandia en ’t Akert lopen goten, boeidelen en pannen over zes of acht huizen door. Wie alleen zijn eigen stuk doet, krijgt een mooie plank tussen twee slechte. Samen werkt het beter en is het per huis voordeliger.",
      sections: [
        {
          id: "rekenvoorbeeld",
          heading: "Waar het voordeel zit",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "De steiger, het transport en de afvalbak kosten voor één huis bijna evenveel als voor vier. Ook het zetwerk van goten gaat sneller in lange lengtes en heeft minder naden, dus minder lekken. Het materiaal per meter verandert niet. De winst zit dus in de vaste kosten.",
              ],
            },
          ],
        },
        {
          id: "afspraken-op-een-a4",
          heading: "De afspraken op één A4",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Wat gebeurt er wel en niet, per huisnummer.",
                "Welke kleur en welk materiaal, zodat de rij een rij blijft.",
                "Wie beslist bij meerwerk, en tot welk bedrag.",
                "Hoe en wanneer ieder betaalt. Wij sturen elk huis een eigen rekening.",
              ],
            },
          ],
        },
        {
          id: "zink-of-kunststof",
          heading: "Goot vervangen: zink of kunststof?",
          blocks: [
            {
              type: "table",
              caption: "Twee goten vergeleken",
              head: ["Vraag", "Zink", "Kunststof"],
              rows: [
                ["Levensduur", "30 tot 50 jaar", "15 tot 25 jaar"],
                ["Naden", "gesoldeerd, weinig", "rubber, om de paar meter"],
                ["Kleur", "grijs, verweert mooi", "keuze, verkleurt in de zon"],
                ["Zwak punt", "eikenblad en bitumenwater", "vorst en ladders"],
              ],
              note: "Op monumenten en in oude straten heeft zink de voorkeur.",
            },
          ],
        },
        {
          id: "eigen-rondje",
          heading: "Uw eigen rondje van een kwartier",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "Loop bij regen naar buiten en kijk waar het overstroomt.",
                "Voel aan de onderkant van de vensterbanken of er groen of zachte verf zit.",
                "Haal het bladvangertje uit de regenpijp en spoel na met een emmer.",
                "Schrijf op wat u ziet, met datum. Volgend jaar weet u of het erger is.",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Alles boven de goot doen wij. Kies een losse beurt, zoals [dakgoot reinigen](/daken/dakgoot-reinigen) of de [schilder](/onderhoud/schilder), of leg het vast met [Zorgeloos Wonen](/zorgeloos-wonen). Waarom een [regenpijp](/kennisbank/regenpijp) soms de oorzaak is, leest u in onze kennisbank.",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Geldrop: een klein huis slim verbouwen",
        description:
          "Meer licht en ruimte in een arbeidershuis of rijtje in Geldrop: oude aanbouw eruit, één goede ervoor terug. Over muren, vloeren, asbest en regels.",
        keywords: ["verbouwen Geldrop", "aanbouw Geldrop", "arbeiderswoning verbouwen"],
      },
      title: "Aannemer in Geldrop",
      lead: "Drie aanbouwen achter elkaar, elk met een eigen vloer, deur en dak: zo ziet de achterkant van veel oude huizen in Geldrop eruit. De beste verbouwing is dan vaak slopen en één rustige ruimte terugbouwen. U hebt dan minder vierkante meters, maar meer bruikbare ruimte.",
      sections: [
        {
          id: "eerst-weg",
          heading: "Eerst slopen, dan bouwen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Oude bijkeukens staan op een halve meter fundering, met halfsteensmuren en een dak van golfplaat of bitumen. Opknappen kost er bijna evenveel als vernieuwen. Bovendien komt u golfplaten tegen die asbest kunnen bevatten. Een particulier mag tot {asbest zelf nl} gave, geschroefde platen van het eigen erf zelf weghalen, maar altijd na een melding bij de gemeente. Bij twijfel of breuk doet een gecertificeerd bedrijf het.",
              ],
            },
          ],
        },
        {
          id: "licht",
          heading: "Licht tot in de voorkamer",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "Maak de opening tussen oud en nieuw zo hoog mogelijk; een stalen balk in de vloer in plaats van eronder scheelt dertig centimeter.",
                "Leg het daklicht tegen de oude gevel, niet in het midden. Dan valt het licht ook de kamer in.",
                "Een lage achtergevel maakt de verdieping donker. Een dakkapel aan die kant geeft stahoogte en daglicht tegelijk.",
              ],
            },
          ],
        },
        {
          id: "muren-van-honderd-jaar",
          heading: "Muren van honderd jaar oud",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een steensmuur zonder spouw moet kunnen drogen. Wie hem binnen dichtzet met plastic en gips, krijgt schimmel achter de plint. Wij isoleren zulke muren met materiaal dat vocht doorlaat en laten een strook onderaan vrij. Balkkoppen in de gevel controleren wij voordat er iets tegenaan komt.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Laat het vocht in februari meten",
              text: "Dan is de muur op zijn natst. In augustus meet u bijna overal een droge muur.",
            },
          ],
        },
        {
          id: "mag-het",
          heading: "Vergunning en buren",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bouwen achter het huis kan in veel gevallen zonder vergunning; de check in het Omgevingsloket geeft uitsluitsel voor uw adres. Bij rijksmonumenten zoals in de Heggestraat gelden andere regels. De buren hoeven geen toestemming te geven voor werk op uw eigen grond, maar wel voor werk aan de gezamenlijke muur. Lees verder bij [aanbouwen](/bouwen/aanbouwen-aan-uw-huis), [metselwerk](/bouwen/metselwerk) en [verbouwen](/bouwen/uw-huis-verbouwen).",
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Historisch documentatiecentrum: rijwoningen Heggestraat, 1880",
      url: "https://www.hdc-geldrop-mierlo.nl/Monumenten/Rij%20woningen.html",
    },
    {
      title: "Fabriekofiel: textielfabrieken van Geldrop",
      url: "https://fabriekofiel.com/geldrop/",
    },
    {
      title: "Wijkblad Coevering: eerste huizen in april 1969",
      url: "https://wijkbladcoeveringgeldrop.home.blog/2012/12/28/uit-de-oude-doos/",
    },
    {
      title: "Experimentele woningbouw: terrasflats De Coevering",
      url: "https://experimentelewoningbouw.nl/portfolio/ex-72-134-geldrop-coevering/",
    },
    {
      title: "IVN Geldrop: ommetje Coevering",
      url: "https://www.ivn.nl/afdeling/geldrop/ommetje-coevering",
    },
    {
      title: "Heemkundekring: de huizen van Geldrop en Zesgehuchten",
      url: "https://www.heemkundekring-hlz.nl/heemkronijken/item/261/de-kwaliteit-van-de-huizen-in-geldrop-aan-het-begin-van-de-19e-eeuw",
    },
    townSources.asbestosNetherlands,
    townSources.environmentActNetherlands,
    townSources.sweepingInsurers,
  ],
};
