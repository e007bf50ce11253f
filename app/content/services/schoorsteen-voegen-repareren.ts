import type { Service } from "~/content/types";
import { sources } from "./sources";

export const schoorsteenVoegenRepareren: Service = {
  division: "chimney",
  slug: "schoorsteen-voegen-repareren",
  name: "Schoorsteenvoegen repareren",
  teaser: "Uitgesleten voegen uitgehakt en gevuld met mortel die bij de steen past.",
  updated: "2026-11-24",
  meta: {
    title: "Schoorsteen voegen: oude voegen eruit, nieuwe erin",
    description:
      "Brokkelende voegen laten water in de schoorsteen. Hoe diep uithakken, welke mortel bij oude steen past en waarom smeren niet helpt.",
    keywords: [
      "schoorsteen voegen",
      "voegen repareren",
      "voegwerk schoorsteen",
      "schoorsteen opnieuw voegen",
    ],
  },
  title: "Schoorsteen voegen, vóór de vorst komt",
  lead: "De voeg is het slijtdeel van metselwerk: hij hoort zachter te zijn dan de steen en eerder op te raken. Is hij op, dan hakken wij hem uit tot gezonde specie en vullen hem opnieuw. Wie wacht, vervangt straks stenen.",
  requestType: "offerte",
  sections: [
    {
      id: "stand",
      heading: "Hoe ver zijn de voegen versleten?",
      blocks: [
        {
          type: "table",
          caption: "Drie stadia van een slijtende voeg",
          head: ["Stadium", "Wat u ziet", "Wat te doen"],
          rows: [
            [
              "Begin",
              "Voeg ligt een paar millimeter terug, zand laat los bij wrijven",
              "Volgend jaar weer kijken",
            ],
            [
              "Midden",
              "Gaten waar een potlood in past, voegresten in de goot",
              "Uithakken en opnieuw voegen",
            ],
            [
              "Ver",
              "Stenen bewegen, hoeken zijn rond, mos in de gaten",
              "Eerst [inspectie](/schoorsteen/schoorsteen-inspectie): de kop moet er misschien af",
            ],
          ],
        },
      ],
    },
    {
      id: "voeg-en-steen",
      heading: "Wat een voeg doet",
      blocks: [
        {
          type: "figure",
          drawing: "schoorsteen-voegen-repareren",
          alt: "Vergrote doorsnede van metselwerk met een uitgesleten voeg, een vierkant uitgehakte voeg en een nieuw gevulde voeg",
          caption: "Van versleten naar vers, in één stuk muur",
          legend: [
            "Versleten voeg: water blijft op de steen eronder staan.",
            "Steen waarvan de vorst een schol heeft afgedrukt.",
            "Vierkant uitgehakte voeg, met rechte achterkant en schone flanken.",
            "Metselspecie: hier stopt het hakken, want dit draagt.",
            "Nieuwe voeg, in lagen aangedrukt tot hij vol zit.",
            "Lintvoeg (liggend) en stootvoeg (staand).",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Bakstenen nemen regen op en geven die via de voeg weer af. Met een harde cementvoeg in zachte oude steen keert dat om. Het water moet door de steen, en bij vorst springt dan de steen in plaats van de voeg. Huizen van vóór 1900 zijn vaak met kalk gemetseld, en daar hoort een kalkvoeg bij. Jonger werk verdraagt meer cement, maar nooit een voeg die harder is dan de steen.",
          ],
        },
      ],
    },
    {
      id: "uitvoering",
      heading: "Zo doen wij het",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Proefstukje",
              text: "Een handbreed uithakken en vullen. Kleur en hardheid beoordeelt u pas als het droog is.",
            },
            {
              title: "Uithakken",
              text: "Eerst de lintvoegen, dan de stootvoegen, met beitel of een smalle hamer. Een slijptol alleen in het hart van de voeg: een jaap in de steen gaat nooit meer weg.",
            },
            {
              title: "Schoon en vochtig",
              text: "Stof uitblazen, steen bevochtigen. Een droge steen zuigt het water uit de mortel, die dan verbrandt.",
            },
            { title: "Vullen", text: "Aardvochtige mortel met de voegspijker in lagen aandrukken." },
            {
              title: "Nabehandelen",
              text: "Enkele dagen uit zon, wind en slagregen. Bij een kleine kop hangt er een zeil om.",
            },
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Smeren is geen voegen",
          text: "Een laagje over de oude voeg ziet er een seizoen goed uit en valt er dan in plakken uit. Vraag bij elke offerte hoe diep er wordt uitgehakt.",
        },
      ],
    },
    {
      id: "mee-nemen",
      heading: "Nu de steiger er staat",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Kijk verder dan de voegen. De kroon bovenop is vaak de oorzaak: een scheur daarin laat water van boven in het werk, en dan zijn nieuwe voegen na een paar winters weer kapot. Ook het lood zit in een voeg vast. Wordt die uitgehakt, dan is dat het moment om lood dat op is te vervangen. En een kap met gaas scheelt regen in het kanaal.",
          ],
        },
      ],
    },
    {
      id: "soorten",
      heading: "Welke afwerking?",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Platvol:** gelijk met de steen, sluit het beste, past op een schoorsteen bijna altijd.",
            "**Iets terugliggend:** tekent de steen mooi af, maar er blijft water op het randje staan. Voor een kop raden wij het af.",
            "**Geknipt of gesneden:** fijn werk voor een monumentale gevel, zonde van het geld op tien meter hoogte.",
          ],
        },
      ],
    },
    {
      id: "zelf",
      heading: "Zelf doen?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Voegen aan een tuinmuur is een goede oefening. Op een schoorsteen werkt u met twee handen, met gereedschap, op een helling. Dat kan alleen van een steiger met leuning. Wel kunt u vanaf de grond foto’s maken met ingezoomde camera, van elke zijde één. Dan weten wij of wij met twee man of met een steigerploeg komen.",
          ],
        },
      ],
    },
    {
      id: "prijs",
      heading: "Waar de prijs van afhangt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Van de vierkante meters metselwerk, de hardheid van de oude voeg (cementvoegen uit een kalkmuur halen kost de meeste tijd), hoeveel stenen mee moeten, de mortel die erbij past en de steiger. Voegwerk is in Nederland geen schilderwerk: het lage btw-tarief voor schilders geldt er niet voor. In België geldt voor herstel aan een woning van minstens {woning btw be} oud onder voorwaarden {btw laag be}.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over het voegwerk",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "In welke maanden kan het?",
              answer: [
                "Zolang het dag en nacht boven de vijf graden blijft en niet heet is. In onze streek is dat ruwweg van april tot en met oktober, met in de zomer schaduw door een zeil.",
              ],
            },
            {
              question: "Blijft er kleurverschil met de gevel?",
              answer: [
                "Vers voegwerk is altijd lichter of donkerder. Na een winter is het verschil kleiner. Het proefstukje laat zien waar het heen gaat.",
              ],
            },
            {
              question: "Komt de natte plek binnen door de voegen?",
              answer: [
                "Vaak, maar niet altijd: lood en kroon geven dezelfde vlek. Daarom kijken wij eerst naar alle drie.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.pointing, sources.pointingDamage, sources.vatNl, sources.vatRenovationBe],
  relatedServices: [
    "schoorsteen/schoorsteen-renovatie",
    "schoorsteen/schoorsteen-onderhoud",
    "bouwen/metselwerk",
  ],
  relatedArticles: ["gevellekkage", "jaarlijkse-schoorsteencontrole"],
};
