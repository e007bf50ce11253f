import type { Article } from "~/content/types";

export const article: Article = {
  slug: "plat-dak-onderhoud-schema",
  title: "Plat dak onderhouden: een schema per seizoen",
  meta: {
    title: "Plat dak onderhouden: schema met controles per seizoen",
    description:
      "Twee beurten per jaar houden een plat dak droog. Een schema met data, een vaste looproute, wat u zelf schoonmaakt en wanneer u een dakdekker belt.",
    keywords: ["plat dak onderhoud", "onderhoudsschema dak", "dakafvoer reinigen", "dakinspectie plat dak"],
  },
  category: "onderhoud",
  excerpt:
    "Een plat dak vraagt twee korte beurten per jaar: na de winter en na de bladval. Dit schema zegt wat u wanneer doet, in welke volgorde en waar uw werk ophoudt.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Zet twee data in uw agenda: half april en eind november. De eerste keer zoekt u schade van de winter, de tweede keer haalt u blad weg voordat het vriest. Elke beurt duurt een half uur tot een uur. Reken daarbij op een controle door een dakdekker, vaker naarmate het dak ouder wordt.",
  sections: [
    {
      id: "kalender",
      heading: "Het jaar in één tabel",
      blocks: [
        {
          type: "table",
          caption: "Wat u wanneer doet",
          head: ["Wanneer", "Wat", "Wie"],
          rows: [
            ["Half april", "grote ronde: alles bekijken, vuil weg, foto’s maken", "u"],
            ["Juni", "tien minuten: zaailingen uittrekken, bladvanger legen", "u"],
            ["Na zware storm of hagel", "kijken vanuit een raam: ligt er iets los of scherp op?", "u"],
            ["Eind november", "bladbeurt: afvoer, noodoverloop en goot leeg", "u"],
            ["Bij dooi na sneeuw", "binnen plafonds en hoeken nalopen", "u"],
            ["Elk jaar, of volgens uw garantie", "keuring met verslag, kleine reparaties", "dakdekker"],
          ],
          note: "Twee beurten per jaar, na de winter en na de bladval, is ook het advies van Buildwise en Vereniging Eigen Huis.",
        },
        {
          type: "prose",
          paragraphs: [
            "Kies een droge dag zonder vorst. In de zomerzon wordt bitumen zacht en laat uw schoen een afdruk achter. Bij vorst wordt het hard en kan het breken. Staan er hoge bomen naast het huis, plan dan twee bladbeurten: begin november en eind december.",
          ],
        },
      ],
    },
    {
      id: "looproute",
      heading: "Een vaste looproute langs acht punten",
      blocks: [
        {
          type: "figure",
          drawing: "plat-dak-onderhoud-schema",
          alt: "Plattegrond van een plat dak met een genummerde looproute langs afvoer, randen, gevel, doorvoer en lichtkoepel.",
          caption:
            "Loop altijd dezelfde ronde. Dan vergeet u niets en kunt u de foto’s van elk jaar naast elkaar leggen.",
          legend: [
            "Ladder of dakluik: vast opgesteld, met houvast boven de rand.",
            "Afvoer met bladvanger: leeg, korf recht, plakplaat vast.",
            "Noodoverloop: helemaal open, ook aan de gevelkant.",
            "Dakrand en trim: schroeven vast, naden dicht.",
            "Opstand tegen de gevel met loodslabbe: strak tegen de muur, voeg heel.",
            "Doorvoer van ontluchting of kabel: manchet zonder scheur.",
            "Lichtkoepel: opstand dicht, schaal zonder barst.",
            "Laagste plek van het vlak: plas, slib of een verkleurde rand.",
          ],
        },
        {
          type: "steps",
          steps: [
            {
              title: "Begin binnen",
              text: "Kijk naar plafonds en hoeken onder het dak, ook in de kast. Noteer elke kring met datum en grootte.",
            },
            {
              title: "Maak droog schoon",
              text: "Veeg blad en slib naar een emmer, niet naar de afvoer. Gebruik een zachte bezem en een plastic schep.",
            },
            {
              title: "Test de afvoer",
              text: "Giet een emmer water bij het laagste punt. Het moet vlot weglopen. Borrelt het, dan zit de pijp dicht: lees [de regenpijp](/kennisbank/regenpijp).",
            },
            {
              title: "Loop de rand en de naden na",
              text: "Duw met uw hand, niet met een mes. Een naad die meegeeft of lucht laat horen, is open.",
            },
            {
              title: "Leg vast",
              text: "Acht punten, acht foto’s. Schrijf er een cijfer bij: 1 is goed, 2 is volgen, 3 is bellen.",
            },
          ],
        },
      ],
    },
    {
      id: "tekens",
      heading: "Wat u ziet en wat het betekent",
      blocks: [
        {
          type: "table",
          caption: "Van teken naar actie",
          head: ["Teken", "Betekenis", "Cijfer"],
          rows: [
            ["Fijn netwerk van scheurtjes", "bitumen droogt uit in de zon", "2"],
            ["Kale, zwarte plek tussen leislag", "bescherming is weg, slijtage versnelt", "2"],
            ["Blaas die niet groeit", "lucht of oud vocht onder de laag", "2"],
            ["Blaas op een naad of een blaas die groeit", "water zoekt een weg", "3"],
            ["Open naad, losse slabbe, scheur in de hoek", "elk moment lek", "3"],
            ["Vlak veert onder uw voet", "natte isolatie of zacht hout: ga eraf", "3"],
            ["Plas die na twee dagen nog staat", "te weinig afschot of een verzakte balk", "2, bij groei 3"],
          ],
        },
      ],
    },
    {
      id: "niet-doen",
      heading: "Wat u beter niet doet",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "Geen hogedrukspuit: die spoelt leislag weg en drukt water in naden.",
            "Geen oplosmiddel, benzine of agressieve mosdoder. Veel middelen tasten bitumen of rubber aan.",
            "Geen kit uit de bouwmarkt op een scheur. Kit hecht slecht op oud bitumen en de dakdekker moet die eerst weer verwijderen.",
            "Geen blaas openprikken, ook niet om te kijken.",
            "Grind niet wegharken naar één hoek. De laag hoort overal minstens drie centimeter dik te zijn.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Alleen omhoog als het veilig kan",
          text: "Nooit alleen, nooit bij wind, vorst of nat weer. Zet de ladder een meter boven de rand uit en maak hem vast. Blijf weg van de rand en stap nooit op een lichtkoepel. Hoger dan één bouwlaag, of geen vaste plek voor de ladder? Dan is dit geen werk voor uzelf.",
        },
      ],
    },
    {
      id: "garantie",
      heading: "Garantie, verzekering en logboek",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Veel garanties vragen jaarlijks onderhoud. De tienjarige garantie van Dakmerk bijvoorbeeld verplicht een keuring en onderhoud per jaar, en IKO stelt in België dezelfde eis. Wie dat niet kan aantonen, staat bij schade zwak.",
            "Een map met foto’s, facturen en keuringsverslagen is genoeg. Schrijf er ook in wie er op het dak was: een schilder, een schotelmonteur of een installateur laat vaak een schroef of een kapotte naad achter. Loop na zulk werk zelf een ronde.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Een verzekeraar dekt schade door storm of plotselinge neerslag vaak wel, maar slijtage niet. Uw logboek laat zien dat het dak in orde was. Meer daarover in [daklekkage en verzekering](/kennisbank/daklekkage-verzekering).",
          ],
          be: [
            "De norm NBN B 46-001 gaat uit van twee beurten: na het vallen van de bladeren en na de winter. Gebrekkig onderhoud kan schade voorzienbaar maken, en dan is die niet gedekt.",
          ],
        },
      ],
    },
    {
      id: "veelgestelde-vragen",
      heading: "Veelgestelde vragen",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Mijn dak is pas vijf jaar oud. Is dit alles nodig?",
              answer: [
                "De ronde wel, want een afvoer raakt ook op een nieuw dak verstopt. De uitgebreide keuring kan in die jaren korter, tenzij uw garantie anders zegt.",
              ],
            },
            {
              question: "Wat doet een dakdekker dat ik niet kan?",
              answer: [
                "Hij meet vocht in het pakket, test naden met gereedschap, herstelt ze meteen en werkt met valbeveiliging. U krijgt een verslag met een planning.",
              ],
            },
            {
              question: "Kan ik het laten doen zonder er zelf aan te denken?",
              answer: [
                "Ja, met een vaste afspraak per jaar: bekijk [preventief onderhoud](/onderhoud/preventief-onderhoud) of de pakketten van [Zorgeloos Wonen](/zorgeloos-wonen).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Buildwise: is het onderhoud van een plat dak noodzakelijk?",
      url: "https://www.buildwise.be/nl/help-center/faq/is-het-onderhoud-van-een-plat-dak-noodzakelijk/",
    },
    {
      title: "Vereniging Eigen Huis: plat dak",
      url: "https://www.eigenhuis.nl/wonen/onderhoud/onderhoud-buiten/plat-dak",
    },
    {
      title: "Roofs: dakonderhoud verlengt levensduur dakbedekking, met de eisen van Dakmerk (oktober 2020)",
      url: "https://www.dakweb.nl/roofs-2020-10-50-dakonderhoud-verlengt-levensduur-dakbedekking/l10242c20",
    },
    {
      title: "IKO België: periodiek dakonderhoud",
      url: "https://be.iko.com/iko-whitepaper-periodiek-dakonderhoud/",
    },
  ],
  relatedServices: ["onderhoud/preventief-onderhoud", "daken/dakinspectie", "daken/dakgoot-reinigen"],
  relatedArticles: ["plat-dak", "dak-onderhoud-jaarschema", "dakgoot"],
};
