import type { SitePage } from "~/content/types";

export const cookiePage: SitePage = {
  meta: {
    title: "Cookiebeleid: geen volgcookies, geen banner",
    description:
      "Deze website plaatst geen cookies die u volgen. Daarom vragen wij niets weg te klikken. Wat er wel op uw toestel kan staan, leest u hier.",
    keywords: ["cookiebeleid", "cookies", "geen trackingcookies"],
  },
  title: "Cookiebeleid",
  lead: "Wij plaatsen geen cookies om u te volgen en laden niets van anderen voordat u daarom vraagt. Daarom ziet u hier geen cookiebanner.",
  sections: [
    {
      id: "wat-wel",
      heading: "Wat er wél op uw toestel kan staan",
      blocks: [
        {
          type: "table",
          caption: "Opslag die nodig is om de website te laten werken",
          head: ["Wat", "Waarom", "Tot wanneer"],
          rows: [
            [
              "Concept van een formulier, met foto’s",
              "Verder kunnen na een weggevallen verbinding",
              "Tot u het verzendt of ‘wis concept’ kiest, en anders 7 dagen",
            ],
            [
              "Aanvraag die op verbinding wacht, met foto’s",
              "Vanzelf versturen zodra er weer verbinding is",
              "Tot hij binnen is of u hem terugneemt, en anders 7 dagen",
            ],
            [
              "Bericht dat u op de pagina van uw aanvraag schrijft",
              "Verder kunnen na een weggevallen verbinding",
              "Tot het binnen is of u het tabblad sluit",
            ],
            [
              "Kenmerk van een verstuurde aanvraag, zonder wat u invulde",
              "Dezelfde aanvraag niet twee keer versturen uit twee tabbladen",
              "Geldt een half uur, en verdwijnt bij uw volgende aanvraag",
            ],
            [
              "Technische cookie van onze hostingdienst",
              "Robots en aanvallen tegenhouden",
              "Kort; vervalt vanzelf",
            ],
            ["Aanmeldcookie van het beheer", "Alleen voor onze eigen medewerkers", "Tot zij afmelden"],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Hiervoor is geen toestemming nodig, omdat de website er niet zonder kan werken of omdat u er zelf om vraagt.",
          ],
        },
      ],
    },
    {
      id: "kaart",
      heading: "Als u een Google-kaart of een video opent",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "De kaart die u meteen ziet, tekenen wij zelf. Is er een knop voor de kaart van Google en klikt u daarop, dan haalt uw browser die bij Google op. Google kan dan cookies plaatsen en ziet uw IP-adres. Klikt u niet, dan gebeurt dat niet.",
            "Zo is het ook met een video van YouTube of Vimeo in een artikel: pas als u op afspelen drukt, haalt uw browser die daar op. Die website ziet dan uw IP-adres en kan cookies plaatsen.",
          ],
        },
      ],
    },
    {
      id: "zelf",
      heading: "Zelf alles wissen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Verwijder in uw browser de gegevens van deze website; een concept is dan ook weg. De website blijft gewoon werken. Wat wij met een verzonden aanvraag doen, staat in de [privacyverklaring](/privacy).",
          ],
        },
      ],
    },
  ],
};
