import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const lommel: Town = {
  slug: "lommel",
  name: "Lommel",
  country: "BE",
  lat: 51.23,
  lng: 5.313,
  mapLabel: "left",
  municipality: "Lommel",
  province: "Limburg",
  kmFromOffice: 32,
  minutesFromOffice: 40,
  postcodes: ["3920"],
  neighbourhoods: [
    "Centrum",
    "Lutlommel",
    "Kattenbos",
    "Kerkhoven",
    "Kolonie",
    "Barrier",
    "Balendijk",
    "Heeserbergen",
    "Lommel-Werkplaatsen",
    "Glasfabriek",
  ],
  street: ["workers", "church", "bungalow", "townhouse", "terrace", "farmhouse", "villa"],
  nearby: ["overpelt", "pelt", "neerpelt", "achel"],
  updated: "2026-11-24",
  meta: {
    title: "Dakwerker Lommel: dak, schouw, gevel en verbouwing",
    description:
      "Dak- en bouwwerk in Lommel: vrijstaande huizen op zandgrond, de tuinwijk van Werkplaatsen en de Vlaamse regels over asbest, btw en premies.",
    keywords: ["dakwerker Lommel", "schouw Lommel", "aannemer Lommel", "asbest dak Lommel"],
  },
  title: "Dakwerker in Lommel, voor dak, schouw en gevel",
  lead: "Lommel is groot en verspreid: een winkelstad met een tiental kernen tussen bos, zand en kanaal. De meeste huizen staan vrij, met veel dak en een bijgebouw achteraan. Van ons kantoor is het ongeveer veertig minuten rijden. Verzamel daarom kleine klussen voor één bezoek.",
  sections: [
    {
      id: "kernen-en-wijken",
      heading: "Van marktplein tot fabriekswijk",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Rond het driehoekige plein was Lommel tot in de negentiende eeuw laag gebouwd. In 1850 legde de Staat in het noorden de Kolonie aan, met twintig boerderijen. In het westen volgde in 1904 een zinkfabriek. Daarbij verrees een tuinwijk van veertig arbeiderswoningen, gebouwd tussen 1905 en 1909. De fabriek is weg, de wijk bij Lommel-Werkplaatsen staat sinds 2014 als bouwkundig erfgoed op de vastgestelde lijst.",
            "Bij de Glasfabriek bleven van de tachtig woningen uit 1925–1928 maar enkele typen over: telkens twee huizen tegen elkaar, met een lage aanbouw onder een lessenaarsdak.",
          ],
        },
      ],
    },
    {
      id: "na-1960",
      heading: "De huizen van na 1960",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Vrijstaande gezinswoning**, met betonpannen of leien van vezelcement. Die leien kunnen asbest bevatten.",
            "**Bungalow met roofing**, vaak zonder afschot en met één afvoer.",
            "**Halfopen bebouwing** in Lutlommel en Heeserbergen, met een garage op de perceelsgrens.",
            "**Bijgebouwen**: garage, hok of atelier met golfplaten.",
          ],
        },
      ],
    },
    {
      id: "vlaamse-regels",
      heading: "Vier Vlaamse regels om te kennen",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Asbestattest",
              value: "Bij verkoop",
              note: "Sinds {asbestattest sinds be} verplicht voor gebouwen van vóór {asbest bouwjaar be}.",
            },
            {
              label: "Btw",
              value: "{btw laag be}",
              note: "Op renovatie van een privéwoning van minstens {woning btw be} oud, rechtstreeks aan u gefactureerd.",
            },
            {
              label: "Dak vernieuwen",
              value: "Meestal vrijgesteld",
              note: "Zolang het gebinte blijft. Vraag het na bij de dienst omgeving van de stad.",
            },
            {
              label: "Premie",
              value: "Mijn VerbouwPremie",
              note: "Voor dakisolatie door een aannemer. Voorwaarden wijzigen; kijk vooraf op vlaanderen.be.",
            },
          ],
        },
      ],
    },
    {
      id: "uw-vraag",
      heading: "Waarover wilt u lezen?",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Dakproblemen in Lommel",
              href: "/be/lommel/daklekkage",
              text: "Leien, roofing en verdacht materiaal.",
            },
            {
              label: "Schouw en stookplaats",
              href: "/be/lommel/schoorsteen",
              text: "Wat de wet vraagt bij mazout, gas en hout.",
            },
            { label: "Onderhoud", href: "/be/lommel/onderhoud", text: "Dennennaalden, zand en zon." },
            { label: "Verbouwen", href: "/be/lommel/bouw", text: "Een huis uit 1972 vernieuwen." },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "U komt uit Nederland. Klopt mijn factuur dan voor de Belgische btw?",
              answer: [
                "Ja. Werk aan een gebouw wordt belast in het land waar het staat. Voor Lommel rekenen wij dus met Belgische tarieven en vermelden wij de verklaring voor {btw laag be} op de factuur.",
              ],
            },
            {
              question: "Kan ik één afspraak maken voor dak en schouw?",
              answer: ["Graag. Het is dezelfde ladder. U krijgt één verslag met twee hoofdstukken."],
            },
          ],
        },
      ],
    },
  ],
  services: {
    daklekkage: {
      meta: {
        title: "Daklek herstellen Lommel: leien, pannen of roofing",
        description:
          "Lekt uw dak in Lommel? Herken eerst het materiaal. Oude leien van vezelcement kunnen asbest bevatten: wat u wel en niet aanraakt, en wat wij doen.",
        keywords: ["lekkend dak Lommel", "dakherstelling Lommel", "asbestleien", "roofing Lommel"],
      },
      title: "Daklek herstellen in Lommel",
      lead: "Kijk eerst waar uw dak van gemaakt is, voordat u iets aanraakt. Ziet u vlakke, grijze leien op een huis van voor {asbest bouwjaar be}, behandel ze dan als asbest tot het tegendeel vaststaat. Vang binnen op, blijf van het dak en bel.",
      sections: [
        {
          id: "materiaal",
          heading: "Drie daken, drie lekken",
          blocks: [
            {
              type: "table",
              caption: "Materiaal herkennen vanaf de grond",
              head: ["U ziet", "Materiaal", "Lekt meestal bij"],
              rows: [
                ["dunne vlakke rechthoeken of ruiten", "vezelcementlei", "haken, nok, gebroken hoeken"],
                ["golvende pannen, ruw en grijs", "betonpan", "panlat, onderdak, rand"],
                ["zwart vlak met naden", "roofing (bitumen)", "opstand, afvoer, blaas"],
                ["lange golfplaten", "vezelcement of staal", "schroefgaten en nok"],
              ],
              note: "Zekerheid over asbest geeft alleen een analyse of het asbestattest.",
            },
          ],
        },
        {
          id: "gebonden-asbest",
          heading: "Wat mag er bij asbestleien?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In leien en golfplaten zitten de vezels vast. Zolang u niet breekt, boort, schuurt of met hoge druk spuit, komen er weinig vrij. Een noodherstelling is dus mogelijk: een zeil, een tussengeschoven plaat, geen slijpschijf. Voor het definitieve werk maken wij een plan met correcte verwijdering en afvoer.",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Niet ontmossen onder druk",
              text: "Een hogedrukreiniger op oude leien verspreidt vezels over uw tuin en die van de buren.",
            },
          ],
        },
        {
          id: "roofing-op-zand",
          heading: "Roofing in de volle zon",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Zandgrond warmt snel op en er is weinig schaduw in de nieuwere verkavelingen. Roofing zonder leislag of witte laag veroudert daar snel: eerst craquelé, dan krimp, en ten slotte trekt de hoek los van de opstand. Bij één laag is herstellen zinvol. Liggen er al drie lagen op elkaar, dan wegen ze zwaar en houden ze water vast; beter alles eraf.",
              ],
            },
          ],
        },
        {
          id: "verzekering-en-verder",
          heading: "Verzekering en volgende stap",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Meld schade aan uw brandverzekeraar; waterschade en storm zitten daar in België doorgaans in.",
                "Bewaar facturen van noodwerk.",
                "Vraag ons verslag op met foto’s en oorzaak.",
                "Beslis daarna over herstel of vernieuwing met isolatie.",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Vernieuwt u het dak mét isolatie, bekijk dan eerst de premie. Over de keuze leest u bij [dakrenovatie](/daken/dakrenovatie) en [materialen](/kennisbank/dakbedekking-materialen).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schouwveger Lommel: vegen volgens de Vlaamse regels",
        description:
          "Stookt u in Lommel op mazout, gas, pellets of hout? Wanneer reinigen van de schouw verplicht is, wie het mag doen en welk attest u bewaart.",
        keywords: ["schouw vegen Lommel", "schoorsteenveger Lommel", "reinigingsattest schouw"],
      },
      title: "Schouwveger in Lommel",
      lead: "In Vlaanderen is het reinigen van een schouw soms een plicht. Dat hangt af van het toestel, de brandstof en het vermogen. Hieronder eerst de regel, daarna wat er bouwkundig aan een Lommelse schouw scheelt.",
      sections: [
        {
          id: "verplicht-of-niet",
          heading: "Verplicht of niet?",
          blocks: [
            {
              type: "table",
              caption: "Reiniging bij centrale verwarming met open toestel (type B)",
              head: ["Brandstof", "Verplicht vanaf", "Hoe vaak"],
              rows: [
                ["Hout, pellets, kolen", "elk vermogen", "{schouw vast be}"],
                ["Stookolie", "{schouw vermogen be}", "{schouw vast be}"],
                ["Gas", "{schouw vermogen be}", "{schouw gas be}"],
              ],
              note: "Bron: Vlaanderen.be. Een losse kachel of open haard valt hier niet onder.",
            },
          ],
        },
        {
          id: "wie-mag",
          heading: "Wie het mag doen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "De erkende technicus die de ketel onderhoudt, mag ook vegen. Doet een schoorsteenveger het, dan moet dat vóór het ketelonderhoud en krijgt u een reinigingsattest om aan de technicus te tonen. Aan de ketel zelf komt een veger niet. Huurt u, dan is onderhoud voor uw rekening en herstel van gebreken voor de eigenaar.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Losse kachel: lees uw polis",
              text: "De wet vraagt niets, maar de brandverzekering verwacht dat u de schouw ‘als een goede huisvader’ onderhoudt. Met een attest per jaar kunt u dat aantonen.",
            },
          ],
        },
        {
          id: "bouwkundig",
          heading: "De schouw als stuk metselwerk",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "**Huizen van 1960–1985**: brede schouw in gevelsteen aan de kopgevel, bovenaan gesloten met een betonplaat. De voegen aan de westkant zijn het eerst op.",
                "**Bungalows**: korte schouw door roofing. Hier zit het lek bij de opstand.",
                "**Tuinwijk Werkplaatsen**: kleine stapels op de nok van gekoppelde huizen. Overleg met de buren hoort erbij, en bij erfgoed ook met de stad.",
              ],
            },
          ],
        },
        {
          id: "als-de-ketel-weg-is",
          heading: "Als de mazoutketel verdwijnt",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Schakelt u over op een warmtepomp, dan blijft er een leeg kanaal achter met roet dat nat wordt en gaat ruiken. Laat het een laatste keer reinigen en sluit het daarna boven af met een geventileerde kap, of haal de schouw weg tot onder de dakbedekking. Dat laatste combineert u best met dakwerk. Zie [schoorsteen verwijderen](/schoorsteen/schoorsteen-verwijderen) en [onderhoud](/schoorsteen/schoorsteen-onderhoud).",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Onderhoud woning Lommel: naalden, zand en zon",
        description:
          "Dennennaalden op het dak, zand in de goot en zon op de kroonlijst: een onderhoudslijst voor vrijstaande huizen in Lommel en omgeving.",
        keywords: ["dakgoot reinigen Lommel", "onderhoud woning Lommel", "kroonlijst schilderen"],
      },
      title: "Onderhoud van uw woning in Lommel",
      lead: "Wie bij Kattenbos of de Sahara woont, heeft twee vijanden: naalden en stof. Ze zijn licht, ze komen overal en ze houden water vast. Een plat dak dat er van beneden schoon uitziet, kan bovenaan een tuin zijn.",
      sections: [
        {
          id: "plat-dak-schoon",
          heading: "Een plat dak in een dennenbos",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Vegen", text: "Met een zachte bezem van hoog naar laag, nooit met een schop." },
                {
                  title: "Tapbuis vrij",
                  text: "Rooster eruit, met de hand leeg, daarna een emmer water erdoor.",
                },
                {
                  title: "Naden volgen",
                  text: "Alle naden aflopen met een stompe priem; waar hij ingaat, is het los.",
                },
                {
                  title: "Nooduitlaat",
                  text: "Is er geen tweede uitweg voor het water, laat er dan een maken.",
                },
              ],
            },
          ],
        },
        {
          id: "kroonlijst",
          heading: "De kroonlijst: schilderen of bekleden",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "De houten kroonlijst is bij Vlaamse huizen goot en sierlijst tegelijk. Zink ligt er los in; wordt dat lek, dan rot de lijst van binnen. Bekleden met kunststof lijkt een snelle oplossing, maar sluit vocht op als het zink niet eerst vernieuwd is. Wij bekijken altijd de binnenkant voordat wij over de buitenkant praten.",
              ],
            },
            {
              type: "facts",
              facts: [
                {
                  label: "Schilderen",
                  value: "Om de 6 jaar",
                  note: "Zuidkant iets vaker, noordkant iets minder.",
                },
                {
                  label: "Zink nakijken",
                  value: "Om de 5 jaar",
                  note: "Vooral de soldering bij de tapgaten.",
                },
                {
                  label: "Reinigen",
                  value: "2 keer per jaar",
                  note: "Bij dennen vaker dan bij loofbomen in de straat.",
                },
              ],
            },
          ],
        },
        {
          id: "gevel-en-voeg",
          heading: "Gevelsteen op zandgrond",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Opspattend zand schuurt de onderste lagen steen. Een grindstrook van veertig centimeter rond het huis houdt de plint droog en schoon. Groene aanslag op het noorden borstelt u af met water; kalkhoudende voegen verdragen geen zuur. Losse voegen laat u uitslijpen en opnieuw zetten voordat het vriest.",
              ],
            },
          ],
        },
        {
          id: "geregeld",
          heading: "Het laten regelen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Reinigen valt in België buiten het verlaagde btw-tarief, herstellen van een woning van minstens {woning btw be} oud niet. Wij zetten beide apart op de factuur; of ontmossen of vegen onderhoud is, weet FOD Financiën. Een vast bezoek in mei en in november past bij de meeste huizen; vraag het los aan of lees over [Zorgeloos Wonen](/zorgeloos-wonen). Meer weten: [dakgoot reinigen](/daken/dakgoot-reinigen), het [schema voor platte daken](/kennisbank/plat-dak-onderhoud-schema) en [hout aan het dak](/onderhoud/onderhoud-hout-dak).",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Lommel: een huis uit 1972 verbouwen",
        description:
          "Dak, gevel en indeling van een vrijstaand huis in Lommel aanpakken: volgorde, melding of vergunning, btw bij uitbreiding en de rol van de architect.",
        keywords: ["verbouwen Lommel", "aannemer Lommel", "aanbouw Lommel", "renovatie woning Lommel"],
      },
      title: "Aannemer in Lommel: verbouwen van buiten naar binnen",
      lead: "Een vrijstaand huis uit 1972 heeft wat nieuwbouw mist: een grote kavel en dikke bomen. Het mist isolatie, licht en een vlotte verbinding met de tuin. Dat is te verhelpen zonder af te breken, als u van buiten naar binnen werkt en niet met de keuken begint.",
      sections: [
        {
          id: "van-buiten-naar-binnen",
          heading: "Van buiten naar binnen",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Asbestattest of inventaris bekijken voordat er iets losgaat.",
                "Dak: onderdak, isolatie en nieuwe bedekking in één beweging.",
                "Ramen en gevel, met de dakrand al breed genoeg voor gevelisolatie.",
                "Vloer en leidingen, zolang alles nog openligt.",
                "Muren wegnemen, keuken en badkamer als laatste.",
              ],
            },
          ],
        },
        {
          id: "vergunning-of-melding",
          heading: "Vrijgesteld, melding of vergunning?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Vlaanderen kent drie wegen. Onderhoud, zoals nieuwe latten en leien op hetzelfde gebinte, is vrijgesteld. Voor een bescheiden aanbouw tot in totaal veertig vierkante meter kan een melding volstaan, onder voorwaarden over afstand en hoogte. Al de rest vraagt een omgevingsvergunning en vaak een architect. De stad heeft altijd het laatste woord, want een verkavelingsvoorschrift kan strenger zijn.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Haal de voorschriften van de verkaveling op",
              text: "Dakhelling, materiaal en bouwdiepte staan er zwart op wit in. De dienst omgeving bezorgt ze u. Neem ze mee naar het eerste gesprek, samen met het EPC en de oude plannen.",
            },
          ],
        },
        {
          id: "btw-bij-uitbreiden",
          heading: "{btw laag be} of {btw hoog be} bij een uitbreiding",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Is uw woning van minstens {woning btw be} oud, dan kan ook een uitbreiding aan {btw laag be}, mits het oude deel na de werken minstens {uitbreiding btw be} van de oppervlakte blijft en nieuw en oud één geheel vormen. Afbreken en opnieuw beginnen volgt andere regels. Laat uw boekhouder of de FOD Financiën meekijken bij twijfel; wij factureren pas na uw verklaring.",
              ],
            },
          ],
        },
        {
          id: "voorbeelden-van-werk",
          heading: "Meer over verbouwen",
          blocks: [
            {
              type: "links",
              links: [
                {
                  label: "Uw huis verbouwen",
                  href: "/bouwen/uw-huis-verbouwen",
                  text: "Onze werkwijze van opname tot oplevering.",
                },
                {
                  label: "Aanbouwen",
                  href: "/bouwen/aanbouwen-aan-uw-huis",
                  text: "Keuken, bureau of slaapkamer beneden.",
                },
                { label: "Metselwerk", href: "/bouwen/metselwerk", text: "Gevelsteen bijpassen en voegen." },
                {
                  label: "Isolatie en energie",
                  href: "/kennisbank/energiebesparing-door-isolatie",
                  text: "Waar elke euro het meest oplevert.",
                },
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Inventaris Onroerend Erfgoed: tuinwijk bij de metaalfabrieken van Overpelt-Lommel",
      url: "https://inventaris.onroerenderfgoed.be/aanduidingsobjecten/48522",
    },
    {
      title: "Inventaris Onroerend Erfgoed: tuinwijk Glasfabriek",
      url: "https://inventaris.onroerenderfgoed.be/erfgoedobjecten/122063",
    },
    {
      title: "Inventaris Onroerend Erfgoed: Kolonie",
      url: "https://inventaris.onroerenderfgoed.be/themas/9716",
    },
    {
      title: "Inventaris Onroerend Erfgoed: Lommel, Dorp",
      url: "https://inventaris.onroerenderfgoed.be/themas/9701",
    },
    townSources.asbestosFlanders,
    townSources.asbestosCertificateFlanders,
    townSources.sweepingFlanders,
    townSources.vatBelgium,
    townSources.permitFlanders,
    townSources.notificationFlanders,
    townSources.premiumFlanders,
  ],
};
