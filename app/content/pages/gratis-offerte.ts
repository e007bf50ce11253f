import type { SitePage } from "~/content/types";

export const quotePage: SitePage = {
  meta: {
    title: "Gratis offerte of inspectie aanvragen",
    description:
      "Vraag een offerte, inspectie of spoedreparatie aan in drie stappen. Welke foto’s helpen, wat er daarna gebeurt en wat er in de offerte staat.",
    keywords: ["gratis offerte", "offerte dakdekker", "offerte aanvragen", "gratis inspectie"],
  },
  title: "Vraag een gratis offerte aan",
  lead: "Drie stappen: wat er moet gebeuren, waar het is, en hoe wij u bereiken. Het kost niets en u zit nergens aan vast. Wij nemen binnen 24 uur contact met u op.",
  sections: [
    {
      id: "fotos",
      heading: "Foto’s die ons echt helpen",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "**Van veraf:** het hele huis of de hele gevel, vanaf de straat.",
            "**Van dichtbij:** de plek zelf, scherp, met een hand of munt ernaast voor de maat.",
            "**Van binnen:** de vlek, de zolder of de scheur aan de andere kant.",
            "**De omgeving:** de plaats voor ladder of steiger, een serre of een smalle poort.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Niet klimmen voor een foto",
          text: "Inzoomen vanaf de stoep of uit een bovenraam is genoeg. De rest zien wij bij de inspectie.",
        },
      ],
    },
    {
      id: "daarna",
      heading: "Wat er gebeurt nadat u op versturen drukt",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Meteen",
              text: "U ziet een referentie van acht tekens en krijgt een mail met een link naar uw aanvraag. Bewaar de referentie; wij vragen ernaar.",
            },
            {
              title: "Binnen 24 uur",
              text: "Wij bellen, mailen of appen u, en stellen de vragen die de foto’s oproepen. Bij spoed gaat u voor.",
            },
            { title: "Inspectie", text: "Meestal willen wij het zelf zien. Dat is gratis." },
            {
              title: "De offerte",
              text: "Met foto’s, maten en materialen per onderdeel, zodat u die naast een andere kunt leggen.",
            },
          ],
        },
      ],
    },
    {
      id: "in-de-offerte",
      heading: "Wat erin staat, en wat u mag vragen",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Wat er weggaat, wat erin komt en in welke lagen.",
            "Wie de steiger, de container en het afval regelt.",
            "Wat er niet in zit, en wat het per meter kost als het toch nodig blijkt.",
            "Het btw-tarief per deel: in Nederland {btw hoog nl}, met {btw laag nl} voor schilderen, stukadoren en de arbeid van isoleren bij een woning ouder dan {woning btw nl}; in België onder voorwaarden {btw laag be} bij een woning van minstens {woning btw be} oud.",
            "De garantie, in jaren en met wat eronder valt.",
            "Tot wanneer de prijs geldt.",
          ],
        },
      ],
    },
    {
      id: "gegevens",
      heading: "Uw gegevens",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Wij gebruiken ze voor deze aanvraag en nergens anders voor. Hoe lang wij ze bewaren en hoe u ze laat wissen, leest u in de [privacyverklaring](/privacy).",
          ],
        },
      ],
    },
  ],
};
