import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const sintHuibrechtsLille: Town = {
  slug: "sint-huibrechts-lille",
  name: "Sint-Huibrechts-Lille",
  country: "BE",
  lat: 51.223,
  lng: 5.49,
  municipality: "deelgemeente van Pelt",
  province: "Limburg",
  kmFromOffice: 32,
  minutesFromOffice: 40,
  postcodes: ["3910"],
  neighbourhoods: ["Lille-Dorp", "Venneke", "Warmbeekvallei"],
  street: ["farmhouse", "church", "townhouse", "thirties", "farmhouse"],
  nearby: ["neerpelt", "achel", "pelt", "kaulille", "overpelt", "hamont-achel"],
  updated: "2026-11-24",
  meta: {
    title: "Dakwerker Sint-Huibrechts-Lille: dorp met beschermde kern",
    description:
      "Dak, schouw, gevel en verbouwing in Sint-Huibrechts-Lille: wat het beschermde dorpsgezicht vraagt en wat er buiten de kern wel vrij is.",
    keywords: ["dakwerker Sint-Huibrechts-Lille", "teutenhuis restaureren", "aannemer Lille Pelt"],
  },
  title: "Dakwerker in Sint-Huibrechts-Lille: rijk metselwerk, klein dorp",
  lead: "De teuten van Lille verkochten in den vreemde en bouwden thuis. Zo kreeg een dorp van boeren huizen met sierlijk metselwerk, diepe tuinen en een statige kroonlijst. Wie er een bezit, heeft een stuk geschiedenis in onderhoud. Wij helpen u dat goed te doen, ook met de papieren.",
  sections: [
    {
      id: "beschermd",
      heading: "Wat is er beschermd?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Sinds 10 juli 2014 is een deel van de dorpskern beschermd als dorpsgezicht: de kerk van Monulphus en Gondulphus met het kerkhof, het vroegere gemeentehuis, de teutenwoningen Linders-Kerckhofs en Tielen-Kerckhofs en de oude wasblekerij Spaas. In 2021 keurde het agentschap een beheersplan goed. Dat gaat over de buitenkant en de omgeving, niet over het interieur.",
            "Buiten die afbakening staan nog meer oude dorpshuizen, met hoeklisenen, muizentanden en een dienstgebouw haaks op de straat. Ze zijn niet allemaal beschermd, wel de moeite waard.",
          ],
        },
      ],
    },
    {
      id: "buiten-de-kern",
      heading: "Buiten de kern",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Lille hoort sinds 2019, met heel Neerpelt, bij [Pelt](/be/pelt). De Warmbeek loopt van zuid naar noord door het grondgebied, het Kempisch kanaal van west naar oost. Ten noorden daarvan ligt het Venneke. Langs de steenwegen en in kleine verkavelingen staan vrijstaande huizen van na 1960, met pannen, een garage en een regenput.",
          ],
        },
      ],
    },
    {
      id: "twee-werelden",
      heading: "Twee werelden, twee werkwijzen",
      blocks: [
        {
          type: "table",
          caption: "Oud dorpshuis en vrijstaande woning vergeleken",
          head: ["Vraag", "Oud dorpshuis", "Woning na 1960"],
          rows: [
            ["Voegen", "kalkmortel, kleur zoeken", "cementgebonden voeg"],
            ["Goot", "zink in houten lijst", "hanggoot of kroonlijst"],
            ["Dak", "natuurlei of oude pan", "betonpan, soms vezelcement"],
            ["Papier", "toelating of advies erfgoed", "vrijstelling, melding of vergunning"],
            ["Tempo", "weken tot maanden voorbereiding", "dagen tot weken"],
          ],
        },
      ],
    },
    {
      id: "zoek-verder",
      heading: "Verder lezen",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Een lek in een beschermd huis",
              href: "/be/sint-huibrechts-lille/daklekkage",
              text: "Wat u meteen mag doen en wat moet wachten.",
            },
            {
              label: "Schouwen op teutenhuizen",
              href: "/be/sint-huibrechts-lille/schoorsteen",
              text: "Herstellen naar oud model.",
            },
            {
              label: "Onderhoud met respect",
              href: "/be/sint-huibrechts-lille/onderhoud",
              text: "Zink, kalk en lijnolie.",
            },
            {
              label: "Bouwen in en bij het dorpsgezicht",
              href: "/be/sint-huibrechts-lille/bouw",
              text: "Nieuw dat past.",
            },
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Hoe weet ik of mijn huis in het beschermde gebied ligt?",
              answer: [
                "Zoek uw adres op de kaart van de Inventaris Onroerend Erfgoed of vraag het aan de dienst omgeving van Pelt. De grens loopt soms dwars door een tuin.",
              ],
            },
            {
              question: "Krijg ik ook bij een oud huis {btw laag be} btw?",
              answer: [
                "Ja, als het een privéwoning is van minstens {woning btw be} oud. Erfgoedpremies zijn een aparte weg; vraag die vóór de start aan.",
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
        title: "Daklek herstellen Sint-Huibrechts-Lille: nood en erfgoed",
        description:
          "Lekt een huis in het beschermde dorpsgezicht van Lille? Nood mag u keren, vernieuwen vraagt overleg. Zo gaat u te werk, met pannen of leien.",
        keywords: ["daklekkage Sint-Huibrechts-Lille", "leien dak erfgoed", "beschermd dorpsgezicht dak"],
      },
      title: "Daklek herstellen in Sint-Huibrechts-Lille",
      lead: "Mag u een beschermd dak herstellen zonder te wachten? Dringende schade beperken mag altijd en moet zelfs: een eigenaar hoort zijn erfgoed in goede staat te houden. Een ander materiaal kiezen of een heel vlak vernieuwen, daar hoort eerst een gesprek bij.",
      sections: [
        {
          id: "nood",
          heading: "Vandaag: de nood keren",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "zeil of tussenplaat zonder te nagelen in lijsten of metselwerk",
                "losgekomen leien en pannen verzamelen, niet weggooien",
                "foto’s van de toestand voor en na",
                "een kort bericht aan de gemeente als het om een beschermd pand gaat",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Wij werken vanaf een dakladder met zachte haken en laten geen gaten na. Wat weg moet om bij het lek te komen, leggen wij genummerd op zolder.",
              ],
            },
          ],
        },
        {
          id: "oorzaak",
          heading: "Morgen: de oorzaak",
          blocks: [
            {
              type: "facts",
              facts: [
                {
                  label: "Zinken lijst",
                  value: "Soldeernaad",
                  note: "Op de hoeken, waar oud en nieuw zink samenkomen.",
                },
                { label: "Leien", value: "Nagelziek", note: "Enkele per winter is een waarschuwing." },
                {
                  label: "Oude pannen",
                  value: "Beluchting weg",
                  note: "Na isolatie van binnenuit blijft alles nat.",
                },
                {
                  label: "Dienstgebouw",
                  value: "Aansluiting",
                  note: "De haakse nok loopt dood tegen het hoofddak.",
                },
              ],
            },
          ],
        },
        {
          id: "herstel",
          heading: "Daarna: herstellen zoals het was",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Onderhoud met hetzelfde materiaal, dezelfde vorm en dezelfde kleur stoot zelden op bezwaar. Wij bewaren wat goed is en vullen aan met gerecupereerde pannen of leien van dezelfde groeve of maat. De nieuwe stukken leggen wij uit het zicht, de oude vooraan. Een onderdak dat damp doorlaat kan eronder zonder dat de dakrand hoger wordt.",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Dak niet verhogen zonder toelating",
              text: "Isolatie op de kepers tilt het dakvlak op. In een beschermd gezicht is dat een zichtbare wijziging en dus vooraf te bespreken.",
            },
          ],
        },
        {
          id: "gewone-woning",
          heading: "Woont u buiten de kern?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Dan gelden de gewone regels: nieuwe pannen en latten op hetzelfde gebinte zijn vrijgesteld. Bij grijze leien of platen van voor {asbest bouwjaar be} kijkt u eerst naar asbest. De brandverzekering verwacht een snelle melding. Lees over [dakpannen kiezen](/kennisbank/dakpannen-welke-keus-is-er), [dakrenovatie](/daken/dakrenovatie) of vraag een [inspectie](/daken/dakinspectie).",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schouwveger Sint-Huibrechts-Lille, ook op een teutenhuis",
        description:
          "Sierlijke schouwen in Sint-Huibrechts-Lille vragen kalkmortel, oude steen en soms toelating. Over opmeten, herstellen, stoken en attesten.",
        keywords: ["schouw restaureren Lille", "teutenhuis schouw", "schouw kalkmortel"],
      },
      title: "Schouwveger in Sint-Huibrechts-Lille",
      lead: "De schouw van een herenhuis uit 1880 is gemaakt om gezien te worden: geprofileerd, symmetrisch, met een band van gekleurde steen. Breekt u hem af, dan mist het huis zijn hoed. Herstel is bijna altijd mogelijk, als u begint met meten in plaats van slopen.",
      sections: [
        {
          id: "opmeten",
          heading: "Eerst tekenen, dan steigeren",
          blocks: [
            {
              type: "steps",
              steps: [
                {
                  title: "Foto’s van vier kanten",
                  text: "Met een meetlat in beeld, vanaf de grond en uit een dakraam.",
                },
                {
                  title: "Steenmaat en verband",
                  text: "Elke laag geteld; profielstenen krijgen een nummer.",
                },
                { title: "Mortelstaal", text: "Een brokje laat kalk, zand en kleur zien." },
                { title: "Voorstel", text: "Wat blijft, wat terugkomt en wat nieuw is, op één tekening." },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Bij een pand in het beschermde gezicht is die tekening meteen het stuk dat u aan de gemeente of het agentschap voorlegt.",
              ],
            },
          ],
        },
        {
          id: "uitvoering",
          heading: "Zo metselen wij terug",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "Gave stenen worden gebikt en teruggezet op hun eigen hoogte.",
                "Nieuwe profielstenen laten wij bakken of kappen als er te weinig over zijn.",
                "De mortel is luchtkalk of zwak hydraulische kalk, zonder harde cement.",
                "Loketten zijn van lood, in traptreden in de voeg gewerkt.",
                "Bovenop komt een plaat die van de straat af onzichtbaar is.",
              ],
            },
          ],
        },
        {
          id: "in-gebruik",
          heading: "Stoken in een oud kanaal",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Open haarden trekken hier vaak goed: hoge nok, lang kanaal. Toch is de binnenwand na anderhalve eeuw poreus. Een keramische of inox voering maakt het veilig en blijft uit beeld onder de hoed. Voordat u weer stookt, vegen wij het kanaal en kijken wij of het heel is. Voor een losse haard bestaat in Vlaanderen geen verplichte beurt; voor de schouw van een centrale ketel op hout of mazout wel, {schouw vast be}, bij gas {schouw gas be} en voor gas en mazout vanaf {schouw vermogen be}.",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Verzekering en erfgoed",
              text: "Meld aan uw verzekeraar dat het om een pand met erfgoedwaarde gaat. Herstel naar oud model kost meer dan een gewone schouw.",
            },
          ],
        },
        {
          id: "gewone-schouw",
          heading: "En op een gewone woning?",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Bij huizen van na 1960 is het werk eenvoudiger: voegen uitslijpen, dekplaat vernieuwen, lood nakijken, klaar. Is de schouw buiten gebruik, dan kan hij weg tot onder de pannen. Kies dat moment samen met ander dakwerk. Zie [voegen repareren](/schoorsteen/schoorsteen-voegen-repareren), [inspectie](/schoorsteen/schoorsteen-inspectie) en [onderhoud](/schoorsteen/schoorsteen-onderhoud).",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Onderhoud woning Sint-Huibrechts-Lille: zink, kalk, lijnolie",
        description:
          "Oude materialen in Sint-Huibrechts-Lille vragen oude kennis: kalkvoeg, lijnolieverf, soldeerwerk. Een jaarplan voor huizen met karakter.",
        keywords: ["onderhoud oud huis Lille", "lijnolieverf", "kroonlijst zink Pelt"],
      },
      title: "Onderhoud van uw woning in Sint-Huibrechts-Lille",
      lead: "Een huis dat honderdvijftig jaar oud werd, had geen wonderproducten nodig. Het had iemand die elk jaar keek en kleine dingen deed. Kalk, zink, hout en lijnolie: wie ermee leert omgaan, hoeft zelden iets te vervangen.",
      sections: [
        {
          id: "jaarplan",
          heading: "Een jaar rond het huis",
          blocks: [
            {
              type: "table",
              caption: "Jaarplan voor een oud dorpshuis",
              head: ["Seizoen", "Kijken", "Doen"],
              rows: [
                ["Winter", "tocht, vocht, ijs aan de goot", "noteren, niets forceren"],
                ["Lente", "leien, nok, voegen", "losse delen vastzetten, kalkwerk"],
                ["Zomer", "ramen, luiken, poort", "schuren, olie of verf"],
                ["Herfst", "goot, put, schouw", "leegmaken, vegen, afdekken"],
              ],
            },
          ],
        },
        {
          id: "hout-en-olie",
          heading: "Ramen die nog honderd jaar kunnen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Oud grenen is dichter dan wat u vandaag koopt. Een rotte onderregel wordt ingelast, het glas opnieuw in stopverf gezet, het hangwerk afgesteld. Lijnolieverf blijft soepel en bladdert niet; na jaren wast u die en wrijft u er nieuwe olie in, zonder te schuren. Achterzetglas of een voorzetraam binnen geeft comfort zonder dat de gevel verandert.",
              ],
            },
          ],
        },
        {
          id: "zink-solderen",
          heading: "Zink solderen in plaats van kitten",
          blocks: [
            {
              type: "list",
              style: "check",
              intro: "Aan de houten lijst kijken wij naar:",
              items: [
                "soldeernaden en uitzetting op de hoeken",
                "gaatjes door zandkorrels of hagel",
                "afvoeren die door het metselwerk gaan",
                "klossen en profielen aan de onderkant",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Kit op zink houdt twee zomers. Soldeer houdt een generatie, mits het metaal nog dik genoeg is. Is dat niet zo, dan maken wij een nieuwe bak in de oude lijst en bewaren wij het profiel.",
              ],
            },
          ],
        },
        {
          id: "afspreken",
          heading: "Toelating, tarief en afspraak",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Gewoon onderhoud met dezelfde materialen is meestal geen probleem; kleur of vorm wijzigen in het beschermde gezicht bespreekt u vooraf. De btw op onderhoud is {btw laag be} bij een woning van minstens {woning btw be} oud; wat als reiniging telt, valt daarbuiten en staat apart op de rekening. U kunt één rondgang vragen of een vaste formule via [Zorgeloos Wonen](/zorgeloos-wonen). Vakwerk per onderdeel: [schilder](/onderhoud/schilder), [hout aan het dak](/onderhoud/onderhoud-hout-dak), [dakgoten](/kennisbank/dakgoot).",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Loodverf",
              text: "Oude verflagen kunnen lood bevatten. Schuur niet droog en brand niet af; werk nat en ruim het stof op met een natte doek.",
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Sint-Huibrechts-Lille: bouwen naast geschiedenis",
        description:
          "Een teutenhuis renoveren, een dienstgebouw bewoonbaar maken of nieuw bouwen in een diepe tuin: wat in Lille kan en met wie u eerst praat.",
        keywords: ["bouwen Sint-Huibrechts-Lille", "teutenhuis renoveren", "dienstgebouw verbouwen"],
      },
      title: "Aannemer in Sint-Huibrechts-Lille",
      lead: "In de jaren vijftig en zestig, en zelfs nog in 2007, verdwenen in Lille teutenhuizen onder de sloophamer. Dat gevoel leeft in het dorp. Wie vandaag bouwt in de kern, krijgt dus belangstelling. Met een bescheiden plan en een goed verhaal hoeft dat geen hindernis te zijn.",
      sections: [
        {
          id: "met-wie-praat-u",
          heading: "Met wie praat u eerst?",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "**Dienst omgeving van Pelt**: ligging, voorschriften, beheersplan.",
                "**Architect**, liefst met ervaring in oude gebouwen.",
                "**Heemkundige kring**: oude foto’s en plannen, soms goud waard.",
                "**Buren**: over tuinmuren, bomen en zicht.",
              ],
            },
          ],
        },
        {
          id: "dienstgebouw",
          heading: "Het dienstgebouw als woonruimte",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Haaks achter veel huizen staat een schuur, smidse of bleekhuis. Het ligt uit het zicht en is vaak steviger dan het lijkt. Als keuken, werkruimte of logeerkamer is het ideaal. Laat de kap zichtbaar, isoleer bovenop als de dakrand dat toelaat, en maak de verbinding met het huis laag en van glas.",
              ],
            },
            {
              type: "facts",
              facts: [
                {
                  label: "Vloer",
                  value: "Uitgraven",
                  note: "Meestal dertig tot veertig centimeter, met oog voor ondiepe funderingen.",
                },
                { label: "Muren", value: "Laten drogen", note: "Kalkpleister binnen, niets dichts buiten." },
                { label: "Ramen", value: "In bestaande openingen", note: "Een poort wordt een glasvlak." },
              ],
            },
          ],
        },
        {
          id: "diepe-tuin",
          heading: "Bouwen in een diepe tuin",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "De diepe tuinen achter Lille Dorp, de vroegere Dorpsstraat, zijn deel van het karakter. Een eerdere bescherming van dat geheel werd niet definitief, maar de gemeente kocht wel een stuk tuin aan om er een park van te maken. Een vrijstaande tweede woning is er dus niet vanzelfsprekend. Een lage bijbouw tegen het huis, met groen dak en dezelfde steen, heeft meer kans.",
              ],
            },
          ],
        },
        {
          id: "verkaveling",
          heading: "Een gewoon huis uitbreiden",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Buiten de kern bouwt u volgens de gewone Vlaamse regels. Een kleine aanbouw kan soms met een melding, een grotere met vergunning. Aan {btw laag be} btw mag uitbreiden als het huis minstens {woning btw be} oud is en het oude deel minstens {uitbreiding btw be} blijft. Let bij de Warmbeek op de waterstand: vraag de overstromingskaart op voordat u een vloerpeil kiest.",
                "Meer over [aanbouwen](/bouwen/aanbouwen-aan-uw-huis), [timmerwerken](/bouwen/timmerwerken) en [metselwerk](/bouwen/metselwerk).",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Maak een maquette",
              text: "Eén kartonnen model overtuigt een commissie, een buur en uzelf sneller dan tien pagina’s tekening.",
            },
          ],
        },
      ],
    },
  },
  sources: [
    {
      title: "Inventaris Onroerend Erfgoed: beschermde dorpskern Sint-Huibrechts-Lille",
      url: "https://inventaris.onroerenderfgoed.be/aanduidingsobjecten/3648",
    },
    {
      title: "Inventaris Onroerend Erfgoed: dorpswoningen en tuinen, vervallen voorlopige bescherming",
      url: "https://inventaris.onroerenderfgoed.be/aanduidingsobjecten/3519",
    },
    {
      title: "Inventaris Onroerend Erfgoed: Sint-Huibrechts-Lille, ligging en waterlopen",
      url: "https://inventaris.onroerenderfgoed.be/themas/14666",
    },
    {
      title: "HAC Weekblad: beheersplan dorpsgezicht Lille goedgekeurd, 2021",
      url: "https://www.hacweekblad.eu/2021/04/22/beheersplan-voor-typisch-dorpsgezicht-lille-goedgekeurd/",
    },
    {
      title: "Heemkundige Kring Sint-Huibrechts-Lille: verdwenen teutenhuizen",
      url: "https://heemkunde-shlille.be/index.php/het-liller-heem/bezwaarschrift",
    },
    townSources.mergerPelt,
    townSources.permitFlanders,
    townSources.notificationFlanders,
    townSources.vatBelgium,
    townSources.sweepingFlanders,
    townSources.asbestosFlanders,
  ],
};
