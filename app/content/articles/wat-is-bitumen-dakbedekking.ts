import type { Article } from "~/content/types";

export const article: Article = {
  slug: "wat-is-bitumen-dakbedekking",
  title: "Wat is bitumen op het dak?",
  meta: {
    title: "Wat is bitumen? Dakbedekking met APP of SBS, en slijtage",
    description:
      "Bitumen, roofing of dakleer: waar het van is gemaakt, het verschil tussen APP en SBS, hoe u slijtage herkent, wat herstel inhoudt en waarom de vlam regels heeft.",
    keywords: ["bitumen dakbedekking", "roofing", "dakleer", "APP SBS bitumen", "NEN 6050"],
  },
  category: "daken",
  excerpt:
    "Bitumen is de zwarte baan op de meeste platte daken van woningen, in België roofing genoemd. Zo is een baan opgebouwd, zo veroudert hij en zo wordt hij hersteld.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Bitumen is een restproduct van aardolie, gemengd met kunststof en op een sterke drager tot een baan gemaakt. Twee lagen over elkaar vormen één waterdicht vel dat rond dertig jaar meegaat. De zon is de grootste vijand, de naad de zwakste plek. Een kleine scheur is goed te herstellen, een nat pakket niet.",
  sections: [
    {
      id: "de-baan",
      heading: "Waaruit een bitumenbaan bestaat",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Zuiver bitumen wordt slap in de zon en bros in de vorst. Daarom mengt de fabriek er kunststof door. In het midden zit een drager van glasvlies of polyester die scheuren tegenhoudt. De bovenkant krijgt leislag: kleine steentjes die het licht weren. Zonder die steentjes verweert de laag zichtbaar sneller.",
          ],
        },
        {
          type: "table",
          caption: "Twee mengsels en hun karakter",
          head: ["", "APP", "SBS"],
          rows: [
            ["Kunststof", "atactisch polypropeen, een plastomeer", "rubberachtig, een elastomeer"],
            ["In de hitte", "blijft lang stevig", "wordt eerder zacht"],
            ["In de kou", "stijver", "blijft soepel, kan meer rek hebben"],
            ["In de zon", "verdraagt licht goed", "heeft leislag nodig"],
            ["Vaak gebruikt als", "toplaag op een gewoon dak", "laag op een dak dat veel beweegt"],
          ],
          note: "Fabrikanten ontwikkelen de mengsels verder. Het productblad van uw baan gaat voor deze tabel.",
        },
      ],
    },
    {
      id: "twee-lagen",
      heading: "Twee lagen, één vel",
      blocks: [
        {
          type: "figure",
          drawing: "wat-is-bitumen-dakbedekking",
          alt: "Detail van een bitumendak bij een opstand, met de lagen trapsgewijs weggesneden en de overlap tussen twee banen zichtbaar.",
          caption: "De naden van onderlaag en toplaag liggen nooit boven elkaar.",
          legend: [
            "Isolatieplaat of dakbeschot als ondergrond.",
            "Onderlaag: geschroefd, gelijmd of zelfklevend.",
            "Toplaag, een halve baan versprongen ten opzichte van de onderlaag.",
            "Drager van polyester of glasvlies midden in de baan.",
            "Leislag op de bovenkant.",
            "Overlap met een smal randje uitgevloeid bitumen: zo ziet u dat de naad dicht is.",
            "Kimstrook in de hoek tussen dak en opstand.",
            "Strook van de toplaag die tegen de opstand omhoog loopt, onder de afdekking.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Banen kunnen op drie manieren vast. **Gebrand**: de onderkant smelt onder een vlam. **Gekleefd**: met koude lijm, warm bitumen of een plaklaag onder folie. **Mechanisch**: met schroeven en plaatjes door de isolatie, waarna de volgende baan ze bedekt. Uw dakvloer en de windbelasting bepalen wat past.",
          ],
        },
      ],
    },
    {
      id: "slijtage",
      heading: "Zo veroudert het",
      blocks: [
        {
          type: "list",
          style: "number",
          intro: "In deze volgorde ziet u het meestal gebeuren:",
          items: [
            "**Steentjes in de goot.** Leislag laat los, eerst op de dakrand en op het zuiden.",
            "**Dof en grijs.** De zon breekt de bovenste huid af. Regen spoelt die weg.",
            "**Een web van haarscheurtjes.** Nog niet lek, wel de laatste jaren.",
            "**Krimp bij de randen.** De baan trekt strak in de hoek en laat los van de opstand.",
            "**Blazen en plooien.** Vocht onder de laag zet uit in de zon.",
            "**Open naden.** Nu loopt er water in de isolatie, vaak lang voordat u het binnen ziet.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Bij de eerste drie stappen kunt u plannen. Vanaf de vierde stap is uitstel duur, want nat isolatiemateriaal moet er helemaal uit. Loop de ronde uit [het onderhoudsschema](/kennisbank/plat-dak-onderhoud-schema) en maak elk jaar een foto van dezelfde plek.",
          ],
        },
      ],
    },
    {
      id: "herstel",
      heading: "Herstellen, overlagen of slopen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "**Herstellen.** Een scheur of losse naad wordt schoongemaakt, gedroogd en bedekt met een ruim stuk van hetzelfde materiaal. Hoeken worden rond geknipt, zodat een punt niet opkrult. Een emmer dakpasta is een noodverband voor een nacht met regen, geen herstel.",
            "**Overlagen.** Een nieuwe toplaag over de oude, na droge proefgaten en als alles vastzit. Dat spaart sloop en afval. Let op de hoogte van opstanden en dorpels.",
            "**Slopen.** Nodig bij natte isolatie, meerdere oude lagen of een dak met teermastiek. Dat laatste komt voor op oude platte daken, vaak onder grind, en is chemisch afval. Plak er nooit nieuw bitumen op zonder advies: dan wordt ook de nieuwe laag dat afval.",
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Noodhulp die geen schade doet",
          text: "Leg bij een scheur een stuk zeil met zandzakken of tegels op een doek, als u er veilig bij kunt. Boor of schroef niets vast. Bel daarna voor [daklekkage](/daken/daklekkage).",
        },
      ],
    },
    {
      id: "vuur",
      heading: "De vlam op het dak",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een brander is heter dan het hout eronder verdraagt. Brand kan uren later ontstaan, in een kier achter de dakrand of onder de pannen van het buurdak. Vraag daarom vóór de klus hoe er gewerkt wordt.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Sinds 1 juli 2009 zegt de norm NEN 6050 waar open vuur niet mag. Bij een pannendak of opgaand werk met plaatwerk blijft een strook van minstens 75 centimeter vrij van vlammen. Langs de dakrand gaat eerst een zelfklevende of gelijmde strook.",
            "Een ondergrond drogen met de brander is niet toegestaan. Een dakdekker die na een bui meteen begint te branden, werkt niet volgens de norm.",
          ],
          be: [
            "Vraag of uw brandverzekering voorwaarden stelt aan werk met open vlam, en leg de werkwijze vast in de offerte. Koud verkleven kan ook bij roofing.",
            "Dakwerk aan een woning van minstens {woning btw be} oud valt meestal onder {btw laag be} btw als dezelfde aannemer levert en plaatst.",
          ],
        },
      ],
    },
    {
      id: "vergelijken",
      heading: "Bitumen of toch rubber?",
      blocks: [
        {
          type: "facts",
          facts: [
            { label: "Bitumen", value: "ongeveer 30 jaar" },
            { label: "EPDM (rubber)", value: "ongeveer 40 jaar" },
            {
              label: "PVC",
              value: "ongeveer 25 jaar",
              note: "Getallen van Vereniging Eigen Huis; een Belgische dakdekker noemt voor roofing gemiddeld 25 jaar.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Bitumen wint bij herstel. Elke dakdekker kan er na twintig jaar nog een stuk op zetten, ook rond een nieuwe pijp. Het is dik en kan tegen een voetstap. Daartegenover staan gewicht, naden en vaak een vlam. EPDM is lichter en soepeler. De hele vergelijking staat bij [dakbedekkingen](/kennisbank/dakbedekking-materialen).",
          ],
        },
      ],
    },
    {
      id: "veelgestelde-vragen",
      heading: "Veelgestelde vragen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Mag ik bitumen wit of lichtgrijs laten verven?",
              answer: [
                "Er bestaan coatings die zonlicht terugkaatsen. Op een gezond, schoon dak helpen ze. Over scheuren gesmeerd verbergen ze vooral het probleem.",
              ],
            },
            {
              question: "Is oud bitumen gevaarlijk?",
              answer: [
                "Gewoon bitumen niet. Teermastiek wel bij slopen en branden. Ruikt een oud dak sterk naar carbolineum, laat het dan eerst onderzoeken.",
              ],
            },
            {
              question: "Kan bitumen op een hellend dak?",
              answer: [
                "Ja, bijvoorbeeld als shingles op een tuinhuis of als baan op een flauw hellende aanbouw. Op een steil woonhuis liggen pannen beter en langer.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "NBD-Online: basiskennis bitumen dakbedekking",
      url: "https://www.nbd-online.nl/product/188360-Basiskennis-Bouwkunde-Bitumen-dakbedekking",
    },
    {
      title: "Technisch Werken: wat is APP bitumen?",
      url: "https://www.technischwerken.nl/tag/bitumen/",
    },
    {
      title: "Probasys Benelux: de dakbaan",
      url: "https://www.probasysbenelux.org/de-dak-baan/",
    },
    {
      title: "Dantuma-Wegkamp: NEN 6050 en het gebruik van de dakbrander",
      url: "https://dantumawegkamp.nl/kennisbank/controle-op-gebruik-dakbrander-noodzakelijk",
    },
    {
      title: "SBRCURnet: beoordelen van teermastiek dakbedekkingssystemen",
      url: "https://www.sbrcurnet.nl/producten/infobladen/beoordelen-van-teermastiek-dakbedekkingssystemen",
    },
    {
      title: "Vereniging Eigen Huis: plat dak",
      url: "https://www.eigenhuis.nl/wonen/onderhoud/onderhoud-buiten/plat-dak",
    },
    {
      title: "Dakwerken Crabbé: platte daken, welk materiaal kiezen?",
      url: "https://dakwerkencrabbe.be/blog/92-platte-daken-welk-materiaal-kiezen",
    },
  ],
  relatedServices: ["daken/dakbedekking", "daken/daklekkage", "daken/dakrenovatie"],
  relatedArticles: ["plat-dak", "dakbedekking-materialen", "plat-dak-onderhoud-schema"],
};
