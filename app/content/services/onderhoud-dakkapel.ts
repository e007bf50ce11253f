import type { Service } from "~/content/types";
import { sources } from "./sources";

export const onderhoudDakkapel: Service = {
  division: "maintenance",
  slug: "onderhoud-dakkapel",
  name: "Onderhoud dakkapel",
  teaser: "Dakje, lood, zijwangen en kozijn nagekeken en dichtgemaakt voordat het hout rot.",
  updated: "2026-11-24",
  meta: {
    title: "Onderhoud dakkapel: dakje, lood, wangen en kozijn",
    description:
      "Een dakkapel heeft meer naden dan een heel dakvlak. Welke het eerst opengaan, wat een onderhoudsbeurt omvat en wanneer vervangen slimmer is.",
    keywords: [
      "onderhoud dakkapel",
      "dakkapel repareren",
      "dakkapel lekt",
      "zijwang dakkapel",
      "dakkapel renoveren",
    ],
  },
  title: "Onderhoud aan uw dakkapel, naad voor naad",
  lead: "Een dakkapel is een klein huis op een dak: eigen dakje, muren, ramen, en rondom een naad met de pannen. Op elke naad werken zon en wind. Eens in de paar jaar nalopen houdt het hout droog.",
  requestType: "onderhoud",
  sections: [
    {
      id: "signalen",
      heading: "Hieraan merkt u dat het tijd is",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Het raam klemt na een natte week en gaat in de zomer weer licht.",
            "Onder de vensterbank zit een bruine rand in het behang.",
            "Verf scheurt op de hoeken van het kozijn, precies waar twee stukken hout samenkomen.",
            "U hoort bij wind geklapper: een losse plaat of een loshangende loodrand.",
            "Op het dakje staat twee dagen na de bui nog water.",
            "Het tocht langs de zijkant, ook met het raam dicht.",
          ],
        },
      ],
    },
    {
      id: "doorsnede",
      heading: "Zo zit een dakkapel in elkaar",
      blocks: [
        {
          type: "figure",
          drawing: "onderhoud-dakkapel",
          alt: "Verticale doorsnede van een dakkapel met plat dakje, kozijn, voetlood en zijwang op een pannendak",
          caption: "Zeven plaatsen waar onderhoud begint",
          legend: [
            "Dakbedekking op afschot, met een opstand tegen het achterliggende dak.",
            "Daktrim en boeideel; de bekleding hangt vrij zodat het hout kan drogen.",
            "Bovendorpel van het kozijn met een lekstrook erboven.",
            "Onderdorpel met waterhol: het water moet eraf druppelen.",
            "Voetlood onder de dorpel door, over de pannen.",
            "Zijwang met luchtspouw achter de bekleding.",
            "Zijgootje of indekstuk tussen wang en pannen, waar blad blijft liggen.",
          ],
        },
      ],
    },
    {
      id: "beurt",
      heading: "Wat wij in een beurt doen",
      blocks: [
        {
          type: "steps",
          steps: [
            { title: "Boven", text: "Dakje vegen, naden en opstand controleren, afvoer vrijmaken." },
            {
              title: "Rondom",
              text: "Lood aandrukken, zijgootjes leeg, gebroken pannen naast de wang vervangen.",
            },
            {
              title: "Hout",
              text: "Met een priem in dorpels en verbindingen prikken. Gaat hij erin als in kurk, dan is het rot.",
            },
            { title: "Kozijn", text: "Kit langs het glas, tochtrubbers, scharnieren en ontwatering." },
            {
              title: "Klein herstel",
              text: "Een scheur in lood, een open verbinding, een losse rand: meteen gedaan.",
            },
            {
              title: "Verslag",
              text: "Per onderdeel een foto en een jaartal waarop u er weer naar laat kijken.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Is de kapel van geschilderd hout, dan plannen wij de beurt in het jaar vóór het [schilderwerk](/onderhoud/schilder). Dan is het hout hersteld en droog als de kwast erbij komt.",
          ],
        },
      ],
    },
    {
      id: "bekleding",
      heading: "Hout houden of bekleden?",
      blocks: [
        {
          type: "table",
          caption: "Opties als de panelen op zijn",
          head: ["Keuze", "Pluspunt", "Minpunt"],
          rows: [
            [
              "Geschilderd hout of multiplex",
              "Past bij oude huizen, overal bij te werken",
              "Om de paar jaar schilderwerk",
            ],
            [
              "Kunststof rabat",
              "Geen schilder meer nodig",
              "Zet uit in de zon; verkeerd geschroefd gaat het golven",
            ],
            ["HPL-plaat", "Strak en hard", "Zaagkanten en schroefgaten moeten ruimte houden"],
            ["Zink met felsnaad", "Zeer duurzaam op wangen", "Vakwerk, prijzig, luchtlaag verplicht"],
          ],
          note: "Wat u ook kiest: eerst eruit wat rot is. Bekleding over nat hout verbergt het alleen.",
        },
      ],
    },
    {
      id: "herstel-of-nieuw",
      heading: "Wanneer onderhoud niet meer loont",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een dorpel, een plaat of een strook lood vervangen is onderhoud. Zijn de hoekstijlen zacht, is er geen isolatie in wangen en dak en zit er nog enkel glas in, dan knapt u een lek kistje op. Reken dan [renovatie of vervanging](/kennisbank/dakkapel-renovatie) uit naast het herstel. Een nieuwe kapel van dezelfde maat kan dan voordeliger zijn dan stuk voor stuk herstellen.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Gewoon onderhoud is vergunningvrij. Een andere maat of plaats, een monument of de voorkant van het huis: doe eerst de vergunningcheck in het Omgevingsloket.",
          ],
          be: [
            "In Vlaanderen kan een nieuwe of grotere kapel meldings- of vergunningsplichtig zijn en raakt ze vaak aan de dakstructuur. Vraag het de gemeente voordat u bestelt.",
          ],
        },
      ],
    },
    {
      id: "zelf-en-prijs",
      heading: "Zelf doen en de kosten",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Van binnenuit kunt u scharnieren smeren, rubbers vervangen en de gaatjes in de onderdorpel openhouden. Maak bij elke schoonmaak een foto van de vier hoeken van het kozijn; zo ziet u een scheur groeien. Ga niet naast de kapel op de pannen staan: daar ligt het minste houvast en de meeste schade.",
            "De prijs volgt uit de breedte, de bekleding, de staat van lood en hout en of er een dakladder of een rolsteiger nodig is.",
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
              question: "De kapel lekt alleen in de hoek. Waar zit het dan?",
              answer: [
                "Bij de overgang van voetlood naar wang, of hoger: een lek in het dakje loopt langs de hoekstijl omlaag. Lees [lekkage bij dakkapellen](/kennisbank/lekkage-dakkapellen).",
              ],
            },
            {
              question: "Hoe vaak moet dit?",
              answer: [
                "Elk jaar een blik, elke twee à drie jaar een beurt. Aan de regenkant wat vaker dan uit de wind.",
              ],
            },
            {
              question: "Moet een kunststof dakkapel ook onderhouden worden?",
              answer: [
                "Ja. Het kunststof hoeft geen verf, maar dakje, lood en rubbers zijn dezelfde als bij hout.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.permitNl, sources.stabilityBe],
  relatedServices: ["onderhoud/dakkapel-reinigen", "onderhoud/onderhoud-hout-dak", "daken/daklekkage"],
  relatedArticles: ["lekkage-dakkapellen", "dakkapel-renovatie", "dak-onderhoud-jaarschema"],
};
