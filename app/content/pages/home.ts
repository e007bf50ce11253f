import type { HomeRecord } from "~/content/records/pages/home";

/** What home says; where its links lead, its figures and the names of its buttons are home-now.server.ts's. */
export const homeTexts: HomeRecord = {
  hero: {
    title: "Wij kennen uw huis van nok tot fundering",
    lead: "Een kring op het plafond, voegen die uit de schoorsteen vallen, een goot die over de rand loopt. U meldt het, wij komen binnen {inspectietijd} gratis kijken. Daarna weet u wat er aan de hand is, en beslist u zelf.",
    chatButton: "Stuur een foto via WhatsApp",
    leakLink: "Lekt het? Wijs aan waar",
  },
  divisions: {
    heading: "Vier vakken, één huis",
    intro:
      "Water houdt zich niet aan de grens tussen dakdekker en metselaar. Daarom werken onze vier vakken onder één naam.",
    cards: {
      roof: {
        title: "Daken",
        text: "Lekken zoeken, pannen en bitumen vernieuwen, isoleren, goten dichtmaken.",
        linkLabel: "Naar daken",
      },
      chimney: {
        title: "Schoorsteen",
        text: "Vegen, voegen, lood vervangen, opnieuw metselen of weghalen.",
        linkLabel: "Naar schoorsteen",
      },
      maintenance: {
        title: "Onderhoud",
        text: "Dakkapel, houtwerk, schilderwerk en goot, per klus of elk jaar.",
        linkLabel: "Naar onderhoud",
      },
      building: {
        title: "Bouwen",
        text: "Aanbouw, opbouw, serre, verbouwing en nieuwbouw.",
        linkLabel: "Naar bouwen",
      },
    },
  },
  story: {
    heading: "Een bedrijf dat zijn eigen werk weer tegenkomt",
    paragraphs: [
      "Wij begonnen in {beginjaar}. Nu staat de {generatie} generatie op het dak. Wie zo lang in dezelfde streek werkt, komt vroeg of laat zijn eigen soldeernaad weer tegen. Dat houdt ons scherp.",
      "Neem een natte plek naast de schoorsteen. De dakdekker kijkt naar het lood, de metselaar naar de voegen, de schilder naar de vlek. Ieder heeft een beetje gelijk. Bij ons klimt er één vakman omhoog die alle drie de oorzaken kent en erbij haalt wie nodig is.",
      "Wij kijken eerst en rekenen daarna. Is een reparatie genoeg, dan hoort u dat. Is het dak op, dan laten wij op foto’s zien waaraan u dat herkent.",
    ],
    link: "Meer over ons bedrijf",
  },
  reviews: {
    heading: "Wat klanten schrijven",
    intro: "Beoordelingen met naam en datum, zoals ze zijn geplaatst. Bij elke tekst staat de bron.",
    without: {
      heading: "Waar u op kunt rekenen",
      intro: "Zo werken wij. Houden wij ons er niet aan, spreek ons er dan op aan.",
      points: [
        "Van elk gebrek krijgt u een foto. Zonder foto hoeft u ons niet te geloven.",
        "Is repareren genoeg, dan staat er geen vernieuwing in de offerte.",
        "Meerwerk begint pas als u het op papier goedkeurt.",
        "Bij oplevering lopen wij het werk samen na. De garantie, in jaren en met voorwaarden per materiaal, staat in uw offerte.",
      ],
    },
  },
  membership: {
    heading: "Zorgeloos Wonen: wij komen voordat het lekt",
    paragraphs: [
      "Een verzekeraar betaalt voor storm, niet voor een goot die jaren vol blad lag. Schade door achterstallig onderhoud is vaak uitgesloten; lees uw polis er eens op na.",
      "Met Zorgeloos Wonen lopen wij uw huis na volgens een vast plan. U krijgt elke keer een verslag met foto’s en datum, zodat u kunt laten zien dat het onderhoud is gedaan.",
    ],
    points: [
      "Vier pakketten, van een jaarlijkse ronde tot alles aan de buitenkant",
      "Dak, goot, schoorsteen en schilderwerk in één verslag",
      "Vrijblijvend aan te vragen: het is geen contract",
    ],
    link: "Vergelijk de vier pakketten",
  },
  serviceArea: {
    heading: "Dichtbij genoeg om snel te komen",
    intro:
      "Onze dak-, schoorsteen- en onderhoudsmensen werken in de regio Eindhoven en in Belgisch-Limburg. Rond Eindhoven is dat hoogstens zo’n {reisafstand} rijden, in België verder. Voor bouwwerk komen wij door heel Nederland.",
    NL: {
      title: "Eindhoven en omgeving",
      text: "Jarendertigwijken, naoorlogse rijen, bungalows met een plat dak en boerderijen in de Kempen: elk met zijn eigen zwakke plek.",
      link: "Alle Nederlandse plaatsen",
    },
    BE: {
      title: "Belgisch-Limburg",
      text: "Vrijstaande woningen met grote dakvlakken en vaak een haard die nog brandt. Wij kennen de Vlaamse regels voor asbest, btw en keuring.",
      link: "Alle Belgische plaatsen",
    },
  },
  business: {
    heading: "Langskomen of even bellen",
    intro:
      "Ons kantoor staat in {kantoorplaats}. Kom liever niet onaangekondigd: de mensen die u wilt spreken, staan overdag op een dak.",
  },
  contact: {
    heading: "Vertel wat u ziet",
    text: "U hoeft de oorzaak niet te weten. Zeg waar het nat, los of koud is, sinds wanneer, en of het erger wordt bij regen of wind.",
    prepare: [
      "Adres en bouwjaar, als u het weet",
      "Twee of drie foto’s: één van dichtbij, één vanaf de straat",
      "Of er nu water of rook binnenkomt",
    ],
  },
  meta: {
    title: "{bedrijf}: dak, schoorsteen, onderhoud, bouw",
    description:
      "Eén familiebedrijf voor dak, schoorsteen, onderhoud en bouw. Gratis inspectie binnen {inspectietijd} in de regio Eindhoven en in Belgisch-Limburg.",
    keywords: ["dakdekker Eindhoven", "schoorsteen", "woningonderhoud", "aannemer", "Belgisch-Limburg"],
  },
};
