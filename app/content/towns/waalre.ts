import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const waalre: Town = {
  slug: "waalre",
  name: "Waalre",
  country: "NL",
  lat: 51.387,
  lng: 5.445,
  municipality: "Waalre",
  province: "Noord-Brabant",
  kmFromOffice: 8,
  minutesFromOffice: 15,
  postcodes: ["5581–5583"],
  neighbourhoods: [
    "Waalre-dorp",
    "Aalst",
    "Ekenrooi",
    "Voldijn",
    "Achtereind",
    "Loon",
    "Heikant",
    "Heuvel",
    "Bolksheuvel",
    "Hulst",
  ],
  street: ["thirties", "villa", "church", "bungalow", "terrace", "villa"],
  nearby: ["valkenswaard", "veldhoven", "eindhoven", "geldrop"],
  updated: "2026-11-24",
  meta: {
    title: "Dakdekker Waalre en Aalst: grote daken, hoge schoorstenen",
    description:
      "Landhuizen, forensenvilla’s en gezinswijken in Waalre en Aalst: wat een samengesteld dak vraagt, en hoe u er tien jaar vooruit voor plant.",
    keywords: ["dakdekker Waalre", "dakdekker Aalst Waalre", "leien dak Waalre", "villa onderhoud"],
  },
  title: "Dakdekker in Waalre en Aalst: meer kap dan muur",
  lead: "Een villa in Waalre heeft soms acht dakvlakken, vijf kilgoten en twee schoorstenen. Dat is fraai werk van metselaar en timmerman, en het is ook vijf keer zoveel naad als bij een gewoon huis.",
  sections: [
    {
      id: "forensendorp",
      heading: "Hoe Waalre aan zijn villa’s komt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Tot ongeveer 1920 waren Waalre en Aalst boerendorpen aan weerszijden van een bosrijke zandrug, met de Dommel links en de Tongelreep rechts. Daarna ontdekten Eindhovense forensen het groen. Zij bouwden landhuizen onder pannen, leien en riet; de streek noemde het al snel de Goudkust.",
            "De twee dorpen vormen sinds de jaren twintig één gemeente. Aalst is inmiddels het grootst, maar heeft nog steeds ‘Waalre’ in het adres. Tussen de villa’s liggen gewone wijken: naoorlogse rijtjes in Aalst, gezinswoningen in Ekenrooi en Voldijn, nieuwbouw op het terrein van Brabantia.",
          ],
        },
      ],
    },
    {
      id: "kwetsbaar",
      heading: "Kwetsbare punten van een samengesteld dak",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Kilgoot en hoekkeper.** Waar vlakken samenkomen loopt het meeste water over het dunste metaal.",
            "**Dakhuis en erker.** Kleine stukjes zink, vaak met soldeer hersteld op soldeer.",
            "**Verborgen goot.** Een goot achter een gemetselde rand of klossenlijst lekt naar binnen, niet naar buiten.",
            "**Bomen.** Dennen, eiken en beuken geven schaduw, naalden en nu en dan een tak.",
          ],
        },
      ],
    },
    {
      id: "discreet-werken",
      heading: "Werken rond een bewoond huis",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een oprijlaan van kiezel, een tuin die jaren kostte, een hond die los loopt. Wij komen vooraf kijken waar bus, steiger en afval kunnen staan en leggen rijplaten. De steiger zetten wij zo dat u uw voordeur blijft gebruiken. Aan het eind van elke dag is het dicht en opgeruimd, ook als het werk nog een week duurt.",
          ],
        },
      ],
    },
    {
      id: "wegwijzer",
      heading: "Wegwijzer",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Lekkage die u niet ziet",
              href: "/nl/waalre/daklekkage",
              text: "Verborgen goten en oud lood.",
            },
            {
              label: "Hoge schoorstenen",
              href: "/nl/waalre/schoorsteen",
              text: "Steiger, siermetselwerk en voeg.",
            },
            {
              label: "Tienjarenplan",
              href: "/nl/waalre/onderhoud",
              text: "Onderhoud in stappen die u kunt begroten.",
            },
            {
              label: "Serre en uitbreiding",
              href: "/nl/waalre/bouw",
              text: "Bouwen tussen wortels en zichtlijnen.",
            },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Werkt u ook met natuurleien?",
              answer: [
                "Ja, van het vervangen van losse leien tot een nieuw vlak. De leidekker bepaalt ter plaatse of haken of nagels de oorzaak zijn. Bij een rieten kap werken wij samen met een rietdekker.",
              ],
            },
            {
              question: "Kan ik eerst alleen een rapport krijgen?",
              answer: [
                "Dat kan. U ontvangt een verslag met foto’s per dakvlak, een volgorde en een raming. Wat u daarmee doet, is aan u.",
              ],
            },
            {
              question: "Hoe lang doet u erover om te komen?",
              answer: [
                "Waalre ligt ongeveer acht kilometer van ons vandaan, een kwartier rijden over de Aalsterweg.",
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
        title: "Daklekkage Waalre: verborgen goot en versleten lood",
        description:
          "Bij villa’s in Waalre en Aalst lekt water vaak jaren ongemerkt in muur of balk. Zo vindt u de stille lekkage en zo herstellen wij lood en zink.",
        keywords: ["daklekkage Waalre", "loodwerk dak", "zinkwerk Waalre", "verborgen goot lekkage"],
      },
      title: "Daklekkage in Waalre",
      lead: "De duurste lekkage is die zonder druppel. In een landhuis met dikke muren en een betimmerde zolder trekt water jarenlang in hout en steen voordat u iets ziet. Ruikt een kast muf of klemt een deur opeens? Laat dan boven kijken.",
      sections: [
        {
          id: "stille-tekenen",
          heading: "Stille tekenen",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "witte uitslag op een buitenmuur, hoog onder de dakrand",
                "een plint of parketstrook die bol staat bij een buitenhoek",
                "spinnenwebben met druppels op zolder, op een droge dag",
                "groene strepen onder een erker of dakhuis",
              ],
            },
          ],
        },
        {
          id: "lood",
          heading: "Lood: honderd jaar, als het mag bewegen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Lood zet uit in de zon. Een strook langer dan anderhalve meter scheurt als hij vastzit, hoe dik hij ook is. In de jaren zeventig werd met lange, dunne stroken gewerkt; die zijn nu op. Goed lood ligt in korte lengtes met een overlap, dik genoeg voor de plek, met een felsnaad en een klang.",
                "Wij vervangen per aansluiting en geven aan welke dikte waar ligt. Loodvervangers gebruiken wij alleen waar de fabrikant ze toestaat.",
              ],
            },
          ],
        },
        {
          id: "verborgen-goot",
          heading: "De goot in de dakrand",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Achter een fraaie lijst ligt vaak een zinken bak van vier meter met één afvoer. Raakt die vol, dan loopt hij over naar binnen: in de muurplaat, in de spouw, over het plafond van de erker. Elke bak hoort een noodoverloop te hebben die u ziet spuwen.",
              ],
            },
            {
              type: "steps",
              steps: [
                { title: "Vullen", text: "Afvoer dicht, bak vol, een uur wachten en binnen meten." },
                { title: "Openen", text: "Eén lijststuk los om de balkkop te beoordelen." },
                { title: "Vernieuwen", text: "Nieuwe bodem op afschot, zink in vakken, overloop erbij." },
              ],
            },
          ],
        },
        {
          id: "schade-melden",
          heading: "Schade melden, en op tijd",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Meld stille lekkage meteen bij uw verzekeraar, ook als u de oorzaak nog niet weet. Wie wacht, krijgt te horen dat het slijtage was. Ons verslag beschrijft wat wij zagen, waar, en hoe oud het lijkt. Bij acute lekkage dekken wij eerst af; lees intussen het [stappenplan](/kennisbank/daklekkage-stappenplan). Twijfelt u aan het hele dak, vraag dan een [dakinspectie](/daken/dakinspectie) of lees over [dakrenovatie](/daken/dakrenovatie).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schoorsteenveger Waalre: hoge schoorsteen herstellen",
        description:
          "Siermetselwerk, twee of meer kanalen en een kop ver boven de nok: schoorstenen van villa’s in Waalre vragen een steiger en de juiste mortel.",
        keywords: ["schoorsteen Waalre", "schoorsteen voegen Waalre", "schoorsteen villa"],
      },
      title: "Schoorsteenveger in Waalre",
      lead: "Op een landhuis is de schoorsteen een ornament van twee ton. Hij staat in de wind, krijgt van vier kanten regen en wordt van binnen warm. Zakt het voegwerk weg, dan houdt niets de siersteen nog vast. Bekijk hem jaarlijks met een verrekijker.",
      sections: [
        {
          id: "wat-u-ziet",
          heading: "Bekijk de kop van boven naar beneden",
          blocks: [
            {
              type: "facts",
              facts: [
                { label: "Bovenplaat", value: "Scheur of gat", note: "Water loopt direct de kern in." },
                {
                  label: "Uitkraging",
                  value: "Losse laag",
                  note: "Overstekende stenen vangen de meeste regen en vriezen het eerst.",
                },
                {
                  label: "Schacht",
                  value: "Uitgespoelde voeg",
                  note: "U ziet donkere lijnen, soms tot twee centimeter diep.",
                },
                { label: "Voet", value: "Nat op zolder", note: "Lood of zink is versleten of te laag." },
              ],
            },
          ],
        },
        {
          id: "steiger",
          heading: "Waarom er een steiger bij hoort",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Voegen uithakken vraagt twee handen en rust. Dat kan niet vanaf een ladder tegen een schoorsteen die zelf los kan staan. Een rolsteiger past zelden in een tuin met hoogteverschil; wij bouwen meestal op vanaf de goot met een brug over de pannen. Het kost een dag opbouw, maar dan zijn ook het lood, de kap en de bliksemafleider in één keer te doen.",
              ],
            },
          ],
        },
        {
          id: "mortel",
          heading: "De mortel maakt het verschil",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Baksteen van voor de oorlog is zachter dan cement. Voegt u hem met een harde mortel, dan breekt niet de voeg maar de steen. Wij nemen een stukje oude mortel mee, kijken naar kalk, zand en kleur, en maken een proefvak. Pas als dat droog is, kiest u.",
              ],
            },
            {
              type: "list",
              style: "bullet",
              items: [
                "platvol of iets terug, zoals het was",
                "nooit smeren over oude, losse voeg",
                "nabehandelen met natte doeken bij warm weer",
              ],
            },
          ],
        },
        {
          id: "stookgebruik",
          heading: "Stookt u nog?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In huizen met twee of drie haarden is vaak maar één kanaal in gebruik. Sluit de andere bovenaan af tegen regen en laat onderaan een kleine opening. Voor het kanaal dat wél brandt geldt de bekende regel van verzekeraars: minstens eens per jaar vegen en de nota bewaren. Het Bouwbesluit schreef geen termijn voor, wel een schone rookafvoer. Lees wat wij nakijken bij een [schoorsteeninspectie](/schoorsteen/schoorsteen-inspectie) en hoe wij [voegen repareren](/schoorsteen/schoorsteen-voegen-repareren).",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Ligt er een stuk steen op de oprit?",
              text: "Zet het gebied eronder af, ook voor bezoek. Wij komen eerst losse delen veiligstellen en praten daarna over herstel.",
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Woningonderhoud Waalre: een plan voor tien jaar",
        description:
          "Een groot huis onderhouden zonder verrassingen: een plan van tien jaar met verf, goten, dak en gevel, toegespitst op villa’s in Waalre en Aalst.",
        keywords: ["meerjarenonderhoudsplan woning", "onderhoud villa Waalre", "schilder Waalre"],
      },
      title: "Woningonderhoud in Waalre",
      lead: "Een groot huis kost elk jaar iets; de vraag is alleen of u het spreidt of in één keer betaalt. Verenigingen van eigenaars werken met een meerjarenplan. Voor een villa is dat net zo nuttig, en op één blad te maken.",
      sections: [
        {
          id: "plan",
          heading: "Een voorbeeld van tien jaar",
          blocks: [
            {
              type: "table",
              caption: "Meerjarenplan voor een vrijstaand huis uit 1935",
              head: ["Jaar", "Buiten", "Dak en goot"],
              rows: [
                ["1", "nulmeting, foto’s van elke gevel", "kilgoten schoon, lekken herstellen"],
                ["2", "schilderwerk zuid en west", "gotenronde"],
                ["3", "schilderwerk noord en oost", "lood bij schoorsteen 1"],
                ["5", "bijwerken zuid en west", "lood bij schoorsteen 2, vorsten"],
                ["7", "voegen regenzijde", "zinken bak erker"],
                ["9", "groot schilderwerk", "inspectie en nieuw plan"],
              ],
              note: "Uw huis krijgt een eigen volgorde; dit is een model.",
            },
          ],
        },
        {
          id: "zuid-en-west",
          heading: "Twee gevels, twee snelheden",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Verf op het zuidwesten is na vijf of zes jaar op, die op het noordoosten gaat tien jaar mee. Alles tegelijk schilderen is dus aan twee kanten te vroeg of aan twee kanten te laat. Splits het. De steiger staat dan minder lang en u houdt de hele tijd een huis dat er verzorgd uitziet.",
              ],
            },
          ],
        },
        {
          id: "verborgen-posten",
          heading: "Posten die vaak ontbreken",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "riolering en zandvang onder de oprit, waar dakwater heen gaat",
                "bliksemafleider en aarding na dakwerk",
                "ventilatie van kruipruimte en zolder",
                "boomonderzoek bij grote eiken dicht op de gevel",
                "garage, tuinhuis en poort",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Zet er voor elk een bedrag en een jaar bij, ook als het bedrag nul is. Dan vergeet u het niet.",
              ],
            },
          ],
        },
        {
          id: "uitvoeren",
          heading: "Wie het uitvoert",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Wij kunnen het plan maken en ook uitvoeren, of alleen één van beide. Bij uitvoering krijgt u per jaar één afspraak, één verslag en één rekening. Schilderwerk aan een huis ouder dan {woning btw nl} valt onder {btw laag nl} btw; dak- en zinkwerk onder {btw hoog nl}. Wie de zorg helemaal wil overdragen, kijkt bij [Zorgeloos Wonen](/zorgeloos-wonen). Achtergrond vindt u bij [schilderwerken](/kennisbank/schilderwerken), [dakgoten](/kennisbank/dakgoot) en [garageonderhoud](/onderhoud/onderhoud-garage).",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Waalre en Aalst: serre, uitbreiding, renovatie",
        description:
          "Bouwen bij een vrijstaand huis in Waalre: een serre die niet oververhit, een kelder bij boomwortels en een uitbreiding die bij de kap past.",
        keywords: ["serre Waalre", "aanbouw Waalre", "renovatie villa Waalre", "aannemer Aalst Waalre"],
      },
      title: "Aannemer in Waalre",
      lead: "Wie in Waalre uitbreidt, heeft ruimte genoeg. De kunst is om te bouwen zonder het huis te bederven: dezelfde goothoogte, dezelfde steen, een dak dat klopt. Daarna komen de praktische vragen, en die gaan verrassend vaak over bomen.",
      sections: [
        {
          id: "passend",
          heading: "Nieuw naast oud",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Er zijn twee goede manieren. Of u zet het oude huis voort, met dezelfde steen, voeg en pan, zodat een bezoeker de naad niet vindt. Of u maakt iets dat bewust anders is, laag en licht, met een glazen tussenstuk. Wat misgaat, is ertussenin: bijna dezelfde steen en net een andere helling.",
              ],
            },
          ],
        },
        {
          id: "serre",
          heading: "Een serre die u ook in juli gebruikt",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "Oriëntatie: oost of west is aangenamer dan pal zuid.",
                "Dak: een dicht, geïsoleerd deel langs de gevel en glas aan de rand.",
                "Lucht: een klep hoog en een opening laag, die samen trek maken.",
                "Fundering: vorstvrij en los van het oude huis, met een voeg die kan bewegen.",
                "Afwatering: de goot van het hoofddak mag niet op de serre lozen.",
              ],
            },
          ],
        },
        {
          id: "bomen",
          heading: "Bouwen tussen de wortels",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een eik van tachtig jaar heeft wortels tot ver buiten zijn kroon. Graven op de verkeerde plek maakt hem instabiel, en kappen kan vergunningplichtig zijn. Laat een boomverzorger kijken voordat de tekening af is. Vaak is een fundering op schroefpalen met een balk boven de grond de oplossing: weinig graafwerk, geen trillingen.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Begin bij het Omgevingsloket",
              text: "De check op uw adres vertelt of bouw, kap of sloop een melding of vergunning vraagt. Voor een monument of beschermd gezicht is dat bijna altijd zo.",
            },
          ],
        },
        {
          id: "grote-renovatie",
          heading: "Grote renovatie in fasen",
          blocks: [
            {
              type: "steps",
              steps: [
                {
                  title: "Fase 1: schil",
                  text: "Dak, goten, glas en isolatie. Het huis wordt droog en warm.",
                },
                {
                  title: "Fase 2: installatie",
                  text: "Verwarming op lagere temperatuur, ventilatie, nieuwe groepen.",
                },
                { title: "Fase 3: ruimte", text: "Doorbraken, keuken, badkamers en uitbreiding." },
                { title: "Fase 4: tuin", text: "Oprit, riool en terras, als de kraan weg is." },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Meer over onderdelen: [serre aanbouwen](/bouwen/serre-aanbouw), [metselwerk](/bouwen/metselwerk) en [verbouwen](/bouwen/uw-huis-verbouwen). Een eerste gesprek vraagt u aan via [contact](/contact).",
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Plaatsengids: Aalst (gemeente Waalre)",
      url: "https://plaatsengids.nl/aalst-waalre",
    },
    {
      title: "Nieuw Wonen Eindhoven: Waalre, villa’s en bijnaam",
      url: "https://www.nieuwwoneneindhoven.nl/plaats/nieuwbouw-waalre-296016",
    },
    {
      title: "Aalst en Waalre in oude ansichten: van boerendorp tot forensengemeente",
      url: "https://www.europese-bibliotheek.nl/nl/boeken/Aalst_en_Waalre_in_oude_ansichten/100-100030/artikel",
    },
    {
      title: "Historische geografie van Waalre: ligging en buurtschappen",
      url: "https://www.gertjanvonk.nl/index.php/historische-geografie-waalre/112-waalre-inleiding",
    },
    {
      title: "Eindhoven News: Brabantiapark in Aalst",
      url: "https://eindhovennews.com/news/2023/11/redevelopment-brabantiapark-in-aalst-waalre-in-final-phase/",
    },
    townSources.vatNetherlands,
    townSources.sweepingNetherlands,
    townSources.sweepingInsurers,
    townSources.environmentActNetherlands,
    townSources.dormerMonumentNetherlands,
  ],
};
