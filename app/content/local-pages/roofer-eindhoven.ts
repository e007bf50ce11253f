import { townSources } from "~/content/towns/sources";
import type { LocalPage } from "~/content/types";

export const rooferEindhoven: LocalPage = {
  path: "/dakdekker-eindhoven",
  updated: "2026-11-24",
  meta: {
    title: "Dakdekker Eindhoven: hoe u er een kiest en wat wij doen",
    description:
      "Zoekt u een dakdekker in Eindhoven? Waar u op let bij een offerte, wat een inspectie omvat, hoe u oplichters aan de deur herkent en wat wij zelf doen.",
    keywords: ["dakdekker Eindhoven", "dakreparatie Eindhoven", "dak vernieuwen Eindhoven"],
  },
  title: "Dakdekker in Eindhoven",
  lead: "Een dak kiest u eens in de dertig jaar, een dakdekker dus ook. Vergelijk daarom niet alleen de prijs onderaan, maar wat erboven staat. Op deze pagina leest u hoe een goede offerte eruitziet, ook als u die niet bij ons aanvraagt.",
  house: "townhouse",
  detail: "ridge",
  caption:
    "Een losse vorst ziet u vanaf de straat zelden. Een inspectie kijkt naar pannen, nok, lood en goten.",
  sections: [
    {
      id: "goede-offerte",
      heading: "Zo leest u een offerte",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Vierkante meters per dakvlak, niet ‘dak vernieuwen, totaal’.",
            "Merk en type van pan of bedekking, folie en isolatie, met dikte.",
            "Wat er met lood, goten, schoorsteen en dakramen gebeurt.",
            "Wie steiger, container en vergunning regelt en betaalt.",
            "Wat meerwerk kost als het hout slecht blijkt: een prijs per meter, vooraf.",
            "Btw uitgesplitst: {btw laag nl} over het arbeidsloon van isolatie bij huizen ouder dan {woning btw nl}, {btw hoog nl} over de rest.",
            "Garantie op papier, met wat er wel en niet onder valt.",
          ],
        },
      ],
    },
    {
      id: "aan-de-deur",
      heading: "Iemand belt aan over uw dak",
      blocks: [
        {
          type: "callout",
          tone: "warning",
          title: "‘Ik werk hiernaast en zag een losse pan’",
          text: "Laat niemand zonder afspraak uw dak op. Er worden pannen losgetrokken om ze u daarna te laten zien. Vraag een kaartje, bel de buren en neem een nacht bedenktijd.",
        },
        {
          type: "prose",
          paragraphs: [
            "Een vakman vraagt geen geld voordat hij begint, tenzij er materiaal op maat wordt besteld. Hij heeft een KvK-nummer, een adres waar u langs kunt en een verzekering voor schade aan derden. Wie contant wil afrekenen zonder rekening, geeft ook geen garantie.",
          ],
        },
      ],
    },
    {
      id: "inspectie",
      heading: "Wat een inspectie bij ons inhoudt",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Vragen vooraf",
              text: "Bouwjaar, soort dak, klachten, foto’s. Dat gaat per telefoon of formulier.",
            },
            { title: "Binnen", text: "Zolder, plafonds en vocht. Wij kijken waar de isolatie zit." },
            {
              title: "Buiten",
              text: "Pannen, nok, lood, goten, schoorsteen en platte delen, met ladder of camera op een stok.",
            },
            { title: "Verslag", text: "Foto’s met pijlen en drie kolommen: nu, binnen twee jaar, later." },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De inspectie is gratis en verplicht u tot niets. Blijkt uw dak in orde, dan staat dat er ook. Wie wij zijn, leest u bij [over ons](/over-ons); wat klanten schrijven en hoe wij daarmee omgaan, bij [beoordelingen](/beoordelingen).",
          ],
        },
      ],
    },
    {
      id: "soorten-werk",
      heading: "Werk dat wij in de stad doen",
      blocks: [
        {
          type: "table",
          caption: "Van klein naar groot",
          head: ["Werk", "Duur", "Lees meer"],
          rows: [
            ["Pan, vorst of lood herstellen", "een paar uur", "[Daklekkage](/daken/daklekkage)"],
            ["Goot reinigen of vervangen", "uren tot een dag", "[Dakgoot reinigen](/daken/dakgoot-reinigen)"],
            [
              "Plat dak overlagen of vernieuwen",
              "1 tot 5 dagen",
              "[Plat dak](/eindhoven/plat-dak-specialist)",
            ],
            ["Hellend dak met isolatie vernieuwen", "1 tot 2 weken", "[Dakrenovatie](/daken/dakrenovatie)"],
            ["Alleen isoleren", "2 tot 4 dagen", "[Dakisolatie](/daken/dakisolatie)"],
          ],
          note: "Voor een gewoon rijtjeshuis bij droog weer.",
        },
      ],
    },
    {
      id: "vraag-en-antwoord",
      heading: "Veelgestelde vragen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Heb ik een vergunning nodig voor nieuwe pannen?",
              answer: [
                "Nee, vervangen door gelijke pannen is onderhoud. Op een monument of in een beschermd gezicht vraagt u het eerst na bij de gemeente Eindhoven.",
              ],
            },
            {
              question: "Kan het dak ’s winters open?",
              answer: [
                "Herstel kan het hele jaar. Een compleet dak vernieuwen doen wij liever tussen maart en november, vak voor vak, zodat het elke avond dicht is.",
              ],
            },
            {
              question: "In welke buurten komt u?",
              answer: [
                "In alle stadsdelen, en in de dorpen eromheen. De lijst staat bij [regio Eindhoven](/nl).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    townSources.vatNetherlands,
    townSources.roofPermitNetherlands,
    townSources.dormerMonumentNetherlands,
  ],
};
