import type { LeakFinderRecord } from "~/content/records/pages/leak-finder";

export const leakFinderTexts: LeakFinderRecord = {
  meta: {
    title: "Waar lekt het? Wijs de natte plek aan in het huis",
    description:
      "Lekkage of vochtplek? Tik in de tekening van het huis aan waar het nat is, beantwoord twee vragen en zie de waarschijnlijke oorzaak en wat u nu doet.",
    keywords: ["waar lekt het", "lekkage", "vochtplek", "lekkage opsporen", "oorzaak lekkage"],
  },
  title: "Wijs aan waar het lekt",
  lead: "Tik op de natte plek. Na twee korte vragen ziet u waar het water waarschijnlijk binnenkomt, hoe dat eruitziet en wat u nu doet.",
  drawing: {
    title: "Doorsnede van een huis in de regen",
    desc: "Elke natte plek is een link naar de oorzaken die erbij horen.",
  },
  listHeading: "Of kies de plek uit de lijst",
  otherPlaces: "Zit het toch ergens anders?",
  firstAid: {
    inside: {
      heading: "Eerst dit",
      steps: [
        "Loopt er water langs een lamp, schakelaar of stopcontact, zet dan die groep uit. Raak de lamp niet aan.",
        "Vang het water op en zet spullen droog. Hangt een plafond bol, blijf er dan onder vandaan.",
        "Maak foto’s van de vlek en het water, met de datum erbij.",
      ],
    },
    outside: {
      heading: "Eerst dit",
      steps: [
        "Houd de plek onder de druppel vrij en leid het water weg van de gevel.",
        "Kijk van de grond of uit een raam. Zet geen ladder tegen de goot of de regenpijp: die dragen u niet.",
        "Maak foto’s tijdens de bui. Kijk ook binnen of er een plek verschijnt.",
      ],
    },
    warning: {
      title: "Niet het dak op",
      text: "Natte pannen en nat bitumen zijn glad, en een losse pan schuift onder uw voet weg. Ook ‘even kijken’ vanaf een ladder bij wind is geen goed idee. Wat u het eerste uur doet, staat in het [stappenplan](/kennisbank/daklekkage-stappenplan).",
    },
  },
  form: { heading: "Twee vragen", skip: "Weet ik niet", button: "Toon de oorzaken" },
  causes: {
    open: "Wat het kan zijn",
    likely: "Dit is het waarschijnlijk",
    others: "Minder waarschijnlijk, wel mogelijk",
    note: "Dit is een wegwijzer, geen oordeel over uw huis. Zekerheid is er pas als iemand ter plaatse heeft gekeken.",
  },
  help: {
    heading: "Laat ons kijken",
    text: "Wat u hier hebt aangewezen, gaat met uw aanvraag mee. U hoeft het niet nog eens te vertellen.",
    call: "Bel nu",
    callBack: "Laat mij terugbellen",
  },
};
