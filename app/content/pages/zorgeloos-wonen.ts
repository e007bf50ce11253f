import type { MembershipPackageId, MembershipPage } from "~/content/types";

type Row = MembershipPage["comparison"]["groups"][number]["rows"][number];

const none = "niet";

/** One line of the comparison; the four values stand in the order of the packages. */
function row(work: string, ...values: [string, string, string, string]): Row {
  const [basic, comfort, premium, complete] = values;
  const included: Record<MembershipPackageId, string> = {
    "basis-onderhoud": basic,
    "comfort-plus": comfort,
    "premium-care": premium,
    "zorgeloos-complete": complete,
  };
  return { work, included };
}

/** What /zorgeloos-wonen says as the code carries it; its packages are records. */
export const membershipTexts: Omit<MembershipPage, "packages"> = {
  meta: {
    title: "Zorgeloos Wonen: onderhoud aan uw huis in een pakket",
    description:
      "Vier onderhoudspakketten voor de buitenkant van uw huis, naast elkaar in één tabel. Vraag vrijblijvend aan; wij komen eerst kijken.",
    keywords: [
      "onderhoudscontract woning",
      "Zorgeloos Wonen",
      "woningonderhoud pakket",
      "onderhoudsabonnement",
    ],
  },
  title: "Zorgeloos Wonen: wij komen voordat het lekt",
  lead: "Met een lidmaatschap lopen wij elk jaar uw dak, goot, schoorsteen en buitenkant na, doen het kleine werk meteen en schrijven op wat later komt. U kiest uit vier pakketten. Aanvragen is vrijblijvend: eerst bekijken wij uw woning, gratis.",
  uninsured: "homeUninsured",
  button: "Lidmaatschap aanvragen",
  form: {
    heading: "Lidmaatschap aanvragen",
    text: "Vink aan wat bij uw huis past en hoe snel u ons wilt spreken. Wij bellen, komen de woning gratis bekijken en sturen daarna een voorstel.",
    dialog: "Zorgeloos Wonen Lidmaatschap",
  },
  noContract:
    "**Dit is een vrijblijvende aanvraag, geen overeenkomst.** U zit pas ergens aan vast als u ons schriftelijke voorstel hebt gelezen en ondertekend.",
  comparison: {
    caption: "Wat er in elk pakket zit, per jaar",
    groups: [
      {
        heading: "Nakijken",
        rows: [
          row("Ronde langs dak, goot en gevel", "1 keer", "2 keer", "2 keer", "2 keer"),
          row("Zolder: vocht, folie en hout", "1 keer", "1 keer", "1 keer", "2 keer"),
          row("Dakkapel en platte daken", none, "1 keer", "2 keer", "2 keer"),
          row("Schoorsteen van buiten: kap, voegen, lood", none, "1 keer", "1 keer", "1 keer"),
          row("Kozijnen, boeidelen en schilderwerk", none, none, "1 keer", "1 keer"),
          row("Verslag met foto’s en datum", "ja", "ja", "ja", "ja"),
        ],
      },
      {
        heading: "Schoonmaken",
        rows: [
          row("Dakgoot en uitloop leeg", "1 keer", "2 keer", "2 keer", "2 keer"),
          row("Plat dak vegen, afvoer vrij", none, "1 keer", "2 keer", "2 keer"),
          row("Rookkanaal vegen, met veegbewijs", none, none, "1 keer", "1 keer"),
          row("Dakkapel reinigen", none, none, "1 keer", "1 keer"),
        ],
      },
      {
        heading: "Herstellen",
        rows: [
          row("Losse pan, beugel of loodrand vastzetten tijdens de ronde", "ja", "ja", "ja", "ja"),
          row("Kleine naad, voeg of kitrand dichtmaken", none, "ja", "ja", "ja"),
          row("Verf bijwerken op dorpels en verbindingen", none, none, "ja", "ja"),
          row("Groter werk", "offerte", "offerte", "offerte", "volgens plan"),
        ],
      },
      {
        heading: "Plannen",
        rows: [
          row("Herinnering en vaste maand", "ja", "ja", "ja", "ja"),
          row("Voorrang bij lekkage", none, "ja", "ja", "ja"),
          row("Meerjarenplan op papier", none, none, "ja", "ja"),
          row("Wij voeren het meerjarenplan uit", none, none, none, "ja"),
        ],
      },
    ],
    note: "Wat uw huis niet heeft, zoals een schoorsteen of een plat dak, valt weg uit uw voorstel. Prijzen staan hier niet, omdat een bungalow en een herenhuis niet hetzelfde vragen.",
    lastConfirmed: null,
  },
  priorities: [
    {
      id: "standaard",
      title: "Standaard",
      term: "binnen 2 weken",
      text: "Er is niets dringends. Wij bellen om een dag voor de inspectie af te spreken.",
    },
    {
      id: "spoed",
      title: "Spoed",
      term: "binnen 1 week",
      text: "U ziet een vochtplek, een losse rand of rot hout en wilt niet tot na de volgende storm wachten.",
    },
    {
      id: "direct",
      title: "Direct",
      term: "contact binnen 24 uur",
      text: "Er komt nu water binnen of er dreigt iets te vallen. Bel dan ook meteen; dat gaat sneller dan een formulier.",
    },
  ],
  sections: [
    {
      id: "waarom",
      heading: "Waarom een vaste ronde scheelt",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een huis waarschuwt lang van tevoren, maar altijd op plaatsen waar u niet komt. Wie jaarlijks dezelfde foto maakt, ziet een voeg uitslijten voordat het binnen nat is.",
            "Het helpt ook als er toch schade is. Verzekeraars mogen vragen of het onderhoud in orde was; een map met gedateerde verslagen is dan een antwoord.",
          ],
        },
      ],
    },
    {
      id: "aanvragen",
      heading: "Van aanvraag tot eerste ronde",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Aanvragen",
              text: "U vinkt een of meer pakketten aan, het soort woning en hoeveel haast het heeft. Bouwjaar en klachten mag u erbij zetten.",
            },
            {
              title: "Contact",
              text: "Wij bellen binnen de termijn die u koos en spreken een dag af.",
            },
            {
              title: "Gratis woninginspectie",
              text: "Wij lopen het huis na. U krijgt de foto’s, ook als u daarna niets met ons doet.",
            },
            {
              title: "Voorstel",
              text: "Op papier: wat wij doen, hoe vaak, wat het per jaar kost en hoe u opzegt. Dan pas beslist u.",
            },
          ],
        },
      ],
    },
    {
      id: "niet-erin",
      heading: "Wat er niet in zit",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "Werk binnen in huis, aan cv-ketel, gas of elektra.",
            "Vernieuwen van een heel dak, een kozijn of een schoorsteen. Daar maken wij een aparte offerte voor.",
            "Schade door storm of brand: dat is werk voor uw verzekering. Met de verslagen helpen wij u bij de melding.",
            "Asbest: dat ruimt een gecertificeerd bedrijf op.",
          ],
        },
      ],
    },
    {
      id: "nederland-en-belgie",
      heading: "In Nederland en in België",
      blocks: [
        {
          type: "countries",
          nl: [
            "De ronde en het schoonmaken rekenen wij met {btw hoog nl} btw. Schilderwerk aan een woning ouder dan {woning btw nl} valt onder {btw laag nl}; dat staat apart op de factuur.",
          ],
          be: [
            "Herstel en onderhoud aan een privéwoning van minstens {woning btw be} oud kan onder voorwaarden aan {btw laag be} btw, reiniging niet; het tarief staat per onderdeel op de factuur. Vegen van een schoorsteen aan een open cv-ketel is in Vlaanderen verplicht; u krijgt het attest.",
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
              question: "Mag ik twee pakketten aanvinken?",
              answer: [
                "Ja, als u twijfelt. Na de inspectie zeggen wij welk van de twee bij uw huis past, en waarom.",
              ],
            },
            {
              question: "Kan een appartement lid worden?",
              answer: [
                "Dak en gevel zijn daar van de vereniging van eigenaars of mede-eigenaars. Vraag het samen aan, of laat ons alleen uw eigen dakterras of dakkapel doen.",
              ],
            },
            {
              question: "Moet ik eerst achterstallig werk laten doen?",
              answer: ["Wat gevaarlijk is of lekt wel. De rest nemen wij op in het plan."],
            },
            {
              question: "Ik verhuis. Wat dan?",
              answer: [
                "Hoe opzeggen of overdragen gaat, staat in het voorstel dat u krijgt voordat u tekent. De verslagen blijven bij het huis.",
              ],
            },
          ],
        },
      ],
    },
  ],
};
