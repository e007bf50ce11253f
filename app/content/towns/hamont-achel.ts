import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const hamontAchel: Town = {
  slug: "hamont-achel",
  name: "Hamont-Achel",
  country: "BE",
  lat: 51.252,
  lng: 5.547,
  municipality: "Hamont-Achel",
  province: "Limburg",
  kmFromOffice: 32,
  minutesFromOffice: 35,
  postcodes: ["3930"],
  neighbourhoods: ["Hamont-centrum", "Hamont-Lo", "Achel", "Achel-Statie", "Beverbeek"],
  street: ["townhouse", "church", "townhouse", "villa", "thirties", "farmhouse"],
  nearby: ["achel", "sint-huibrechts-lille", "kaulille", "neerpelt", "pelt", "overpelt"],
  updated: "2026-11-24",
  meta: {
    title: "Dakwerker Hamont-Achel: dakwerken en bouw in vier kernen",
    description:
      "Stadshuizen rond de markt, villa’s van Nederlandse inwijkelingen en dorpshuizen in Lo: dakwerk, schouw en verbouwing in Hamont-Achel, regels van beide landen.",
    keywords: ["dakwerker Hamont-Achel", "aannemer Hamont", "schouw Hamont", "dakherstelling Hamont-Lo"],
  },
  title: "Dakwerker in Hamont-Achel, stad met vier kernen",
  lead: "Op de markt van Hamont hoort u twee soorten Nederlands. Veel inwoners kwamen van over de grens en vragen ons telkens hetzelfde: welke regels gelden nu voor mijn dak, de Nederlandse of de Vlaamse? Het korte antwoord: de Vlaamse, want het huis staat in Vlaanderen. Wij zetten ze hieronder naast elkaar.",
  sections: [
    {
      id: "de-stad",
      heading: "De stad en haar kernen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Hamont en Achel gingen in 1977 samen en kregen in 1985 hun stadstitel terug. Naast de twee oude kernen zijn er Hamont-Lo en Achel-Statie. Achel heeft op deze site een [eigen pagina](/be/achel); hier gaat het vooral over Hamont.",
            "Het centrum ligt rond een langgerekte, driehoekige markt met de neogotische Sint-Laurentiuskerk uit 1903–1904. Daaromheen staan gesloten rijen met winkels, herenhuizen uit de tijd van de teuten en een groot Ursulinenklooster. Meer naar buiten volgen halfopen huizen van na de oorlog en, aan de bosrand, ruime villa’s.",
          ],
        },
      ],
    },
    {
      id: "twee-regelboeken",
      heading: "Voor wie uit Nederland komt",
      blocks: [
        {
          type: "countries",
          nl: [
            "Schilderen, stukadoren en het arbeidsloon van isoleren: {btw laag nl} btw bij een huis ouder dan {woning btw nl}.",
            "Asbest verwijderen: altijd melden; een attest bij verkoop bestaat niet.",
            "Schoorsteen vegen: geen vaste termijn, wel een schone rookafvoer; de verzekeraar vraagt ernaar.",
          ],
          be: [
            "Verbouwen en herstellen: {btw laag be} btw bij een privéwoning van minstens {woning btw be} oud.",
            "Asbestattest verplicht bij verkoop van een gebouw van vóór {asbest bouwjaar be}.",
            "Schouw van een centrale ketel: reinigen is deel van het verplichte onderhoud.",
          ],
        },
      ],
    },
    {
      id: "huizen-van-hamont",
      heading: "De huizen en hun zwakke plek",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Herenhuis aan de markt**: leien of pannen, een kroonlijst met zink en achteraan een reeks platte daken boven de winkel.",
            "**Halfopen woning uit 1950–1975**: een zijgevel zonder spouw die regen vangt, vaak later bekleed.",
            "**Villa uit de jaren tachtig en negentig**: grote dakoverstek, dakkapellen, houten schrijnwerk.",
            "**Dorpshuis in Lo**: lage kap, aangebouwde stal, regenput onder de koer.",
          ],
        },
      ],
    },
    {
      id: "snel-naar",
      heading: "Verder over uw huis",
      blocks: [
        {
          type: "links",
          links: [
            { label: "Lekkage: de eerste 24 uur", href: "/be/hamont-achel/daklekkage" },
            { label: "Schouw: woorden en regels", href: "/be/hamont-achel/schoorsteen" },
            { label: "Onderhoud: crepi, kroonlijst, regenput", href: "/be/hamont-achel/onderhoud" },
            { label: "Verbouwen in een gesloten rij", href: "/be/hamont-achel/bouw" },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Hoe komt u vanuit Eindhoven in Hamont?",
              answer: [
                "Over de A2 tot Budel en dan de grens over: ruim dertig kilometer, ongeveer vijfendertig minuten.",
              ],
            },
            {
              question: "Schrijft u de offerte in Nederlandse of Belgische stijl?",
              answer: [
                "Met Belgische btw, Vlaamse benamingen en een verwijzing naar de premie als die van toepassing kan zijn. Vraagt u uitleg in Nederlandse termen, dan krijgt u die erbij.",
              ],
            },
          ],
        },
      ],
    },
  ],
  services: {
    daklekkage: {
      meta: {
        title: "Daklek herstellen Hamont-Achel: de eerste 24 uur",
        description:
          "Wat u in Hamont, Lo en Achel doet vanaf de eerste druppel tot de dakwerker komt: veilig, droog en met bewijs voor uw brandverzekering.",
        keywords: ["daklekkage Hamont-Achel", "dakwerker spoed Hamont", "brandverzekering waterschade"],
      },
      title: "Daklek herstellen in Hamont-Achel",
      lead: "Een lek begint altijd op het verkeerde moment. Met een plan voor de eerste vierentwintig uur beperkt u de schade tot een plek op het plafond. Dit plan geldt voor elk huis in Hamont-Achel, van herenhuis tot villa.",
      sections: [
        {
          id: "tijdlijn",
          heading: "Uur na uur",
          blocks: [
            {
              type: "table",
              caption: "Plan voor de eerste dag",
              head: ["Wanneer", "Wat", "Waarom"],
              rows: [
                ["Meteen", "zekering van de natte kamer uit", "water en stroom in één plafond"],
                ["Na 10 minuten", "opvangen, tapijt oprollen", "de vloer lijdt meer dan het plafond"],
                ["Na 1 uur", "foto’s en bellen", "wij schatten op afstand hoe dringend het is"],
                ["Na 4 uur", "zolder luchten, natte wol eruit", "hout moet kunnen drogen"],
                ["Na 24 uur", "melding bij de brandverzekering", "laattijdig melden geeft discussie"],
              ],
            },
          ],
        },
        {
          id: "achter-de-winkel",
          heading: "De lappendeken achter de winkel",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Achter de panden aan de markt liggen platte daken van verschillende jaren tegen elkaar: keuken, magazijn, koer onder glas. Elke eigenaar herstelde zijn stuk en kleefde een strook over dat van de buur. Wie daar een lek zoekt, begint bij de afvoeren. Meestal is er één tapbuis voor vier daken, en die zit dicht.",
              ],
            },
          ],
        },
        {
          id: "villa-overstek",
          heading: "De villa met overstek",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een brede overstek houdt gevels droog, tot de goot eronder lekt. Het water loopt dan in de houten onderzijde en u ziet een bruine plank in plaats van een nat plafond. Laat één plankje losmaken: is de bovenkant zwart, dan is de goot of de eerste rij pannen het probleem.",
              ],
            },
            {
              type: "list",
              style: "check",
              intro: "Kijk ook naar:",
              items: [
                "de aansluiting van dakkapel en overstek",
                "rubber van dakramen ouder dan twintig jaar",
                "mos dat zich ophoopt boven de kroonlijst",
              ],
            },
          ],
        },
        {
          id: "goede-melding",
          heading: "Zo beschrijft u het aan de telefoon",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Noem het soort dak, de verdieping, sinds wanneer, bij welk weer en wat u al deed. ‘Leien dak, tweede verdieping, sinds gisteren, bij westenwind, emmer staat’ is genoeg om de juiste vakman met de juiste ladder te sturen. Daarna neemt u de tijd voor het [stappenplan](/kennisbank/daklekkage-stappenplan). Wat de [dakwerker](/daken/daklekkage) doet, staat bij onze diensten; vragen over kosten stelt u via [contact](/contact).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schouwveger Hamont-Achel: wie, wat en wanneer",
        description:
          "Nederlander in Vlaanderen of geboren Hamontenaar: de woorden en plichten rond schouw, ketel en kachel helder op een rij, plus het metselwerk.",
        keywords: ["schouw Hamont-Achel", "schoorsteenveger Hamont", "schouw herstellen Hamont"],
      },
      title: "Schouwveger in Hamont-Achel",
      lead: "Wat in Budel schoorsteen heet, heet in Hamont schouw. Het verschil zit niet alleen in het woord. Vlaanderen koppelt de schouw aan de verwarmingsketel en vraagt bewijs van reiniging; in Nederland noemde het Bouwbesluit geen termijn en vraagt vooral uw verzekeraar ernaar.",
      sections: [
        {
          id: "woordenlijst",
          heading: "Kleine woordenlijst",
          blocks: [
            {
              type: "table",
              caption: "Zelfde ding, ander woord",
              head: ["In Nederland", "In Vlaanderen", "Wat het is"],
              rows: [
                ["schoorsteen", "schouw", "het gemetselde kanaal op het dak"],
                ["veegbewijs", "reinigingsattest", "papier van de veger"],
                ["cv-monteur", "erkend technicus", "mag ketel nakijken en attest geven"],
                ["stookolie", "mazout", "vloeibare brandstof"],
                ["opstalverzekering", "brandverzekering", "dekt ook storm en water"],
              ],
            },
          ],
        },
        {
          id: "plicht",
          heading: "Uw plicht in drie zinnen",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Een centrale ketel op hout, pellets of stookolie krijgt {schouw vast be} onderhoud, één op gas {schouw gas be}; voor gas en stookolie geldt dat vanaf {schouw vermogen be}.",
                "Is het een open toestel op een schouw, dan hoort reinigen van die schouw erbij.",
                "Een losse kachel of open haard kent geen wettelijke termijn, maar wel een verzekeraar die een attest op prijs stelt.",
              ],
            },
          ],
        },
        {
          id: "metselwerk-hamont",
          heading: "Schouwen in het centrum",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Op gesloten rijen staan de schouwen als een reeks torentjes op de scheidingsmuren. Eén schouw bevat vier tot zes kanalen van twee huizen. De helft is dood. Wij merken met krijt welke kanalen nog trekken, zetten op de dode een geventileerd deksel en herstellen daarna het metselwerk in één keer. Dat scheelt tweemaal stelling.",
              ],
            },
            {
              type: "facts",
              facts: [
                { label: "Voeg", value: "Kalk en zand", note: "Harde cement laat oude stenen afschilferen." },
                { label: "Hoed", value: "Blauwe steen of beton", note: "Met druiplijst onderaan." },
                { label: "Loket", value: "Lood in de voeg", note: "Twee delen, zodat het dak kan bewegen." },
              ],
            },
          ],
        },
        {
          id: "afspraak",
          heading: "Een afspraak maken",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Laat de schouw reinigen voordat de technicus langskomt; zo kan hij met een proper kanaal meten. Woont u in Achel of Lille, zet dat er dan bij. Vraag na afloop om foto’s, het attest en een oordeel over de kop. Lees bij [vegen](/schoorsteen/schoorsteen-vegen) wat u vooraf klaarzet, en bij [renovatie](/schoorsteen/schoorsteen-renovatie) hoe herstel verloopt.",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Nooit zelf een inox buis laten zakken",
              text: "Zonder berekening van doorsnede en lengte trekt hij niet. Bij schade vraagt de verzekering wie hem plaatste.",
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Onderhoud woning Hamont-Achel: crepi, kroonlijst, regenput",
        description:
          "Algen op crepi, zink in de kroonlijst, slib in de regenput: onderhoud van huizen in Hamont-Achel, met wat u zelf kunt en wat een vakman doet.",
        keywords: ["crepi reinigen Hamont", "kroonlijst herstellen", "gevel onderhoud Hamont-Achel"],
      },
      title: "Onderhoud van uw woning in Hamont-Achel",
      lead: "Twee huizen verder staat er één in gevelsteen, één in crepi en één met houten planchetten. Elk vraagt iets anders. Wat ze delen, is een kroonlijst, een regenput en een tuin vol schaduw. Dit is de zorg per onderdeel.",
      sections: [
        {
          id: "gevel",
          heading: "Drie gevels, drie recepten",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "**Crepi.** Groen op het noorden is alg, geen schade. Was met lage druk en een mild middel, laat een week drogen, schilder pas daarna met een ademende verf.",
                "**Gevelsteen.** Borstel droog. Losse voegen eerst uitslijpen; ‘oppoetsen’ met een laagje mortel valt er in twee winters uit.",
                "**Planchetten.** Hout dat grijs mag worden, laat u met rust. Hout dat geschilderd is, moet geschilderd blijven.",
              ],
            },
          ],
        },
        {
          id: "kroonlijst-zink",
          heading: "Onder de kroonlijst voelen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Strijk in de herfst met een droge hand langs de onderkant van de lijst. Vochtig of zacht betekent dat het zink binnenin lek is. U hoeft dan niet te wachten tot er een plank valt. Een nieuwe zinken bak met een paar gezonde houten delen redt de lijst; alles in pvc verpakken verbergt het probleem alleen.",
              ],
            },
          ],
        },
        {
          id: "put",
          heading: "De put onder de koer",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Ruiken", text: "Rotte lucht bij het openen wijst op blad en slib." },
                {
                  title: "Peilen",
                  text: "Met een lat meet u hoeveel slib er ligt; meer dan twintig centimeter is veel.",
                },
                { title: "Bron zoeken", text: "Meestal een goot zonder bladvanger of een dak vol mos." },
                {
                  title: "Leegmaken",
                  text: "Aan het eind van een droge zomer, als de put bijna leeg is. Laat het doen en daal nooit zelf af: in een put kan zuurstof ontbreken.",
                },
              ],
            },
          ],
        },
        {
          id: "wat-het-kost-aan-tijd",
          heading: "Een halve dag per jaar",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Voor een halfopen woning rekenen wij een halve dag per jaar: goten leeg, pannen en nok bekeken, dakramen gesmeerd, kroonlijst gevoeld en foto’s gemaakt. Bij een villa met dakkapellen wordt het een dag. Zijn er herstellingen, dan beslist u daar apart over; die vallen bij een oude woning onder {btw laag be} btw. Reiniging niet: vraag vooraf welk deel van de beurt daaronder valt.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Weekendhuis of lang op reis",
              text: "Vraag om een foto na elke storm. In een huis dat weken leegstaat, merkt niemand een lek op.",
            },
            {
              type: "prose",
              paragraphs: [
                "Lees meer over [dakkapellen](/onderhoud/onderhoud-dakkapel), de [schilder](/onderhoud/schilder) of een vaste [onderhoudsformule](/zorgeloos-wonen).",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Hamont-Achel: verbouwen, van rijhuis tot villa",
        description:
          "Een donker rijhuis openmaken, een villa isoleren of een zijgevel inpakken: bouwen in Hamont-Achel met Vlaamse vergunning en {btw laag be} btw uitgelegd.",
        keywords: [
          "verbouwen Hamont-Achel",
          "aannemer Hamont-Achel",
          "gevelisolatie zijgevel",
          "rijhuis renoveren",
        ],
      },
      title: "Aannemer in Hamont-Achel",
      lead: "Het centrum van Hamont is gebouwd op smalle, diepe percelen. Vooraan een winkel of kamer, in het midden donker, achteraan een rij koterijen. Buiten het centrum is er net te veel ruimte en te weinig isolatie. Dat vraagt om twee manieren van werken.",
      sections: [
        {
          id: "rijhuis",
          heading: "Het rijhuis: licht in het midden",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Sloop de koterijen: dan wint u een koer en is er plaats voor één heldere ruimte. In het midden brengt een lichtschacht of een glazen dakstrook daglicht tot op het gelijkvloers. De trap verhuist het best mee naar dat licht. Let op de scheidingsmuren: haardkanalen en balkgaten van de buren zitten in dezelfde steen.",
              ],
            },
          ],
        },
        {
          id: "zijgevel",
          heading: "De halfopen woning: pak de zijgevel in",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "Een volle zijgevel verliest veel warmte en vangt de regen. Isolatie met crepi of steenstrips lost beide op.",
                "Aan zij- en achtergevel kan dat in Vlaanderen vaak zonder vergunning; aan de straatkant niet.",
                "De dakrand moet mee naar buiten. Doe dus eerst het dak of neem het samen.",
                "Staat de muur op de grens, dan hebt u de buur nodig voor de overdikte.",
              ],
            },
          ],
        },
        {
          id: "villa-aanpak",
          heading: "De villa: één doorlopende laag isolatie",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Villa’s van rond 1985 hebben nissen, erkers en een kap met veel kepers. Binnen isoleren geeft dan overal naden. Van buitenaf een doorlopende laag, met nieuwe goten en dakkapellen erop, is meer werk maar ook meteen af. Mijn VerbouwPremie kan voor dakisolatie gelden als een aannemer ze plaatst; vraag de voorwaarden op voordat u tekent, want ze wijzigen geregeld.",
              ],
            },
            {
              type: "steps",
              steps: [
                {
                  title: "Attest en plannen",
                  text: "Asbestattest, EPC, oude bouwplannen en verkavelingsvoorschriften op tafel.",
                },
                {
                  title: "Dienst omgeving",
                  text: "Vrijstelling, melding of vergunning: de stad heeft het laatste woord.",
                },
                { title: "Planning", text: "Dakwerk tussen april en oktober, binnenwerk daarna." },
              ],
            },
          ],
        },
        {
          id: "nederlandse-gewoonten",
          heading: "Voor wie de Nederlandse manier gewend is",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In België tekent een architect bij vergunningsplichtige werken aan de structuur, en volgt hij de werf op. Reken dat ereloon mee. Daar staat tegenover dat verbouwen van een woning van minstens {woning btw be} oud aan {btw laag be} btw mag. Onze rol is die van uitvoerder: wij bouwen wat is getekend en zeggen het als een detail beter kan. Bekijk [aanbouwen](/bouwen/aanbouwen-aan-uw-huis), [opbouw](/bouwen/opbouw-op-uw-huis) en [werk dat wij doen](/onze-projecten).",
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Limburg, stad Hamont-Achel: geschiedenis en bevolking",
      url: "https://www.vilters-vanhemel.be/limburg_hamont-achel.html",
    },
    {
      title: "VVV Hamont-Achel: monumenten in Hamont",
      url: "http://toerisme-hamont-achel.be/index.php/bezienswaardigheden/monumenten",
    },
    {
      title: "GreenTechPower: Hamont-Achel, kernen en oppervlakte",
      url: "https://www.greentechpower.eu/artikel/hamont-achel-is-gericht-op-samenwerking-en-ontwikkeling/",
    },
    townSources.sweepingFlanders,
    townSources.sweepingNetherlands,
    townSources.asbestosCertificateFlanders,
    townSources.asbestosNetherlands,
    townSources.vatBelgium,
    townSources.vatNetherlands,
    townSources.permitFlanders,
    townSources.notificationFlanders,
    townSources.premiumFlanders,
  ],
};
