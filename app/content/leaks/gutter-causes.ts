import type { LeakCause } from "./types";

const leak = "/daken/dakgoot-lekkage";
const pipe = "/kennisbank/regenpijp";
const gutter = "/kennisbank/dakgoot";
const drop = (words: string) => ({ page: leak, section: "herkennen", words }) as const;
const box = (words: string) => ({ page: leak, section: "bakgoot", words }) as const;
const complaint = (words: string) => ({ page: pipe, section: "klachten", words }) as const;
const part = (words: string) => ({ page: pipe, section: "van-boven-naar-beneden", words }) as const;
const helpdesk = "https://www.woning-helpdesk.nl/dakafvoer/";

/** Causes at the gutter and the downpipe. */
export const gutterCauses: LeakCause[] = [
  {
    id: "goot-vol",
    name: "Een volle of verstopte goot",
    signs: "Het water stroomt bij een stevige bui over de hele voorrand. De regenpijp is beneden stil.",
    now: "Zet spullen onder de goot weg. Alleen bij een lage goot en een vaste ladder haalt u het blad met de hand uit de uitloop; de goot van een verdieping laat u doen.",
    repair: "De goot wordt leeggeschept en de pijp doorgespoeld. Daarna blijkt of hij ook lek is.",
    drawing: { name: "dakgoot-reinigen", mark: 4 },
    basis: [
      {
        page: gutter,
        section: "schoonmaken",
        words: "De goot van een verdieping is werk voor iemand met een steiger of hoogwerker",
      },
      complaint("Prop in korf, uitloop of zwanenhals"),
      { page: "/daken/dakgoot-reinigen", section: "waarom", words: "hier begint bijna elke verstopping" },
    ],
    sources: ["https://ohra.nl/woonverzekeringen/blog/is-jouw-dakgoot-al-bladvrij"],
    fits: ["over-de-hele-voorrand", "bij-regen"],
  },
  {
    id: "goot-naad",
    name: "Een gescheurde soldeernaad of losse koppeling",
    signs:
      "Het druppelt steeds op dezelfde plaats, onder een naad. Zink wordt in de zon langer en ’s nachts korter; zit het ergens vast, dan geeft de naad het op.",
    now: "Leid het water weg van de gevel met een emmer of regenton. Smeer geen dakpasta in een zinken goot: die moet er later weer uit.",
    repair: "De naad wordt blank gemaakt en opnieuw gesoldeerd; een kunststof koppeling krijgt nieuw rubber.",
    drawing: { name: "dakgoot-lekkage", mark: 2 },
    basis: [
      drop("Soldeernaad gescheurd door uitzetten en krimpen"),
      box("Soldeernaad tussen twee lengten zink: het eerste zwakke punt."),
      { page: leak, section: "zelf", words: "Smeer geen dakpasta in een zinken goot." },
    ],
    sources: [],
    fits: ["op-een-vaste-plek", "bij-regen"],
  },
  {
    id: "goot-uitloop",
    name: "Een losse of aangevreten uitloop",
    signs: "Het druppelt daar waar de regenpijp in de goot hangt.",
    now: "Zet een emmer of ton onder de druppel, zodat de gevel droog blijft.",
    repair: "Er wordt een nieuw tapeind ingezet.",
    drawing: { name: "regenpijp", mark: 2 },
    basis: [drop("Uitloop los of aangevreten"), part("Uitloop: het gootstuk waar de pijp in hangt.")],
    sources: [],
    fits: ["bij-de-regenpijp", "bij-regen"],
  },
  {
    id: "regenpijp-verstopt",
    name: "Een prop in de regenpijp",
    signs: "Water spuit uit een naad halverwege de pijp. Een natte mof is een verklikker: de fout zit lager.",
    now: "Begin onderaan: haal het uitneembare stuk los met een kuip eronder, er kan veel water boven staan. Zet geen ladder tegen goot of pijp.",
    repair: "De prop gaat er van onder naar boven uit. Blijft het gorgelen, dan zit hij in de grond.",
    drawing: { name: "regenpijp", mark: 5 },
    basis: [
      complaint("Prop eronder, vaak in de bocht of in de grond"),
      part("Een natte mof is dus een verklikker: de fout zit lager."),
      { page: pipe, section: "ontstoppen", words: "Er kan veel water boven staan." },
    ],
    sources: [helpdesk],
    fits: ["bij-de-regenpijp", "bij-regen"],
  },
  {
    id: "regenpijp-bevroren",
    name: "Een regenpijp die stuk vroor",
    signs: "De pijp is na de vorst gebarsten: er stond water op een prop.",
    now: "Hak niet in het ijs en gooi er geen zout op. Blijf onder ijspegels vandaan en kijk bij dooi of het water wegloopt.",
    repair: "Het gebarsten stuk wordt vervangen en daarna de prop gezocht.",
    drawing: { name: "regenpijp", mark: 3 },
    basis: [
      complaint("Bevroren prop"),
      {
        page: gutter,
        section: "vragen",
        words: "Kijk bij dooi of het water wegloopt en of er binnen een plek verschijnt.",
      },
      part("Hier blijft blad steken."),
    ],
    sources: [],
    fits: ["bij-de-regenpijp", "bij-vorst-of-dooi"],
  },
  {
    id: "goot-achterlangs",
    name: "Water dat achter de goot langs loopt",
    signs:
      "Nat achter de goot langs de muur, of binnen in een hoge strook onder het dak. De folie eindigt achter de goot, of de voorrand staat hoger dan de achterrand: dan loopt elke verstopping de spouw in.",
    now: "Hier hebt u haast: het water gaat de constructie in. Vang binnen op, maak foto’s tijdens de bui en bel.",
    repair: "Folie of slabbe wordt verlengd tot in de goot, of de goot weer op hoogte gezet.",
    drawing: { name: "dakgoot", mark: 3 },
    basis: [
      drop("Voetlood of folie eindigt achter de goot"),
      { page: gutter, section: "bakgoot", words: "Dan loopt elke verstopping recht de spouw in." },
      { page: "/kennisbank/gevellekkage", section: "vlekken", words: "Goot of muurafdekking" },
    ],
    sources: [],
    fits: ["achter-de-goot", "hoge-strook-onder-het-dak", "bij-regen"],
  },
  {
    id: "bakgoot-rot",
    name: "Een bakgoot met rot hout",
    signs:
      "Het druppelt uit het houtwerk, of de verf op het boeideel bladdert en de lijst golft. Het zink is lek en het hout zuigt zich vol.",
    now: "Druk vanuit een raam met een duim op het boeideel. Geeft het mee, dan is het hout erachter nat. Zet geen ladder tegen de goot.",
    repair: "Zink eruit, hout vernieuwen, nieuwe bekleding.",
    drawing: { name: "dakgoot-lekkage", mark: 5 },
    basis: [
      drop("Zink van een bakgoot lek, hout eronder rot"),
      box("bladderende verf verraadt nat hout erachter"),
      { page: gutter, section: "maten", words: "het metaal lost van onderaf op" },
    ],
    sources: ["https://helix.nl/nieuws/uit-de-praktijk-vochtigheidscorrosie-zinken-goten"],
    fits: ["uit-het-houtwerk", "bij-regen", "bij-vorst-of-dooi"],
  },
  {
    id: "regenpijp-muur",
    name: "Een regenpijp die in de muur lekt",
    signs:
      "Binnen één natte verticale baan, buiten een groene baan op de gevel. De pijp lekt aan de achterkant of staat tegen de muur.",
    now: "Laat iemand met een gieter water in de goot geven terwijl u binnen kijkt, en wacht. Alleen bij een lage goot.",
    repair: "De pijp wordt vervangen of verder van de muur gezet; de muur moet drogen.",
    drawing: { name: "regenpijp", mark: 4 },
    basis: [
      complaint("Lekwater trekt door de muur"),
      complaint("Pijp lekt aan de achterkant of staat tegen de muur"),
      part("Beugel, die de pijp enkele centimeters vrij van de muur houdt."),
      { page: "/kennisbank/gevellekkage", section: "vlekken", words: "Regenpijp die lekt" },
    ],
    sources: [helpdesk],
    fits: ["een-verticale-baan", "bij-regen"],
  },
  {
    id: "regenpijp-grond",
    name: "Een verstopping onder de grond",
    signs: "De voet van de muur is nat naast de regenpijp en bij regen borrelt het.",
    now: "Haal de bladvanger of het uitneembare stuk leeg. Duw een prop niet verder de grond in.",
    repair:
      "Zit de put of het riool vol, dan is het werk voor een rioolbedrijf of de gemeente. Loost de pijp tegen de gevel, leid het water dan een paar meter weg.",
    drawing: { name: "regenpijp", mark: 8 },
    basis: [
      complaint("Riool of zandvang zit vol"),
      part("Aansluiting in de grond: riool, zandvangput of infiltratie."),
      { page: pipe, section: "afkoppelen", words: "een paar meter van de gevel" },
    ],
    sources: [helpdesk],
    fits: ["naast-de-regenpijp", "bij-regen"],
  },
];
