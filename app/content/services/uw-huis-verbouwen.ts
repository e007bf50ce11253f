import type { Service } from "~/content/types";
import { sources } from "./sources";

export const uwHuisVerbouwen: Service = {
  division: "building",
  slug: "uw-huis-verbouwen",
  name: "Uw huis verbouwen",
  teaser: "Een andere indeling in een bestaand huis, met één planning voor alle vaklieden.",
  updated: "2026-11-24",
  meta: {
    title: "Uw huis verbouwen: muren, indeling en planning",
    description:
      "Een wand eruit, keuken verplaatst, zolder als kamer. Wat draagt, wat mag weg, in welke volgorde en hoe u de kosten in de hand houdt.",
    keywords: [
      "huis verbouwen",
      "draagmuur verwijderen",
      "verbouwing",
      "zolder verbouwen",
      "aannemer verbouwing",
    ],
  },
  title: "Uw huis verbouwen met één planning",
  lead: "Een verbouwing loopt zelden vast op het vak en bijna altijd op de volgorde. De stukadoor kan niet als de elektricien nog moet. Wij maken één planning voor iedereen en u hebt steeds dezelfde persoon aan de lijn.",
  requestType: "offerte",
  sections: [
    {
      id: "draagt-het",
      heading: "Draagt die muur iets?",
      blocks: [
        {
          type: "figure",
          drawing: "uw-huis-verbouwen",
          alt: "Doorsnede van een woning met een weggenomen draagmuur, stalen ligger, stempels, drukverdeelplaten en een niet-dragende wand",
          caption: "Een draagmuur eruit: de kracht moet om de opening heen",
          legend: [
            "Vloerbalken: de richting verraadt op welke muren ze liggen.",
            "Draagmuur die eruit gaat.",
            "Stempels aan beide kanten, tijdens het werk.",
            "Stalen ligger, zo hoog mogelijk, liefst tussen de balken.",
            "Oplegging op een drukverdeelplaat, in gezond metselwerk.",
            "Niet-dragende wand: staat op de vloer en draagt alleen zichzelf.",
            "Fundering onder de oplegging, die nu meer gewicht krijgt.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Kloppen op de muur zegt te weinig. Op een holle gipswand kan in de loop der jaren tóch een doorgezakte vloer zijn gaan rusten, en een dikke muur kan alleen maar dik zijn. Kijk boven: staat er op dezelfde plek weer een muur, en liggen de planken van de vloer er dwars op of evenwijdig aan? De bouwtekening en een constructeur geven het antwoord.",
          ],
        },
      ],
    },
    {
      id: "volgorde",
      heading: "De volgorde die werkt",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Wensen en maten",
              text: "Wat knelt er nu? Vaak is een andere deur genoeg waar u een hele wand weg wilde.",
            },
            {
              title: "Onderzoek",
              text: "Draagmuren, leidingen, vocht, asbest. Een gat van tien centimeter nu voorkomt een stop van twee weken later.",
            },
            {
              title: "Plan met alle vakken",
              text: "Stopcontacten, afvoeren en ventilatie op één tekening, vóór het slopen.",
            },
            { title: "Slopen en stutten", text: "Stofwanden, stempelen, staal, nieuwe openingen." },
            {
              title: "Ruwbouw",
              text: "Leidingen, vloeren, wanden, kozijnen. Nu ligt alles open: maak foto’s van elke muur.",
            },
            {
              title: "Dicht en droog",
              text: "Isoleren, gips, stuc. Drogen kost tijd; plan die in.",
            },
            { title: "Afwerken", text: "Vloer, keuken, deuren, verf, en samen de lijst aflopen." },
          ],
        },
      ],
    },
    {
      id: "vaak",
      heading: "Verbouwingen die wij veel zien",
      blocks: [
        {
          type: "table",
          caption: "De wens, en waar het op vastzit",
          head: ["Wens", "Waar het op vastzit", "Wat helpt"],
          rows: [
            ["Keuken naar de voorkant", "Afschot van de afvoer", "Vloer iets hoger of een andere route"],
            ["Badkamer op zolder", "Gewicht, standleiding, ventilatie", "Lichte wanden, douchevloer op maat"],
            ["Zolder als slaapkamer", "Trap, daglicht, vluchtweg", "Vaste trap, dakraam of dakkapel"],
            ["Garage als kamer", "Koude vloer, dunne muren", "Rondom isoleren, deur vervangen door pui"],
            ["En suite open", "Schuifdeuren dragen soms een balk", "Eerst kijken, dan breken"],
          ],
        },
      ],
    },
    {
      id: "kosten",
      heading: "Kosten in de hand houden",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Beslis over tegels, kranen en stopcontacten vóór de start. Wijzigen tijdens het werk is de duurste keuze.",
            "Houd een deel van uw budget vrij voor wat achter de wand zit. Hoe ouder het huis, hoe groter dat deel.",
            "Vraag om een offerte per ruimte en per vak, met meer- en minderwerk alleen na uw handtekening.",
            "Combineer: als de vloer toch openligt, isoleer hem dan.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De prijs zelf volgt uit hoeveel er gesloopt en gedragen moet worden, het aantal natte ruimten, de staat van leidingen, de afwerking die u kiest en of u tijdens het werk in het huis woont.",
          ],
        },
      ],
    },
    {
      id: "regels",
      heading: "Vergunning en btw",
      blocks: [
        {
          type: "countries",
          nl: [
            "Binnen verbouwen is vrij zolang u niets verandert aan de draagconstructie. Een draagmuur doorbreken is vergunningplichtig, ook als het alleen binnen is. Monumenten en appartementen kennen eigen regels.",
            "Bij een woning ouder dan {woning btw nl} geldt {btw laag nl} btw op schilderen en stukadoren, en bij isoleren op de arbeid. De rest is {btw hoog nl}.",
          ],
          be: [
            "In Vlaanderen kunnen binnenwerken zonder stabiliteit vrijgesteld zijn; stabiliteitswerken zijn meldings- of vergunningsplichtig. Extra wooneenheden maken vraagt altijd een vergunning.",
            "Een privéwoning van minstens {woning btw be} oud kan onder voorwaarden volledig aan {btw laag be} verbouwd worden.",
          ],
        },
      ],
    },
    {
      id: "wonen-en-zelf",
      heading: "Erin blijven wonen, en zelf meedoen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Blijven kan als er één kraan, één wc en één stofvrije kamer overblijven. Wij zetten stofwanden met een ritsdeur en slopen nat. Met kleine kinderen of longklachten raden wij een paar weken elders aan.",
            "Zelf strippen, schilderen en vloeren leggen scheelt geld. Blijf van muren af tot duidelijk is wat ze dragen, en stop direct als u een verdachte plaat of pijpisolatie tegenkomt: in huizen van vóór {asbest bouwjaar nl}, in België van vóór {asbest bouwjaar be}, kan dat asbest zijn.",
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
              question: "Hoe lang duurt het?",
              answer: [
                "Voorbereiden duurt bijna altijd langer dan bouwen. Reken op tijd voor tekenen, vergunning en levertijd van kozijnen of keuken; daarna kunnen wij een planning op de dag geven.",
              ],
            },
            {
              question: "Wie controleert het staal?",
              answer: [
                "De constructeur rekent, wij plaatsen, en hij of de gemeente kijkt voordat het gips erop gaat.",
              ],
            },
            {
              question: "Kan ik eigen vaklieden inbrengen?",
              answer: ["Ja, als zij in de planning passen en duidelijk is wie waarvoor instaat."],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    sources.loadBearingNl,
    sources.stabilityBe,
    sources.vatNl,
    sources.vatRenovationBe,
    sources.asbestosNl,
    sources.asbestosBe,
  ],
  relatedServices: ["bouwen/timmerwerken", "bouwen/metselwerk", "daken/dakisolatie"],
  relatedArticles: ["energiebesparing-door-isolatie", "dakkapel-renovatie"],
};
