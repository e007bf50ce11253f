import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const overpelt: Town = {
  slug: "overpelt",
  name: "Overpelt",
  country: "BE",
  lat: 51.21,
  lng: 5.422,
  mapLabel: "below-left",
  municipality: "deelgemeente van Pelt",
  province: "Limburg",
  kmFromOffice: 33,
  minutesFromOffice: 40,
  postcodes: ["3900"],
  neighbourhoods: ["Overpelt-Centrum", "Overpelt-Fabriek", "Lindel", "Holheide", "Heesakker", "Haspershoven"],
  street: ["workers", "bungalow", "church", "workers", "villa", "thirties"],
  nearby: ["pelt", "neerpelt", "sint-huibrechts-lille", "achel", "kaulille", "lommel"],
  updated: "2026-11-24",
  meta: {
    title: "Dakwerker Overpelt: van fabrieksdorp tot verkaveling",
    description:
      "De arbeiderswoningen van Overpelt-Fabriek, hoeven in Lindel en Heesakker en villa’s in het groen: wat hun daken, schouwen en muren vragen.",
    keywords: ["dakwerker Overpelt", "Overpelt-Fabriek woning", "schouw Overpelt", "aannemer Overpelt"],
  },
  title: "Dakwerker in Overpelt, van centrum tot Fabriek",
  lead: "Wie Overpelt zegt, zegt fabriek. De metaalnijverheid trok hier in 1888 de heide in en bouwde er een eigen dorp bij. Dat dorp staat er nog, met lage bakstenen huizen die om zorgvuldige handen vragen. Daarnaast groeide de rest van Overpelt uit tot een groene woongemeente.",
  sections: [
    {
      id: "fabriek",
      heading: "Overpelt-Fabriek",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Vanaf 1896 verrees bij de fabriek een tuinwijk met een rechthoekig stratenplan: Hotelstraat, Voetbalstraat, Tennislaan en meer. Bijna honderd arbeiderswoningen, een school, later een kerk. Het geheel staat op de vastgestelde lijst van bouwkundig erfgoed.",
            "De huizen hebben één bouwlaag, een zadeldak, een bakstenen muizentand onder de dakrand en voortuintjes. Ze staan twee aan twee in spiegelbeeld, met een gemeenschappelijke haakse aanbouw achteraan of kleine aanbouwen onder een lessenaarsdak. Sinds ze in de jaren zeventig aan particulieren werden verkocht, kregen veel huizen een dakkapel, garage of nieuwe keuken.",
          ],
        },
      ],
    },
    {
      id: "andere-kernen",
      heading: "De andere kernen",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Centrum**: winkels en appartementen rond de markt, met rijhuizen en halfopen bebouwing ernaast.",
            "**Lindel en Heesakker**: oude akkerdorpen met hoeven, nu omringd door vrijstaande huizen.",
            "**Holheide en de randen van het centrum**: verkavelingen van na 1960, veel bungalows en lage villa’s.",
            "**Haspershoven**: huizen bij plassen die uit zandwinning ontstonden.",
          ],
        },
      ],
    },
    {
      id: "zorgen",
      heading: "Waar het hier vaak op aankomt",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Gedeelde kap",
              value: "Buren mee",
              note: "In de tuinwijk hoort het dak bij twee of meer adressen.",
            },
            {
              label: "Lage aanbouw",
              value: "Naad",
              note: "Lessenaarsdak tegen hoofddak, vaak met te weinig helling.",
            },
            {
              label: "Villa’s 1970",
              value: "Asbest mogelijk",
              note: "In leien, onderdakplaten of goten van voor {asbest bouwjaar be}.",
            },
            {
              label: "Zandgrond",
              value: "Droog",
              note: "Goed voor muren, maar bomen wortelen ver en zoeken uw riool.",
            },
          ],
        },
      ],
    },
    {
      id: "praktisch",
      heading: "Praktisch",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Overpelt hoort sinds 2019 bij de gemeente [Pelt](/be/pelt); voor vergunningen richt u zich daarheen. Wij rijden via Valkenswaard en de N74 of via Neerpelt, ongeveer drieëndertig kilometer. Voor werk aan een woning van minstens {woning btw be} oud geldt {btw laag be} btw, na uw verklaring op de factuur.",
          ],
        },
        {
          type: "links",
          links: [
            { label: "Daklekkage", href: "/be/overpelt/daklekkage" },
            { label: "Schouw", href: "/be/overpelt/schoorsteen" },
            { label: "Onderhoud", href: "/be/overpelt/onderhoud" },
            { label: "Bouw", href: "/be/overpelt/bouw" },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Mag ik in de tuinwijk een dakkapel zetten?",
              answer: [
                "Vraag dat aan de dienst omgeving van Pelt. De wijk staat op de erfgoedinventaris, dus de gemeente weegt het beeld van de straat mee. Aan de achterkant is de kans groter dan vooraan.",
              ],
            },
            {
              question: "Herstelt u ook één enkel huis in een gekoppeld paar?",
              answer: ["Ja. Wij maken de naad met de buurwoning dan zo dat zij later kunnen aansluiten."],
            },
          ],
        },
      ],
    },
  ],
  services: {
    daklekkage: {
      meta: {
        title: "Daklek herstellen Overpelt: gedeeld dak, lage aanbouw",
        description:
          "In de tuinwijk van Overpelt-Fabriek lekt het waar lessenaarsdak en hoofddak elkaar raken. Zo zoekt en herstelt u dat, samen met uw buren.",
        keywords: ["daklekkage Overpelt", "lessenaarsdak lekkage", "dakwerken Overpelt-Fabriek"],
      },
      title: "Daklek herstellen in Overpelt",
      lead: "Een vlek in de keuken van een huis in de Hotelstraat of Voetbalstraat heeft meestal één oorzaak: het water van het hoofddak valt op een lessenaarsdak met te weinig helling. Het kan niet snel genoeg weg en kruipt onder de pannen terug.",
      sections: [
        {
          id: "helling",
          heading: "Te vlak voor pannen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "De kleine aanbouwen achteraan werden ontworpen als wasplaats of berging. Nu zit er een keuken of badkamer in, met een plafond en isolatie. Onder een helling van vijftien graden is een pannendak zonder dicht onderdak niet veilig. Wij kiezen dan voor een metalen bedekking met staande naad of voor roofing op een dakvloer. Van de straat ziet u het verschil niet.",
              ],
            },
            {
              type: "table",
              caption: "Bedekking kiezen bij een flauwe helling",
              head: ["Helling", "Kan", "Beter niet"],
              rows: [
                ["2 tot 7 graden", "roofing, EPDM", "pannen, leien"],
                ["7 tot 15 graden", "zink met staande naad, roofing", "gewone pannen"],
                ["15 tot 25 graden", "pannen met gesloten onderdak", "pannen zonder onderdak"],
                ["boven 25 graden", "vrijwel alles", "—"],
              ],
              note: "Richtwaarden; de fabrikant van de pan beslist.",
            },
          ],
        },
        {
          id: "spiegelbeeld",
          heading: "Huizen in spiegelbeeld",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij gekoppelde huizen komen de twee aanbouwen samen tegen één muur. Daar ligt een gootje dat van niemand is. Spreek af wie het ruimt; wij maken het bij herstel breder en geven het één afvoer per huis. Zo bent u niet langer afhankelijk van de emmer van hiernaast.",
              ],
            },
          ],
        },
        {
          id: "muizentand",
          heading: "Nat onder de muizentand",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "De getande baksteenrand vangt water als de onderste pan te kort is.",
                "Een goot die later is opgehangen, hangt vaak in losse stenen.",
                "Vorst drukt de tanden één voor één los.",
              ],
            },
            {
              type: "prose",
              paragraphs: ["Herstel begint bij de pan en eindigt bij de steen."],
            },
          ],
        },
        {
          id: "villas",
          heading: "Villa in Holheide of Lindel",
          blocks: [
            {
              type: "callout",
              tone: "warning",
              title: "Vlakke platen onder de pannen",
              text: "In huizen uit de jaren zestig en zeventig kan het onderdak uit asbesthoudende platen bestaan. Boor of zaag er niet in. Bekijk het asbestattest of laat een monster nemen.",
            },
            {
              type: "prose",
              paragraphs: [
                "Is het dak aan vernieuwing toe, dan gaan verwijdering, onderdak en isolatie samen. Mijn VerbouwPremie voorziet soms een bedrag voor asbest in combinatie met isolatie. Lees over [dakrenovatie](/daken/dakrenovatie) en [dakbedekking](/daken/dakbedekking), of vraag [raad](/contact).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schouwveger Overpelt: kleine schouw, twee huizen",
        description:
          "Op fabriekswoningen in Overpelt staat een kleine gedeelde schouw, op villa’s een brede. Herstel, voering en Vlaamse onderhoudsregels op een rij.",
        keywords: ["schouw Overpelt", "schouw herstellen Overpelt-Fabriek", "schouwvegen Overpelt"],
      },
      title: "Schouwveger in Overpelt",
      lead: "Een kleine schouw, precies op de nok tussen twee huizen: zo staan ze in rijen op de daken van de tuinwijk. Eén losse kop lekt in twee slaapkamers.",
      sections: [
        {
          id: "kop-herstellen",
          heading: "Een kop in één dag",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Afnemen", text: "Tot de eerste gave laag, meestal net boven de pannen." },
                { title: "Lood", text: "Nieuwe loketten rondom, twee pannen breed." },
                { title: "Opmetselen", text: "Met gerecupereerde steen aan de straatkant." },
                { title: "Afwerken", text: "Platte dekplaat met druiprand, hoed per kanaal." },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "De buren hebben dan dezelfde behandeling nodig; anders begint het over vijf jaar opnieuw. Wij maken één bestek en twee facturen.",
              ],
            },
          ],
        },
        {
          id: "kachel-in-klein-huis",
          heading: "Een kachel in een klein huis",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een arbeiderswoning is warm met drie of vier kilowatt. De meeste kachels leveren het dubbele en staan dus te smoren. Kies klein, liefst met speksteen of ander gewicht dat warmte bewaart. Het kanaal is kort; reken na of de trek volstaat, want verhogen past zelden bij de nokhoogte van de wijk.",
              ],
            },
          ],
        },
        {
          id: "brede-schouw",
          heading: "De brede schouw van de villa",
          blocks: [
            {
              type: "list",
              style: "check",
              intro: "Controleer bij huizen van 1965 tot 1985:",
              items: [
                "de gebakken of betonnen dekplaat op barsten",
                "witte kalkstrepen onder de plaat",
                "de overgang van gevelsteen naar dak, met een loden of zinken slab",
                "binnen: bruine kringen in de hoek van de leefkamer",
              ],
            },
          ],
        },
        {
          id: "regels-kort",
          heading: "De regels in het kort",
          blocks: [
            {
              type: "facts",
              facts: [
                { label: "Ketel op hout of pellets", value: "{Schouw vast be anders}" },
                { label: "Ketel op mazout, {schouw vermogen be} of meer", value: "{Schouw vast be anders}" },
                { label: "Ketel op gas, {schouw vermogen be} of meer", value: "{Schouw gas be anders}" },
                {
                  label: "Losse kachel, haard",
                  value: "Vrij",
                  note: "Uw verzekeraar verwacht wel dat u reinigt.",
                },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Bij open toestellen hoort daar het reinigen van de schouw bij, vóór het nazicht van de ketel. De veger levert een attest af. Hebt u een vaste technicus, laat ons dan weten wanneer hij komt. Meer bij [schoorsteen renoveren](/schoorsteen/schoorsteen-renovatie), [vegen](/schoorsteen/schoorsteen-vegen) en [onderhoud](/schoorsteen/schoorsteen-onderhoud).",
              ],
            },
            {
              type: "callout",
              tone: "urgent",
              title: "Rook uit een muur of stopcontact",
              text: "Buiten gaan en 112 bellen. In een oud kanaal kan vuur door een scheur in de buurwoning slaan. Waarschuw ook hen.",
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Onderhoud woning Overpelt: steen, voeg en zinken goot",
        description:
          "Zo houdt u een bakstenen huis in Overpelt gezond: muizentand, kalkvoeg, zink en schrijnwerk. Met wat bij een erfgoedwoning beter niet kan.",
        keywords: ["voegen herstellen Overpelt", "zinken goot Overpelt", "onderhoud baksteen woning"],
      },
      title: "Onderhoud van uw woning in Overpelt",
      lead: "Baksteen van rond 1900 kan nog een eeuw mee, als hij mag ademen. Wat hem kapotmaakt, is goedbedoeld: een waterdichte verf, een harde voeg, een plint van cement. Onderhoud is hier vaak weglaten wat er niet hoort.",
      sections: [
        {
          id: "niet-doen",
          heading: "Vijf dingen om niet te doen",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "De gevel schilderen met een dichte verf.",
                "Voegen dichtsmeren met cement.",
                "Zandstralen om ‘weer rode steen’ te krijgen.",
                "Een plint van tegels of cement tegen optrekkend vocht zetten.",
                "Hydrofuge spuiten zonder eerst losse voegen te herstellen.",
              ],
            },
          ],
        },
        {
          id: "wel-doen",
          heading: "Wat wel werkt",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Slijp of hak alleen uit wat los zit. Voeg met een kalkmortel in de kleur van vroeger en houd de nieuwe voeg een paar dagen vochtig. Losse tanden van de muizentand metselt u terug op hun plaats; een ontbrekende steen zoeken wij op de recuperatiemarkt. Laat onderaan een strook open grond of grind, dan kan de muur drogen.",
              ],
            },
            {
              type: "facts",
              facts: [
                {
                  label: "Beste maanden",
                  value: "April–juni",
                  note: "Geen vorst, geen felle zon op verse voeg.",
                },
                {
                  label: "Proefvlak",
                  value: "Een halve m²",
                  note: "Pas na twee weken ziet u de echte kleur.",
                },
                { label: "Snelheid", value: "Traag", note: "Kalkmortel hardt langzaam uit." },
              ],
            },
          ],
        },
        {
          id: "goot-van-zink",
          heading: "De zinken goot",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Zink en Overpelt horen bij elkaar, ook aan de dakrand. Een bakgoot wordt hier dun onderaan, waar blad en zand blijven liggen. Spoel hem in november en maart. Ziet u witte bloemen op het metaal, dan staat er water: de goot hangt door. Met een paar nieuwe klossen of beugels krijgt hij zijn afschot terug en hoeft hij nog niet vervangen te worden.",
              ],
            },
          ],
        },
        {
          id: "vast-schema",
          heading: "Een schema voor een klein huis",
          blocks: [
            {
              type: "table",
              caption: "Vier jaar onderhoud aan een fabriekswoning",
              head: ["Jaar", "Werk"],
              rows: [
                ["1", "goten, nok en schouw nakijken, losse voegen merken"],
                ["2", "voegwerk regenkant, luiken en deur schilderen"],
                ["3", "aanbouw achter: dak en afvoer"],
                ["4", "ramen schilderen, nieuwe rondgang"],
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "U kunt dit zelf plannen of aan ons overlaten via [preventief onderhoud](/onderhoud/preventief-onderhoud). Over verf leest u bij de [schilder](/onderhoud/schilder), over goten bij [onderhoud dakgoot](/onderhoud/onderhoud-dakgoot). Grote herstellingen bij een vastgesteld erfgoedpand bespreekt u vooraf met de gemeente.",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Overpelt: fabriekswoning of bungalow verbouwen",
        description:
          "Meer ruimte in een arbeiderswoning van Overpelt-Fabriek zonder het beeld te breken, of een bungalow in Holheide energiezuinig maken.",
        keywords: [
          "verbouwen Overpelt",
          "arbeiderswoning renoveren",
          "bungalow renoveren Overpelt",
          "aannemer Pelt",
        ],
      },
      title: "Aannemer in Overpelt",
      lead: "Twee kamers beneden, een zolder met schuine wanden en een tuin: een fabriekswoning is klein en tegelijk vol mogelijkheden. Het geheim is de achterkant. De straat blijft zoals ze in 1900 was, achteraan mag het van nu zijn.",
      sections: [
        {
          id: "achterkant",
          heading: "De achterkant opnieuw",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "De haakse aanbouwen zijn met de buur gedeeld of raken hem. Vervang ze door één laag volume over de hele breedte, met een groen of zinken dak onder de oude dakrand. Keuken en zithoek liggen dan aan de tuin, de voorkamer wordt slaap- of werkkamer. Op zolder geven twee dakvensters achteraan genoeg hoogte voor een bad.",
              ],
            },
            {
              type: "list",
              style: "check",
              intro: "Drie afspraken met de buren:",
              items: [
                "hoe hoog de gezamenlijke muur wordt en wie hem afwerkt",
                "waar het regenwater van beide daken heen gaat",
                "wie wat herstelt als er tijdens de werken iets barst",
              ],
            },
          ],
        },
        {
          id: "vastgesteld",
          heading: "Wat ‘vastgesteld erfgoed’ betekent",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een vastgesteld pand is niet hetzelfde als een beschermd monument. U mag verbouwen, maar de gemeente houdt bij een vergunning rekening met de erfgoedwaarde en bij sloop is dat nog strenger. Kom dus met een ontwerp dat laat zien wat u bewaart: muizentand, dakhelling, raamindeling. Dat gesprek verloopt anders dan een aanvraag met alleen vierkante meters.",
              ],
            },
          ],
        },
        {
          id: "bungalow",
          heading: "De bungalow van 1968",
          blocks: [
            {
              type: "steps",
              steps: [
                {
                  title: "Dak",
                  text: "Oude roofing eraf of erop laten, en isolatie bovenop met een hogere dakrand.",
                },
                {
                  title: "Gevel",
                  text: "Spouw nakijken; is hij smal of vervuild, dan isolatie aan de buitenkant.",
                },
                { title: "Vloer", text: "Als u toch breekt: isolatie en vloerverwarming in één laag." },
                {
                  title: "Indeling",
                  text: "Gang weg, licht erin. De dragende muren staan vaak verrassend ver uiteen.",
                },
              ],
            },
          ],
        },
        {
          id: "cijfers-en-loket",
          heading: "Btw en vergunning",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "{btw laag be} btw bij een woning van minstens {woning btw be} oud, ook bij uitbreiding als het oude deel minstens {uitbreiding btw be} blijft. Een aanbouw tot {melding aanbouw be} kan soms met een melding; bij erfgoed en in sommige verkavelingen niet. De dienst omgeving van Pelt beslist. Voor het vakwerk zelf: [aanbouwen](/bouwen/aanbouwen-aan-uw-huis), [metselwerk](/bouwen/metselwerk), [groendaken](/kennisbank/groendaken).",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Kijk eerst bij de buren binnen",
              text: "In de tuinwijk is elk huis een variant op hetzelfde plan. Wie al verbouwde, weet waar de fundering stopt en waar het riool ligt.",
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Inventaris Onroerend Erfgoed: tuinwijk Overpelt-Fabriek",
      url: "https://inventaris.onroerenderfgoed.be/erfgoedobjecten/122059",
    },
    {
      title: "Inventaris Onroerend Erfgoed: arbeiderswoningen Overpelt-Fabriek",
      url: "https://inventaris.onroerenderfgoed.be/erfgoedobjecten/122207",
    },
    {
      title: "Inventaris Onroerend Erfgoed: metaalfabriek van Overpelt",
      url: "https://inventaris.onroerenderfgoed.be/erfgoedobjecten/80409",
    },
    {
      title: "Inventaris Onroerend Erfgoed: Overpelt, landschap en gehuchten",
      url: "https://inventaris.onroerenderfgoed.be/themas/13340",
    },
    townSources.mergerPelt,
    townSources.asbestosFlanders,
    townSources.premiumFlanders,
    townSources.sweepingFlanders,
    townSources.vatBelgium,
    townSources.notificationFlanders,
  ],
};
