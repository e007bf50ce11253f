import type { Service } from "~/content/types";
import { sources } from "./sources";

export const onderhoudHoutDak: Service = {
  division: "maintenance",
  slug: "onderhoud-hout-dak",
  name: "Onderhoud houtwerk dak",
  teaser: "Boeidelen, windveren, overstek en dakbeschot: rot eruit, goed hout erin, verf erop.",
  updated: "2026-11-24",
  meta: {
    title: "Houtrot repareren aan het dak: boeideel, goot en kozijn",
    description:
      "Zachte boeidelen, bladderende windveren of boorgaatjes op zolder? Zo onderscheidt u rot van houtworm en kiest u tussen herstel en nieuw hout.",
    keywords: ["houtrot dak", "boeideel vervangen", "windveer", "dakbeschot", "houtworm zolder", "gording"],
  },
  title: "Houtrot repareren aan het dak, of het hout vervangen",
  lead: "Hout gaat niet stuk van ouderdom maar van vocht dat niet weg kan. Boeidelen en windveren hebben het zwaar: regen van voren, nat van achteren. Wij prikken, zagen weg wat zacht is en zetten er hout in dat wel droogt.",
  requestType: "offerte",
  sections: [
    {
      id: "plaatsen",
      heading: "Waar het hout zit, en waar het rot",
      blocks: [
        {
          type: "figure",
          drawing: "onderhoud-hout-dak",
          alt: "Hoek van een kap met windveer, boeideel, overstek, muurplaat, gording en dakbeschot",
          caption: "Het hout van een dakrand",
          legend: [
            "Windveer langs de schuine dakrand: kopshout onderaan zuigt water op.",
            "Boeideel achter of onder de goot, nat zodra de goot lekt.",
            "Overstek met schrootjes, dat lucht naar binnen moet laten.",
            "Muurplaat op de gevel, waar lekwater blijft staan.",
            "Gordingkop in de muur: van binnen niet te zien, wel te prikken.",
            "Dakbeschot onder de pannen, met kringen bij elk oud lek.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Horizontale kanten rotten het eerst, en altijd bij een verbinding. Verf maskeert lang: de laag blijft staan als een eierschaal terwijl het hout erachter tot poeder vergaat. Klop met een sleutel: klinkt het vol, dan is het hout meestal gaaf; klinkt het dof, prik dan met een priem, want vaak zit er rot achter.",
          ],
        },
      ],
    },
    {
      id: "rot-of-worm",
      heading: "Rot, zwam of houtworm?",
      blocks: [
        {
          type: "table",
          caption: "Wat tast het hout aan?",
          head: ["Kenmerk", "Waarschijnlijk", "Eerste stap"],
          rows: [
            [
              "Zacht, bruin, breekt in blokjes",
              "Bruinrot door aanhoudend vocht",
              "Bron van het water zoeken",
            ],
            [
              "Witte draden of een vruchtlichaam, muffe lucht",
              "Zwam, mogelijk ook in metselwerk",
              "Laten onderzoeken voordat u iets sloopt",
            ],
            [
              "Ronde gaatjes van een speldenknop, fijn meel",
              "Gewone houtworm; vers meel betekent actief",
              "Meel wegvegen en na een maand opnieuw kijken",
            ],
            [
              "Ovale gaten van een halve centimeter, hol geluid",
              "Huisboktor in naaldhout",
              "Deskundige: dit kan een kap verzwakken",
            ],
            [
              "Zwarte vlekken, hout nog hard",
              "Schimmel door condens",
              "Ventilatie en dampdichtheid nakijken",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Droog hout rot niet. Elke behandeling zonder de oorzaak weg te nemen is dus tijdelijk. Bestrijden van zwam of boktor doet een bedrijf dat daarvoor bevoegd is; wij doen het hout.",
          ],
        },
      ],
    },
    {
      id: "herstel",
      heading: "Drie manieren om te herstellen",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Uitfrezen en vullen",
              text: "Een plek ter grootte van een ei, in verder gaaf hout: rot weg, laten drogen, epoxy die met het hout meebeweegt.",
            },
            {
              title: "Stuk inlijmen",
              text: "Van een boeideel of dorpel zagen wij het slechte eind schuin af en lijmen er een nieuw stuk tegen. Een schuine naad voert water af, een rechte vangt het.",
            },
            {
              title: "Heel deel vervangen",
              text: "Als meer dan een derde zacht is, of als het boeideel de goot draagt. Nieuw hout is rondom gegrond vóór het erop gaat, ook op het zaagvlak.",
            },
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Plamuur op rot",
          text: "Plamuur over een zachte plek is een deksel op een natte bak. Na één winter ligt het eruit, met een stuk hout eraan.",
        },
      ],
    },
    {
      id: "materiaal",
      heading: "Welk hout, of geen hout?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "**Gegrond vuren** is goed te betalen en doet het mits de verf dicht blijft. **Thermisch verduurzaamd hout** neemt minder water op en werkt nauwelijks, maar splijt bij slordig schroeven. **Hardhout** verdraagt het meest en weegt het meest. **Watervast multiplex** is recht en breed, tot er water in een onbeschermde kant komt. Wie nooit meer wil schilderen, neemt **vezelcement of kunststof**; houd daar wel lucht achter, anders rot de regel eronder.",
          ],
        },
      ],
    },
    {
      id: "volgorde",
      heading: "Eerst water, dan hout, dan verf",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "De [goot](/daken/dakgoot-lekkage) dicht, pannen en folie in orde: de bron weg.",
            "Openleggen en laten drogen. Wij meten: te nat hout krijgt geen verf en geen lijm.",
            "Herstellen of vervangen, met naden die water afvoeren.",
            "Gronden, kitten en aflakken door de [schilder](/onderhoud/schilder), of bekleden.",
            "Openingen voor ventilatie in het overstek vrijhouden, met gaas tegen wespen en vogels.",
          ],
        },
      ],
    },
    {
      id: "zelf-en-prijs",
      heading: "Zelf controleren, en de kosten",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Op zolder kunt u gordingen en beschot zelf nalopen met een lamp en een schroevendraaier. Trek dozen van de muurplaat weg, want daar moet lucht bij. De buitenkant bekijkt u van de grond. Aan een boeideel op goothoogte werken terwijl u zich aan diezelfde goot vasthoudt, doet u niet.",
            "De prijs hangt af van de lengte, de hoogte, hoeveel er onder de verf vandaan komt (dat weet niemand vooraf precies; wij spreken een prijs per meter af voor meerwerk), de houtsoort en of de goot los moet.",
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
              question: "Valt houtrot onder de opstalverzekering?",
              answer: [
                "Nee, vrijwel nooit: rot ontstaat langzaam en geldt als onderhoud. Schade door een plotseling lek kan wel gedekt zijn.",
              ],
            },
            {
              question: "Is een oude kap met gaatjes gevaarlijk?",
              answer: [
                "Meestal zijn het sporen van lang geleden. Zonder vers meel en met hard hout is er niets aan de hand. Bij boktor laten wij een constructeur meekijken.",
              ],
            },
            {
              question: "Welk btw-tarief geldt?",
              answer: [
                "In Nederland is nieuw hout inzetten gewoon {btw hoog nl}; het schilderen, met het plamuren dat erbij hoort, kan laag belast zijn. In België kan bij een woning van minstens {woning btw be} oud het hele werk onder voorwaarden aan {btw laag be}.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.vatNl, sources.vatRenovationBe, sources.arrearsNl],
  relatedServices: ["onderhoud/schilder", "daken/dakgoot-lekkage", "bouwen/timmerwerken"],
  relatedArticles: ["schilderwerken", "dakgoot", "dak-onderhoud-jaarschema"],
};
