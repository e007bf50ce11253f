import type { Service } from "~/content/types";
import { sources } from "./sources";

export const dakkapelReinigen: Service = {
  division: "maintenance",
  slug: "dakkapel-reinigen",
  name: "Dakkapel reinigen",
  teaser: "Groene aanslag, vuile rabatdelen en verstopte hoekjes schoon, zonder de naden open te spuiten.",
  updated: "2026-11-24",
  meta: {
    title: "Dakkapel reinigen zonder schade aan verf en naden",
    description:
      "Groene aanslag en strepen op de dakkapel? Welk middel op hout, kunststof, HPL of zink mag, en waarom een hogedrukspuit hier niet hoort.",
    keywords: ["dakkapel reinigen", "dakkapel schoonmaken", "groene aanslag", "kunststof rabat reinigen"],
  },
  title: "Dakkapel reinigen: zacht, van boven naar beneden",
  lead: "Groene aanslag is geen schade, maar houdt wel vocht vast op verf en naden. Wij maken de kapel schoon met zachte borstels en weinig druk, en zien dan meteen wat eronder zat.",
  requestType: "onderhoud",
  sections: [
    {
      id: "waarom-groen",
      heading: "Waarom hij groen wordt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Algen groeien waar het vochtig blijft. Dat is vooral op de zijwang aan de noordkant: daar komt geen zon, blijft de regen hangen en waait het niet tussen wang en pannen. Ook strepen onder een boeideel komen ergens vandaan. Meestal is de waterkering van de dakrand te kort, zodat elke druppel langs het paneel loopt in plaats van ervoor te vallen.",
          ],
        },
        {
          type: "figure",
          drawing: "dakkapel-reinigen",
          alt: "Vooraanzicht van een dakkapel met genummerde plaatsen waar vuil blijft zitten",
          caption: "Waar vuil zit en waar water niet naar binnen mag",
          legend: [
            "Dakrand met afdruipkant: hier beginnen de strepen.",
            "Uitloop van het dakje, vaak vol blad.",
            "Boeideel en panelen aan de voorkant.",
            "Zijwang, met open naden voor de ventilatie erachter.",
            "Ontwateringsgaatjes in de onderdorpel van het kozijn.",
            "Loodslab op de pannen: schoonvegen, nooit optillen.",
          ],
        },
      ],
    },
    {
      id: "materiaal",
      heading: "Elk materiaal zijn eigen middel",
      blocks: [
        {
          type: "table",
          caption: "Wat wel en niet mag",
          head: ["Materiaal", "Wel", "Niet"],
          rows: [
            [
              "Geschilderd hout",
              "Lauw water, neutrale zeep, zachte borstel",
              "Schuurspons: de glanslaag is de bescherming",
            ],
            [
              "Kunststof rabat (pvc)",
              "Allesreiniger zonder schuurmiddel",
              "Thinner of aceton: het oppervlak wordt dof en plakkerig",
            ],
            ["HPL-plaat", "Water met wat zeep, goed naspoelen", "Staalwol; een kras is blijvend"],
            [
              "Zink",
              "Alleen water en een zachte doek",
              "Azijn, chloor of zoutzuur: die eten het grijze laagje weg",
            ],
            ["Aluminium en glas", "Neutrale zeep, wisser", "Sterk alkalisch middel op gemoffelde lak"],
            ["Lood", "Droog vegen", "Elk zuur, en wrikken aan de rand"],
          ],
        },
      ],
    },
    {
      id: "geen-hogedruk",
      heading: "Waarom wij geen hogedruk gebruiken",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een dakkapel keert regen die van boven komt. Een hogedrukspuit spuit van onderen en opzij. Het water schiet dan achter het lood, door de open voegen van de zijwang en langs de rubbers van het raam. U ziet er die dag niets van. Twee weken later bladdert het behang in de slaapkamer.",
          ],
        },
      ],
    },
    {
      id: "beurt",
      heading: "Hoe een beurt bij ons verloopt",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Een plek achter de hoek als proef: pakt het middel, en blijft de kleur?",
            "Dakje vegen en de uitloop leeghalen, zodat er geen vuil meer nakomt.",
            "Inweken met een mild middel. Bij algen laten wij dat staan, zodat het ook uit de nerf en de naden loslaat.",
            "Borstelen van boven naar beneden, naspoelen met de druk van een tuinslang.",
            "Ontwateringsgaatjes van het kozijn doorprikken en de rubbers afnemen.",
            "Foto’s van wat onder het vuil tevoorschijn kwam: een barst, een losse plug, een open verbinding.",
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Nakijken tijdens het schoonmaken",
          text: "Vinden wij een open naad, dan hoort u of dat bij de volgende [onderhoudsbeurt](/onderhoud/onderhoud-dakkapel) kan of eerder moet.",
        },
      ],
    },
    {
      id: "zelf",
      heading: "Wat u zelf vanuit het raam kunt doen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Ruit, kozijn en onderdorpel maakt u van binnenuit schoon, met beide voeten op de vloer. Zit er een draai-kiepraam in, dan haalt u met een zachte borstel op een steel het boeideel vlak boven het raam, zonder naar buiten te leunen. Ga niet op de vensterbank zitten of op de pannen ervoor staan. De zijwangen en het dakje zijn ons werk, met een dakladder of hoogwerker.",
            "Laat groene-aanslagverwijderaar niet in een regenton of vijver lopen. Wij koppelen de ton af en spoelen met zo weinig middel als nodig is.",
          ],
        },
      ],
    },
    {
      id: "vaak-en-prijs",
      heading: "Hoe vaak, en wat het kost",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Aan de zonkant is eens in de twee jaar meestal genoeg, aan de noordkant of onder bomen elk jaar. De prijs hangt af van de breedte, de hoogte, het soort bekleding, hoe lang het vuil er zit en hoe wij erbij komen. Meerdere kapellen in één rij zijn samen voordeliger, omdat opstellen de meeste tijd vraagt.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Schoonmaken vooraf hoort bij het schilderen en kan dan onder hetzelfde lage tarief vallen. Alleen reinigen van de buitenkant rekenen wij met {btw hoog nl} btw.",
          ],
          be: [
            "In België sluit FOD Financiën reiniging uit van de {btw laag be} voor onderhoud en herstel. Hoort het wassen bij een schilderbeurt of een herstelling, vraag dan vooraf welk tarief op de factuur komt.",
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
              question: "Mijn witte kunststof is geel. Gaat dat weg?",
              answer: [
                "Vuil wel, verkleuring niet. Zonlicht heeft dan de kleurstof veranderd. Wij zeggen na de proefplek welke van de twee het is.",
              ],
            },
            {
              question: "Helpt een beschermlaag tegen algen?",
              answer: [
                "Op gaaf hout doet een goede verflaag dat al. Op kunststof vertraagt een middel de groei een seizoen of twee.",
              ],
            },
            {
              question: "Mag er over het dak van de buren worden gewerkt?",
              answer: [
                "Alleen als zij het goedvinden. Vraag het even; misschien willen zij hun kapel meteen mee laten doen.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.vatNl, sources.vatRenovationBe],
  relatedServices: ["onderhoud/onderhoud-dakkapel", "onderhoud/schilder", "daken/dakgoot-reinigen"],
  relatedArticles: ["lekkage-dakkapellen", "dakkapel-renovatie"],
};
