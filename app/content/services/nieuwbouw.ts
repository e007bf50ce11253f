import type { Service } from "~/content/types";
import { sources } from "./sources";

export const nieuwbouw: Service = {
  division: "building",
  slug: "nieuwbouw",
  name: "Nieuwbouw",
  teaser: "Een huis vanaf de grond, van kavel en vergunning tot de sleutel.",
  updated: "2026-11-24",
  meta: {
    title: "Nieuwbouw van uw woning, van kavel tot sleutel",
    description:
      "Een eigen huis laten bouwen: grond, ontwerp, kwaliteitsborger of architect, ruwbouw en oplevering. Met de regels in Nederland en België.",
    keywords: ["nieuwbouw", "huis laten bouwen", "aannemer nieuwbouw", "kavel bouwen", "kwaliteitsborger"],
  },
  title: "Nieuwbouw: uw woning vanaf de grond",
  lead: "Een nieuw huis begint lang voor de eerste steen, met een gat in de kavel. Wat er uit dat gat komt, bepaalt de fundering. Wij bouwen met uw tekening of zoeken er iemand bij die tekent.",
  requestType: "offerte",
  sections: [
    {
      id: "kavel",
      heading: "Eerst de grond",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Twee kavels naast elkaar kunnen een wereld verschillen. Op vast zand volstaat een strook, op leem met hoog water hebt u een dikkere plaat nodig, op veen palen. Een sondering kost weinig en hoort vóór de koop of als ontbindende voorwaarde erin. Vraag ook naar leidingen in de grond, oude stortplaatsen, waterpeil en de plek van uitrit en riool.",
          ],
        },
        {
          type: "list",
          style: "check",
          intro: "Neem mee naar het eerste gesprek:",
          items: [
            "Kaart van de kavel en de regels die erop liggen (omgevingsplan of verkaveling).",
            "Sondering of grondonderzoek, als dat er is.",
            "Een lijst van kamers en hoe u ze gebruikt. Een plattegrond hoeft nog niet.",
            "Het bedrag waar u onder wilt blijven, alles inbegrepen.",
          ],
        },
      ],
    },
    {
      id: "schil",
      heading: "De schil: isolatie en luchtdichting",
      blocks: [
        {
          type: "figure",
          drawing: "nieuwbouw",
          alt: "Doorsnede van een nieuwe woning van fundering tot nok met doorlopende isolatie en luchtdichting",
          caption: "Eén doorlopende lijn van isolatie, van vloer tot nok",
          legend: [
            "Fundering op draagkrachtige grond.",
            "Geïsoleerde begane-grondvloer, met de isolatie doorgezet langs de rand.",
            "Spouwmuur, met isolatie die zonder onderbreking omhoogloopt.",
            "Kozijn in het vlak van de isolatie, rondom luchtdicht.",
            "Verdiepingsvloer die niet door de schil naar buiten steekt.",
            "Dak met isolatie die aansluit op die van de muur.",
            "Ventilatie: een dicht huis heeft verse lucht uit een installatie nodig.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Volg met een potlood de isolatie op de tekening. Moet u het potlood optillen, dan zit daar een koudebrug. Doe hetzelfde met de luchtdichte laag. Die twee lijnen bepalen comfort en verbruik meer dan het soort warmtepomp.",
          ],
        },
      ],
    },
    {
      id: "bouwwijze",
      heading: "Hoe bouwen?",
      blocks: [
        {
          type: "table",
          caption: "Drie gangbare bouwwijzen",
          head: ["Bouwwijze", "Sterk", "Zwak"],
          rows: [
            [
              "Steen: kalkzandsteen of snelbouw met gevelsteen",
              "Stil, houdt warmte vast, elke metselaar kan erbij",
              "Bouwvocht moet eruit drogen; dikke muren",
            ],
            [
              "Houtskelet",
              "Snel dicht, dun, licht op slechte grond",
              "Luchtdicht werken moet echt kloppen; in de zomer sneller warm",
            ],
            ["Prefab beton", "Vaste maten, grote overspanning", "Later een leiding verleggen is slijpen"],
          ],
        },
      ],
    },
    {
      id: "weg",
      heading: "Van plan tot sleutel",
      blocks: [
        {
          type: "steps",
          steps: [
            {
              title: "Ontwerp en raming",
              text: "Zolang het papier is, is alles goedkoop te wijzigen. Wij rekenen mee vanaf de schets.",
            },
            {
              title: "Vergunning en controle",
              text: "Tekeningen, berekeningen, energie. Zie hieronder wat Nederland en België vragen.",
            },
            {
              title: "Grondwerk en fundering",
              text: "Bouwrijp maken, riool, wapening, beton. Foto’s van wat straks onder de grond zit.",
            },
            {
              title: "Ruwbouw",
              text: "Muren, vloeren, kap. Na de laatste pan en het laatste kozijn is het huis dicht.",
            },
            {
              title: "Installaties",
              text: "Eerst ventilatie, dan water, dan stroom: de dikste buizen kiezen als eerste hun weg.",
            },
            { title: "Afbouw", text: "Dekvloer, stuc, tegels, trap, deuren. Drogen tussen de lagen." },
            {
              title: "Oplevering",
              text: "Met een onafhankelijke keurder erbij, als u wilt. Alles op één lijst, met een datum erachter.",
            },
          ],
        },
      ],
    },
    {
      id: "regels",
      heading: "Zekerheid in Nederland en België",
      blocks: [
        {
          type: "countries",
          nl: [
            "Voor een grondgebonden woning is sinds 1 januari 2024 een kwaliteitsborger verplicht. Bouwt u zelf, dan schakelt ú hem in; hij mag niet van de aannemer zijn. De bouwmelding gaat {bouwmelding nl} voor de start naar de gemeente.",
            "Bij oplevering mag u tot {depot nieuwbouw nl} van de aanneemsom in depot storten bij de notaris. Daar blijft het drie maanden staan: uw stok achter de deur.",
          ],
          be: [
            "De wet Breyne beschermt wie laat bouwen en onderweg betaalt: hoogstens {voorschot breyne be} voorschot, schijven naar de stand van het werk en een voorlopige en definitieve oplevering met minstens een jaar ertussen.",
            "Een architect is bij een vergunning in principe verplicht. Aannemer en architect zijn verzekerd voor hun tienjarige aansprakelijkheid voor de stabiliteit. De EPB-eisen gelden vanaf de vergunningsaanvraag.",
          ],
        },
      ],
    },
    {
      id: "prijs-en-zelf",
      heading: "De prijs, en wat u zelf kunt doen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Vorm kost meer dan oppervlakte: elke hoek is een dure meter gevel en dak. Dan de grond, het glas, de installaties en de afwerking. Vergelijk offertes op wat er níet in staat: keuken, sanitair, verharding, aansluitingen, leges.",
            "Zelf schilderen, tegelen, tuin en vloeren kan in een afgesproken periode. Werk aan de schil laat u aan ons, want een gat in de folie ziet later niemand meer.",
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
              question: "Bouwt u ook in België?",
              answer: [
                "Onze bouwmensen werken in heel Nederland. Ligt uw kavel in Belgisch-Limburg, bel dan eerst; wij zeggen of het past.",
              ],
            },
            {
              question: "Kan ik uit standaardhuizen kiezen?",
              answer: [
                "Nee. Elk huis begint bij uw kavel en uw lijst. Details die goed werken, gebruiken wij wel opnieuw.",
              ],
            },
            {
              question: "Kan ik tijdens de bouw gaan kijken?",
              answer: [
                "Ja, op afspraak en met een helm. Een vaste kijkdag per week werkt het best, ook voor vragen.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    sources.qualityActNl,
    sources.noticeNl,
    sources.fivePercentNl,
    sources.breyneBe,
    sources.tenYearsBe,
    sources.extensionBe,
    sources.energyBe,
  ],
  relatedServices: ["bouwen/metselwerk", "bouwen/timmerwerken", "daken/dakbedekking"],
  relatedArticles: ["plat-dak", "schuin-dak", "groendaken"],
};
