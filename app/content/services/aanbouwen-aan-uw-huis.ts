import type { Service } from "~/content/types";
import { sources } from "./sources";

export const aanbouwenAanUwHuis: Service = {
  division: "building",
  slug: "aanbouwen-aan-uw-huis",
  name: "Aanbouwen aan uw huis",
  teaser: "Meter voor meter ruimte aan de achterkant of zijkant, van fundering tot dakrand.",
  updated: "2026-11-24",
  meta: {
    title: "Aanbouw aan uw huis: keuken, kamer of kantoor",
    description:
      "Een aanbouw van fundering tot dakrand. Hoe de doorbraak wordt opgevangen, waar het later lekt en wat in Nederland en Vlaanderen zonder vergunning mag.",
    keywords: ["aanbouw", "uitbouw", "aanbouw keuken", "doorbraak achtergevel", "aanbouw vergunning"],
  },
  title: "Aanbouw aan uw huis: een grotere kamer, geen losse kamer",
  lead: "Een goede aanbouw voelt als het huis zelf: geen drempel, geen koude hoek, geen donker midden. Dat zit in drie dingen: de doorbraak, de vloer en het licht. Die tekenen wij eerst.",
  requestType: "offerte",
  sections: [
    {
      id: "eerst-denken",
      heading: "Drie beslissingen voordat de schop de grond in gaat",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "**Hoe diep?** Elke meter aanbouw neemt licht weg uit de kamer erachter. Vanaf een meter of drie hebt u een lichtstraat of koepel nodig om het midden niet donker te maken.",
            "**Waar loopt het riool?** Achter veel huizen ligt de leiding precies onder de geplande keuken. Verleggen kan, maar vóór de fundering.",
            "**Wat doet de buurman?** Op de grens bouwen betekent samen over de muur beslissen. Bouwt u allebei, dan is één gedeelde wand goedkoper en dunner.",
          ],
        },
      ],
    },
    {
      id: "doorsnede",
      heading: "De aanbouw in doorsnede",
      blocks: [
        {
          type: "figure",
          drawing: "aanbouwen-aan-uw-huis",
          alt: "Doorsnede van een aanbouw tegen een achtergevel met stalen ligger, plat dak, lichtstraat, spouwmuur, vloer en fundering",
          caption: "Van oude achtergevel naar nieuwe tuingevel",
          legend: [
            "Stalen ligger die de bestaande gevel boven de doorbraak draagt.",
            "Loodslab of waterkering waar het dak tegen de gevel komt.",
            "Plat dak met isolatie op afschot en noodafvoer in de rand.",
            "Lichtstraat op een verhoogde opstand.",
            "Geïsoleerde spouwmuur, aan de oude muur gekoppeld met een bewegingsvoeg.",
            "Vloer op dezelfde hoogte als binnen, met isolatie eronder.",
            "Funderingsstrook tot op vaste, vorstvrije grond, los van de oude.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Oud en nieuw zakken niet gelijk. Uw huis staat al tientallen jaren, de aanbouw gaat nog zetten. Daarom zitten ze niet star aan elkaar: er komt een voeg die mag bewegen. Wie hem dichtmetselt, krijgt na een winter een scheur in de hoek.",
          ],
        },
      ],
    },
    {
      id: "doorbraak",
      heading: "De doorbraak",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Het spannendste uur van een aanbouw is dat waarin de gevel eruit gaat. Boven die opening hangt de hele verdieping. Wij stempelen aan beide kanten, steken dragers door de muur, halen steen voor steen weg en leggen de ligger op drukplaten. Pas als de mortel hard is en de ligger is aangespannen, gaan de stempels eruit. Dat doen wij als de aanbouw al dicht is, zodat u zo kort mogelijk zonder achtergevel zit.",
          ],
        },
      ],
    },
    {
      id: "stappen",
      heading: "Zo verloopt de bouw",
      blocks: [
        {
          type: "table",
          caption: "Fasen van een aanbouw",
          head: ["Fase", "Wat er gebeurt", "Wat u merkt"],
          rows: [
            [
              "Grondwerk",
              "Graven, leidingen verleggen, funderen",
              "Een gat in de tuin en een smalle looproute",
            ],
            ["Vloer en muren", "Vloer storten of leggen, metselen of skelet", "Weinig: alles gebeurt buiten"],
            ["Dak en pui", "Balken of platen, isolatie, bedekking, glas", "De kamer wordt even donker"],
            ["Doorbraak", "Stempelen, ligger, slopen", "Stof en lawaai; stofwand in de kamer"],
            ["Afbouw", "Leidingen, vloerverwarming, stuc, vloer", "U krijgt de ruimte terug, deel voor deel"],
          ],
        },
      ],
    },
    {
      id: "keuzes",
      heading: "Steen, hout of een combinatie?",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Metselwerk** sluit aan bij de gevel en houdt warmte vast, maar vraagt een bredere fundering.",
            "**Houtskelet** is dunner bij dezelfde isolatie en sneller dicht. Bekleding kan hout, plaat of steenstrip zijn.",
            "**Plat dak** is gewoon: kies meteen voor een baan die ook een groendak of zonnepanelen verdraagt.",
            "**Schuifpui** zonder drempel is mooi en moet toch water keren: een goot vóór de pui hoort erbij.",
          ],
        },
      ],
    },
    {
      id: "regels",
      heading: "Mag het zonder vergunning?",
      blocks: [
        {
          type: "countries",
          nl: [
            "Een aanbouw aan de achterkant is soms vergunningvrij. Dat hangt af van diepte, hoogte, wat er al staat en het omgevingsplan van uw gemeente. De vergunningcheck geeft in een paar minuten antwoord. Ook zonder vergunning gelden de technische regels.",
            "Wordt er een draagmuur doorbroken, dan is daarvoor een vergunning met berekening nodig.",
          ],
          be: [
            "In Vlaanderen is uitbreiden nooit helemaal vrij. Tot samen {melding aanbouw be} aan aangebouwde bijgebouwen kan onder voorwaarden met een melding, onder meer tot 4 meter hoog, 3 meter van de zijgrens en 2 meter van de achtergrens. Voor meer is een vergunning nodig. Komt er een opening in een dragende muur, dan is een architect nodig.",
          ],
        },
      ],
    },
    {
      id: "zelf-en-prijs",
      heading: "Zelf doen en kosten",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Tuin leegmaken, bestrating opnemen, later schilderen en tegelen: dat scheelt echt. Fundering, doorbraak en dak laat u aan ons: daar rust de rest op, en daarop geldt de garantie.",
            "De prijs hangt aan de grond (zand of veen, grondwater), de breedte van de doorbraak, het glas, leidingen die weg moeten en hoe wij met een graver achter komen. Moet alle grond met de kruiwagen door de gang, dan kost dat meer uren.",
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
              question: "Heb ik een architect nodig?",
              answer: [
                "In Nederland mag een ander tekenen, als de berekening van een constructeur komt. In Vlaanderen is een architect bij een vergunning of stabiliteitswerk in principe verplicht.",
              ],
            },
            {
              question: "Wordt de kamer erachter niet donker?",
              answer: [
                "Wel als er niets aan gedaan wordt. Een lichtstraat vlak achter de oude gevel brengt het licht waar het nodig is.",
              ],
            },
            {
              question: "Kan er later een verdieping op?",
              answer: [
                "Als wij fundering en muren daar nu op berekenen. Achteraf is dat duur. Zie [opbouw](/bouwen/opbouw-op-uw-huis).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.permitNl, sources.loadBearingNl, sources.extensionBe],
  relatedServices: ["bouwen/uw-huis-verbouwen", "bouwen/serre-aanbouw", "daken/dakbedekking"],
  relatedArticles: ["plat-dak", "groendaken", "patio-dak"],
};
