import type { SitePage } from "~/content/types";

export const termsPage: SitePage = {
  meta: {
    title: "Algemene voorwaarden (model)",
    description:
      "De afspraken over offerte, uitvoering, meerwerk, betalen, garantie en klachten, in gewone taal. Model dat nog juridisch wordt vastgesteld.",
    keywords: ["algemene voorwaarden", "garantie dakwerk", "meerwerk", "bedenktijd"],
  },
  title: "Algemene voorwaarden",
  lead: "De afspraken die gelden als u ons werk laat doen, in gewone taal. Een aanvraag via deze website is nog geen overeenkomst.",
  sections: [
    {
      id: "model",
      heading: "Dit is een model",
      blocks: [
        {
          type: "callout",
          tone: "warning",
          title: "Nog niet vastgesteld",
          text: "Deze tekst is een model. Hij geldt pas nadat de jurist van het bedrijf hem heeft nagekeken en vastgesteld, en de versie die geldt krijgt u bij de offerte.",
        },
      ],
    },
    {
      id: "offerte",
      heading: "1. Aanvraag, offerte en overeenkomst",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Een aanvraag, inspectie of gesprek is gratis en verplicht u tot niets.",
            "De offerte noemt het werk, de materialen, de prijs met btw, de planning en tot wanneer zij geldt.",
            "Er is een overeenkomst zodra u de offerte schriftelijk of per e-mail aanvaardt.",
            "Staat er een duidelijke vergissing in de offerte, dan mogen wij die herstellen voordat het werk begint. U mag dan alsnog afzien.",
          ],
        },
      ],
    },
    {
      id: "bedenktijd",
      heading: "2. Bedenktijd",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Sluit u als consument de overeenkomst op afstand of bij u thuis, dan hebt u in de regel veertien dagen bedenktijd en hoeft u geen reden te geven. Vraagt u ons in die tijd al te beginnen, dan betaalt u bij herroeping wat er al gedaan is. Voor een dringende reparatie waarvoor u ons uitdrukkelijk laat komen, geldt de bedenktijd niet; voor extra werk bij datzelfde bezoek wel.",
          ],
        },
      ],
    },
    {
      id: "uitvoering",
      heading: "3. Het werk",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Wij werken vakkundig, volgens de regels die op de bouwplaats gelden, en ruimen ons afval op.",
            "U zorgt dat wij erbij kunnen, dat er stroom en water is en dat u meldt wat u weet over asbest, leidingen en eigendom van muren en goten.",
            "Weer dat veilig of goed werken verhindert, verschuift de planning. Wij melden het zodra wij het weten.",
            "Vinden wij iets dat niemand kon zien, zoals rot hout of asbest, dan stoppen wij op dat punt en overleggen.",
          ],
        },
      ],
    },
    {
      id: "meerwerk",
      heading: "4. Meer- en minderwerk",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Meerwerk voeren wij uit nadat u de prijs schriftelijk hebt goedgekeurd. Uitzondering: wat direct moet om schade te voorkomen. Dan doen wij het nodige, met foto’s, en laten het u meteen weten. Vervalt er werk, dan gaat de prijs ervan af.",
          ],
        },
      ],
    },
    {
      id: "betalen",
      heading: "5. Betalen",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Termijnen staan in de offerte en volgen het werk: u betaalt niet ver vooruit.",
            "De betaaltermijn staat op de factuur. Bij te laat betalen krijgt u eerst een kosteloze herinnering.",
            "Klopt er iets niet aan het werk, dan mag u een deel inhouden dat in verhouding staat tot het gebrek.",
          ],
        },
      ],
    },
    {
      id: "garantie",
      heading: "6. Oplevering, garantie en klachten",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Bij oplevering lopen wij het werk samen na en zetten op papier wat nog moet. De garantie, met jaren en voorwaarden per materiaal, staat in uw offerte. Uw wettelijke rechten blijven daarnaast bestaan.",
            "Meld een gebrek zodra u het ziet, liefst met een foto. Wij komen kijken en herstellen binnen een redelijke tijd. Garantie vervalt niet door normaal gebruik, wel door werk van een ander aan hetzelfde deel of door het achterwege laten van onderhoud dat in de offerte stond.",
          ],
        },
      ],
    },
    {
      id: "aansprakelijkheid",
      heading: "7. Schade",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Voor schade die wij door een fout veroorzaken, staan wij in. Wij zijn daarvoor verzekerd; het bewijs kunt u opvragen. Wij zijn niet aansprakelijk voor gebreken in wat er al was en buiten onze opdracht viel. Deze regel beperkt geen rechten die u als consument volgens de wet hebt.",
          ],
        },
      ],
    },
    {
      id: "lidmaatschap",
      heading: "8. Zorgeloos Wonen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een aanvraag voor [Zorgeloos Wonen](/zorgeloos-wonen) is vrijblijvend en geen contract. Inhoud, prijs, looptijd en opzegging staan in het voorstel dat u na de inspectie krijgt. Zonder uw handtekening begint er niets.",
          ],
        },
      ],
    },
    {
      id: "recht",
      heading: "9. Recht en geschillen",
      blocks: [
        {
          type: "countries",
          nl: [
            "Op werk in Nederland is Nederlands recht van toepassing. Een geschil kunt u voorleggen aan de bevoegde rechter in uw woonplaats.",
          ],
          be: [
            "Op werk in België geldt Belgisch recht, met de bescherming die u daar als consument hebt. Bevoegd is de rechter van uw woonplaats. De tienjarige aansprakelijkheid voor de stabiliteit blijft onverkort gelden.",
          ],
        },
      ],
    },
  ],
};
