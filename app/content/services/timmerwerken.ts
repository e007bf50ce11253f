import type { Service } from "~/content/types";
import { sources } from "./sources";

export const timmerwerken: Service = {
  division: "building",
  slug: "timmerwerken",
  name: "Timmerwerken",
  teaser: "Kapconstructies, vloeren, wanden, kozijnen en deuren, gemaakt en gesteld.",
  updated: "2026-11-24",
  meta: {
    title: "Timmerwerken: kap, vloer, kozijn, wand en trap",
    description:
      "Van gordingen die doorhangen tot een nieuwe vloer of een kozijn op maat. Wat onze timmerlieden doen en wat u over hout moet weten.",
    keywords: ["timmerwerk", "timmerman", "kapconstructie", "houten vloer", "kozijn vervangen", "gording"],
  },
  title: "Timmerwerken: van de kap tot de afgehangen deur",
  lead: "Een timmerman begint in de kap en eindigt bij de deurkruk. Wij maken het dragende hout, de wanden en vloeren, en hangen de deuren af. Tekeningen lezen wij; kloppen ze niet met het huis, dan zeggen wij dat eerst.",
  requestType: "offerte",
  sections: [
    {
      id: "soorten",
      heading: "Vijf soorten werk",
      blocks: [
        {
          type: "table",
          caption: "Wat er onder timmerwerk valt",
          head: ["Werk", "Voorbeeld", "Waar het op aankomt"],
          rows: [
            ["Kap", "Gording versterken, nieuwe kap op een aanbouw", "Overspanning en ankers"],
            ["Vloer", "Balklaag herstellen, zolder beloopbaar", "Doorbuiging, geluid naar beneden"],
            ["Wand", "Metalstud of houtskelet, voorzetwand", "Aansluiting op vloer en plafond"],
            ["Gevel", "Kozijnen, deuren, boeidelen", "Waterkering boven en onder"],
            ["Afbouw", "Trap, plinten, deuren afhangen", "Kieren gelijk, niets klemt in de winter"],
          ],
        },
      ],
    },
    {
      id: "kap",
      heading: "De kap: wat draagt wat",
      blocks: [
        {
          type: "figure",
          drawing: "timmerwerken",
          alt: "Doorsnede van een houten kap met nokgording, spant, trekbalk, gordingen, muurplaat en anker",
          caption: "Krachten in een eenvoudige kap",
          legend: [
            "Nokgording, de rug van het dak.",
            "Spantbeen dat de gordingen steunt.",
            "Trekbalk: houdt de voeten bij elkaar. Wie hem doorzaagt voor stahoogte, duwt de gevels uit elkaar.",
            "Gordingen, evenwijdig aan de nok.",
            "Muurplaat met anker in het metselwerk.",
            "Zoldervloer met balklaag, dwars op de gevel.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Hangt de nok door, dan is er vroeger ergens hout weggehaald of een pannensoort opgelegd die zwaarder was dan de kap. Verstevigen kan met een tweede gording ertegenaan, een extra steunpunt of staal. Eerst rekent een constructeur uit wat nodig is, daarna drukken wij het hout met vijzels langzaam terug. Snel gaat niet: dan scheurt het stucwerk eronder.",
          ],
        },
      ],
    },
    {
      id: "vloeren",
      heading: "Vloeren die kraken of veren",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een vloer kraakt als hout over een spijker schuift: plank los, vastschroeven, klaar. Hij veert als de balken te licht zijn of als een balkkop in de natte muur is weggerot. Dat laatste vindt u door in de vloer bij de buitenmuur een plank op te lichten en met een priem in de kop te steken.",
            "Een rotte kop zagen wij af tot gezond hout en lassen er met een klos of epoxyprothese een nieuw eind aan, vrij van het metselwerk. Geluid naar beneden pakt u niet aan met tapijt: een zwevende laag op veerkrachtig materiaal en een losgehouden plafond eronder doen dat wel.",
          ],
        },
      ],
    },
    {
      id: "hout",
      heading: "Welk hout waarvoor",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Vuren, gesorteerd op sterkte:** balken, stijlen, gordingen. Op de plank staat een C-getal; dat hoort bij de berekening.",
            "**Gelamineerd hout:** lange overspanning zonder draaien.",
            "**Meranti of Accoya:** kozijnen en buitendeuren. Meranti is bekend en betaalbaar, Accoya werkt minder.",
            "**Multiplex en OSB:** schijven die een wand of dak stijf maken. OSB komt buiten niet in het zicht.",
            "**Eiken:** dorpels en traptreden; hard, en het bewerken kost tijd.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Hout van de vrachtwagen is vaak natter dan uw huis. Wij laten binnenwerk eerst wennen, zodat kieren niet pas na de eerste winter komen.",
          ],
        },
      ],
    },
    {
      id: "aanpak",
      heading: "Zo gaan wij te werk",
      blocks: [
        {
          type: "steps",
          steps: [
            { title: "Inmeten", text: "Op de plaats zelf, op drie hoogten: geen muur is recht." },
            {
              title: "Maken of bestellen",
              text: "Kozijnen en trappen uit de werkplaats, kap en vloeren op de bouw.",
            },
            {
              title: "Stellen",
              text: "Waterpas, te lood en vast aan wat draagt, met folie en slabben waar buiten begint.",
            },
            { title: "Afhangen", text: "Deuren en ramen gangbaar, sloten en rubbers afgesteld." },
          ],
        },
      ],
    },
    {
      id: "regels-en-zelf",
      heading: "Vergunning, en wat u zelf kunt",
      blocks: [
        {
          type: "countries",
          nl: [
            "Een kozijn in dezelfde maat vervangen is doorgaans vrij. Aan balken, kap of dragende wanden mag niets veranderen zonder berekening en vergunning.",
          ],
          be: [
            "In Vlaanderen zijn werken zonder invloed op stabiliteit meestal vrijgesteld als u er gewoon blijft wonen. Raakt het de kap of draagmuren, vraag dan naar melding en architect.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Plinten, een binnendeur, een schutting: prima zelf te doen. Blijf weg van alles wat een andere verdieping draagt. Zaag ook geen sponning in een balk voor een leiding; een gat in het midden van de hoogte verzwakt hem het minst, een keep onderin het meest.",
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
            "Vooral de uren, minder het hout. Een standaarddeur in een recht kozijn is snel gedaan, dezelfde deur in een scheef kozijn van 1930 kost een halve dag. Verder tellen bereikbaarheid, maatwerk, houtsoort en of er schilderwerk bij komt.",
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
              question: "Mag ik een spant weghalen voor meer ruimte?",
              answer: [
                "Nooit zonder vervanging. Er zijn oplossingen met stalen of gelamineerde portalen; die moeten berekend en vergund zijn.",
              ],
            },
            {
              question: "Herstelt u ook oude ramen?",
              answer: [
                "Ja. Vaak is alleen de onderdorpel op. Een nieuw stuk erin bewaart glas, profiel en gezicht van de gevel.",
              ],
            },
            {
              question: "Kan ik zelf het hout kopen?",
              answer: [
                "Dat kan, maar dan staat u ook in voor vocht en kwaliteit. Bij dragend hout kiezen wij liever zelf.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.loadBearingNl, sources.stabilityBe],
  relatedServices: ["onderhoud/onderhoud-hout-dak", "bouwen/uw-huis-verbouwen", "onderhoud/schilder"],
  relatedArticles: ["schuin-dak", "dakkapel-renovatie"],
};
