import type { Service } from "~/content/types";
import { sources } from "./sources";

export const schoorsteenVegen: Service = {
  division: "chimney",
  slug: "schoorsteen-vegen",
  name: "Schoorsteen vegen",
  teaser: "Roet, creosoot en nesten uit het kanaal, en een blik op trek en scheuren.",
  updated: "2026-11-24",
  meta: {
    title: "Schoorsteen laten vegen: hoe vaak en waarom",
    description:
      "Hout, pellets, kolen of gas: hoe vaak het kanaal geveegd moet worden, wat er in Vlaanderen verplicht is en wat wij na het vegen controleren.",
    keywords: ["schoorsteen vegen", "schoorsteenveger", "creosoot", "reinigingsattest", "schoorsteenbrand"],
  },
  title: "Schoorsteen vegen, voor het stookseizoen",
  lead: "Stookt u hout, laat het kanaal dan minstens één keer per jaar vegen, het liefst in september. Wij halen roet en aanslag weg, controleren de trek en schrijven op wat wij zagen.",
  requestType: "onderhoud",
  sections: [
    {
      id: "hoe-vaak",
      heading: "Hoe vaak vegen?",
      blocks: [
        {
          type: "table",
          caption: "Vegen per brandstof",
          head: ["U stookt", "Hoe vaak", "Waarom"],
          rows: [
            [
              "Hout, af en toe",
              "Eens per jaar",
              "Ook een beetje creosoot kan branden; en er kan een nest in zitten",
            ],
            [
              "Hout, bijna dagelijks",
              "Twee keer: vóór en halverwege de winter",
              "Aanslag groeit met elke smeulende nacht",
            ],
            ["Pellets", "Volgens de fabrikant, minstens jaarlijks", "Fijne vliegas zakt in bochten"],
            ["Kolen of stookolie", "Jaarlijks", "Zure roetlaag vreet aan metselwerk en rvs"],
            [
              "Gas",
              "Laten controleren bij het toestelonderhoud",
              "Weinig roet, wel condens, vogels en losse stukken",
            ],
          ],
        },
      ],
    },
    {
      id: "creosoot",
      heading: "Wat er in het kanaal gebeurt",
      blocks: [
        {
          type: "figure",
          drawing: "schoorsteen-vegen",
          alt: "Doorsnede van een gemetseld rookkanaal met veegborstel, creosootlaag, kap, veegluik en kachel",
          caption: "Een kanaal tijdens het vegen",
          legend: [
            "Kap met gaas: regen en vogels eruit, rook erdoor.",
            "Borstel op de maat van het kanaal, aan een stok of gewicht.",
            "Creosoot: een harde, glanzende laag op het koudste, bovenste stuk.",
            "Bocht, waar roet blijft liggen.",
            "Veegluik op zolder of in de kelder.",
            "Aansluiting van de kachel, tijdens het werk afgedicht.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Rook van nat of smeulend hout zit vol teer. Boven in de koude schoorsteen slaat dat neer. Eerst is het poeder, dan kruim, ten slotte een laag als asfalt. Poeder gaat er met de borstel af. Glanzende creosoot laat soms alleen los met een draaiende ketting of kop, en soms helemaal niet. Dan is het kanaal aan vervanging toe.",
            "Die laag kan vlam vatten. U hoort het aan een loeien als van een trein.",
          ],
        },
        {
          type: "callout",
          tone: "urgent",
          title: "Brand in de schoorsteen",
          text: "Bel 112. Sluit de luchttoevoer van kachel en schoorsteen, doof het vuur met zand of zout en gooi er nooit water op: dat wordt stoom. Zet ramen open en ga naar buiten. Stook pas weer als het kanaal is nagekeken.",
        },
      ],
    },
    {
      id: "bezoek",
      heading: "Zo verloopt een veegbeurt",
      blocks: [
        {
          type: "steps",
          steps: [
            { title: "Vooraf", text: "U laat de kachel minstens een dag uit en haalt de as eruit." },
            {
              title: "Afdekken",
              text: "Kleed op de vloer, opening dicht, stofzuiger met fijn filter erbij.",
            },
            {
              title: "Vegen",
              text: "Van boven of van onderen, wat bij uw dak veilig is. Rvs krijgt een zachte kunststofborstel; staal op rvs maakt krassen waar het gaat roesten.",
            },
            {
              title: "Controle",
              text: "Vrije doorgang met licht of spiegel, trek met een rookpatroon, kap en bovenste voegen.",
            },
            {
              title: "Bewijs",
              text: "U krijgt een veegbewijs met datum en opmerkingen. Bewaar het bij de polis.",
            },
          ],
        },
      ],
    },
    {
      id: "regels",
      heading: "Verplicht of niet?",
      blocks: [
        {
          type: "countries",
          nl: [
            "Het Bouwbesluit 2012 noemde geen veegtermijn, maar stond stoken alleen toe met een doeltreffend gereinigde rookafvoer. Sinds 2024 geldt het Besluit bouwwerken leefomgeving; wat daar nu staat, weet uw gemeente. Uw verzekeraar kan een beurt eisen, en na een brand zal hij naar het veegbewijs vragen. De brandweer adviseert minstens één keer per jaar.",
            "Aan gastoestellen en hun rookgasafvoer mogen sinds 1 april 2023 alleen bedrijven met een CO-vrij-certificaat werken. Vraag ernaar en zoek het op in het register.",
          ],
          be: [
            "Hangt de schoorsteen aan een open cv-ketel, dan is reinigen in Vlaanderen verplicht: {schouw vast be} bij hout, pellets, kolen en stookolie, {schouw gas be} bij gas. Voor gas en stookolie geldt dat vanaf {schouw vermogen be}.",
            "Een schoorsteenveger doet dat vóór het onderhoud van de ketel en geeft een reinigingsattest, dat u aan de technicus toont. Voor een losse haard of kachel is er geen wettelijke plicht, maar de brandpolis kan er een bevatten.",
          ],
        },
      ],
    },
    {
      id: "zelf",
      heading: "Beter stoken scheelt vegen",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "Droog, onbehandeld hout. Geen pallets met verf, spaanplaat of karton.",
            "Van boven aansteken, met de luchtschuif open. Smoor het vuur niet om het de nacht door te krijgen.",
            "Blijft de ruit zwart, dan is het hout nat of komt er te weinig lucht.",
            "Hang een koolmonoxidemelder in de kamer met de kachel en op de slaapverdieping.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Zelf vegen kan bij een recht kanaal van binnenuit. Ga niet met een veegset het dak op: u kunt vallen, en u ziet niet wat er achter de bocht blijft liggen.",
          ],
        },
      ],
    },
    {
      id: "prijs",
      heading: "Wat de prijs bepaalt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Het aantal kanalen, de lengte, bochten zonder veegluik, hoe wij boven komen en of er poeder of harde creosoot zit. Een nest uithalen kost extra tijd. Vaste jaarbeurten kunnen mee in [schoorsteenonderhoud](/schoorsteen/schoorsteen-onderhoud).",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Veelgestelde vragen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Geeft vegen rommel in huis?",
              answer: [
                "Wat roet op het kleed, niet op de bank. De opening wordt eerst dichtgezet en wij zuigen met een fijn filter.",
              ],
            },
            {
              question: "De haard is al jaren niet gebruikt. Toch vegen?",
              answer: [
                "Ja, vóór het eerste vuur. In een stil kanaal zitten vaak nesten, stenen of een losse klep.",
              ],
            },
            {
              question: "En als er een scheur in het kanaal zit?",
              answer: [
                "Dan stookt u niet tot wij met de camera gekeken hebben. Zie [inspectie](/schoorsteen/schoorsteen-inspectie).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    sources.chimneyBe,
    sources.flueUseNl,
    sources.gasFlueNl,
    sources.sweepOnceNl,
    sources.chimneyFireNl,
    sources.chimneyFireBe,
  ],
  relatedServices: [
    "schoorsteen/schoorsteen-inspectie",
    "schoorsteen/schoorsteen-onderhoud",
    "schoorsteen/schoorsteen-renovatie",
  ],
  relatedArticles: ["jaarlijkse-schoorsteencontrole", "dak-onderhoud-jaarschema"],
};
