import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const achel: Town = {
  slug: "achel",
  name: "Achel",
  country: "BE",
  lat: 51.254,
  lng: 5.48,
  mapLabel: "above",
  municipality: "deelgemeente van Hamont-Achel",
  province: "Limburg",
  kmFromOffice: 27,
  minutesFromOffice: 35,
  postcodes: ["3930"],
  neighbourhoods: ["Achel-Dorp", "Achel-Statie", "Catharinadal", "Kluis", "Grevenbroek"],
  street: ["townhouse", "church", "farmhouse", "villa", "thirties"],
  nearby: ["sint-huibrechts-lille", "neerpelt", "hamont-achel", "pelt", "overpelt", "kaulille"],
  updated: "2026-11-24",
  meta: {
    title: "Dakwerker Achel: teutenhuizen en bosvilla’s",
    description:
      "Dakwerk, schouw, onderhoud en verbouwing in Achel: van het dorp rond het Michielsplein tot Achel-Statie en de bossen bij de Kluis.",
    keywords: ["dakwerker Achel", "schouw Achel", "aannemer Achel", "renovatie Achel"],
  },
  title: "Dakwerker in Achel, tussen dorp, statie en Kluis",
  lead: "Achel is het eerste Belgische dorp op onze weg naar het zuiden. Ongeveer 5.500 mensen wonen er rond één plein, in lange straten en tussen de bomen. De huizen verschillen sterk van elkaar; bos en vocht hebben ze gemeen. Dat bepaalt hier het meeste werk.",
  sections: [
    {
      id: "dorp",
      heading: "Het dorp: handelaars en boeren",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Rondtrekkende handelaars, de teuten, brachten geld naar dit dorp. Het Simonshuis uit 1883 is daar een voorbeeld van: statig, hoog, met een park erachter. Naast zulke herenhuizen staan kleine dorpswoningen en boerderijen met een lang dak. Catharinadal, ooit een klooster uit 1432, is nu een kaasmakerij.",
            "Sinds 1977 vormt Achel samen met Hamont één gemeente. Wie een aanvraag doet, richt zich dus tot de stad [Hamont-Achel](/be/hamont-achel).",
          ],
        },
      ],
    },
    {
      id: "statie",
      heading: "Achel-Statie: een straat die van het spoor leefde",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Bij het verdwenen station ontstond een eigen kern met cafés, burgerhuizen en een rij douanewoningen, in de volksmond ‘De Acht Zaligheden’. Het zijn nummers 11 tot 25 van de straat die nog steeds Achel Statie heet. Gekoppelde huizen als deze hebben één doorlopende kap en gedeelde schouwen. Vernieuw daar nooit een strook zonder met de buren te praten.",
          ],
        },
      ],
    },
    {
      id: "wat-bos-doet",
      heading: "Wat bos met een huis doet",
      blocks: [
        {
          type: "facts",
          facts: [
            {
              label: "Licht",
              value: "Minder dan vier uur zon",
              note: "Dan blijft een noordelijk dakvlak van oktober tot maart nat.",
            },
            {
              label: "Blad en naald",
              value: "Het hele jaar",
              note: "Naalden vallen ook in de zomer; de goot is nooit lang schoon.",
            },
            {
              label: "Dieren",
              value: "Marter en specht",
              note: "De ene kruipt onder pannen, de andere maakt gaten in planchetten.",
            },
            {
              label: "Takken",
              value: "Na elke storm",
              note: "Kijk eerst naar scherven op het terras, dan pas naar boven.",
            },
          ],
        },
      ],
    },
    {
      id: "regels-achel",
      heading: "Drie dingen die u vooraf regelt",
      blocks: [
        {
          type: "list",
          style: "number",
          items: [
            "Een **asbestattest** als u verkoopt en het huis van vóór {asbest bouwjaar be} is. Vraag het aan voordat de eerste kijkers komen.",
            "De **bouwdatum**. Is uw woning van minstens {woning btw be} oud, dan factureren wij renovatie aan {btw laag be} btw na uw verklaring.",
            "Een **vraag aan de dienst omgeving** bij werk aan de voorgevel, aan erfgoed of aan het volume.",
          ],
        },
        {
          type: "links",
          links: [
            {
              label: "Lekkage",
              href: "/be/achel/daklekkage",
              text: "Leien, pannen en wat een marter aanricht.",
            },
            { label: "Schouw", href: "/be/achel/schoorsteen", text: "Bekleden, herstellen, veilig stoken." },
            { label: "Onderhoud", href: "/be/achel/onderhoud", text: "Een huis in de schaduw." },
            { label: "Bouw", href: "/be/achel/bouw", text: "Veranda, bijbouw en herenhuis." },
            { label: "Alle plaatsen", href: "/locaties" },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Ligt Achel niet te ver voor een klein herstel?",
              answer: [
                "Neen. Met ongeveer zevenentwintig kilometer is het van al onze Belgische plaatsen de kortste rit. Noem kleine herstellingen samen: dan is één rit vaak genoeg.",
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
        title: "Daklek herstellen Achel: leien, kilgoot of marter",
        description:
          "Een druppel in een teutenhuis, een natte muur in de Statie of sporen van een marter: zo vindt en herstelt u een daklek in Achel.",
        keywords: ["daklekkage Achel", "leien dak herstellen", "marter dak schade"],
      },
      title: "Daklek herstellen in Achel",
      lead: "Hoort u ’s nachts gestommel en ziet u daarna een vlek? Dan is het misschien geen regen maar een steenmarter die de folie onder uw pannen heeft opengetrokken. In een dorp aan de bosrand hoort dat bij de verdachten, naast leien, lood en goten.",
      sections: [
        {
          id: "marter",
          heading: "Het spoor van de marter",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "een verschoven pan aan de onderste of bovenste rij",
                "uitgetrokken isolatie en uitwerpselen in een hoek",
                "een natte baan die begint waar de folie gescheurd is",
                "krassen op de regenpijp of een tak die het dak raakt",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "De steenmarter is beschermd; vangen of doden mag u niet zelf. Wij wachten tot het nest leeg is, herstellen onderdak en isolatie en sluiten openingen met metaalgaas. Snoei daarna de tak die het dak raakt.",
              ],
            },
          ],
        },
        {
          id: "leien",
          heading: "Losse leien op een herenhuis",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Natuurleien gaan een eeuw mee, de nagels niet. Glijdt er één naar beneden, dan volgen er na elke winter meer: ‘nagelziek’ heet dat. Een losse lei hangen wij terug met een haak van inox. Zijn het er tientallen per vlak, dan nemen wij ze af, sorteren ze en leggen de goede terug op nieuwe latten.",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Ziet u rechte, dunne, lichtgrijze leien?",
              text: "Dat kan vezelcement met asbest zijn in plaats van natuursteen. Niet betreden en niet breken; laat eerst vaststellen wat het is.",
            },
          ],
        },
        {
          id: "acht-huizen",
          heading: "Eén kap, acht voordeuren",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij gekoppelde woningen in Achel-Statie loopt een lek vaak langs de bouwmuur en komt bij de verkeerde buur binnen. Noteer samen de tijdstippen. Komt het bij u later dan hiernaast, dan ligt de bron aan hun kant. Wij openen het dak op de grens en herstellen aan twee kanten, zodat de discussie meteen gesloten is.",
              ],
            },
          ],
        },
        {
          id: "wat-nu",
          heading: "Wat u nu doet",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Vang op", text: "En leg een doek in de emmer, dan spat het niet." },
                { title: "Stuur beelden", text: "Zolder, gevel en de omgeving met bomen." },
                { title: "Kies herstel", text: "Voorlopig dicht vandaag, definitief bij droog weer." },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Achtergrond: [schuin dak](/kennisbank/schuin-dak), [dakgoot lekkage](/daken/dakgoot-lekkage) en [dakinspectie](/daken/dakinspectie).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schouwveger Achel: schouw vegen, bekleden of voeren",
        description:
          "Wanneer voegen volstaat, wanneer u een schouw in Achel met leien of metaal bekleedt en wat verandert als u weer hout stookt.",
        keywords: ["schouw Achel", "schouw bekleden leien", "schouw voeren inox"],
      },
      title: "Schouwveger in Achel",
      lead: "Een natte schouw in een bosrijke straat droogt nooit helemaal. Mos zet zich in de voeg, vorst doet de rest. U hebt drie uitwegen: opnieuw voegen, bekleden, of afbreken en kleiner terugmetselen. Welke het wordt, hangt af van de steen en van wat u stookt.",
      sections: [
        {
          id: "voegen-of-bekleden",
          heading: "Voegen of bekleden?",
          blocks: [
            {
              type: "table",
              caption: "Keuze bij een verweerde schouw",
              head: ["Toestand", "Ingreep", "Blijft goed"],
              rows: [
                ["voegen weg, steen gaaf", "uitslijpen en opnieuw voegen", "25 jaar of meer"],
                ["steen schilfert aan twee kanten", "bekleden met leien of metaal", "30 tot 50 jaar"],
                ["scheuren of scheefstand", "afbreken tot gezond werk en hermetselen", "een leven lang"],
                ["niet in gebruik, lekt", "verwijderen tot onder de pannen", "voorgoed"],
              ],
            },
          ],
        },
        {
          id: "bekleding",
          heading: "Leien om de schouw",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een kleed van leien op houten latten houdt regen weg en laat de steen erachter drogen, als er onderaan en bovenaan lucht bij kan. Rond een kanaal dat warm wordt, blijft hout op afstand. Metaal in platen is strakker en lichter; kies een kleur die bij de pannen past. Bij een herenhuis met erfgoedwaarde blijft zichtbaar baksteen vaak de betere keus.",
              ],
            },
          ],
        },
        {
          id: "opnieuw-stoken",
          heading: "Weer hout stoken na jaren gas",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Laat het kanaal reinigen en met een camera bekijken.",
                "Kies een kachel op maat van de kamer. In een te grote kachel smeult het hout.",
                "Plaats een inox voering met isolatie, van toestel tot hoed.",
                "Zorg voor verse lucht: een gesloten kachel op buitenlucht is in een dicht huis de veiligste.",
                "Stook met droog hout en laat elk jaar vegen.",
              ],
            },
          ],
        },
        {
          id: "wet-en-polis",
          heading: "Wet en polis",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Voor een losse houtkachel legt Vlaanderen geen termijn op. Voor de schouw van een centrale ketel wel: bij mazout en vaste brandstof {schouw vast be}, bij gas {schouw gas be}, als het een open toestel is en voor gas en mazout vanaf {schouw vermogen be}. Uw brandpolis kan strenger zijn. Vraag na elke beurt om het reinigingsattest. Zie [schoorsteen vegen](/schoorsteen/schoorsteen-vegen) en [voegen repareren](/schoorsteen/schoorsteen-voegen-repareren).",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Gaas tegen kauw en eekhoorn",
              text: "Een kap van inox met gaas van twee centimeter houdt dieren buiten en laat roet door. Kijk hem elk jaar na.",
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Onderhoud woning Achel: een huis in de schaduw",
        description:
          "Mos, natte gevels, dieren en naalden: een onderhoudsplan voor huizen tussen de bomen in Achel, zonder agressieve middelen.",
        keywords: ["mos verwijderen dak Achel", "onderhoud huis bos", "dakgoot Achel"],
      },
      title: "Onderhoud van uw woning in Achel",
      lead: "Wonen onder hoge dennen is rustig, behalve voor het dak. Vier uur zon per dag is te weinig om pannen te laten drogen. Meer middelen gebruiken helpt niet; meer licht, minder naalden en één keer per jaar borstelen wel.",
      sections: [
        {
          id: "licht-maken",
          heading: "Begin bij de tuin",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Haal takken weg tot drie meter van het dak en licht de kruin op. Dat scheelt naalden, geeft wind de kans en neemt de brug weg voor marter en eekhoorn. Vraag bij het vellen van bomen eerst of u een vergunning nodig hebt; in bosrijke zones is dat vaak zo.",
              ],
            },
          ],
        },
        {
          id: "mos-op-pannen",
          heading: "Zo halen wij mos weg",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Wachten", text: "Tot een droge week in april of september. Droog mos laat los." },
                {
                  title: "Borstelen",
                  text: "Van nok naar goot, met een nylonborstel vanaf een dakladder.",
                },
                { title: "Opvangen", text: "Tapbuis dicht, anders zit alles in de regenput." },
                { title: "Nakijken", text: "Nu ziet u barsten en verschoven pannen. Vervang ze meteen." },
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Geen hogedruk, geen chloor",
              text: "Druk maakt pannen poreus en spuit water onder het dak. Chloor komt in de put, de vijver of de beek terecht.",
            },
          ],
        },
        {
          id: "gevel-in-schaduw",
          heading: "De gevel op het noorden",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "Laat een halve meter vrij tussen struiken en muur.",
                "Houd een grindstrook onder de dakrand waar geen goot hangt.",
                "Schilder hout met een systeem dat vocht doorlaat.",
                "Zet ventilatieroosters van kruipruimte en kelder open in de zomer.",
              ],
            },
          ],
        },
        {
          id: "jaarafspraak",
          heading: "Eén afspraak, drie seizoenen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Voor huizen bij de Kluis en langs de bosrand passen drie korte bezoeken: april, augustus en december. Geef goot, dakvlak, schouwkap en houtwerk telkens een foto vanaf dezelfde plek, zodat u ziet wat er verandert. Het bezoek kan los of in een [vaste formule](/zorgeloos-wonen). Over de afzonderlijke klussen leest u bij [preventief onderhoud](/onderhoud/preventief-onderhoud), [dakgoot reinigen](/daken/dakgoot-reinigen) en [dakkapel reinigen](/onderhoud/dakkapel-reinigen).",
                "Herstel aan uw woning valt onder {btw laag be} btw als die minstens {woning btw be} oud is. Reiniging is daarvan uitgesloten; het tarief per werk staat op de factuur.",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Achel: bijbouwen, veranda of herenhuis renoveren",
        description:
          "Een veranda die een echte kamer wordt, een bijbouw aan een dorpshuis of een herenhuis dat zijn karakter houdt: bouwen in Achel stap voor stap.",
        keywords: ["veranda Achel", "bijbouw Achel", "herenhuis renoveren Achel", "aannemer Achel"],
      },
      title: "Aannemer in Achel",
      lead: "De oude veranda is ’s winters te koud en ’s zomers te heet, en toch zit iedereen er. Maak er een kamer van. Dat is in Achel de klus die het snelst iets oplevert, of u nu in het dorp woont of tegen het bos.",
      sections: [
        {
          id: "veranda-wordt-kamer",
          heading: "Van veranda naar leefruimte",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "De vloer ligt vaak zonder isolatie op zand, het dak is van kunststofplaten en de gevel van het huis zit er nog achter. Een nieuwe vloer, een geïsoleerd dak met een lichtstraat en minder glas aan de westkant maken er een kamer van. Pas als die warm blijft, gaat de oude achtergevel open.",
              ],
            },
            {
              type: "facts",
              facts: [
                {
                  label: "Tot {melding aanbouw be} bijbouw",
                  value: "Soms melding",
                  note: "Als totaal van alle aanbouwen, en onder voorwaarden.",
                },
                {
                  label: "Groter of anders",
                  value: "Vergunning",
                  note: "Met een architect zodra de structuur verandert.",
                },
                {
                  label: "Btw",
                  value: "{btw laag be} of {btw hoog be}",
                  note: "Afhankelijk van de leeftijd van het huis en de verhouding oud en nieuw.",
                },
              ],
            },
          ],
        },
        {
          id: "herenhuis",
          heading: "Een herenhuis met behoud van karakter",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "Isoleer de zoldervloer eerst: veel winst, geen zichtbare ingreep.",
                "Houd schuiframen en luiken, en zet achterzetglas aan de binnenkant.",
                "Vernieuw de kroonlijst naar het oude profiel.",
                "Vraag bij een pand op de erfgoedinventaris vooraf advies aan de stad.",
              ],
            },
          ],
        },
        {
          id: "kleine-dorpswoning",
          heading: "De kleine dorpswoning vergroten",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een lage gevel en een steil dak: op de verdieping kunt u maar in het midden staan. De gevel verhogen is ingrijpend. Vaak is het beter om achteraan één hoger volume te zetten, los van de oude nok, met een slaapkamer boven en een keuken beneden. Van de straat af verandert er niets.",
              ],
            },
          ],
        },
        {
          id: "start",
          heading: "Zo start u",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Stuur ons een plan of schets, het bouwjaar en wat foto’s. Wij komen kijken, meten en zeggen wat haalbaar lijkt. Daarna kiest u een architect als dat nodig is; wij kennen de weg naar de uitvoering. Meer over werk aan uw huis: [serre en veranda](/bouwen/serre-aanbouw), [aanbouwen](/bouwen/aanbouwen-aan-uw-huis) en [timmerwerk](/bouwen/timmerwerken).",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Lees de voorwaarden voordat u bestelt",
              text: "Voor dakisolatie door een aannemer bestaat Mijn VerbouwPremie. Factuur en foto’s moeten kloppen met de voorwaarden van dat moment.",
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "VVV Hamont-Achel: wandeling door Achel",
      url: "https://toerisme-hamont-achel.be/doen/ontdek-het-dorp-wandeling/",
    },
    {
      title: "Inventaris Onroerend Erfgoed: Achel Statie en De Acht Zaligheden",
      url: "https://inventaris.onroerenderfgoed.be/erfgoedobjecten/111365",
    },
    {
      title: "Ruraal Netwerk: Simonshuis in Achel",
      url: "https://ruraalnetwerk.be/projecten/ontsluiting-en-verfraaiing-cultuurhistorisch-erfgoed",
    },
    townSources.asbestosCertificateFlanders,
    townSources.asbestosFlanders,
    townSources.sweepingFlanders,
    townSources.vatBelgium,
    townSources.notificationFlanders,
    townSources.permitFlanders,
    townSources.premiumFlanders,
  ],
};
