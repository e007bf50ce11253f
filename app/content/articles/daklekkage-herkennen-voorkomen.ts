import type { Article } from "~/content/types";

export const article: Article = {
  slug: "daklekkage-herkennen-voorkomen",
  title: "Daklekkage herkennen en voorkomen",
  meta: {
    title: "Daklekkage herkennen en voorkomen: waar komt het vandaan",
    description:
      "Bruine kring of grijze waas? Zo ziet u of het dak lekt of dat het condens is, waar het water binnenkomt en wat u twee keer per jaar doet om het voor te zijn.",
    keywords: ["daklekkage herkennen", "daklekkage voorkomen", "vochtplek plafond", "condens of lekkage"],
  },
  category: "daken",
  excerpt:
    "Een bruine kring op het plafond is iets anders dan een grijze waas in de hoek. Lees hoe u het verschil ziet, waar een schuin dak het vaakst lekt en hoe u het bijhoudt.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Een bruine kring die na elke bui groeit, is regenwater. Een grijze waas in een koude hoek is meestal condens. Met een zaklamp, een potlood en één regendag weet u welke van de twee u hebt. Vaak weet u dan ook langs welk onderdeel van het dak het water binnenkomt.",
  sections: [
    {
      id: "lekkage-of-condens",
      heading: "Lekkage of condens: kijk naar de vlek",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De vlek zelf vertelt het meest. Water dat door het dak komt, neemt stof en looistof uit het hout mee. Het droogt op, komt terug en laat telkens een nieuwe rand achter. Condens is schoon water uit uw eigen kamerlucht. Dat laat zelden kringen na en wel schimmel.",
          ],
        },
        {
          type: "table",
          caption: "Wat de plek u vertelt",
          head: ["Wat u ziet", "Wijst op", "Zo controleert u het"],
          rows: [
            [
              "Gele of bruine kring met een scherpe rand",
              "Regenwater",
              "Trek de rand over met potlood en kijk na de volgende bui opnieuw",
            ],
            [
              "Alleen nat bij wind uit één hoek",
              "Een aansluiting aan de regenkant: lood, schoorsteen, gevel",
              "Schrijf datum en windrichting op",
            ],
            [
              "Grijze waas of zwarte stippen langs koude randen",
              "Condens",
              "Lucht een week goed en stook gelijkmatig; wordt het minder, dan is het condens",
            ],
            [
              "De plek groeit ook bij droog weer",
              "Waterleiding, cv of afvoer",
              "Alle kranen dicht, watermeter noteren, na een uur weer kijken",
            ],
            [
              "Eenmalig nat bij dooi na sneeuw met wind",
              "Stuifsneeuw onder de pannen",
              "Wacht de eerste gewone regen af; blijft het droog, dan is er niets stuk",
            ],
          ],
        },
      ],
    },
    {
      id: "zwakke-plekken",
      heading: "Waar een schuin dak het vaakst lekt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Zelden lekt het midden van een pannenveld. Het gaat mis waar twee dingen elkaar raken: pan en lood, lood en steen, goot en muur. De tekening loopt het dak van boven naar beneden langs.",
            "Let op nummer 7 en 8. Onder de pannen ligt een folie of een houten dakbeschot. Water dat langs een kapotte pan komt, glijdt daarover omlaag en valt pas bij een naad of een spijkergat naar binnen. Het gat zit dus bijna altijd hoger dan de vlek.",
          ],
        },
        {
          type: "figure",
          drawing: "daklekkage-herkennen-voorkomen",
          alt: "Doorsnede van een pannendak met schoorsteen, dakraam en goot, met genummerde lekplekken en de weg van het water naar een vlek op het plafond.",
          caption: "Doorsnede van een pannendak: zeven plekken waar water binnenkomt en één waar u het ziet.",
          legend: [
            "Nok: de vorst ligt los of de mortel eronder is gebarsten.",
            "Pannenveld: een gebroken, verschoven of weggewaaide pan.",
            "Schoorsteenvoet: het lood in het metselwerk is gescheurd of uit de voeg gekomen.",
            "Dakdoorvoer: de kraag om de ontluchtingspijp is verdroogd of gescheurd.",
            "Dakraam: blad en mos in het gootstuk boven het raam keren het water om.",
            "Dakvoet: een volle goot laat water over de achterrand lopen, de muur in.",
            "Onderdak: folie of dakbeschot voert lekwater onzichtbaar omlaag.",
            "De vlek op het plafond, lager dan het gat waar het water binnenkwam.",
          ],
        },
      ],
    },
    {
      id: "zelf-zoeken",
      heading: "Zelf zoeken zonder het dak op te gaan",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Begin bij de vlek",
              text: "Meet hoe ver de plek van de buitenmuur en van de schoorsteen zit. Die twee maten neemt u mee naar zolder.",
            },
            {
              title: "Ga overdag naar zolder, licht uit",
              text: "Ziet u daglicht tussen de pannen of langs een pijp, dan is dat uw eerste verdachte. Een dak met folie hoort helemaal donker te zijn; een kier licht tussen oude beschotplanken hoeft geen lek te zijn.",
            },
            {
              title: "Volg het spoor omhoog",
              text: "Schijn langs de balken en het beschot. Zoek donkere banen, roestige spijkers en witte zoutranden. Ga van de vlek af steeds omhoog tot het spoor stopt.",
            },
            {
              title: "Kijk van buiten met een verrekijker",
              text: "Vanaf de straat of uit een raam aan de overkant ziet u een scheve pan, een open nok of lood dat opkrult. Maak foto’s met datum.",
            },
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Blijf van het dak af",
          text: "Natte of bemoste pannen zijn glad en breken onder een voet. Oude golfplaten op een schuur of garage dragen u niet. Ga ook niet met de tuinslang spuiten: u zet dan water op plekken waar bij regen nooit water komt.",
        },
      ],
    },
    {
      id: "oorzaken",
      heading: "Waarom een dak na jaren gaat lekken",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Lood werkt.** Het zet uit in de zon en krimpt in de nacht. Stroken horen hooguit anderhalve meter lang te zijn, met een overlap van acht centimeter. Een te lange strook scheurt.",
            "**Mortel op nok en hoekkeper barst.** Vorst drukt de losse stukken eruit, daarna waait de vorst los.",
            "**Panlatten rotten** op plekken waar blad en mos jaren vocht vasthouden. De pannen zakken en sluiten niet meer.",
            "**Kilgoten slibben dicht.** Daar komt het water van twee dakvlakken samen, met al het vuil erin.",
            "**Folie vergaat aan de rand.** Bij de goot ligt ze in het daglicht en wordt ze bros.",
            "**Een plat deel blaast of scheurt**, meestal bij de opstand, de uitloop of een naad.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Is uw huis van vóór {asbest bouwjaar nl}, dan kunnen leien, golfplaten of het dakbeschot asbest bevatten. Dakleien en vastgespijkerd beschot mag u niet zelf weghalen. Voor de platen waarbij dat wel mag, doet u eerst een sloopmelding.",
            "Breek dus geen verdachte plaat los om een lek te zoeken. Laat er eerst naar kijken.",
          ],
          be: [
            "In België kunnen materialen tot {asbest bouwjaar be} asbest bevatten. Breken, schuren of afspuiten van asbest is verboden, ook door de eigenaar zelf.",
            "Verkoopt u in Vlaanderen een woning van vóór {asbest bouwjaar be}, dan hoort er een asbestattest bij. Daarin staat wat er op uw dak ligt; kijk er eerst in na.",
          ],
        },
      ],
    },
    {
      id: "voorkomen",
      heading: "Voorkomen: twee rondes per jaar",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Doe een ronde in mei en een in november, en één extra na zware storm. Het hele lijstje staat in het [jaarschema](/kennisbank/dak-onderhoud-jaarschema).",
          ],
        },
        {
          type: "list",
          style: "check",
          items: [
            "Goten en uitlopen leeg, ook de goot van de aanbouw.",
            "Pannen van beneden bekijken: liggen alle rijen recht.",
            "Eén keer op zolder langs schoorsteen en dakraam schijnen.",
            "Boomtakken snoeien die op het dak vegen.",
            "Mos alleen laten verwijderen waar het pannen optilt of goten vult.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Vindt u een spoor maar geen gat, laat dan een [dakinspectie](/daken/dakinspectie) doen. Weet u alleen waar het nat is, [wijs dat dan aan](/waar-lekt-het). Druppelt het nu, lees dan eerst het [stappenplan](/kennisbank/daklekkage-stappenplan) of meld een [daklekkage](/daken/daklekkage). Laat ook een klein lek niet zitten: hout dat maanden nat is, verliest zijn sterkte.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over vlekken en lekken",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "De vlek is droog. Kan ik hem overschilderen?",
              answer: [
                "Pas als u weet waar het water vandaan kwam en een paar flinke buien niets nieuws geven. Gebruik dan eerst een isolerende grondverf, anders komt de kring door de latex heen.",
              ],
            },
            {
              question: "Het lekt alleen bij harde wind. Waarom niet bij gewone regen?",
              answer: [
                "Wind duwt water omhoog onder pannen en achter lood. Een aansluiting die bij stille regen nog net dicht is, laat dan door. Kijk eerst aan de kant waar de wind op stond.",
              ],
            },
            {
              question: "Hoe snel moet een klein lek gemaakt worden?",
              answer: [
                "Binnen enkele weken, en meteen als isolatie of bedrading nat wordt. Natte minerale wol isoleert nauwelijks en houdt het hout eronder maandenlang vochtig.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Stichting Bouwlood: bladlood in de praktijk",
      url: "https://www.bouwlood.nl/bladlood-in-de-praktijk",
    },
    {
      title: "Brabants Dagblad: lekkage op zolder door stuifsneeuw",
      url: "https://www.bd.nl/wonen/lekkage-op-zolder-door-stuifsneeuw-pas-op-voor-dooi~a4ddc4cd/",
    },
    {
      title: "Omgevingsdienst IJsselland: veelgestelde vragen over asbest",
      url: "https://www.odijsselland.nl/thema/asbest/veelgestelde-vragen-over-asbest/",
    },
    {
      title: "Gemeente Asse: veilig omgaan met asbest",
      url: "https://www.asse.be/asbest",
    },
  ],
  relatedServices: ["daken/daklekkage", "daken/dakinspectie", "onderhoud/preventief-onderhoud"],
  relatedArticles: ["daklekkage-stappenplan", "dak-onderhoud-jaarschema", "schuin-dak"],
};
