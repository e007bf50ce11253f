import type { Article } from "~/content/types";

export const article: Article = {
  slug: "jaarlijkse-schoorsteencontrole",
  title: "De jaarlijkse schoorsteencontrole",
  meta: {
    title: "Jaarlijkse schoorsteencontrole: vegen, kijken en bewijs",
    description:
      "Hoe vaak vegen, wat de controle van kap tot kachel inhoudt, wat in Vlaanderen verplicht is en wat u doet bij een loeiende schoorsteen of CO-alarm.",
    keywords: ["schoorsteen vegen", "schoorsteencontrole", "schoorsteen vegen verplicht", "veegbewijs"],
  },
  category: "schoorstenen",
  excerpt:
    "Eén keer per jaar vegen en bekijken, twee keer als u op hout verwarmt. In Vlaanderen is het bij veel cv-ketels verplicht, in Nederland vraagt de verzekeraar ernaar.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Stookt u hout voor de sfeer, laat dan elk jaar vegen. Verwarmt u ermee, dan twee keer. Kies de nazomer: dan zijn vogels uitgevlogen, is er tijd voor metselwerk en hebt u het bewijs op zak voordat de eerste blokken aangaan.",
  sections: [
    {
      id: "hoe-vaak",
      heading: "Hoe vaak moet u laten vegen?",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Open haard of kachel voor de sfeer",
              value: "1 × per jaar",
              note: "Advies van de brandweer in Nederland.",
            },
            {
              label: "Houtkachel als hoofd- of bijverwarming",
              value: "2 × per jaar",
              note: "Voor het stookseizoen en halverwege.",
            },
            {
              label: "Vlaanderen: cv op stookolie of vaste brandstof",
              value: "{schouw vast be} verplicht",
              note: "Stookolie vanaf {schouw vermogen be}, hout en pellets altijd.",
            },
            {
              label: "Vlaanderen: cv op gas vanaf {schouw vermogen be}",
              value: "om de 2 jaar",
              note: "Vegen hoort daarbij als de ketel op een schoorsteen zit en lucht uit de ruimte haalt.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Laat na een stille zomer ook vegen als u weinig stookte. Kauwen bouwen in een week een nest van een meter takken. En een rookkanaal dat niet gebruikt wordt, wordt nat.",
          ],
        },
      ],
    },
    {
      id: "van-kap-tot-kachel",
      heading: "Wat er bekeken wordt, van kap tot kachel",
      blocks: [
        {
          type: "figure",
          drawing: "jaarlijkse-schoorsteencontrole",
          alt: "Doorsnede van een gemetselde schoorsteen van de kap boven het dak tot de kachel in de kamer, met genummerde controlepunten.",
          caption: "De schoorsteen in doorsnede: acht punten van de jaarlijkse controle.",
          legend: [
            "Kap met gaas: houdt regen en vogels buiten en moet vrij zijn van roet.",
            "Afdekplaat: overstek rondom, geen scheuren, water loopt naar buiten.",
            "Metselwerk en voegen boven het dak: de meest verweerde stenen van het huis.",
            "Loodslab met loketten: waar schoorsteen en pannen elkaar raken.",
            "Rookkanaal met voering: naden dicht, geen scheuren.",
            "Roet en creosoot op de wand: de laag die kan branden.",
            "Veegluik op zolder: sluit het en is de muur eromheen schoon.",
            "Aansluiting van de kachel: pijp, klep en afdichting.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Creosoot (6) is teer. Het ontstaat uit nat hout en uit een kachel die geknepen brandt. Los roet veegt weg. Een glanzende zwarte korst zit vast en vraagt ander gereedschap. Vraag de veger welke van de twee hij vond: dat zegt meer over uw stookgedrag dan welke folder ook.",
          ],
        },
      ],
    },
    {
      id: "de-beurt",
      heading: "Zo verloopt een goede beurt",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Afdekken en vragen",
              text: "De veger plakt de haard af en vraagt wat u stookt, hoe vaak en of er klachten zijn, zoals rook in de kamer.",
            },
            {
              title: "Vegen",
              text: "Van boven of van onderen, met een borstel die past bij de maat en de wand van het kanaal. Roet gaat mee in een dichte zak.",
            },
            {
              title: "Kijken",
              text: "Met lamp of camera: scheuren, vernauwingen, vocht. In een kanaal dat al jaren meegaat, hoort een camera.",
            },
            {
              title: "Boven kijken",
              text: "Kap, afdekplaat, voegen en lood. Hier vindt een metselaar meer dan een veger, dus combineer het met een [schoorsteeninspectie](/schoorsteen/schoorsteen-inspectie).",
            },
            {
              title: "Proefstoken of trek meten",
              text: "Een prop krant of een rookpen laat zien of het kanaal trekt.",
            },
            {
              title: "Bewijs",
              text: "Datum, adres, wat er geveegd en gezien is, foto’s van gebreken. Bewaar het bij uw polis.",
            },
          ],
        },
      ],
    },
    {
      id: "zelf-zien",
      heading: "Wat u zelf door het jaar heen ziet",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Bruine of gele vlekken** op de schoorsteenmantel boven: teerwater trekt door de steen.",
            "**Roet of zwarte korrels** onder het veegluik: het luik sluit niet.",
            "**Stukjes steen of mortel** in de goot of op het platte dak: de kop brokkelt af.",
            "**Witte uitslag** op het metselwerk boven het dak: de schoorsteen wordt van boven nat.",
            "**Rook die terugslaat** bij het aanmaken: verstopping, koude pijp of te weinig verse lucht in de kamer.",
            "**Een natte plek** naast de schoorsteen op zolder: bijna altijd lood of voeg, zie [voegen herstellen](/schoorsteen/schoorsteen-voegen-repareren).",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Kijken doet u van de grond, met een verrekijker. Het dak op gaan om zelf te vegen, raden wij af: u staat naast een gladde pan met twee handen aan een borstel. Niet meer in gebruik? Dan kunt u hem laten [verwijderen](/schoorsteen/schoorsteen-verwijderen) tot onder de pannen, of afdekken met behoud van ventilatie.",
          ],
        },
      ],
    },
    {
      id: "brand-en-co",
      heading: "Brand of koolmonoxide",
      blocks: [
        {
          type: "callout",
          tone: "urgent",
          title: "Loeit de schoorsteen, bel 112",
          text: "Iedereen naar buiten. Sluit klep en luchttoevoer van de kachel als dat veilig kan. Doof het vuur met zand of zout. Nooit met water: één liter wordt in één klap ongeveer 1.700 liter stoom en het kanaal kan scheuren. Laat na een brand vegen én inspecteren voordat u weer stookt.",
        },
        {
          type: "callout",
          tone: "warning",
          title: "Hoofdpijn die buiten overgaat",
          text: "Koolmonoxide ruikt u niet. Hebben meer mensen tegelijk hoofdpijn of zijn ze misselijk, zet dan het toestel uit als dat kan, zet ramen en deuren open, ga naar buiten en bel 112. Hang een CO-melder in de kamer van de kachel en één in de slaapkamer.",
        },
      ],
    },
    {
      id: "regels",
      heading: "Wat verplicht is en wat verstandig is",
      blocks: [
        {
          type: "countries",
          nl: [
            "Een vaste termijn voor kachels en haarden noemde het Bouwbesluit niet, wel dat de rookafvoer doeltreffend gereinigd moet zijn voordat u stookt. De opvolger sinds 2024 heet Besluit bouwwerken leefomgeving. Verzekeraars verwachten bovendien redelijk onderhoud. Een veegbewijs voorkomt discussie na een brand.",
            "Aan gastoestellen en hun afvoer mogen sinds 1 april 2023 alleen bedrijven met het CO-vrij-certificaat werken. Dat geldt voor cv-ketels, geisers, gashaarden en rookgasafvoeren.",
            "Schoorsteenveger is geen beschermd beroep. Let op wie u aan de deur krijgt: een goede veger noemt vooraf een prijs en laat een rapport achter.",
          ],
          be: [
            "In Vlaanderen is reinigen verplicht als de schoorsteen hoort bij een centraal stooktoestel van type B: een open toestel dat lucht uit de ruimte neemt. De veger geeft een reinigingsattest, dat u bij het ketelonderhoud toont.",
            "Voor een losse kachel of open haard is er geen wettelijke plicht. De brandpolis of het huurcontract kan die wel opleggen.",
            "De huurder zorgt voor het vegen, de eigenaar voor gebreken en grotere herstellingen.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over vegen en controleren",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Mag ik zelf vegen?",
              answer: [
                "Het mag in Nederland en bij een losse kachel ook in Vlaanderen. U hebt dan geen bewijs voor de verzekeraar en niemand heeft het kanaal en de kop bekeken.",
              ],
            },
            {
              question: "Ik stook bijna nooit. Toch elk jaar?",
              answer: [
                "Laat dan in elk geval kijken of het kanaal vrij en droog is. Een nest of een kapotte kap krijgt u ook als u niet stookt.",
              ],
            },
            {
              question: "Wat is goed hout?",
              answer: [
                "Onbehandeld en droog, gekloofd en minstens een à twee jaar onder een dak met wind erlangs. Nat hout sist, rookt en laat teer achter. Geverfd hout en spaanplaat horen niet in de kachel.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Bouwbesluit 2012, artikel 7.9: veilig gebruik van een verbrandingstoestel",
      url: "https://wetten.overheid.nl/BWBR0030461",
      checked: "2026-11-24",
      edition: "wettekst uit 2015, vervallen per 2024",
    },
    {
      title: "Vlaanderen.be: schoorsteen reinigen",
      url: "https://www.vlaanderen.be/schoorsteen-reinigen",
      checked: "2026-11-24",
      edition: "bewaarde versie zonder datum",
    },
    {
      title: "TloKB: werkzaamheden aan gasverbrandingsinstallaties",
      url: "https://www.tlokb.nl/werkzaamheden-aan-gasverbrandingsinstallaties",
    },
    {
      title: "112Groningen: veegadvies van Brandweer.nl",
      url: "https://112groningen.nl/Groningen/nieuws/41293/melding-schoorsteenbrand-in-oude-pekela-snel-onder-controle.html",
    },
    {
      title: "Veiligheidsregio Noord-Holland Noord: wat te doen bij een schoorsteenbrand",
      url: "https://www.vrnhn.nl/veilig-leven/veilig-wonen/schoorsteenbrand/wat-te-doen-bij-een-schoorsteenbrand",
    },
    {
      title: "ABC Verzekering (Assuralia): wat te doen bij een schoorsteenbrand",
      url: "https://www.abcverzekering.be/brandverzekering/wat-te-doen-bij-een-schoorsteenbrand",
    },
    {
      title: "BN DeStem: blus een schoorsteenbrand nooit met water",
      url: "https://www.bndestem.nl/brabant/hoe-voorkom-je-een-schoorsteenbrand-wat-je-ook-doet-blus-nooit-met-water~a7a901a1/",
    },
    {
      title: "Antigifcentrum: laat je niet bevangen door CO",
      url: "https://www.antigifcentrum.be/koolstofmonoxide/co-vergiftiging-voorkomen/laat-je-niet-bevangen-door-co",
    },
  ],
  relatedServices: [
    "schoorsteen/schoorsteen-vegen",
    "schoorsteen/schoorsteen-inspectie",
    "schoorsteen/schoorsteen-onderhoud",
  ],
  relatedArticles: ["daklekkage-herkennen-voorkomen", "daklekkage-verzekering", "dak-onderhoud-jaarschema"],
};
