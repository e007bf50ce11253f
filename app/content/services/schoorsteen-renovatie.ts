import type { Service } from "~/content/types";
import { sources } from "./sources";

export const schoorsteenRenovatie: Service = {
  division: "chimney",
  slug: "schoorsteen-renovatie",
  name: "Schoorsteenrenovatie",
  teaser: "De kop opnieuw gemetseld, het lood vervangen of een rvs-buis door het oude kanaal.",
  updated: "2026-11-24",
  meta: {
    title: "Schoorsteen renoveren: kop, lood en rookkanaal",
    description:
      "Een kop die brokkelt, lood dat scheurt of een kanaal dat lekt. Wat er vernieuwd moet worden, in welke volgorde en met welke materialen.",
    keywords: [
      "schoorsteen renovatie",
      "schoorsteen opnieuw metselen",
      "loodslabben vervangen",
      "rvs voering",
    ],
  },
  title: "Uw schoorsteen renoveren, steen voor steen",
  lead: "Kunt u een voeg met een sleutel uitkrabben en ligt er gruis in de goot, dan houdt de kop niet lang meer. Wij breken af tot waar het metselwerk gezond is en bouwen hem weer op, met nieuw lood eronder.",
  requestType: "offerte",
  sections: [
    {
      id: "oorzaak",
      heading: "Waarom juist de schoorsteen vergaat",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een gevel krijgt regen van één kant en droogt binnen door de warmte van het huis. De kop van een schoorsteen krijgt regen van vier kanten plus de bovenkant, en droogt nergens. Is de stookplaats buiten gebruik, dan blijft hij ook vanbinnen koud en nat. Vorst doet de rest: water zet uit in steen en voeg en drukt de buitenste laag eraf.",
            "Stookt iemand met nat hout of met een oude ketel, dan komt daar zuur condens bij dat de specie van binnenuit zacht maakt. Zulke schoorstenen buigen langzaam naar de regen toe.",
          ],
        },
      ],
    },
    {
      id: "onderdelen",
      heading: "Wat er vernieuwd kan worden",
      blocks: [
        {
          type: "figure",
          drawing: "schoorsteen-renovatie",
          alt: "Doorsnede van een opnieuw gemetselde schoorsteenkop met afdekplaat, loketten, voetlood, achtergoot en rvs-voering",
          caption: "Een vernieuwde kop, met de delen die water keren",
          legend: [
            "Afdekplaat die rondom uitsteekt, met een waterhol aan de onderkant.",
            "Nieuw metselwerk van vorstbestendige steen.",
            "Loketten: trapsgewijs lood, telkens in een lintvoeg vastgezet.",
            "Voetlood aan de lage kant, over de pannen gelegd.",
            "Zinken of loden gootje achter de schoorsteen, dat bladeren en water langs beide zijden afvoert.",
            "Rvs-voering van kachel tot boven de kroon, met ruimte om uit te zetten.",
          ],
        },
        {
          type: "list",
          style: "bullet",
          items: [
            "**Alleen lood.** Als steen en voeg goed zijn. Het oude lood gaat eruit, de voegen worden ingeslepen en het nieuwe wordt met klemmen en mortel vastgezet.",
            "**Voegwerk.** Als alleen de buitenste twee centimeter slecht is; zie [voegen repareren](/schoorsteen/schoorsteen-voegen-repareren).",
            "**Kop opnieuw.** Als stenen loszitten of gespleten zijn. Vaak vanaf de derde laag boven het dak, soms tot onder het beschot.",
            "**Kanaal.** Een rvs-buis of een keramische binnenpijp, als de wand rook doorlaat.",
          ],
        },
      ],
    },
    {
      id: "stappen",
      heading: "De volgorde van het werk",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Steiger om de kop",
              text: "Een steiger op het dak, die op het dakhout steunt en niet op de pannen. Metselen vanaf een ladder geeft scheef werk.",
            },
            {
              title: "Afbreken",
              text: "Steen voor steen, van boven naar beneden. Gave stenen bikken wij schoon, zodat kleur en maat blijven passen.",
            },
            {
              title: "Lood erin",
              text: "Tijdens het metselen: zo ligt er een doorgaande loden plaat door het werk, die zakkend water naar buiten brengt.",
            },
            {
              title: "Opmetselen en voegen",
              text: "In verband, met volle voegen. Verse specie dekken wij af tegen regen, felle zon en vorst.",
            },
            { title: "Afdekken", text: "Plaat erop, op een glijlaag gelegd, kap erboven." },
            { title: "Proef", text: "Trek gemeten, emmer water op de aansluitingen, foto’s." },
          ],
        },
      ],
    },
    {
      id: "keuzes",
      heading: "Lood, loodvervanger of zink?",
      blocks: [
        {
          type: "table",
          caption: "Materiaal voor de aansluiting op het dak",
          head: ["Materiaal", "Voordeel", "Nadeel"],
          rows: [
            [
              "Bladlood",
              "Volgt elke pan, blijft liggen door zijn gewicht",
              "Wordt gestolen; niet waar u regenwater opvangt voor gebruik; te lange stukken scheuren",
            ],
            [
              "Loodvervanger",
              "Licht, soms zelfklevend, niet diefstalgevoelig",
              "Veert terug, lijmrand veroudert",
            ],
            [
              "Zink of koper",
              "Strak, geschikt voor gootjes",
              "Moet gezet en gesoldeerd; niet te kneden over pannen",
            ],
          ],
          note: "Lood zetten wij in korte stukken met overlap. Lood dat over de hele breedte uit één stuk is, kan niet krimpen en scheurt in het midden.",
        },
      ],
    },
    {
      id: "regels",
      heading: "Vergunning en buren",
      blocks: [
        {
          type: "countries",
          nl: [
            "Herstellen in dezelfde vorm en kleur is in de regel onderhoud. Bij een monument of in een beschermd dorpsgezicht gelden strengere regels; doe de vergunningcheck in het Omgevingsloket.",
            "Delen twee woningen één kop, dan beslissen en betalen de eigenaars samen.",
          ],
          be: [
            "In Vlaanderen kan renovatie van een woning van minstens {woning btw be} oud onder voorwaarden aan {btw laag be} btw. Staat de woning op de inventaris van het erfgoed, vraag dan eerst de gemeente.",
            "Een schoorsteen op de gemene muur is van beide buren; leg vooraf op papier vast wat u samen laat doen.",
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
            "De steiger is bij een kleine schoorsteen vaak de grootste post. Daarna komen hoogte en omvang van de kop, het aantal lagen dat eraf moet, de steen (een oud formaat is zoekwerk), de meters lood en of er een voering in gaat. Staan er twee schoorstenen op het dak of doen de buren mee, dan deelt u de steiger.",
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
              question: "Kan het in de winter?",
              answer: [
                "Metselen niet bij vorst. Verse mortel die bevriest, wordt nooit hard. Een losse kop zekeren of afdekken kan altijd.",
              ],
            },
            {
              question: "Helpt het om de schoorsteen te impregneren?",
              answer: [
                "Alleen op gaaf, droog werk met gave voegen. In natte steen sluit u het water op, en dan vriest die sneller stuk.",
              ],
            },
            {
              question: "Kan ik daarna weer hout stoken?",
              answer: [
                "Als de doorsnede bij de kachel past en de camera geen lek meer ziet. Dat bekijken wij vóór het metselen, niet erna.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.permitNl, sources.vatRenovationBe],
  relatedServices: [
    "schoorsteen/schoorsteen-voegen-repareren",
    "schoorsteen/schoorsteen-inspectie",
    "bouwen/metselwerk",
  ],
  relatedArticles: ["jaarlijkse-schoorsteencontrole", "gevellekkage"],
};
