import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const sonEnBreugel: Town = {
  slug: "son-en-breugel",
  name: "Son en Breugel",
  country: "NL",
  lat: 51.512,
  lng: 5.494,
  municipality: "Son en Breugel",
  province: "Noord-Brabant",
  kmFromOffice: 10,
  minutesFromOffice: 20,
  postcodes: ["5691–5694"],
  neighbourhoods: [
    "Son",
    "Breugel",
    "Breeakker",
    "Sonniuspark",
    "Gentiaan",
    "Sonniuswijk",
    "Wolfswinkel",
    "Hooidonk",
  ],
  street: ["bungalow", "farmhouse", "church", "bungalow", "terrace", "villa"],
  nearby: ["nuenen", "best", "eindhoven", "geldrop"],
  updated: "2026-11-24",
  meta: {
    title: "Dakdekker Son en Breugel, aan beide kanten van de Dommel",
    description:
      "Bungalows, ruime rijtjes en boerderijen in Son en Breugel hebben elk hun eigen daken. Lees waar u op let en wanneer u ons laat kijken.",
    keywords: ["dakdekker Son en Breugel", "schoorsteen Son", "aannemer Breugel", "bungalow dak"],
  },
  title: "Dakdekker in Son en Breugel: twee dorpen en veel lage daken",
  lead: "De Dommel scheidt Son van Breugel, maar de huizen lijken op elkaar: ruim, laag en vrij in het groen. Zulke huizen hebben veel dak per kamer. Gaat er iets mis, dan is het oppervlak groot en de afstand van lek naar vlek soms meters.",
  sections: [
    {
      id: "twee-dorpen",
      heading: "Twee dorpen en hun gehuchten",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Son en Breugel vormen samen één gemeente met twee dorpen en een krans van buurtschappen: Sonniuswijk, Wolfswinkel, Hooidonk, Olen en meer. Tot de jaren vijftig waren het boerendorpen. Daarna kwamen de Eindhovense gezinnen, met hun voorkeur voor een eigen tuin.",
            "In de Sonse Bergen ligt Breeakker-Noord, een vroegere Philipswijk met ongeveer tachtig rijtjeshuizen en zestig twee-onder-een-kapwoningen in het bos. Over de toekomst van die buurt wordt al jaren gesproken. Sonniuspark is juist van deze eeuw.",
          ],
        },
      ],
    },
    {
      id: "huistypen",
      heading: "Vier huizen, vier aandachtspunten",
      blocks: [
        {
          type: "table",
          caption: "Wat bij welk huis past",
          head: ["Huis", "Dak", "Kijk eerst naar"],
          rows: [
            ["Bungalow of patiowoning", "plat, met lage randen", "afschot, afvoeren en lichtkoepels"],
            ["Split-level of drive-in", "flauw of lessenaar", "hoge dakrand en houten gevelvulling"],
            ["Boerderij", "wolfskap met pannen of riet", "nok, voet en oude aanbouw"],
            ["Nieuwbouw Sonniuspark", "kap met panelen", "doorvoeren en vogels onder panelen"],
          ],
        },
      ],
    },
    {
      id: "beek-en-bos",
      heading: "Beek, bos en zand",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "Langs de Dommel blijft de lucht vochtig. Noordgevels worden groen en hout droogt langzaam.",
            "Op het hoge zand van de Sonse Bergen staan dennen. Naalden verstoppen een platte afvoer sneller dan blad.",
            "In het open land bij Sonniuswijk telt de wind: losse gevelpannen en golfplaten op schuren.",
            "Aan het Wilhelminakanaal en bij Ekkersrijt zorgt verkeer voor een grijze film op glas, goot en kunststof. Die wast u eraf met water en een zachte borstel, niet met een hogedrukspuit.",
          ],
        },
      ],
    },
    {
      id: "contact-en-rit",
      heading: "Hoe u ons bereikt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Via de John F. Kennedylaan is het ongeveer twintig minuten rijden. Stuur vooraf een foto van het dak, liefst vanaf een bovenraam van de buren. Van een bungalow ziet u op straat immers niets. Daarna spreken wij een dag af voor de gratis [inspectie](/daken/dakinspectie).",
          ],
        },
        {
          type: "links",
          links: [
            {
              label: "Lekkage",
              href: "/nl/son-en-breugel/daklekkage",
              text: "Zoeken op een groot plat dak.",
            },
            {
              label: "Schoorsteen",
              href: "/nl/son-en-breugel/schoorsteen",
              text: "Brede gemetselde haardkanalen.",
            },
            { label: "Onderhoud", href: "/nl/son-en-breugel/onderhoud", text: "Boeidelen, hout en koepels." },
            { label: "Bouw", href: "/nl/son-en-breugel/bouw", text: "Een verdieping op de bungalow." },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Kan mijn bungalow een schuin dak krijgen?",
              answer: [
                "Technisch vaak wel, als muren en fundering het gewicht aankunnen. Het omgevingsplan moet de hoogte toestaan. Begin met een rekensom en een vraag aan de gemeente.",
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
        title: "Daklekkage Son en Breugel: zoeken op een groot vlak",
        description:
          "Op een bungalowdak in Son of Breugel kan het lek meters van de vlek liggen. Zo zoeken wij met waterproef, rook of camera, en zo herstelt u veilig.",
        keywords: ["daklekkage Son en Breugel", "lekkage plat dak Son", "lekdetectie dak"],
      },
      title: "Daklekkage in Son en Breugel",
      lead: "Een vlek in de gang van een bungalow zegt weinig over de plaats van het gat. Het water kan vanaf de dakrand, een koepel of een oude antennevoet komen. Daarom zoeken wij eerst gericht, voordat er iets opengaat.",
      sections: [
        {
          id: "methoden",
          heading: "Drie manieren om te zoeken",
          blocks: [
            {
              type: "steps",
              steps: [
                {
                  title: "Waterproef",
                  text: "Wij zetten vak voor vak een laagje water op en wachten. Dat kost tijd, maar geeft zekerheid.",
                },
                {
                  title: "Rook",
                  text: "Onder lichte druk komt rook door het gat naar buiten. Werkt goed als de lagen los liggen.",
                },
                {
                  title: "Warmtebeeld",
                  text: "Na een zonnige dag blijft natte isolatie langer warm. De camera tekent de omtrek.",
                },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Welke methode past, hangt af van de opbouw. Onder grind kiezen wij anders dan op een kaal dak met leislag. Soms is één blik op de afvoer genoeg.",
              ],
            },
          ],
        },
        {
          id: "koepels",
          heading: "Koepels, randen en terrassen",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "**Lichtkoepel.** Oud acrylaat wordt bros; haarscheuren laten druppels door die u voor condens aanziet.",
                "**Patio.** Deuren naar een binnenhof hebben een lage dorpel. Stijgt het water in de hof, dan loopt het naar binnen.",
                "**Lessenaarsdak.** De hoge kant vangt slagregen. Daar hoort een afdekprofiel dat ver genoeg oversteekt.",
                "**Boerderijdak.** Onder de wolfskap sluit de kilgoot van een latere aanbouw zelden goed aan.",
              ],
            },
          ],
        },
        {
          id: "condens-of-lek",
          heading: "Nat zonder regen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Veel platte daken uit de jaren zestig zijn ‘koud’ gebouwd: isolatie onder de houten vloer, lucht erboven. Is die luchtlaag dichtgezet of van extra isolatie voorzien, dan slaat vocht uit de badkamer neer tegen het koude dak. U ziet dan natte plekken midden in een droge vorstweek. De remedie is een warm dak: isolatie op de vloer in plaats van eronder. Dan verdwijnt het ‘lek’ voorgoed.",
              ],
            },
          ],
        },
        {
          id: "zelf-veilig",
          heading: "Veilig tot wij er zijn",
          blocks: [
            {
              type: "callout",
              tone: "warning",
              title: "Ga niet op een nat plat dak staan",
              text: "Laag voelt veilig, maar een koepel draagt niemand en verrot hout geeft mee. Haal binnen de spullen weg en vang op.",
            },
            {
              type: "prose",
              paragraphs: [
                "Lees intussen wat er bij een [patiodak](/kennisbank/patio-dak) speelt of hoe een [plat dak](/kennisbank/plat-dak) is opgebouwd. Voor een afspraak gebruikt u het formulier op [contact](/contact); zet er ‘lekkage’ bij.",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schoorsteenveger Son en Breugel: brede haardkanalen",
        description:
          "De open haard was in Son en Breugel de trots van de bungalow. Hoe u een breed kanaal veilig maakt, wat hoogte doet met de trek en hoe lang vegen duurt.",
        keywords: ["schoorsteen Son en Breugel", "schoorsteenveger Son", "open haard bungalow"],
      },
      title: "Schoorsteenveger in Son en Breugel",
      lead: "Een bungalow is laag en zijn schoorsteen dus kort. Dat verklaart de meeste klachten die wij horen: rook in de kamer bij zuidenwind, moeilijk aansteken, een muffe geur in de zomer. Hoogte, doorsnede en kap bepalen of een haard trekt.",
      sections: [
        {
          id: "trek",
          heading: "Waarom hij niet trekt",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "De monding ligt lager dan de nok van de buren of de kruin van een boom. De wind drukt dan naar beneden.",
                "Het kanaal is wijd en koud. Er moet eerst veel lucht opwarmen voordat er iets stijgt.",
                "Het huis is sinds de bouw luchtdicht gemaakt. Een afzuigkap wint het van de haard.",
                "Er zit een nest, een dakpan of een afgebroken kap in de pijp.",
              ],
            },
          ],
        },
        {
          id: "oplossingen",
          heading: "Wat helpt en wat niet",
          blocks: [
            {
              type: "table",
              caption: "Maatregelen bij een korte schoorsteen",
              head: ["Maatregel", "Werkt bij", "Kanttekening"],
              rows: [
                ["Verhogen met 50–100 cm", "valwind", "metselwerk en voet narekenen"],
                ["Trekkap", "wisselende wind", "moet mee bij het vegen"],
                ["Voering in het kanaal", "kou en te wijde pijp", "past bij een gesloten kachel"],
                ["Buitenlucht naar de kachel", "luchtdicht huis", "vooral bij verbouwing mogelijk"],
              ],
              note: "Een ventilator in de pijp verplaatst het probleem meestal.",
            },
          ],
        },
        {
          id: "steen-en-voeg",
          heading: "De buitenkant telt mee",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Brede schoorstenen hebben een grote bovenkant waar regen op staat. Ontbreekt een goede afdekking, dan trekt het water van boven af in de steen en vriest het stuk. U ziet dan schilfers op het platte dak liggen. Een plaat met overstek en druiprand is goedkoper dan nieuw metselwerk en houdt het tientallen jaren uit.",
                "Slaat de voeg uit of staat er een scheur over meerdere lagen, dan is [renovatie](/schoorsteen/schoorsteen-renovatie) beter dan opnieuw een laagje mortel.",
              ],
            },
          ],
        },
        {
          id: "beurt",
          heading: "De jaarlijkse beurt",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Reken per kanaal op een klein uur. Wij leggen doeken, vegen van onderen of van het dak, zuigen af en kijken met een lamp naar scheuren. Het Bouwbesluit noemde geen veegtermijn, wel een schone rookafvoer; verzekeraars noemen één keer per jaar als norm en willen na een brand een bewijs zien. Bewaar dus de nota. Wilt u de haard niet meer gebruiken, laat hem dan bovenaan afsluiten met een kap die wel ventileert. Zo blijft hij droog. Wat er bij komt kijken, staat bij [schoorsteen vegen](/schoorsteen/schoorsteen-vegen).",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Woningonderhoud Son en Breugel: bungalow en boeidelen",
        description:
          "Lage huizen hebben meters boeideel, brede overstekken en koepels. Een onderhoudsplan voor Son en Breugel, van dennennaald tot dakrand.",
        keywords: ["onderhoud bungalow", "boeidelen Son en Breugel", "dakrand onderhoud", "schilder Son"],
      },
      title: "Woningonderhoud in Son en Breugel",
      lead: "Meet eens hoeveel meter boeideel er om uw huis loopt. Bij een vrijstaande bungalow is dat al gauw zestig meter hout, allemaal in weer en wind. Daar zit het onderhoud, en daar begint ook het lekken als u te lang wacht.",
      sections: [
        {
          id: "de-rand",
          heading: "Het begint bij de dakrand",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een boeideel rot van boven en van achter. Het aluminium of bitumen erboven moet over de rand heen steken; doet het dat niet meer, dan loopt elke bui achter de plank. De voorkant blijft mooi geschilderd tot u er met een vinger doorheen gaat.",
                "Wie de plank vervangt zonder de daktrim te verlengen, koopt hetzelfde probleem opnieuw. Wij pakken ze daarom samen aan en zetten er ventilatie achter.",
              ],
            },
            {
              type: "list",
              style: "check",
              intro: "Keuze bij vervangen:",
              items: [
                "hardhout of verduurzaamd naaldhout, schilderbaar en te repareren",
                "volkernplaat, strak en onderhoudsarm maar niet te repareren",
                "vezelcement met structuur, zwaar en dus met meer bevestiging",
              ],
            },
          ],
        },
        {
          id: "naalden",
          heading: "Naalden en grind",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Onder dennen vormt zich op een plat dak een laag van naalden, stof en zaad. Na een paar jaar groeien er berkjes in het grind; hun wortels zoeken de naad. Twee keer per jaar met een zachte bezem werken is genoeg als het op tijd gebeurt. Grind verwijderen hoeft niet, tenzij wij de naden willen zien. Dan schuiven wij het in banen opzij en leggen het daarna terug, want het beschermt tegen zon en wind.",
              ],
            },
          ],
        },
        {
          id: "koepel-en-glas",
          heading: "Koepels, lichtstraten en glas",
          blocks: [
            {
              type: "facts",
              facts: [
                {
                  label: "Schoonmaken",
                  value: "Lauw water",
                  note: "Geen schuurspons en geen oplosmiddel op kunststof.",
                },
                { label: "Vervangen", value: "20–25 jaar", note: "Zodra het vergeelt of craquelé toont." },
                {
                  label: "Opstand",
                  value: "15 cm of meer",
                  note: "Lager dan dat loopt bij een wolkbreuk water over de rand.",
                },
              ],
            },
          ],
        },
        {
          id: "afspraak-per-jaar",
          heading: "Wat u ons kunt laten doen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een [vaste beurt](/onderhoud/preventief-onderhoud) in april en oktober dekt de meeste zorgen: vegen, afvoeren doorspuiten, randen prikken en noteren wat over een jaar moet. Schilderwerk hoort apart, in een droge periode. Handig om vooraf te lezen: het [schema voor platte daken](/kennisbank/plat-dak-onderhoud-schema), onderhoud van [hout aan het dak](/onderhoud/onderhoud-hout-dak) en van de [dakgoot](/onderhoud/onderhoud-dakgoot).",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Son en Breugel: opbouw of renovatie",
        description:
          "Een verdieping op de bungalow, een warme schil of een boerderij die woning wordt: bouwen in Son en Breugel, van rekensom tot oplevering.",
        keywords: ["opbouw bungalow Son", "verbouwen Son en Breugel", "aannemer Breugel"],
      },
      title: "Aannemer in Son en Breugel",
      lead: "Kan er een verdieping op? Dat vraagt menige eigenaar van een bungalow zich af. Het antwoord ligt in de grond: pas als de fundering en de muren zijn nagerekend, weten wij of het met hout kan, met staal, of niet.",
      sections: [
        {
          id: "kan-het",
          heading: "Vier toetsen voor een opbouw",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "**Fundering.** Op zand is hij vaak smal en ondiep; proefgaten tonen breedte en diepte.",
                "**Muren.** Welke dragen en welke zijn alleen wand? In een bungalow is dat niet vanzelf duidelijk.",
                "**Trap.** Zonder goede plek voor een trap kost een verdieping u beneden een kamer.",
                "**Plan.** De bouwhoogte in het omgevingsplan is in lage wijken vaak streng.",
              ],
            },
          ],
        },
        {
          id: "hout-in-een-week",
          heading: "Waarom wij hier met hout bouwen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een verdieping van houtskelet weegt een fractie van metselwerk. De elementen komen kant-en-klaar, zodat het huis maar enkele dagen openligt. Wij bouwen eerst een tijdelijk dak als de verwachting slecht is. Binnen gaat het werk daarna door zoals bij elke afbouw: leidingen, gips, vloer.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Combineer met het dak eronder",
              text: "Moet de oude dakbedekking toch vervangen worden, dan is een opbouw het moment. U betaalt één keer voor steiger en afval.",
            },
          ],
        },
        {
          id: "schil",
          heading: "Liever geen verdieping: pak de schil aan",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een laag huis verliest de meeste warmte naar boven. Nieuwe isolatie op het dak, isolerend glas in de grote puien en een gevulde spouw doen samen meer dan één duur apparaat. Voor het arbeidsloon van isolatie geldt {btw laag nl} btw bij een huis ouder dan {woning btw nl}. Vraag de landelijke subsidie na bij de RVO voordat u tekent; de regels wisselen per jaar.",
              ],
            },
          ],
        },
        {
          id: "buitengebied",
          heading: "Boerderijen in het buitengebied",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij Sonniuswijk en Olen staan boerderijen waarvan de stal leeg is. Wonen in de stal mag alleen als het plan dat toelaat, en de oude kap moet leesbaar blijven. Technisch is het vocht uit de vloer de grootste opgave: mest en zout zitten nog jaren in de steen. Wij beginnen met een proefvak. Zie verder [opbouw](/bouwen/opbouw-op-uw-huis), [verbouwen](/bouwen/uw-huis-verbouwen) en [energie besparen met isolatie](/kennisbank/energiebesparing-door-isolatie).",
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Plaatsengids: Son en Breugel, dorpen en buurtschappen",
      url: "https://plaatsengids.nl/son-en-breugel",
    },
    {
      title: "Omroep Brabant: bewoners over plannen voor Breeakker-Noord",
      url: "https://www.omroepbrabant.nl/nieuws/6003827/bewoners-verzetten-zich-tegen-sloopplannen-van-pas-gerenoveerde-wijk",
    },
    {
      title: "Erfgoedvereniging Son en Breugel: de twintigste eeuw",
      url: "https://www.erfgoedvereniging-sonenbreugel.nl/9-twintigste-eeuw/",
    },
    townSources.vatNetherlands,
    townSources.environmentActNetherlands,
    townSources.sweepingNetherlands,
    townSources.sweepingInsurers,
  ],
};
