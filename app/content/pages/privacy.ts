import type { SitePage } from "~/content/types";

/** What the installation does is said by words of its own: views/privacy-page.ts. */
export const privacyPage: SitePage = {
  meta: {
    title: "Privacyverklaring van {bedrijf}",
    description:
      "Welke gegevens wij bij een aanvraag vragen, waarvoor, hoe lang wij ze bewaren, wie ze verwerkt en hoe u ze inziet of laat wissen.",
    keywords: ["privacyverklaring", "AVG", "gegevens wissen", "bewaartermijn"],
  },
  title: "Privacyverklaring",
  lead: "Wij vragen wat nodig is om u te helpen en niets daarbuiten. U kunt altijd vragen wat wij van u hebben en het laten wissen.",
  sections: [
    {
      id: "welke-gegevens",
      heading: "Welke gegevens wij krijgen",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "Uw naam, e-mailadres, telefoonnummer en het adres van de woning.",
            "Wat u over het werk schrijft, de gekozen dienst en hoe dringend het is.",
            "Foto’s en documenten die u meestuurt. Uit elke foto halen wij de locatie, het toestel en het serienummer voordat wij hem bewaren.",
            "Bij een lidmaatschap ook het soort woning, het bouwjaar en eerder onderhoud, als u die invult.",
            "Wat u en wij elkaar over de aanvraag schrijven, de afspraken, en wat het kantoor erbij noteert, ook van een aanvraag aan de telefoon of de balie. Een mail die bij geen aanvraag past, bewaren wij apart en wissen wij na 30 dagen.",
            "Doet u vaker een aanvraag, dan ziet ons kantoor die bij elkaar, aan uw telefoonnummer of mailadres.",
            "Schrijft u een beoordeling: uw sterren en woorden, de naam die u erbij zet, en de foto als u er een bij kiest.",
            "De pagina waar u begon, de website of advertentie waarlangs u kwam, en technische gegevens om misbruik tegen te houden, zoals hoe lang het invullen duurde.",
            "Een code die per dag uit uw internetverbinding wordt gemaakt, en een code van uw mailadres. Daarmee zien wij of één afzender veel aanvragen stuurt, of anderen via ons met mail bestookt; uw IP-adres zelf bewaren wij niet bij de aanvraag en is uit de code niet af te lezen.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Typt u een adres, dan vraagt onze server suggesties op bij openbare adresdiensten (PDOK in Nederland, Digitaal Vlaanderen in België). Alleen de getypte tekst gaat mee, niet uw IP-adres.",
            "{zin Google en adressen}",
            "Op ‘Mijn locatie’ in een adresveld vraagt uw browser u om toestemming. Geeft u die, dan zoekt onze server bij dezelfde adresdiensten het adres bij die plek en vult het in. De plek zelf bewaren wij niet en staat in geen logboek; wat u verstuurt is alleen het adres dat er dan staat.",
            "Wij tellen hoe snel onze pagina’s zijn en wat daarbij misgaat, zonder dat wij weten wie u bent. Bij een deel van de bezoeken, en als iets niet werkt, meldt uw browser ons de soort pagina, hoe lang die erover deed, en welk onderdeel of script van ons faalde of welke bron onze beveiliging tegenhield. Wij bewaren alleen de aantallen: geen IP-adres, geen cookie, niet het adres van de pagina en niets van wat u typt.",
          ],
        },
      ],
    },
    {
      id: "waarvoor",
      heading: "Waarvoor, en op welke grond",
      blocks: [
        {
          type: "table",
          caption: "Doel en grondslag",
          head: ["Doel", "Grondslag in de AVG"],
          rows: [
            [
              "Uw aanvraag beantwoorden, een inspectie plannen, een offerte maken",
              "Artikel 6 lid 1 onder b: stappen op uw verzoek vóór een overeenkomst",
            ],
            ["Het werk uitvoeren en de garantie nakomen", "Artikel 6 lid 1 onder b: de overeenkomst"],
            [
              "Na een opdracht één keer om een beoordeling vragen",
              "Artikel 6 lid 1 onder f: ons belang om te weten en te laten zien hoe klanten ons werk vinden",
            ],
            [
              "Uw beoordeling op deze website plaatsen",
              "Artikel 6 lid 1 onder a: uw toestemming, die u op uw eigen pagina altijd intrekt",
            ],
            ["Facturen en boekhouding", "Artikel 6 lid 1 onder c: wettelijke plicht"],
            [
              "Spam en misbruik weren, storingen vinden, de website snel houden",
              "Artikel 6 lid 1 onder f: ons belang bij een veilige website",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Zonder naam, adres van de woning en een manier om u te bereiken kunnen wij een aanvraag niet behandelen. De rest is vrijwillig. Er wordt niets automatisch over u besloten, en uw gegevens worden niet verkocht of voor reclame van anderen gebruikt.",
          ],
        },
      ],
    },
    {
      id: "bewaren",
      heading: "Hoe lang wij bewaren",
      blocks: [
        {
          type: "table",
          caption: "Bewaartermijnen",
          head: ["Wat", "Hoe lang"],
          rows: [["{bewaartermijnen}", "{bewaartermijnen}"]],
          note: "Na afloop wist de website dit vanzelf, een aanvraag met foto’s en berichten.",
        },
      ],
    },
    {
      id: "wie-verwerkt",
      heading: "Wie er nog meer bij kan",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Bij ons kan alleen het kantoor uw aanvraag openen, na aanmelding. Wie bij u langskomt, heeft uw naam, adres en telefoonnummer bij de afspraak in de eigen agenda. Deze bedrijven verwerken gegevens in onze opdracht:",
          ],
        },
        {
          type: "table",
          caption: "Verwerkers",
          head: ["Bedrijf", "Wat het doet", "Waar"],
          rows: [["{verwerkers}", "{verwerkers}", "{verwerkers}"]],
        },
        {
          type: "prose",
          paragraphs: [
            "{zin Google-kaart}",
            "Speelt u in een artikel een video van YouTube of Vimeo af, dan ziet die website uw IP-adres. Vóór die tik niet.",
          ],
        },
        {
          type: "prose",
          paragraphs: ["{zin statistiek}"],
        },
      ],
    },
    {
      id: "rechten",
      heading: "Uw rechten",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Inzien wat wij van u hebben, en er een kopie van krijgen.",
            "Laten verbeteren wat niet klopt.",
            "Laten wissen, of het gebruik laten beperken.",
            "Bezwaar maken tegen gebruik op grond van ons belang.",
            "Uw gegevens meenemen naar een ander.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Stuur een bericht met de referentie van uw aanvraag via [contact](/contact). Wij antwoorden binnen een maand. Na wissen blijft in dit systeem alleen een regel over dat er iets gewist is, zonder uw gegevens; de mail die ons kantoor over uw aanvraag kreeg, verwijderen wij met de hand. Uit onze reservekopieën zijn ze na hoogstens {dagen reservekopie} dagen ook weg.",
          ],
        },
      ],
    },
    {
      id: "op-uw-toestel",
      heading: "Wat er op uw toestel blijft",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een half ingevuld formulier bewaart uw browser als concept, zodat u na een weggevallen verbinding verder kunt, ook in een ander formulier van deze website. Het gaat nergens heen. De gekozen foto’s horen erbij. Met ‘wis concept’ is alles weg. Na verzenden is weg wat u verstuurde, ook uw naam en adres; wat alleen in een ander formulier stond, blijft. Wat overblijft, verdwijnt na 7 dagen. Over cookies leest u bij het [cookiebeleid](/cookiebeleid).",
          ],
        },
      ],
    },
    {
      id: "klacht",
      heading: "Een klacht",
      blocks: [
        {
          type: "countries",
          nl: [
            "Komen wij er samen niet uit, dan kunt u een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).",
          ],
          be: [
            "In België kan dat bij de [Gegevensbeschermingsautoriteit](https://www.gegevensbeschermingsautoriteit.be).",
          ],
        },
      ],
    },
  ],
};
