import type { SitePage } from "~/content/types";

/** Says whether and how reviews are ensured to come from customers: the law asks for it wherever reviews stand. */
export const reviewsPage: SitePage = {
  meta: {
    title: "Beoordelingen, en hoe wij ermee werken",
    description:
      "Wie een beoordeling mag schrijven, hoe wij dat controleren, wat wij plaatsen en weigeren, in welke volgorde, en hoe het gemiddelde ontstaat.",
    keywords: ["beoordelingen dakdekker", "reviews", "ervaringen {bedrijf}"],
  },
  title: "Zo werken onze beoordelingen",
  lead: "Wat klanten over ons werk schrijven, staat op onze website in hun eigen woorden. Hier leest u wie er schrijft en wat wij wel en niet doen.",
  sections: [
    {
      id: "wie",
      heading: "Wie er schrijft",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Alleen wie ons een opdracht gaf. Bij een aanvraag die een opdracht werd, sturen wij hoogstens één mail met de vraag om een beoordeling. Wie geen mailadres achterliet, krijgt die vraag niet.",
            "In die mail vragen wij niet om een aantal sterren. Voor een beoordeling geven wij niets: geen korting, geen cadeau, geen kans op een prijs.",
          ],
        },
      ],
    },
    {
      id: "controle",
      heading: "Hoe wij dat controleren",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De link in de mail hoort bij één aanvraag en is niet na te maken. Per aanvraag is er één beoordeling. Zo weten wij van elke beoordeling die bij ons is geschreven bij welke opdracht zij hoort. Het werk en de plaats erbij komen uit die aanvraag; de naam kiest de schrijver zelf.",
            "Beoordelingen van Google Maps herkent u aan de vermelding. Google kiest welke wij krijgen. Wij kunnen niet nagaan of die schrijvers klant bij ons waren, en doen dat dus niet.",
          ],
        },
      ],
    },
    {
      id: "plaatsen",
      heading: "Wat wij plaatsen en wat niet",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Alles wat over ons werk gaat, gunstig of niet. Aan de woorden en de sterren veranderen wij niets. Wel zetten wij er soms een antwoord onder. Een foto die de schrijver erbij koos, plaatsen wij als er niets van anderen op te herkennen is.",
            "Een beoordeling komt er alleen niet op als zij scheldwoorden, gegevens van anderen of reclame bevat, of over werk gaat dat niet van ons is. De reden leggen wij vast, en de schrijver leest haar op zijn eigen pagina.",
            "Tot de plaatsing kan de schrijver zijn tekst nog veranderen. Terugnemen kan altijd, ook daarna. Een beoordeling blijft staan zolang wij de aanvraag bewaren waar zij bij hoort; hoe lang dat is, staat in onze [privacyverklaring](/privacy).",
          ],
        },
      ],
    },
    {
      id: "volgorde",
      heading: "Volgorde en gemiddelde",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De nieuwste staat bovenaan. Bij een dienst of een plaats staan de twee nieuwste die daarbij passen. Op de homepagina staan de nieuwste van onze eigen klanten vooraan, en daarna die van Google.",
            "Het gemiddelde op deze pagina is de som van alle sterren van alle geplaatste beoordelingen van onze eigen klanten, gedeeld door hun aantal en afgerond op één cijfer achter de komma. Oude en nieuwe tellen even zwaar. Het cijfer op de homepagina is dat van Google; zolang Google er geen geeft, is het onze eigen opgave en staat dat erbij.",
          ],
        },
      ],
    },
  ],
};
