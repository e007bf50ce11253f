import type { Service } from "~/content/types";
import { sources } from "./sources";

export const dakrenovatie: Service = {
  division: "roof",
  slug: "dakrenovatie",
  name: "Dakrenovatie",
  teaser: "Pannen eraf, folie en latten nieuw, isolatie erin: het dak opnieuw opgebouwd vanaf het hout.",
  updated: "2026-11-24",
  meta: {
    title: "Dakrenovatie: een schuin dak opnieuw opgebouwd",
    description:
      "Wanneer een pannendak op is, wat er onder de pannen vernieuwd wordt en welke keuzes u hebt. Met de regels voor asbest en dieren onder het dak.",
    keywords: ["dakrenovatie", "dak vernieuwen", "dakpannen vervangen", "panlatten", "onderdak"],
  },
  title: "Dakrenovatie, van beschot tot nok",
  lead: "Een pannendak is versleten als de pannen poederen én de lagen eronder het water niet meer keren. Dan halen wij het tot op het hout leeg en bouwen het opnieuw op, dakvlak voor dakvlak, elke avond dicht.",
  requestType: "inspectie",
  sections: [
    {
      id: "wanneer",
      heading: "Waaraan u ziet dat een dak op is",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "In de goot en onder de regenpijp ligt fijn rood of grijs zand: de toplaag van de pannen slijt eraf.",
            "Pannen schilferen na vorst in dunne schollen.",
            "Vanaf zolder ziet u daglicht, of de folie hangt in flarden.",
            "Panlatten breken als u er met de hand tegen drukt.",
            "De nok hangt door in plaats van recht te lopen.",
            "Specie tussen de nokvorsten ligt los in de goot.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Eén van deze tekenen is nog geen reden om alles te vernieuwen. Bij drie of meer is repareren weggegooid geld. De [dakinspectie](/daken/dakinspectie) maakt uit in welke groep uw dak valt.",
          ],
        },
      ],
    },
    {
      id: "opbouw",
      heading: "Wat er onder de pannen vernieuwd wordt",
      blocks: [
        {
          type: "figure",
          drawing: "dakrenovatie",
          alt: "Opengewerkte hoek van een schuin dak met de lagen van dakbeschot tot nokvorst",
          caption: "De lagen van een vernieuwd pannendak, van binnen naar buiten",
          legend: [
            "Gording met dakbeschot: rotte planken vervangen, erop een dampremmende laag.",
            "Isolatieplaat boven op het beschot, de naden afgeplakt.",
            "Dampopen, waterkerende folie die doorloopt tot in de goot.",
            "Tengel, van nok naar goot, zodat water en lucht eronderdoor kunnen.",
            "Panlat, op de maat van de nieuwe pan.",
            "Dakpan, vastgezet met panhaken volgens de windbelasting.",
            "Nokvorst, droog geschroefd op een ruiter met ondervorst.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De folie keert water dat onder de pannen door waait, en de tengels geven het ruimte om weg te lopen. Zonder tengels blijft het tegen de latten staan en rotten die weg.",
            "Isoleert u mee, dan komt het dak hoger te liggen. Dat vraagt nieuwe aansluitingen bij goot, gevel, schoorsteen en buren. Wordt dat vergeten, dan lekt het nieuwe dak langs de randen.",
          ],
        },
      ],
    },
    {
      id: "verloop",
      heading: "Hoe het werk verloopt",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Opname",
              text: "Wij meten alle vlakken, kijken in het hout en openen een paar pannen.",
            },
            {
              title: "Steiger en afvoer",
              text: "Steiger rond de goot, container op de oprit, een goot voor het puin.",
            },
            { title: "Leeghalen", text: "Nooit meer vlak open dan er dezelfde dag onder de folie kan." },
            { title: "Hout en isolatie", text: "Rot eruit, gordingen recht, platen erop." },
            {
              title: "Folie, latten, pannen",
              text: "Van goot naar nok. Het loodwerk rond schoorsteen en dakraam gaat mee.",
            },
            {
              title: "Nalopen",
              text: "Samen langs goot, nok en aansluitingen. De foto’s van de lagen krijgt u mee.",
            },
          ],
        },
      ],
    },
    {
      id: "keuzes",
      heading: "Keuzes die u maakt",
      blocks: [
        {
          type: "table",
          caption: "Bedekking van een schuin dak",
          head: ["Materiaal", "Voor", "Tegen"],
          rows: [
            [
              "Keramische pan",
              "Kleurvast, neemt weinig water op",
              "Duurder en zwaarder dan een stalen plaat",
            ],
            ["Betonpan", "Sterk, scherp van prijs", "Wordt ruw, houdt mos beter vast"],
            ["Leien", "Zeer dunne, lichte laag, ook op steile vlakken", "Veel handwerk, duur in reparatie"],
            [
              "Stalen dakpanplaat",
              "Licht, voor een zwakke kap of flauwe helling",
              "Meer geluid bij hagel, deukt",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Oude pannen opnieuw gebruiken kan als ze heel klinken: tik erop, een helder geluid is goed, een dof geluid betekent een scheur. Reken op uitval. Meer over soorten staat bij [welke dakpan past](/kennisbank/dakpannen-welke-keus-is-er).",
          ],
        },
      ],
    },
    {
      id: "prijs",
      heading: "Wat het werk duur of goedkoop maakt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De oppervlakte telt, maar de randen tellen zwaarder. Een rechthoekig vlak van tachtig vierkante meter is eenvoudiger dan zestig vierkante meter met twee dakkapellen, kilgoten en een schoorsteen. Verder wegen mee: de staat van het hout, de dikte van de isolatie, de plaats van de steiger (een smalle poort of een drukke straat) en of er asbest onder ligt.",
          ],
        },
      ],
    },
    {
      id: "nl-be",
      heading: "Regels aan beide kanten van de grens",
      blocks: [
        {
          type: "countries",
          nl: [
            "Huizen van vóór {asbest bouwjaar nl} kunnen asbest in dakbeschot, leien of golfplaten hebben. Slopen vraagt dan eerst een sloopmelding; dakbeschot en leien mag u nooit zelf weghalen.",
            "Onder pannen kunnen huismussen, gierzwaluwen of vleermuizen wonen. Hun nesten en verblijfplaatsen zijn beschermd. Wij kijken vooraf en plannen daaromheen.",
          ],
          be: [
            "In Vlaanderen hoort bij de verkoop van een woning van vóór {asbest bouwjaar be} een asbestattest. Wordt er voor de renovatie asbest verwijderd, laat het attest dan daarna bijwerken.",
            "Voor renovatie van een privéwoning van minstens {woning btw be} oud geldt onder voorwaarden {btw laag be} btw. Werken aan de dragende kap kunnen meldingsplichtig zijn; vraag het na bij uw gemeente.",
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
              question: "Kan ik in huis blijven wonen?",
              answer: ["Ja. Er is lawaai en stof op zolder. Ruim de zolder leeg of dek af wat blijft staan."],
            },
            {
              question: "Moet ik meteen isoleren?",
              answer: [
                "Het hoeft niet, maar later kan het alleen nog van binnenuit. De steiger staat er en de pannen liggen eraf: goedkoper wordt isoleren van buitenaf niet meer. Zie [dakisolatie](/daken/dakisolatie).",
              ],
            },
            {
              question: "Wat als het gaat regenen?",
              answer: [
                "Elk vlak dat open is, gaat dezelfde dag onder de folie. Bij storm werken wij niet op het dak.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    sources.asbestosNl,
    sources.asbestosSheetsNl,
    sources.wildlifeNl,
    sources.asbestosBe,
    sources.vatRenovationBe,
    sources.stabilityBe,
  ],
  relatedServices: ["daken/dakisolatie", "daken/dakinspectie", "onderhoud/onderhoud-hout-dak"],
  relatedArticles: ["dakpannen-welke-keus-is-er", "schuin-dak", "energiebesparing-door-isolatie"],
};
