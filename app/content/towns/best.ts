import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const best: Town = {
  slug: "best",
  name: "Best",
  country: "NL",
  lat: 51.508,
  lng: 5.391,
  mapLabel: "left",
  municipality: "Best",
  province: "Noord-Brabant",
  kmFromOffice: 11,
  minutesFromOffice: 20,
  postcodes: ["5681–5685"],
  neighbourhoods: [
    "Centrum",
    "Naastenbest",
    "Wilhelminadorp",
    "Salderes",
    "Speelheide",
    "Batadorp",
    "Heuveleind",
    "Heivelden",
    "Aarle",
    "De Vleut",
  ],
  street: ["villa", "villa", "church", "farmhouse", "terrace", "thirties"],
  nearby: ["son-en-breugel", "eindhoven", "veldhoven", "nuenen"],
  updated: "2026-11-24",
  meta: {
    title: "Dakdekker Best en Batadorp: dak, gevel en uitbouw",
    description:
      "Platte daken in Batadorp, Vinex in Heivelden, boerderijen in Aarle en De Vleut. Wat huizen in Best vragen, met regels voor het beschermde dorp.",
    keywords: ["dakdekker Best", "plat dak Batadorp", "schoorsteen Best", "aannemer Best Noord-Brabant"],
  },
  title: "Dakdekker in Best: van klompenschuur tot Vinex",
  lead: "Best heeft iets wat geen ander dorp hier heeft: een complete wijk uit de jaren dertig waar elk dak plat is. Daarnaast liggen gewone rijtjes, een grote vinexwijk en boerderijen onder populieren. Vier soorten daken dus, op elf kilometer van ons kantoor.",
  sections: [
    {
      id: "batadorp",
      heading: "Batadorp, een dorp van kubussen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Ten zuiden van het Wilhelminakanaal bouwde schoenfabrikant Bata vanaf 1933 een fabriek met ongeveer 130 woningen in elf typen. Baksteen, twee lagen, een plat dak van houten balken, een rollaag als dakrand. Alleen de schoorsteen en een betonnen luifel steken uit.",
            "Sinds 29 februari 2016 is Batadorp een beschermd dorpsgezicht en een deel van de huizen is rijksmonument. Dat raakt u zodra de dakrand hoger wordt, bijvoorbeeld door extra isolatie. Tien centimeter erbij verandert het beeld van de hele straat.",
          ],
        },
      ],
    },
    {
      id: "rond-het-centrum",
      heading: "De wijken rond het centrum",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Wilhelminadorp en Naastenbest**: oudere en naoorlogse huizen, met uitbouwen van alle leeftijden. Het dak zelf is vaak beter dan de aansluitingen.",
            "**Salderes en Speelheide**: gezinswoningen uit de groeijaren, met boeidelen, dakkapellen en een garage.",
            "**Heuveleind en Heivelden**: gebouwd vanaf het midden van de jaren negentig. Voor Heivelden waren 1800 woningen gepland. De eerste verf, de eerste kitnaden en de eerste platte daken zijn nu aan het eind.",
            "**Aarle en De Vleut**: verspreide boerderijen en schuren in het land van klompenmakers, waar populieren nog altijd blad en tak leveren.",
          ],
        },
      ],
    },
    {
      id: "wat-kunt-u-zelf",
      heading: "Eerst zelf kijken",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Van binnen",
              text: "Zoek op zolder overdag met het licht uit naar kieren, en ’s winters naar ijs of zwarte spijkerkoppen.",
            },
            {
              title: "Van buiten",
              text: "Loop om het huis na een bui. Drupt de goot aan de onderkant, dan lekt een naad of hangt hij scheef.",
            },
            {
              title: "Van een afstand",
              text: "Een foto met uw telefoon vanaf de overkant toont een verschoven pan beter dan het blote oog.",
            },
          ],
        },
      ],
    },
    {
      id: "door-naar",
      heading: "Lees verder",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Lekkage in Best",
              href: "/nl/best/daklekkage",
              text: "Met een apart stuk over Batadorp.",
            },
            {
              label: "Schoorstenen in Best",
              href: "/nl/best/schoorsteen",
              text: "Wat er in het beschermde dorp wel en niet af mag.",
            },
            {
              label: "Onderhoud in Best",
              href: "/nl/best/onderhoud",
              text: "Een vinexhuis van vijfentwintig jaar oud.",
            },
            { label: "Bouwen in Best", href: "/nl/best/bouw", text: "Uitbouw, kap en beschermd beeld." },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Mag mijn platte dak in Batadorp geïsoleerd worden?",
              answer: [
                "Ja, maar de dakrand hoort in het zicht gelijk te blijven. Vaak leggen wij bovenop dunner materiaal met een hogere waarde. Onder het dakhout isoleren wij niet: daar slaat dan vocht neer. Overleg vooraf met de gemeente.",
              ],
            },
            {
              question: "Rekent u voorrijkosten naar Best?",
              answer: ["De inspectie is gratis. Wat herstel kost, hoort u voordat wij beginnen."],
            },
          ],
        },
      ],
    },
  ],
  services: {
    daklekkage: {
      meta: {
        title: "Daklekkage in Best, ook onder een houten plat dak",
        description:
          "Een plat dak op houten balken lekt anders dan een betonnen dak. Lees waar u op let in Batadorp en hoe lekken in Heivelden en het centrum ontstaan.",
        keywords: ["daklekkage Best", "plat dak lekkage Best", "dakdekker spoed Best"],
      },
      title: "Daklekkage in Best",
      lead: "Hangt uw plafond door of veert het dak als u erop loopt? Stap er dan af en bel. Onder een oud plat dak liggen in Best vaak houten balken, en hout dat lang nat was, draagt niet meer wat het ooit droeg.",
      sections: [
        {
          id: "hout-onder-bitumen",
          heading: "Hout onder bitumen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "De huizen van Batadorp hebben een dak van balken en delen, met daarop lagen bitumen. Krijgt dat water binnen, dan ziet u maanden niets: het hout zuigt het op. De eerste tekenen zijn een muffe kast, een schroef die niet meer pakt of een bladder in het stucwerk langs de buitenmuur.",
                "Wij maken daarom een kijkgat op de laagste plek en meten het vocht in de balkkoppen. Pas dan beslissen wij: een reparatie, of de lagen eraf.",
              ],
            },
            {
              type: "list",
              style: "check",
              intro: "Op elk plat dak lopen wij deze plekken na:",
              items: [
                "de afvoer en het rooster erboven",
                "de opstand tegen de schoorsteen",
                "de dakrand boven de rollaag",
                "plooien en blazen, vooral in de zon",
              ],
            },
          ],
        },
        {
          id: "vinexdetail",
          heading: "Heivelden: kleine details, grote plas",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Huizen uit de jaren negentig lekken zelden door de pannen heen. Het gaat om een kunststof doorvoer die is uitgedroogd, een aluminium trim die krimpt of een zinken bak achter een topgevel. Zo’n bak heeft één uitloop. Zit daar een tennisbal in, dan staat het water in tien minuten boven de opstand en loopt het de spouw in.",
              ],
            },
          ],
        },
        {
          id: "noodmaatregel",
          heading: "Wat u vanavond doet",
          blocks: [
            {
              type: "callout",
              tone: "urgent",
              title: "Druppelt het langs een lamp?",
              text: "Groep uit, emmer eronder, spullen weg en een foto met tijdstip. Hangt er een waterzak in een gipsplafond, ga ernaast staan en prik een klein gat, zodat het water in de emmer loopt en het plafond niet in één keer valt.",
            },
          ],
        },
        {
          id: "herstel-of-vernieuwen",
          heading: "Herstellen of vernieuwen?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Eén scheur op een dak van twaalf jaar: plakken. Drie scheuren op een dak van dertig jaar: vernieuwen, want de vierde is onderweg. Bij vernieuwen hoort de vraag of er isolatie bij moet. Op het arbeidsloon daarvan geldt in Nederland {btw laag nl} btw bij woningen ouder dan {woning btw nl}. Achtergronden vindt u bij [bitumen](/kennisbank/wat-is-bitumen-dakbedekking) en in het [onderhoudsschema voor platte daken](/kennisbank/plat-dak-onderhoud-schema). De werkwijze staat bij [dakbedekking](/daken/dakbedekking).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schoorsteenveger Best: beeldbepalend of overbodig",
        description:
          "In Batadorp hoort de schoorsteen bij het beschermde beeld, in Heivelden is er vaak alleen een pijp. Inspectie, voegwerk en herstel uitgelegd.",
        keywords: ["schoorsteen Best", "schoorsteen Batadorp", "schoorsteenveger Best"],
      },
      title: "Schoorsteenveger in Best",
      lead: "Mag de schoorsteen eraf? In het grootste deel van Best is dat uw eigen keus. In Batadorp niet: daar is hij een van de weinige dingen die boven de strakke dakrand uitkomen, en dus onderdeel van het beschermde gezicht.",
      sections: [
        {
          id: "op-een-plat-dak",
          heading: "Een schoorsteen op een plat dak",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Op een hellend dak loopt regen langs de schoorsteen weg. Op een plat dak blijft het eromheen staan. Alles hangt dus af van de opstand: de strook bitumen of lood die minstens vijftien centimeter tegen het metselwerk omhoog gaat en met een loodslabbe in de voeg is opgesloten. Komt die los, dan zuigt de steen water op en brengt het naar uw slaapkamer.",
              ],
            },
          ],
        },
        {
          id: "ketels-zonder-schoorsteen",
          heading: "Huizen zonder schoorsteen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In Heuveleind en Heivelden komt de ketelpijp door de pannen of door de gevel. Er valt weinig te metselen, wel te controleren: zit de kap recht, sluit de doorvoerpan, loopt er geen roestspoor over het dak? Wie later een houtkachel wil, heeft een dubbelwandig kanaal nodig van vloer tot nok. Stem dat af met de kachelbouwer, zodat er niet in een dragende balk wordt gezaagd.",
              ],
            },
          ],
        },
        {
          id: "herstelwerk",
          heading: "Hoe wij een schoorsteen herstellen",
          blocks: [
            {
              type: "steps",
              steps: [
                {
                  title: "Uithakken",
                  text: "Losse voeg eruit tot op gezonde mortel, zonder de steenranden te raken.",
                },
                { title: "Vervangen", text: "Kapotgevroren stenen één voor één, in dezelfde maat en kleur." },
                { title: "Voegen", text: "Met een mortel die niet harder is dan de steen." },
                { title: "Afdekken", text: "Nieuwe plaat met druipneus; daarna lood en opstand." },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Bij een monument bewaren wij bruikbare stenen en leggen wij elke stap vast. Dat dossier hebt u nodig bij een aanvraag, en later bij verkoop.",
              ],
            },
          ],
        },
        {
          id: "stookseizoen",
          heading: "Voor het stookseizoen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Brandt er hout bij u, laat dan in augustus of september vegen; in november belt iedereen tegelijk. Een vaste termijn noemde het Bouwbesluit niet, wel een schone rookafvoer; uw verzekeraar vraagt er na een brand naar. Kijk bij [schoorsteenonderhoud](/schoorsteen/schoorsteen-onderhoud) wat een beurt inhoudt en bij [renovatie](/schoorsteen/schoorsteen-renovatie) wanneer voegen niet meer genoeg is. Twijfelt u wat er op uw dak staat? Stuur een foto mee met uw [aanvraag](/contact).",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Woningonderhoud Best: het huis van vijfentwintig jaar",
        description:
          "Een vinexhuis in Best of Heivelden is nu toe aan zijn eerste grote beurt. Wat u checkt aan goot, kit, hout en plat dak, en wat nog kan wachten.",
        keywords: ["onderhoud woning Best", "schilder Best", "dakgoot Best"],
      },
      title: "Woningonderhoud in Best",
      lead: "Rond het vijfentwintigste jaar gebeurt er in een huis veel tegelijk. De fabrieksverf is op, kit wordt hard, het zink van de goot is dun op de naden. Heivelden en Heuveleind zitten nu precies in die jaren. Eén goede inspectie bepaalt wat echt moet.",
      sections: [
        {
          id: "levensduur",
          heading: "Wat gaat hoe lang mee?",
          blocks: [
            {
              type: "table",
              caption: "Gemiddelde levensduur bij redelijk onderhoud",
              head: ["Onderdeel", "Jaren", "Eerste teken"],
              rows: [
                ["Kitvoeg rond kozijn", "10–15", "scheurtje langs de rand"],
                ["Verfsysteem op hardhout", "5–7", "dof, daarna blaasjes"],
                ["Bitumendakbedekking", "25–30", "mos in de naden, korrels weg"],
                ["Zinken goot", "30–50", "witte plekken, druppel bij de naad"],
                ["Betonpan", "ongeveer 50", "ruw oppervlak, mosgroei"],
              ],
              note: "Ligging, helling en onderhoud maken jaren verschil.",
            },
          ],
        },
        {
          id: "populier-en-kanaal",
          heading: "Wind van het open land",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Aan de rand van Aarle en langs het kanaal krijgt een gevel de volle westenwind. Populieren verliezen daarbij makkelijk takken. Houd daar de gevelpannen en de buitenste rij goed vast: sinds jaren worden die met een haak of schroef vastgezet, in oudere daken liggen ze los. Een ochtend werk voorkomt dat de hele rand afwaait.",
              ],
            },
          ],
        },
        {
          id: "volgorde-van-werk",
          heading: "Werk van boven naar beneden",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Dak en nok, want wie dat later doet, loopt over het nieuwe schilderwerk.",
                "Goten en regenpijpen, met nieuwe beugels waar ze doorhangen.",
                "Boeidelen, windveren en dakkapel: herstellen, dan gronden en lakken.",
                "Kozijnen en kit. Laat oude kit eerst helemaal verwijderen.",
                "De gevel wassen of voegen herstellen als alles erboven droog is.",
              ],
            },
          ],
        },
        {
          id: "plannen",
          heading: "Een plan voor vijf jaar",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "U hoeft niet alles in één zomer te betalen. Na de inspectie krijgt u een overzicht per jaar, met een bandbreedte in de prijs. Staat er toch een steiger, dan voegen wij werk samen. De vaste rondes daarna kunt u onderbrengen in [Zorgeloos Wonen](/zorgeloos-wonen). Lees eerst hoe wij een [dakgoot reinigen](/daken/dakgoot-reinigen) en wat [schilderwerken](/kennisbank/schilderwerken) van hout vragen, of hoe u een [garagedak](/onderhoud/onderhoud-garage) bijhoudt.",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Best: meer ruimte, zelfde straatbeeld",
        description:
          "Uitbouw in Heivelden, zolder in Salderes of een verbouwing in beschermd Batadorp: wat kan, wie toetst en hoe u de volgorde kiest.",
        keywords: ["aannemer Best", "uitbouw Best", "verbouwen Batadorp", "dakkapel Best"],
      },
      title: "Aannemer in Best: bouwen en verbouwen",
      lead: "Best ligt ingeklemd tussen snelweg, spoor en kanaal. Wie meer ruimte zoekt in hetzelfde dorp, komt al snel op verbouwen uit. Of dat eenvoudig gaat, hangt vooral af van waar u woont: in een gewone wijk telt het omgevingsplan, in Batadorp ook het monument.",
      sections: [
        {
          id: "gewone-wijk",
          heading: "In een gewone wijk",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In Salderes, Speelheide en Heivelden heeft vrijwel elk huis een kap met een zolder. De vliering is laag, de trap steil, maar met een dakkapel over de volle breedte aan de achterkant wordt het een verdieping. Let op de gordingen: die balken dragen de kap en mogen alleen na berekening worden onderbroken.",
                "Beneden is de garage of berging een reserve. Er zit vaak al een dak en een vloer; de fundering is echter gemaakt voor een halfsteensmuur.",
              ],
            },
          ],
        },
        {
          id: "in-batadorp",
          heading: "In Batadorp",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "Bij een beschermd dorpsgezicht is een dakkapel aan de straatkant vergunningplichtig, en op een kubus hoort er geen.",
                "Een uitbouw aan de achterkant kan, als de kubus van de straat af leesbaar blijft.",
                "Ramen, deuren en de kleur daarvan horen bij het ensemble. Ook vervangen vraagt dan overleg.",
                "Begin met een schetsgesprek bij de gemeente. Dat kost een paar weken en bespaart een afwijzing.",
              ],
            },
          ],
        },
        {
          id: "wat-wij-uitzoeken",
          heading: "Wat wij voor u uitzoeken",
          blocks: [
            {
              type: "facts",
              facts: [
                {
                  label: "Draagkracht",
                  value: "Constructeur",
                  note: "Houten vloeren en daken van vóór 1945 rekenen wij altijd na.",
                },
                {
                  label: "Papieren",
                  value: "Omgevingsloket",
                  note: "Check, melding of vergunning; u tekent, wij vullen in.",
                },
                {
                  label: "Asbest",
                  value: "Eerst onderzoek",
                  note: "In schuren en oude kanalen komt het nog voor; slopen meldt u vooraf.",
                },
              ],
            },
          ],
        },
        {
          id: "meer-over-bouwen",
          heading: "Meer lezen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij [timmerwerken](/bouwen/timmerwerken) staat hoe wij kappen en dakkapellen maken, bij [metselwerk](/bouwen/metselwerk) hoe wij oude steen aanvullen zonder dat het opvalt. Denkt u aan een hele verdieping, lees dan over een [opbouw](/bouwen/opbouw-op-uw-huis). Voor een eerste bedrag hebben wij genoeg aan drie foto’s, het bouwjaar en een zin over wat u mist; vraag dat aan via [gratis offerte](/gratis-offerte).",
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Dye van Best: beschermd dorpsgezicht Batadorp",
      url: "https://www.dyevanbest.nl/best/beschermd-dorpsgezicht-batadorp",
    },
    {
      title: "Monumentenregister: dubbele dienstwoning Batadorp",
      url: "https://monumentenregister.cultureelerfgoed.nl/monumenten/512328",
    },
    {
      title: "Cobouw: woonwijk Heivelden, 1997",
      url: "https://www.cobouw.nl/bouwbreed/nieuws/1997/10/gesteggel-over-nieuwe-woonwijk-in-best-101235778",
    },
    {
      title: "MooiBest: Heuveleind en Heivelden",
      url: "http://www.mooibest.com/heuveleind.html",
    },
    {
      title: "Plaatsengids: Best, Aarle, De Vleut en Batadorp",
      url: "https://www.plaatsengids.nl/comment/3549",
    },
    townSources.vatNetherlands,
    townSources.dormerMonumentNetherlands,
    townSources.environmentActNetherlands,
    townSources.asbestosNetherlands,
    townSources.sweepingNetherlands,
    townSources.sweepingInsurers,
  ],
};
