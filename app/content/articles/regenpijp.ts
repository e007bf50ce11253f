import type { Article } from "~/content/types";

export const article: Article = {
  slug: "regenpijp",
  title: "De regenpijp: verstopt, lek of te krap",
  meta: {
    title: "Regenpijp verstopt, lek of te klein: oorzaak en oplossing",
    description:
      "Loopt de goot over of is de gevel nat naast de pijp? Zo ontstopt u een regenpijp, rekent u de maat na en koppelt u af volgens de regels in NL en Vlaanderen.",
    keywords: [
      "regenpijp verstopt",
      "regenpijp lekt",
      "hemelwaterafvoer",
      "regenpijp diameter",
      "afkoppelen",
    ],
  },
  category: "dakgoten",
  excerpt:
    "Een regenpijp lijkt een simpel ding, tot de goot overloopt en de gevel groen wordt. Ontstoppen, de goede maat en waar het water heen mag.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Loopt de goot over terwijl de pijp beneden nauwelijks druppelt, dan zit hij dicht. Komt er water uit een naad halverwege, dan zit hij daaronder dicht. Een verstopping onder de grond merkt u het eerst aan borrelen en aan een natte voet van de muur.",
  sections: [
    {
      id: "van-boven-naar-beneden",
      heading: "De pijp van goot tot grond",
      blocks: [
        {
          type: "figure",
          drawing: "regenpijp",
          alt: "Aanzicht van een regenpijp langs een gevel, van de uitloop in de goot tot de aansluiting in de grond, met genummerde onderdelen.",
          caption: "Een regenpijp van boven naar beneden.",
          legend: [
            "Bladkorf op de uitloop in de goot.",
            "Uitloop: het gootstuk waar de pijp in hangt.",
            "Zwanenhals: twee bochten die de pijp van de goot naar de muur brengen. Hier blijft blad steken.",
            "Beugel, die de pijp enkele centimeters vrij van de muur houdt.",
            "Mof: de bovenste pijp steekt in de onderste, nooit andersom.",
            "Bladvanger of uitneembaar stuk om te ontstoppen.",
            "Stevig ondereind van staal of dik kunststof, tegen fietsen en ballen.",
            "Aansluiting in de grond: riool, zandvangput of infiltratie.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Pijpen worden los in elkaar gestoken, niet gelijmd. Dat is bewust. Zit er onderin een prop, dan drukt het water zich bij een mof naar buiten in plaats van de hele pijp open te persen als het vriest. Een natte mof is dus een verklikker: de fout zit lager.",
          ],
        },
      ],
    },
    {
      id: "klachten",
      heading: "Klacht en oorzaak",
      blocks: [
        {
          type: "table",
          caption: "Wat u ziet en wat erachter zit",
          head: ["Klacht", "Oorzaak", "Eerste actie"],
          rows: [
            [
              "Goot loopt over, pijp is stil",
              "Prop in korf, uitloop of zwanenhals",
              "Blad uit de uitloop halen",
            ],
            [
              "Water spuit uit een naad",
              "Prop eronder, vaak in de bocht of in de grond",
              "Uitneembaar stuk openen",
            ],
            [
              "Groene baan op de gevel",
              "Pijp lekt aan de achterkant of staat tegen de muur",
              "Naad op de pijp naar voren draaien, beugel verlengen",
            ],
            [
              "Natte plek binnen, in één baan",
              "Lekwater trekt door de muur",
              "Pijp vervangen, muur laten drogen",
            ],
            ["Gorgelen in het toilet bij regen", "Riool of zandvang zit vol", "Rioolbedrijf of gemeente"],
            ["Gebarsten pijp in maart", "Bevroren prop", "Stuk vervangen, daarna de prop zoeken"],
          ],
        },
      ],
    },
    {
      id: "ontstoppen",
      heading: "Zelf ontstoppen",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Begin onderaan",
              text: "Haal het uitneembare stuk of het ondereind los en zet er een kuip onder. Er kan veel water boven staan.",
            },
            {
              title: "Luister",
              text: "Giet een emmer in de goot. Hoort u het vallen en daarna niets, dan zit de prop onder dat punt.",
            },
            {
              title: "Werk van onder naar boven",
              text: "Een ontstoppingsveer of een tuinslang met een doek als pakking. Duw een prop niet verder de grond in.",
            },
            {
              title: "Maak de uitloop vrij",
              text: "Alleen bij een lage goot en een vaste ladder. Haal het blad er met de hand uit; spoelen drukt het juist vast.",
            },
            {
              title: "Zet terug en test",
              text: "Beugels aandraaien, naad naar voren, nog een emmer water. Blijft het gorgelen, dan zit het in de grond.",
            },
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Zo staat de ladder veilig",
          text: "Zet hem onder 75 graden op een harde vlakke ondergrond, en nooit tegen de goot of de regenpijp zelf: die dragen u niet. Laat iemand beneden staan. Bij de goot van een verdieping, bij wind of op natte tegels laat u het doen.",
        },
      ],
    },
    {
      id: "maat",
      heading: "Is de pijp groot genoeg?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De oude vuistregel van de loodgieter: één vierkante centimeter pijp voor één vierkante meter dak. Meet het dakvlak dat op deze pijp uitkomt, lengte maal breedte, en lees in de tabel af of het past.",
          ],
        },
        {
          type: "table",
          caption: "Doorsnede en dakvlak volgens de vuistregel",
          head: ["Ronde pijp", "Opening", "Dakvlak tot ongeveer"],
          rows: [
            ["70 mm", "38 cm²", "38 m²"],
            ["80 mm", "50 cm²", "50 m²"],
            ["100 mm", "79 cm²", "79 m²"],
          ],
          note: "Gerekend met de binnenmaat. Een scherpe bocht, een korf vol blad of een goot zonder verval haalt hier veel van af.",
        },
        {
          type: "prose",
          paragraphs: [
            "Komt u te krap uit, dan helpt een tweede uitloop aan de andere kant meer dan een dikkere pijp. Het water hoeft dan maar half zo ver. Op een plat dak hoort naast de gewone uitloop een noodoverloop te zitten, lager dan de dakrand.",
          ],
        },
      ],
    },
    {
      id: "materiaal",
      heading: "Zink, koper of kunststof",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Zink** past bij bijna elk huis en laat zich solderen. Water dat van koper of van onbeschermd bitumen komt, vreet het aan. Leg dus nooit koper boven zink.",
            "**Koper** gaat lang mee en wordt gestolen. Zet het onderste deel in een ander materiaal dat eronder mag: kunststof of roestvast staal.",
            "**Pvc** is licht en goedkoop. Zon maakt het bros, daarom eindigt het bij de straat liever in staal.",
            "**Asbestcement** komt voor bij schuren en garages van vóór {asbest bouwjaar nl}. Niet zagen, niet borstelen.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Vervangen per verdieping is klein werk en kan meegaan met [gootonderhoud](/onderhoud/onderhoud-dakgoot). Loopt er al water de muur in, meld het dan als [dakgootlekkage](/daken/dakgoot-lekkage).",
          ],
        },
      ],
    },
    {
      id: "afkoppelen",
      heading: "Waar het water heen mag",
      blocks: [
        {
          type: "countries",
          nl: [
            "Veel gemeenten zien regenwater liever in de tuin dan in het riool. Nuenen en Waalre hebben of hadden er een subsidie voor. In Nuenen vraagt u die aan voordat u begint, in Waalre achteraf met foto’s van de oude toestand. Kijk op de site van uw gemeente wat er nu geldt.",
            "Het water mag niet op het erf van de buren uitkomen. Leid het naar een border, een grindkoffer of een ton met overloop, een paar meter van de gevel.",
          ],
          be: [
            "In Vlaanderen bent u verplicht af te koppelen als in uw straat een gescheiden riool komt. Bij open en halfopen bebouwing volledig, bij een rijwoning alleen waar geen leiding onder of door het huis nodig is.",
            "Bij nieuwbouw, herbouw en zware verbouwing geldt de hemelwaterverordening: eerst opvangen en gebruiken, dan laten insijpelen. Uw privéwaterafvoer wordt gekeurd.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Koppel nooit af naar een kruipruimte, een kelderlichtkoker of een strook grind tegen de gevel. Dan staat het water onder uw huis, in de kelder of tegen de fundering.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over regenpijpen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Helpt een bladkorf?",
              answer: [
                "Ja, mits u hem leegt. Een korf vol blad houdt het water tegen. Onder grote bomen is een bladvanger op ooghoogte in de pijp makkelijker: die leegt u staand.",
              ],
            },
            {
              question: "Twee huizen delen één pijp. Wie betaalt?",
              answer: [
                "Kijk eerst in de akte. Staat er niets, dan is samen delen het redelijkst, want beide daken lozen erop. Leg vast wie hem schoonhoudt.",
              ],
            },
            {
              question: "De pijp tikt de hele nacht. Kan dat stil?",
              answer: [
                "Druppels die vrij op een bocht vallen, tikken. Een koord of een kunststof inlegstuk in de zwanenhals breekt de val. Draai ook losse beugels vast.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Wikipedia: regenpijp (vuistregel voor de doorsnede)",
      url: "https://nl.wikipedia.org/wiki/Regenpijp",
    },
    {
      title: "NedZink: titaanzink in combinatie met andere materialen",
      url: "https://www.nedzink.com/nl/verwerkingsvoorschriften/titaanzink-in-combinatie-met-andere-materialen/",
    },
    {
      title: "Woning-helpdesk: lekkage van goot of regenpijp",
      url: "https://www.woning-helpdesk.nl/dakafvoer/",
    },
    {
      title: "SBD: regels voor laddergebruik",
      url: "http://www.sbd.nl/index2.php?option=com_content&task=view&id=362&pop=1&page=0&Itemid=139",
    },
    {
      title: "Gemeente Nuenen: afkoppelen",
      url: "https://www.nuenen.nl/afkoppelen?origin=/subsidie-afkoppelen-regenwater-0",
    },
    {
      title: "Gemeente Waalre: subsidieregeling afkoppelen regenwater",
      url: "https://www.waalre.nl/inwoners-en-ondernemers/subsidieregeling-afkoppelen-regenwater",
    },
    {
      title: "Vlaamse Milieumaatschappij: wanneer afkoppelen",
      url: "https://www.vmm.be/water/regenwater/wanneer-afkoppelen",
    },
    {
      title: "Burgerlijk Wetboek 5, artikel 52",
      url: "https://wetboekplus.nl/burgerlijk-wetboek-boek-5-artikel-52-afdekking-van-gebouwen-en-werken/",
    },
  ],
  relatedServices: ["onderhoud/onderhoud-dakgoot", "daken/dakgoot-lekkage", "daken/dakgoot-reinigen"],
  relatedArticles: ["dakgoot", "gevellekkage", "plat-dak-onderhoud-schema"],
};
