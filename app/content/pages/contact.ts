import type { SitePage } from "~/content/types";

export const contactPage: SitePage = {
  meta: {
    title: "Contact: bel, app of schrijf {bedrijf}",
    description:
      "Lekt het nu, bel dan. Voor al het andere: WhatsApp met een foto, het formulier of mail. Met openingstijden, adres en route naar {kantoorplaats}.",
    keywords: ["contact dakdekker", "spoed daklekkage bellen", "{bedrijf} telefoon", "openingstijden"],
  },
  title: "Bel, app of schrijf ons",
  lead: "Komt er water of rook binnen, bel dan. Hebt u een foto, stuur die via WhatsApp. Voor een vraag die een dag kan wachten is het formulier het handigst: dan staat alles bij elkaar.",
  sections: [
    {
      id: "welke-weg",
      heading: "Bellen, appen of schrijven?",
      blocks: [
        {
          type: "table",
          caption: "Wat u het best doet bij welke vraag",
          head: ["Uw vraag", "Zo bereikt u ons het snelst"],
          rows: [
            ["Water door het dak, iets dreigt te vallen", "Bellen, ook buiten kantooruren"],
            ["Is dit erg? (met foto)", "WhatsApp"],
            ["Een offerte of inspectie", "[Het formulier](/gratis-offerte), met foto’s en adres"],
            ["Een rekening of afspraak", "Mail of bellen op werkdagen"],
            ["Elk jaar onderhoud", "[Zorgeloos Wonen](/zorgeloos-wonen)"],
          ],
        },
        {
          type: "callout",
          tone: "urgent",
          title: "Brand, rook of koolmonoxide",
          text: "Ga naar buiten en bel 112. Wij komen daarna.",
        },
      ],
    },
    {
      id: "na-uw-bericht",
      heading: "Wat er met uw bericht gebeurt",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Bevestiging",
              text: "U krijgt een referentie en een mail met een link naar uw aanvraag.",
            },
            { title: "Iemand leest uw bericht", text: "Het kantoor kijkt welk vak erbij hoort." },
            { title: "Wij nemen contact op", text: "Binnen 24 uur, per mail of telefoon." },
          ],
        },
      ],
    },
    {
      id: "langskomen",
      heading: "Langskomen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Het hoofdkantoor staat in {kantoorplaats}. Maak eerst een afspraak, want overdag zijn de vaklieden op pad. Een stuk pan, een voeg of een oude bouwtekening mag u meenemen: dat praat makkelijker.",
          ],
        },
      ],
    },
  ],
};
