import type { Article } from "~/content/types";

export const article: Article = {
  slug: "dakkapel-renovatie",
  title: "Dakkapel renoveren: opknappen, bekleden of vervangen",
  meta: {
    title: "Dakkapel renoveren: opknappen, bekleden of vervangen",
    description:
      "Wanneer is schilderen genoeg, wanneer moet de schil eraf en wanneer de hele dakkapel? Met opbouw van wang en dak, de priktest en de regels in NL en Vlaanderen.",
    keywords: ["dakkapel renoveren", "dakkapel vervangen", "zijwang vervangen", "dakkapel isoleren"],
  },
  category: "dakkapellen",
  excerpt:
    "Drie wegen naar een goede dakkapel: opknappen, nieuwe schil of helemaal nieuw. Een schroevendraaier en een koude ochtend vertellen welke u nodig hebt.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Prik eerst in het hout. Zakt de schroevendraaier alleen in een hoekje weg, dan is opknappen genoeg. Gebeurt dat op meer plekken, maar is het geraamte hard, dan komt er een nieuwe schil. Is ook het geraamte zacht of is alles ijskoud, dan is vervangen meestal de verstandige keuze.",
  sections: [
    {
      id: "drie-wegen",
      heading: "Drie wegen, drie soorten schade",
      blocks: [
        {
          type: "table",
          caption: "Welke aanpak past bij welke dakkapel",
          head: ["Aanpak", "Past als", "Wat er gebeurt", "Gaat niet samen met"],
          rows: [
            [
              "Opknappen",
              "Verf op, kleine rotplekken in dorpel of boeideel",
              "Hout herstellen, glaslatten en kit vernieuwen, schilderen",
              "Natte isolatie of een lekkend dakje",
            ],
            [
              "Nieuwe schil",
              "Bekleding versleten, geraamte gezond",
              "Wangen, boeidelen en dakbedekking eraf; isoleren, folie, nieuwe bekleding en lood",
              "Rot in stijlen of dakbalken",
            ],
            [
              "Vervangen",
              "Geraamte rot, te laag, te klein of niet te isoleren",
              "Oude kapel eruit, nieuwe ter plaatse gebouwd of met de kraan geplaatst",
              "Haast, want maatvoering en regels vragen voorbereiding",
            ],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Kunststof panelen over oud hout heen zetten lijkt een vierde weg. Doe dat alleen op hout dat droog en hard is, met latten ertussen zodat er lucht achterlangs kan. Wie rot hout inpakt, ziet het pas terug als het kozijn verzakt.",
          ],
        },
      ],
    },
    {
      id: "zelf-keuren",
      heading: "Zelf keuren in een half uur",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "**Prik** met een kleine schroevendraaier in de onderdorpel, in de hoeken van het kozijn en in de onderkant van het boeideel. Gezond hout geeft een tik, ziek hout geeft mee.",
            "**Kijk** naar de verf aan de zonkant. Barstjes in de lengte van het hout betekenen dat er water in kan.",
            "**Voel** op een koude ochtend langs de binnenkant van de wangen. Is het daar veel kouder dan de gewone muur, dan zit er weinig of natte isolatie.",
            "**Tel** de lagen op het dakje. Twee oude lagen bitumen over elkaar betekent bij vernieuwing meestal: alles eraf.",
            "**Zoek** het bouwjaar op. Van vóór {asbest bouwjaar nl} in Nederland of vóór {asbest bouwjaar be} in België houdt u rekening met asbest in platen.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Doe dit vanuit het raam en van binnen. Het dakje zelf en de buitenkant van de wangen laat u aan iemand met een steiger of hoogwerker.",
          ],
        },
      ],
    },
    {
      id: "opbouw",
      heading: "Zo hoort de nieuwe schil te zitten",
      blocks: [
        {
          type: "figure",
          drawing: "dakkapel-renovatie",
          alt: "Dwarsdoorsnede van de hoek tussen wang en plat dak van een gerenoveerde dakkapel, met alle lagen van binnen naar buiten genummerd.",
          caption: "Hoek van wang en dak in dwarsdoorsnede, na renovatie.",
          legend: [
            "Dakbedekking, opgezet tegen de dakrand en over de trim afgewerkt.",
            "Isolatieplaten op het dakbeschot, onder afschot gelegd.",
            "Boeideel met overstek, los van het kozijn en met een druiprand.",
            "Gevelbekleding van de wang: hout, zink, lei of kunststof paneel.",
            "Luchtspouw op verticale latten, onder en boven open met insectengaas.",
            "Dampopen waterkerende folie over het geraamte.",
            "Isolatie tussen de stijlen, klemmend en zonder kieren.",
            "Dampremmende laag aan de warme kant, met getapete naden, en de binnenplaat.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De volgorde is niet vrij. Damp moet naar buiten kunnen, dus de dichte laag zit binnen (8) en de open laag buiten (6). Draait iemand dat om, dan wordt de isolatie in twee winters nat van uw eigen douche.",
            "De luchtspouw (5) is het stukje dat op bouwplaatsen het eerst wegbezuinigd wordt. Zonder die spouw rot een houten bekleding van achteren weg, hoe goed de verf ook is.",
          ],
        },
        {
          type: "callout",
          tone: "tip",
          title: "Isoleer nu, niet later",
          text: "De wang ligt één keer open. Wie dan twee centimeter wol laat terugzetten, betaalt over tien jaar opnieuw voor steiger, lood en bekleding. Laat de Rc-waarde van wang en dak op papier zetten.",
        },
      ],
    },
    {
      id: "regels",
      heading: "Regels, btw en dieren",
      blocks: [
        {
          type: "countries",
          nl: [
            "Herstel in dezelfde maat en vorm is gewoon onderhoud. Wordt de dakkapel groter, hoger of staat hij aan de straatkant, doe dan de vergunningcheck in het Omgevingsloket. Vergunningvrij aan de achterkant betekende lang: plat dak, ten hoogste 1,75 meter hoog, een halve meter dakvlak rondom. De gemeente mag in haar omgevingsplan afwijken, dus check uw adres.",
            "Wie de dakkapel van een slaap- of werkkamer helemaal vervangt, moet hem isoleren op het niveau van nieuwbouw. Bij gedeeltelijk vernieuwen geldt een lagere eis.",
            "Schilderwerk en het arbeidsloon van isoleren vallen bij een woning ouder dan {woning btw nl} onder {btw laag nl} btw. Timmerwerk, dakbedekking en nieuwe kozijnen onder {btw hoog nl}.",
          ],
          be: [
            "Een dakkapel die even groot blijft, valt als onderhoud meestal buiten de vergunning. Verandert het volume of de draagstructuur, reken dan op een omgevingsvergunning en vaak een architect. Vraag het aan de dienst omgeving van uw gemeente.",
            "Is de woning minstens {woning btw be} in gebruik en vooral privé bewoond, dan rekent de aannemer {btw laag be} btw op renovatie. De verklaring daarover staat sinds 2022 op de factuur zelf.",
            "Voor dakisolatie bestaat Mijn VerbouwPremie. Bedragen en inkomensgrenzen veranderen geregeld; kijk op vlaanderen.be voordat u tekent.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "In beide landen zijn huismus, gierzwaluw en vleermuis beschermd. Ze zitten graag achter een boeideel of onder de pannen naast de wang. Kijk in mei en juni of er vogels invliegen en zeg het tegen de aannemer voordat de steiger staat. In Nederland loopt het broedseizoen ruwweg van half maart tot half juli, voor mussen tot in augustus.",
          ],
        },
      ],
    },
    {
      id: "offerte",
      heading: "Wat er in de offerte moet staan",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Wat blijft en wat eraf gaat, per vlak: dak, voorkant, twee wangen.",
            "Wie de pannen opneemt en het lood vernieuwt, en hoe breed.",
            "Rc-waarde van wang en dak, met dikte en soort isolatie.",
            "Wat er gebeurt als er rot onder de bekleding zit: een prijs per meter, vooraf.",
            "Steiger, hoogwerker of kraan, en wie de vergunning voor de stoep regelt.",
            "Asbestonderzoek: gedaan, niet nodig of nog te doen.",
            "Noodafdekking als het weer omslaat.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Een bedrag per dakkapel noemen wij hier niet. Maat, bereikbaarheid en rot bepalen de prijs zo sterk dat een gemiddelde u niets zegt. Voor een eerste beeld kunt u foto’s sturen via [gratis offerte](/gratis-offerte). Kleine reparaties en schilderwerk vallen onder [onderhoud dakkapel](/onderhoud/onderhoud-dakkapel) en [schilder](/onderhoud/schilder).",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over renoveren",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Hout of kunststof bekleding?",
              answer: [
                "Hout vraagt om de paar jaar verf en laat zich plaatselijk herstellen. Kunststof wast u af, maar een gebroken paneel vervangt u heel. Technisch telt de luchtspouw erachter zwaarder dan de keuze van het paneel.",
              ],
            },
            {
              question: "Kan de kamer in gebruik blijven?",
              answer: [
                "Bij een nieuwe schil meestal wel, met stof en lawaai. Bij vervangen ligt de kamer een of enkele dagen open en moet hij leeg.",
              ],
            },
            {
              question: "Wat is de beste tijd van het jaar?",
              answer: [
                "Late zomer en vroege herfst: droog hout, vogels uitgevlogen, nog warm genoeg om te lijmen en te schilderen.",
              ],
            },
            {
              question: "Er zit ook een lek. Eerst dat?",
              answer: [
                "Ja. Laat de oorzaak vinden voordat de schil dichtgaat. Hoe u die opspoort, staat bij [lekkage bij een dakkapel](/kennisbank/lekkage-dakkapellen).",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Rijksoverheid, helpdesk bouwregels: nieuwe dakkapel op een bestaande woning",
      url: "https://abonneren.rijksoverheid.nl/nieuwsbrieven/archief/artikel/7/5f2df25d-7458-4dfa-b46e-7ce8605837e1/3dd71ed7-ac60-4b18-a28a-387210fbb594",
    },
    {
      title: "OddeVallei: vergunning voor de bouw van een dakkapel",
      url: "https://www.oddevallei.nl/kennisbank/heb-ik-een-vergunning-nodig-voor-de-bouw-van-een-dakkapel/",
    },
    {
      title: "Besluit omgevingsrecht, bijlage II: dakkapel en panelen zonder vergunning",
      url: "https://wetten.overheid.nl/BWBR0027464",
      checked: "2026-11-24",
      edition: "wettekst uit 2015, vervallen per 2024",
    },
    {
      title: "FOD Financiën: verbouwen aan 6% btw",
      url: "https://financien.belgium.be/nl/particulieren/woning/verbouwen-btw-tarief",
      checked: "2026-11-24",
      edition: "bewaarde versie zonder datum",
    },
    {
      title: "Embuild: verklaring op de factuur in plaats van het btw-attest",
      url: "https://embuild.be/nl/nieuws/de-afschaffing-van-het-6-btw-attest-werd-goedgekeurd",
      checked: "2026-11-24",
      edition: "bewaarde versie uit 2022",
    },
    {
      title:
        "Staatssecretaris van Financiën: wat onder het lage btw-tarief valt (toelichting Tabel I, b 8, b 19 en b 20)",
      url: "https://wetten.overheid.nl/BWBR0035530",
      checked: "2026-11-24",
      edition: "tekst uit 2014; het lage tarief is sinds 2019 9%",
    },
    {
      title: "Gemeente Damme: Mijn VerbouwPremie",
      url: "https://www.damme.be/nieuwsdetail/4779/de-vlaamse-energie--en-woonpremies-samengevoegd-tot-mijn-verbouwpremie",
    },
    {
      title: "RUD Utrecht: natuurbescherming in en om uw huis",
      url: "https://www.rudutrecht.nl/natuurbescherming-in-en-om-uw-huis",
    },
  ],
  relatedServices: ["onderhoud/onderhoud-dakkapel", "onderhoud/schilder", "bouwen/timmerwerken"],
  relatedArticles: ["lekkage-dakkapellen", "schilderwerken", "energiebesparing-door-isolatie"],
};
