import type { Article } from "~/content/types";

export const article: Article = {
  slug: "dakpannen-welke-keus-is-er",
  title: "Dakpannen kiezen: welke keus is er?",
  meta: {
    title: "Dakpannen kiezen: keramisch of beton, model en verankering",
    description:
      "Keramisch of beton, hol of vlak, engobe of glazuur? Leer uw dakpan herkennen, kies de juiste vervanger en weet wat stormvast verankeren inhoudt.",
    keywords: ["dakpannen", "keramische dakpan", "betonpan", "panhaak", "oud hollandse pan"],
  },
  category: "daken",
  excerpt:
    "Een dakpan kiest u op model, materiaal en huid, en daarna op de haak die hem vasthoudt. Met deze gids weet u wat er nu ligt en wat erop kan.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Zoekt u één pan, kijk dan eerst wat er op uw dak ligt: de naam staat aan de onderkant. Kiest u een heel nieuw dak, beslis dan in deze volgorde: helling, gewicht, model, huid. Keramisch kost meer en houdt zijn kleur. Beton is goedkoper en wordt eerder groen. Vast moeten ze allebei.",
  sections: [
    {
      id: "herkennen",
      heading: "Wat ligt er nu op uw dak?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Neem een losse pan van de stapel in de schuur, of laat er een van het dak halen. Tik ertegen: gebakken klei klinkt helder, beton dof. Kijk aan de onderkant. Daar staan fabriek, model en soms een jaartal. Een breuk laat het ook zien: klei is door en door rood of blauwgrijs, beton toont korrels zand.",
            "Meet dan drie maten: de breedte die zichtbaar blijft, de afstand tussen twee panlatten en de hele lengte. Een pan die twee millimeter afwijkt, past op één plek misschien wel, maar niet in een rij van dertig.",
          ],
        },
        {
          type: "figure",
          drawing: "dakpannen-welke-keus-is-er",
          alt: "Een keramische dakpan van voren en van opzij op de panlat, met een haak die de zijrand vasthoudt.",
          caption: "De delen van een pan. Met deze woorden begrijpt u elke offerte.",
          legend: [
            "Wel: de bolle rand die over de buurpan valt.",
            "Waterloop: het lage deel waar het regenwater doorheen stroomt.",
            "Zijsluiting: groef en ribbe die in de pan ernaast grijpen.",
            "Kopsluiting: ribbe aan de bovenkant, onder de pan erboven.",
            "Nok: de neus aan de achterkant waarmee de pan aan de lat hangt.",
            "Panlat.",
            "Panhaak: klemt de zijrand vast aan de lat, tegen opwaaien.",
            "Latafstand: van lat tot lat; de pan bepaalt deze maat.",
          ],
        },
      ],
    },
    {
      id: "keramisch-of-beton",
      heading: "Keramisch of beton",
      blocks: [
        {
          type: "table",
          caption: "De twee soorten naast elkaar",
          head: ["", "Keramisch", "Beton"],
          rows: [
            ["Gemaakt van", "klei, gebakken in de oven", "zand en cement, geperst"],
            ["Kleur", "in of op de klei gebakken, blijft", "verf of korrel aan de huid, vervaagt"],
            ["Levensduur", "50 jaar en langer", "ongeveer 50 jaar"],
            ["Sluiting", "vaak kop en zij", "alleen zij; de overlap doet de rest"],
            ["Prijs van de pan", "hoger", "volgens een fabrikant 50 tot 60 procent van keramisch (2021)"],
            ["Groene aanslag", "weinig bij dichte huid", "eerder, zeker op het noorden"],
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De pan is maar een deel van de rekening. Steiger, latten, nokken en arbeid zijn bij beide gelijk. Daardoor wordt het verschil over het hele dak kleiner dan de prijs per pan doet denken.",
          ],
        },
      ],
    },
    {
      id: "modellen",
      heading: "Zeven modellen die u vaak tegenkomt",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Oude holle pan.** De S-vorm zonder sluiting, op oude boerderijen en schuren. In Vlaanderen heet hij ook Boomse pan. Vraagt een dak van minstens 25 graden met een goede laag eronder.",
            "**Verbeterde holle pan (VH).** Dezelfde golf, nu met groeven en ribben die in elkaar grijpen.",
            "**Opnieuw verbeterde holle pan (OVH).** De geperste opvolger, met kop- en zijsluiting. De gewone rode of grijze pan van veel rijwoningen.",
            "**Muldenpan en kruispan.** Een strakker profiel met een duidelijke goot per pan.",
            "**Tuile du Nord.** Te herkennen aan de rechte wel. De Belgische stormpan lijkt erop, maar heeft een taps toelopende wel: leg ze niet door elkaar.",
            "**Vlakke pan.** Rustig beeld bij nieuwbouw. Past niet op elke lage helling en toont elke oneffenheid van de lat.",
            "**Sneldekpan.** De grote betonpan uit de jaren zestig tot tachtig.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Van model wisselen betekent bijna altijd nieuwe latten, want de afstand verandert. Ook de aansluiting op het dak van de buren telt. In een rij lopen twee modellen niet in elkaar over: daar komt een verholen goot of een loodstrook.",
          ],
        },
      ],
    },
    {
      id: "huid",
      heading: "Natuur, engobe of glazuur",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "**Natuur** is kale klei: rood, of grijs door stoken zonder zuurstof. Zo’n dak krijgt een levend vlekkenpatroon. **Engobe** is een dun laagje gekleurde klei dat meebakt. Het geeft een effen, matte kleur. **Glazuur** is glas aan de buitenkant. Vuil spoelt er goed af, en het glimt: sommige gemeenten willen dat niet.",
            "Schilfert de huid in platte stukjes af, dan is water in de pan bevroren. Is dat één pan, vervang hem. Ziet u het over het hele vlak, dan is het dak op. Coaten stopt vorstschade niet, maar stelt die hooguit uit.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Aanbod aan de deur om te coaten",
          text: "Een verkoper die vandaag kan beginnen, heeft uw dak niet onderzocht. Vraag een tweede mening voordat u tekent. Een gezonde keramische pan heeft geen verf nodig.",
        },
      ],
    },
    {
      id: "vast",
      heading: "Vastzetten tegen de storm",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Wind duwt niet alleen, hij zuigt. De trek is het sterkst bij rand, nok en hoek. Hoeveel haken nodig zijn, volgt uit een berekening met windgebied, nokhoogte, helling en het gewicht van de pan. In Nederland zijn NEN 6707 en NPR 6708 daarvoor de maat. De haak hoort bij het model: een verkeerde haak haalt zijn rekenwaarde niet.",
            "Een fabrikant die na de stormweek van februari 2022 beschadigde daken bekeek, vond vooral te weinig haken, een verkeerd patroon en het verkeerde type. Vraag dus om de berekening bij uw offerte. Is die er niet, vraag dan waarop het aantal haken is gebaseerd.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Daken met een bouwaanvraag van na 1992 moesten al aan de regels voor verankering voldoen. Bij schade kijkt een verzekeraar daarnaar.",
            "Andere pannen aan de straatkant: doe de vergunningcheck, want kleur en glans kunnen meetellen.",
          ],
          be: [
            "Dakwerken zonder gevolg voor stabiliteit of volume zijn in Vlaanderen doorgaans vrijgesteld. Lees wel uw verkavelingsvergunning na op pantype en kleur.",
            "Levert en plaatst de aannemer de pannen, dan kan voor een woning van minstens {woning btw be} oud {btw laag be} btw gelden. Pannen die u zelf koopt vallen daarbuiten.",
          ],
        },
      ],
    },
    {
      id: "zelf-doen",
      heading: "Eén pan vervangen: wie doet dat?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Een pan in de onderste rij van een schuur kunt u vanaf een stevige ladder zelf verschuiven. Til de pan erboven op met een houten wig, haak de oude los, schuif de nieuwe omhoog tot de nok achter de lat valt. Op een woning, boven een dakgoot of bij regen laat u het. Een dakdekker neemt bij zo’n bezoek meteen de rest van het vlak mee: [daklekkage](/daken/daklekkage).",
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Zijn gebruikte pannen een goed idee?",
              answer: [
                "Ja, als ze helder klinken en geen haarscheur hebben. Ze passen in kleur beter bij een oud dak. Reken tien procent extra voor breuk.",
              ],
            },
            {
              question: "Kan ik van beton naar keramisch zonder nieuwe kap?",
              answer: ["Meestal wel, want keramisch is zelden zwaarder. Latten en nok gaan er wel af."],
            },
            {
              question: "Hoeveel pannen gaan er op een vierkante meter?",
              answer: [
                "Van ongeveer tien grote betonpannen tot twintig of meer kleine holle pannen. Het blad van de fabrikant noemt het getal.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "NU.nl: welke dakbedekking gaat het langste mee? (juli 2021)",
      url: "https://www.nu.nl/wonen/6144618/welke-dakbedekking-gaat-het-langste-mee.html",
    },
    {
      title: "NBD-Online: basiskennis betonpannen",
      url: "https://www.nbd-online.nl/product/188349-Basiskennis-Bouwkunde-Betonpannen-sneldekpannen-sneldekkers",
    },
    {
      title: "Joost de Vree: verschillende soorten dakpannen",
      url: "https://www.joostdevree.nl/shtmls/dakpan_voorbeelden.shtml",
    },
    {
      title: "BOEi: dakpannen herkennen",
      url: "https://www.boei.nl/mensen-vertellen/boei-blog-dakpannen/",
    },
    {
      title: "BMI Monier bij BMN: dakpannen stormvast verankeren (november 2022)",
      url: "https://www.bmn.nl/bmi-monier-verankering",
    },
    {
      title: "BMI: normen verankering dakpannen",
      url: "https://www.bmigroup.com/nl/kenniscentrum/verankering-en-berekening/normen-verankering-dakpannen/",
    },
    {
      title: "FOD Financiën: verbouwen aan 6% btw",
      url: "https://financien.belgium.be/nl/particulieren/woning/verbouwen-btw-tarief",
      checked: "2026-11-24",
      edition: "bewaarde versie zonder datum",
    },
  ],
  relatedServices: ["daken/dakrenovatie", "daken/dakbedekking", "daken/daklekkage"],
  relatedArticles: ["schuin-dak", "dakbedekking-materialen", "daklekkage-verzekering"],
};
