import type { Article } from "~/content/types";

export const article: Article = {
  slug: "gevellekkage",
  title: "Gevellekkage: vocht door de buitenmuur",
  meta: {
    title: "Gevellekkage: zo vindt u waar de muur water doorlaat",
    description:
      "Nieuw voegwerk lost een natte spouwmuur zelden op. Lees hoe een gevel water keert, welke vlek bij welke fout hoort en wanneer impregneren kwaad kan.",
    keywords: [
      "gevellekkage",
      "doorslaand vocht",
      "spouwmuur lekkage",
      "open stootvoegen",
      "gevel impregneren",
    ],
  },
  category: "gevels",
  excerpt:
    "Een gemetselde gevel is nooit waterdicht en hoeft dat ook niet te zijn. Een natte binnenmuur betekent dat het water onderweg ergens de verkeerde kant op wordt geleid.",
  published: "2026-11-21",
  updated: "2026-11-24",
  lead: "Baksteen laat water door. Dat is geen fout, want achter de steen zit een spouw of genoeg dikte om het weer te laten drogen. Wordt het binnen nat, zoek dan naar de plek waar het water een brug vindt: boven een kozijn, bij een spouwanker vol mortel of onder een lekkende goot.",
  sections: [
    {
      id: "welke-muur",
      heading: "Hebt u een spouwmuur of een massieve muur?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Meet de muur bij een raam of deur. Rond 27 centimeter of meer, met aan de buitenkant alleen lange kanten van stenen: een spouwmuur. Rond 20 centimeter, met afwisselend lange kanten en koppen: een massieve muur, steens gemetseld. Tot ongeveer 1930 was dat laatste gewoon.",
            "Bij een spouwmuur mag de buitenste steen doornat worden. Het water loopt aan de achterkant van die steen naar beneden en gaat onderaan naar buiten. Bij een massieve muur moet de steen het water vasthouden tot de zon terugkomt. Daar doet de voeg wél mee.",
          ],
        },
      ],
    },
    {
      id: "hoe-het-werkt",
      heading: "Hoe een spouwmuur droog blijft, en waar het misgaat",
      blocks: [
        {
          type: "figure",
          drawing: "gevellekkage",
          alt: "Verticale doorsnede van een spouwmuur met raam: buitenblad, spouw, binnenblad, spouwlood boven het kozijn, open stootvoegen, spouwanker en een mortelbrug die vocht naar binnen leidt.",
          caption: "Spouwmuur met raam in doorsnede. Links buiten, rechts binnen.",
          legend: [
            "Buitenblad: de steen wordt nat, dat mag.",
            "Spouw: de luchtlaag die het water van de binnenmuur scheidt.",
            "Spouwlood boven het kozijn: vangt zakwater op en leidt het naar buiten.",
            "Open stootvoeg: hier loopt dat water uit de muur. Nooit dichtmaken.",
            "Spouwanker: hoort naar buiten af te wateren, met een druppelring.",
            "Mortelbrug: gevallen specie die water naar het binnenblad leidt.",
            "Raamdorpel met helling en druiprand, die het water van de gevel af houdt.",
            "Vochtplek op het binnenblad, op de hoogte van de brug.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Nummer 3 en 4 werken samen. Het lood hoort tegen het binnenblad omhoog te staan, minstens tweeënhalve centimeter, en boven het lood hoort per strekkende meter minstens één open stootvoeg. Ontbreekt het lood of is het te kort, dan druipt het water langs de bovenkant van uw kozijn naar binnen.",
          ],
        },
      ],
    },
    {
      id: "vlekken",
      heading: "Welke vlek hoort bij welke fout",
      blocks: [
        {
          type: "table",
          caption: "Vochtplekken op de binnenkant van een buitenmuur",
          head: ["Waar en wanneer", "Meestal", "Bewijs"],
          rows: [
            [
              "Boven raam of deur, tijdens regen",
              "Spouwlood ontbreekt of is stuk",
              "Open stootvoegen boven het kozijn: zijn ze er",
            ],
            [
              "Losse ronde vlekken in een patroon",
              "Vervuilde spouwankers",
              "Kijken met een camera door een boorgat in de voeg",
            ],
            ["Naast het kozijn", "Naad tussen kozijn en steen", "Kit los, waterslag zonder kopschotje"],
            ["Hoge strook onder het dak", "Goot of muurafdekking", "Groene baan op de gevel buiten"],
            ["Eén verticale baan", "Regenpijp die lekt", "Nat houden met een gieter en wachten"],
            ["Onderste meter, het hele jaar, met zout", "Optrekkend vocht", "Verandert niet door regen"],
            [
              "Hoeken, achter kasten, in de winter",
              "Condens op een koude plek",
              "Droog in de zomer, ook bij regen",
            ],
          ],
          note: "[Wijs uw vlek aan](/waar-lekt-het/buitenmuur). Bij de vijfde regel: lees ook [regenpijp](/kennisbank/regenpijp). Bij de vierde: [dakgoot](/kennisbank/dakgoot).",
        },
      ],
    },
    {
      id: "zelf-doen",
      heading: "Wat u zelf kunt doen",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Houd drie maanden bij wanneer de plek verschijnt, met windrichting. De meeste slagregen komt hier uit het zuidwesten.",
            "Peuter dichtgeschilderde of volgelopen stootvoegen voorzichtig open met een houten stokje.",
            "Haal klimop en grond weg die tegen of boven de waterkering onder in de muur zit.",
            "Vervang losse kit tussen kozijn en steen, maar laat afwateringsgaatjes in de onderdorpel vrij.",
            "Laat buren of familie met een gieter water geven, laag beginnend, terwijl u binnen kijkt.",
          ],
        },
        {
          type: "callout",
          tone: "warning",
          title: "Dichtsmeren maakt het vaak erger",
          text: "Muurverf, een laag cement of een dichtgekitte stootvoeg sluit de uitgang af. Het water blijft in de muur, zoekt een weg naar binnen en vriest in de winter de steen kapot. Zoek dus eerst de plek waar het water naar binnen kan; pas daarna komt er eventueel een laag op de muur.",
        },
      ],
    },
    {
      id: "herstel",
      heading: "Herstel, van klein naar groot",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "**Spouwlood vernieuwen.** De metselaar neemt om en om stukken van twee lagen stenen uit, legt nieuw lood of een kunststof slab, zet open stootvoegen en metselt terug. Stuk voor stuk, omdat de muur erboven moet blijven dragen.",
            "**Spouw schoonmaken.** Onder in de muur en bij de vlekken gaan stenen eruit. De mortelresten worden met een haak en lucht verwijderd.",
            "**Voegen.** Zinvol bij een massieve muur en bij voegen die eruit vallen. De oude voeg gaat er minstens anderhalf keer zo diep uit als hij breed is, anders valt de nieuwe er binnen enkele winters weer uit. In oud werk met kalkmortel hoort geen harde cementvoeg: dan breekt de steen in plaats van de voeg.",
            "**Waterafstotend maken.** Hydrofoberen kan een poreuze massieve gevel helpen, mits voegen en aansluitingen gaaf zijn en de muur droog is. Zitten er scheurtjes in, dan werkt het als een lekke regenjas: er komt water in dat er niet meer uit kan. Het is niet terug te draaien.",
            "Laat bij twijfel eerst meten en kijken met een spouwcamera. Dat kost minder dan een gevel opnieuw voegen terwijl het lek ergens anders zit. Voor het metselwerk zelf kijkt u bij [metselwerk](/bouwen/metselwerk).",
          ],
        },
        {
          type: "countries",
          nl: [
            "Voegen, lood vernieuwen en stenen vervangen in dezelfde kleur is gewoon onderhoud. Bij een monument of beschermd gezicht vraagt u het na.",
            "In spouwen wonen vleermuizen en onder de rand mussen. De zorgplicht uit de Omgevingswet geldt ook voor de eigenaar: laat kijken voordat u een spouw vult of een gevel dichtzet.",
            "Zelfstandig voegwerk valt onder {btw hoog nl} btw, ook als de schilder het doet.",
          ],
          be: [
            "Vervangt u de gevelsteen of komt er isolatie met een nieuwe afwerking tegenaan, vraag dan eerst de gemeente. Aan een voorgevel is daar al snel een omgevingsvergunning voor nodig.",
            "Herstel en onderhoud aan een privéwoning van minstens {woning btw be} kan aan {btw laag be} btw, reiniging niet. Of het wegnemen van aanslag onderhoud is, vraagt u vóór het werk aan de aannemer of aan FOD Financiën.",
            "Asbestleien op een zijgevel mag u niet afspuiten of overzetten met een nieuwe bekleding.",
          ],
        },
      ],
    },
    {
      id: "vragen",
      heading: "Vragen over natte muren",
      blocks: [
        {
          type: "faq",
          items: [
            {
              question: "Mijn spouw is gevuld met isolatie. Kan dat de oorzaak zijn?",
              answer: [
                "Het kan een bestaande fout zichtbaar maken. Zit het lood verkeerd of is de spouw vuil, dan geeft vulling het water een extra brug. Bij een schone spouw met goede details hoeft het geen probleem te zijn.",
              ],
            },
            {
              question: "Hoe weet ik of de voegen op zijn?",
              answer: [
                "Kras met een spijker. Komt er zand uit of valt de voeg in stukken, dan is hij op. Ligt hij dieper dan een centimeter terug, dan pakt hij wind en water.",
              ],
            },
            {
              question: "Hoe lang duurt drogen na herstel?",
              answer: [
                "Reken op maanden. Een doorweekte steensmuur heeft vaak een hele zomer nodig. Wacht met stuken en behangen tot een meting droog aangeeft.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      title: "Lekrecherche: spouwmuur en lekkage",
      url: "https://www.lekrecherche.nl/spouwmuur-lekkage/",
    },
    {
      title: "Lekrecherche: gevel voegen",
      url: "https://www.lekrecherche.nl/gevel-voegen/",
    },
    {
      title: "Stichting Bouwlood: bladlood in de praktijk",
      url: "https://www.bouwlood.nl/bladlood-in-de-praktijk",
    },
    {
      title: "Stichting ERM: voegwerk met beschadigingen",
      url: "https://stichtingerm.nl/onderhoud-en-restauratie/herstel-onderhoud/voegwerk-met-beschadigingen",
    },
    {
      title: "Artur: hydrofoberen en het lekke-regenjaseffect",
      url: "http://www.arturdec.nl/index.php/soorten-reiniging/hydrofoberen",
    },
    {
      title: "RUD Utrecht: natuurbescherming in en om uw huis",
      url: "https://www.rudutrecht.nl/natuurbescherming-in-en-om-uw-huis",
    },
    {
      title: "FOD Financiën: verbouwen aan 6% btw",
      url: "https://financien.belgium.be/nl/particulieren/woning/verbouwen-btw-tarief",
      checked: "2026-11-24",
      edition: "bewaarde versie zonder datum",
    },
    {
      title: "Gemeente Asse: veilig omgaan met asbest",
      url: "https://www.asse.be/asbest",
    },
  ],
  relatedServices: ["bouwen/metselwerk", "daken/dakgoot-lekkage", "onderhoud/preventief-onderhoud"],
  relatedArticles: ["regenpijp", "dakgoot", "energiebesparing-door-isolatie"],
};
