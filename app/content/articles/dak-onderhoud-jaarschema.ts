import type { Article } from "~/content/types";

export const article: Article = {
  slug: "dak-onderhoud-jaarschema",
  title: "Dakonderhoud: het jaar rond",
  meta: {
    title: "Jaarschema dakonderhoud: wat u in welke maand nakijkt",
    description:
      "Een jaar dakonderhoud in één tabel: wat u in maart, mei, augustus en november bekijkt, wat u zelf doet, wat een vakman doet en wanneer vogels voorgaan.",
    keywords: ["dakonderhoud jaarschema", "dak onderhoud", "dak controleren", "onderhoud dak per seizoen"],
  },
  category: "onderhoud",
  excerpt:
    "Vier keer per jaar een half uur kijken laat de meeste zwakke plekken zien voordat ze lekken. Dit schema zegt wat u wanneer bekijkt, en wat u overlaat.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Een dak vraagt vier keer per jaar een half uur van u en om de paar jaar een vakman erop. U blijft op de grond, op zolder of achter een raam. Hang het schema hieronder in de meterkast en noteer per keer één regel.",
  sections: [
    {
      id: "schema",
      heading: "Het schema in één oogopslag",
      blocks: [
        {
          type: "table",
          caption: "Dakonderhoud van januari tot december",
          head: ["Wanneer", "Wat u zelf doet", "Wat u laat doen"],
          rows: [
            ["Januari, februari", "Na sneeuw en dooi op zolder kijken", "Niets, tenzij het lekt"],
            [
              "Maart",
              "Stormronde met de verrekijker, foto’s van elk dakvlak",
              "Losse vorsten en pannen vastzetten voordat het broeden begint",
            ],
            [
              "Mei",
              "Goten leeg van bloesem, uitloop van het platte deel vrij",
              "Niets aan pannen waar vogels onder broeden",
            ],
            [
              "Juni tot augustus",
              "Verf en kit van boeidelen en dakramen bekijken",
              "Schilderen, bitumen en lood herstellen",
            ],
            ["September", "Schoorsteen van buiten bekijken", "Vegen en schoorsteenkop nalopen"],
            ["November", "Goten weer leeg, regenpijpen testen", "Hoge goten reinigen"],
            [
              "Na elke storm",
              "Rondje om het huis: scherven, scheve pannen, geluid op zolder",
              "Meteen melden wat los ligt",
            ],
          ],
          note: "Hebt u alleen of vooral een plat dak, gebruik dan het [schema voor platte daken](/kennisbank/plat-dak-onderhoud-schema).",
        },
        {
          type: "figure",
          drawing: "dak-onderhoud-jaarschema",
          alt: "Aanzicht van een huis met schuin dak, schoorsteen, dakraam, dakkapel, goot en platte aanbouw; acht genummerde plekken om te controleren.",
          caption: "Acht plekken die u vanaf de grond of door een raam kunt nalopen.",
          legend: [
            "Nok: een rechte lijn, geen gaten tussen de vorsten.",
            "Pannenvlak: rijen recht, geen scherven in de goot.",
            "Schoorsteen: kap, afdekplaat en voegen.",
            "Lood langs schoorsteen en muur: ligt plat op de pannen.",
            "Dakraam: gootstuk vrij van blad, geen algen op het rubber.",
            "Dakkapel: uitloop, boeideel en onderdorpel.",
            "Goot en regenpijp: geen groene baan op de gevel.",
            "Plat dak van de aanbouw: geen plas die na twee dagen nog staat.",
          ],
        },
      ],
    },
    {
      id: "winter",
      heading: "Winter: kijken van binnen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Sneeuw laat zien waar het dak warmte verliest: daar smelt hij het eerst. Maak een foto voor later. Stuifsneeuw op zolder veegt u op voordat hij smelt.",
            "Schep een plat dak niet leeg: een bevroren dakbaan scheurt onder een schop. Klemmen er deuren of buigt het plafond door, ga dan weg uit de kamer eronder en bel. Het dak op gaan maakt de last alleen zwaarder. Ligt er ijs in de goot, wacht dan op dooi en houd de stoep eronder vrij.",
          ],
        },
      ],
    },
    {
      id: "voorjaar",
      heading: "Voorjaar: storm opruimen, vogels voorlaten",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Loop om het huis en zoek scherven van pannen en vorsten in tuin en goot.",
            "Vergelijk met de foto’s van vorig jaar. Een pan die twee centimeter zakt, ziet u alleen zo.",
            "Voel op zolder aan het hout naast schoorsteen en dakraam.",
            "Luister in april of er vogels onder de pannen zitten en schrijf op waar.",
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Broeden gaat voor",
          text: "Nesten in gebruik mag u niet verstoren, in Nederland noch in Vlaanderen. Het broedseizoen loopt grofweg van half maart tot half juli, bij huismussen tot in augustus. Plan werk aan pannen en boeidelen dus vóór maart of na augustus. Nesten van huismus en gierzwaluw zijn in Nederland het hele jaar beschermd: laat daar eerst een ecoloog naar kijken. Moet een lek meteen dicht, overleg dan hoe het nest gespaard blijft.",
        },
      ],
    },
    {
      id: "zomer",
      heading: "Zomer: de tijd voor herstel",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Van juni tot september is het hout droog en blijft bitumen soepel. Nu hoort het werk te gebeuren dat u in maart opschreef. In november is er vaak alleen nog tijd en weer voor een noodvoorziening.",
            "Mos is meestal een schoonheidskwestie. Het wordt een probleem als kussens de pannen optillen of de goot vullen. Laat het dan met de hand of met weinig druk verwijderen. Een hogedrukspuit slaat de toplaag van betonpannen en jaagt water onder de pannen.",
            "Neem het schilderwerk mee: boeidelen, windveren en de onderdorpels van de dakkapel slijten aan de zonkant het eerst. Hoe u dat ziet, staat bij [schilderwerken](/kennisbank/schilderwerken).",
          ],
        },
      ],
    },
    {
      id: "najaar",
      heading: "Najaar: klaar voor de regen",
      blocks: [
        {
          type: "list",
          style: "number",
          intro: "Eind november, als de laatste boom kaal is:",
          items: [
            "Goten leeg, korven terug, uitlopen vrij. Hoe dat veilig gaat, leest u bij [dakgoot](/kennisbank/dakgoot).",
            "Een emmer water in elke goot en kijken of hij onderaan uit de pijp komt.",
            "Takken die op de pannen vegen eraf.",
            "Schoorsteen geveegd, bewijs in de map.",
            "Tuinmeubels en trampoline vast; wat wegwaait, eindigt op een dak.",
          ],
        },
      ],
    },
    {
      id: "vakman-en-papier",
      heading: "De vakman, de rekening en het papier",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Laat om de drie tot vijf jaar iemand het dak op, en jaarlijks als het ouder is dan veertig jaar of als er een plat deel aan zit. Hij zet pannen vast, kijkt onder de vorst, klopt lood aan en fotografeert wat u niet ziet. Dat is een [dakinspectie](/daken/dakinspectie), los te bestellen of als deel van [preventief onderhoud](/onderhoud/preventief-onderhoud). Wie het niet zelf wil bijhouden, kijkt naar de pakketten van [Zorgeloos Wonen](/zorgeloos-wonen).",
            "Bewaar foto’s, facturen en uw eigen notities bij elkaar. Bij schade vraagt de verzekeraar of het dak onderhouden was, en bij verkoop vraagt de koper hetzelfde.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Over dakreparaties betaalt u {btw hoog nl} btw. Op schilderwerk aan een woning ouder dan {woning btw nl} geldt {btw laag nl}.",
            "Ligt er asbest op de schuur, laat het dan liggen zolang het gaaf is en noteer elk jaar of het verweert. Spuit het niet schoon.",
          ],
          be: [
            "Onderhoud en herstel kunnen aan {btw laag be} btw als de woning minstens {woning btw be} oud is, reiniging niet. Twijfelt u of ontmossen of een goot leegmaken het een of het ander is, dan antwoordt FOD Financiën.",
            "Verkoopt u een woning van vóór {asbest bouwjaar be} in Vlaanderen, dan is een asbestattest verplicht. Het dak hoort bij wat de deskundige bekijkt.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over bijhouden",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Ik heb een nieuw dak. Kan ik het eerste jaar overslaan?",
              answer: [
                "De goten niet. En kijk na de eerste storm, want juist dan blijkt of een panhaak is vergeten of een vorst slordig vastzit. De aannemer hoort zoiets te herstellen.",
              ],
            },
            {
              question: "Iemand aan de deur zag losse pannen. Klopt dat?",
              answer: [
                "Soms. Teken niets en laat niemand meteen het dak op. Vraag naam, adres en een foto, en laat een bedrijf dat u zelf kiest ernaar kijken.",
              ],
            },
            {
              question: "Is een drone een goed alternatief?",
              answer: [
                "Voor pannen, nok en schoorsteen geeft hij snel beeld. Hij voelt niet of een vorst los zit en ziet niet onder het lood. Als aanvulling is hij nuttig.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "RUD Utrecht: natuurbescherming in en om uw huis",
      url: "https://www.rudutrecht.nl/natuurbescherming-in-en-om-uw-huis",
    },
    {
      title: "Gemeente Willebroek: bescherming van zwaluwnesten",
      url: "http://willebroek.be/nl/76/content/473/zwaluwen-bescherming-nestgelegenheden.html",
    },
    {
      title: "Hart van Nederland: loodgieters waarschuwen voor lekkage bij dooi",
      url: "https://www.hartvannederland.nl/weer/extreem-weer/artikelen/loodgieters-waarschuwen-lekkage-waterschade",
    },
    {
      title: "FOD Financiën: verbouwen aan 6% btw",
      url: "https://financien.belgium.be/nl/particulieren/woning/verbouwen-btw-tarief",
      checked: "2026-11-24",
      edition: "bewaarde versie zonder datum",
    },
    {
      title: "Woningattesten.be: asbestattest bij verkoop",
      url: "https://woningattesten.be/asbestattest",
    },
    {
      title:
        "Staatssecretaris van Financiën: wat onder het lage btw-tarief valt (toelichting Tabel I, b 8, b 19 en b 20)",
      url: "https://wetten.overheid.nl/BWBR0035530",
      checked: "2026-11-24",
      edition: "tekst uit 2014; het lage tarief is sinds 2019 9%",
    },
  ],
  relatedServices: ["onderhoud/preventief-onderhoud", "daken/dakinspectie", "onderhoud/onderhoud-hout-dak"],
  relatedArticles: ["plat-dak-onderhoud-schema", "dakgoot", "jaarlijkse-schoorsteencontrole"],
};
