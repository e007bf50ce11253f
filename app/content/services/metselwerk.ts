import type { Service } from "~/content/types";
import { sources } from "./sources";

export const metselwerk: Service = {
  division: "building",
  slug: "metselwerk",
  name: "Metselwerk",
  teaser: "Gevels, scheuren, lateien en tuinmuren: recht gemetseld en in kleur gevoegd.",
  updated: "2026-11-24",
  meta: {
    title: "Metselwerk: nieuwe muren, scheuren en lateien",
    description:
      "Een scheur in de gevel, een roestende latei of een nieuwe muur. Wat de scheur vertelt, hoe een spouwmuur werkt en hoe wij in kleur metselen.",
    keywords: [
      "metselwerk",
      "metselaar",
      "scheur in gevel",
      "latei vervangen",
      "gevel repareren",
      "tuinmuur",
    ],
  },
  title: "Metselwerk dat past bij de muur ernaast",
  lead: "Een nieuwe muur metselen is recht werken. Een oude herstellen is eerst lezen: waarom scheurt hij, waar gaat het water heen, welke steen is dit? Wij doen beide, en voegen in de kleur van wat er stond.",
  requestType: "offerte",
  sections: [
    {
      id: "scheur",
      heading: "Wat een scheur u vertelt",
      blocks: [
        {
          type: "table",
          caption: "Vorm van de scheur en vermoedelijke oorzaak",
          head: ["Vorm", "Vermoedelijk", "Wat te doen"],
          rows: [
            [
              "Trap door de voegen, onderaan breder",
              "Fundering zakt aan één kant",
              "Eerst meten of het doorgaat, dan constructeur",
            ],
            [
              "Schuin vanaf de hoek van een raam",
              "Latei roest of is te licht",
              "Latei vrijmaken, behandelen of vervangen",
            ],
            [
              "Kaarsrecht en verticaal, halverwege een lange gevel",
              "Muur zet uit en heeft geen voeg om te bewegen",
              "Dilatatie inzagen en elastisch afdichten",
            ],
            [
              "Horizontaal, op gelijke afstanden",
              "Spouwankers roesten en duwen de voeg open",
              "Ankers laten onderzoeken en vervangen",
            ],
            ["Haarfijn, overal", "Krimp van de voeg", "Meestal niets; bij nat weer volgen"],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Plak een stukje glas of een scheurmeter over de spleet met de datum erbij. Breekt het glas of schuift de meter, dan werkt de scheur nog en heeft dichtmaken geen zin voordat de oorzaak weg is.",
          ],
        },
      ],
    },
    {
      id: "spouwmuur",
      heading: "Hoe een spouwmuur droog blijft",
      blocks: [
        {
          type: "figure",
          drawing: "metselwerk",
          alt: "Doorsnede van een spouwmuur boven een raam met latei, waterkering, spouwanker, isolatie en open stootvoeg",
          caption: "Spouwmuur boven een raam",
          legend: [
            "Buitenblad: dit wordt nat, en dat mag.",
            "Luchtspouw, vrij van speciebaarden.",
            "Isolatie tegen het binnenblad.",
            "Spouwanker, naar buiten aflopend zodat water terugloopt.",
            "Latei die het buitenblad boven de opening draagt.",
            "Waterkering van lood of folie, van binnen naar buiten aflopend.",
            "Open stootvoeg boven de latei: de uitgang voor het water.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Het water dat door het buitenblad komt, loopt langs de binnenkant omlaag en moet er onderaan weer uit. Kit iemand de open stootvoegen dicht, of vult een klodder specie de spouw, dan steekt het over. De natte plek zit dan boven het raam of bij de plint, ver van de oorzaak. Meer daarover bij [gevellekkage](/kennisbank/gevellekkage).",
          ],
        },
      ],
    },
    {
      id: "werk",
      heading: "Wat wij metselen",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Herstel:** stukgevroren stenen uitkappen en vervangen, hoeken inboeten, ankers zetten.",
            "**Lateien en doorbraken:** stempelen, staal erin, weer opmetselen.",
            "**Dichtzetten:** een raam of deur dicht, met stenen die in het verband doorlopen en niet in een rechthoek.",
            "**Nieuw werk:** gevels voor [aanbouw](/bouwen/aanbouwen-aan-uw-huis) en [nieuwbouw](/bouwen/nieuwbouw), tuinmuren, penanten, borstweringen.",
            "**Schoorstenen**, samen met onze mensen van de [schoorsteenrenovatie](/schoorsteen/schoorsteen-renovatie).",
          ],
        },
      ],
    },
    {
      id: "in-kleur",
      heading: "Steen en voeg vinden",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Oude steen heeft een ander formaat dan nieuwe: een waalformaat van nu is niet hetzelfde als dat van 1925. Wij meten tien lagen met de voeg erbij, zoeken in partijen gebruikte steen en leggen een proefvlak. Past het formaat niet, dan halen wij stenen uit een achtergevel of een schuur en zetten daar de nieuwe.",
            "De voeg bepaalt de kleur van een muur meer dan u denkt. Nieuw voegwerk in oud metselwerk kleuren wij bij met zand en pigment, en wij laten het eerst drogen voordat u oordeelt.",
          ],
        },
      ],
    },
    {
      id: "stappen",
      heading: "De volgorde bij gevelherstel",
      blocks: [
        {
          type: "steps",
          steps: [
            { title: "Oorzaak", text: "Meten, tikken, zo nodig een steen eruit om in de spouw te kijken." },
            {
              title: "Stutten",
              text: "Wat tijdelijk niet draagt, wordt gestempeld voordat er een steen uit gaat.",
            },
            { title: "Uitkappen", text: "Tot in gezond metselwerk, met vertanding, niet in een blok." },
            {
              title: "Metselen",
              text: "Vol en zat, in het bestaande verband, met mortel die niet harder is dan de steen.",
            },
            {
              title: "Voegen en schoonmaken",
              text: "Dagen later. Zuur op vers werk geeft vlekken, dus eerst water en borstel.",
            },
          ],
        },
      ],
    },
    {
      id: "regels",
      heading: "Regels in Nederland en België",
      blocks: [
        {
          type: "countries",
          nl: [
            "Herstel in dezelfde vorm en kleur is onderhoud. Verandert er iets aan de draagconstructie, zoals een bredere opening, dan is een vergunning met berekening nodig.",
          ],
          be: [
            "In Vlaanderen vallen stabiliteitswerken onder melding of vergunning, vaak met een architect. Een muur op de perceelsgrens is snel een gemene muur: overleg eerst.",
          ],
        },
      ],
    },
    {
      id: "zelf-en-prijs",
      heading: "Zelf doen, en wat de prijs bepaalt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een lage tuinmuur of een plantenbak is goed om te leren. Haal geen stenen boven een raam of deur weg zonder stempel, en zaag nooit zelf een sleuf in een draagmuur.",
            "De prijs volgt uit vierkante meters, hoogte en steiger, het zoeken van steen, verband en voegsoort, en hoeveel er eerst uit moet. Klein herstel is per steen duur; samenvoegen met ander werk aan dezelfde gevel loont.",
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
              question: "Kan een scheur gewoon worden volgevoegd?",
              answer: [
                "Als hij al jaren niet beweegt wel. Anders komt hij terug, meestal naast de reparatie.",
              ],
            },
            {
              question: "Moet mijn gevel geïmpregneerd worden?",
              answer: [
                "Zelden. Eerst voegen en waterkering in orde. Impregneren houdt regen buiten, maar vertraagt ook het drogen van wat al binnen is.",
              ],
            },
            {
              question: "Wanneer kan er niet gemetseld worden?",
              answer: [
                "Bij vorst, en ook als de nacht erna vriest. In de zomer beschermen wij vers werk tegen te snel drogen.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.pointing, sources.loadBearingNl, sources.stabilityBe],
  relatedServices: [
    "schoorsteen/schoorsteen-voegen-repareren",
    "bouwen/uw-huis-verbouwen",
    "bouwen/timmerwerken",
  ],
  relatedArticles: ["gevellekkage", "daklekkage-herkennen-voorkomen"],
};
