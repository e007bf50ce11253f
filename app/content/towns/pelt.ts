import type { Town } from "~/content/types";
import { townSources } from "./sources";

export const pelt: Town = {
  slug: "pelt",
  name: "Pelt",
  country: "BE",
  lat: 51.219,
  lng: 5.431,
  mapLabel: "left",
  municipality: "Pelt",
  province: "Limburg",
  kmFromOffice: 31,
  minutesFromOffice: 40,
  postcodes: ["3900", "3910"],
  neighbourhoods: [
    "Overpelt",
    "Neerpelt",
    "Sint-Huibrechts-Lille",
    "Lindel",
    "Overpelt-Fabriek",
    "Grote Heide",
    "Boseind",
    "Herent",
  ],
  street: ["workers", "flats", "church", "farmhouse", "terrace", "villa"],
  nearby: ["overpelt", "neerpelt", "sint-huibrechts-lille", "achel", "kaulille", "lommel"],
  updated: "2026-11-24",
  meta: {
    title: "Dakwerker Pelt: dak, schouw en bouw in alle dorpen",
    description:
      "Eén gemeente, drie dorpen: wat huizen in Overpelt, Neerpelt en Sint-Huibrechts-Lille vragen, en wat u in heel Pelt aan regels en premies hebt.",
    keywords: ["dakwerker Pelt", "aannemer Pelt", "schouw Pelt", "dakrenovatie Pelt"],
  },
  title: "Dakwerker in Pelt, één gemeente en drie dorpen",
  lead: "Sinds 1 januari 2019 zijn Overpelt en Neerpelt één gemeente van ruim 32.000 inwoners, met Sint-Huibrechts-Lille als derde dorp. Aan de huizen veranderde die fusie niets. Kies hieronder uw dorp, of lees wat in heel Pelt geldt.",
  sections: [
    {
      id: "kies-uw-dorp",
      heading: "Kies uw dorp",
      blocks: [
        {
          type: "links",
          links: [
            {
              label: "Overpelt (3900)",
              href: "/be/overpelt",
              text: "Met de tuinwijk van Fabriek, Lindel en Holheide.",
            },
            {
              label: "Neerpelt (3910)",
              href: "/be/neerpelt",
              text: "Langs de Dommel en het kanaal, tot Grote Heide.",
            },
            {
              label: "Sint-Huibrechts-Lille (3910)",
              href: "/be/sint-huibrechts-lille",
              text: "Teutendorp met een beschermde kern.",
            },
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "De Dommel was altijd de grens tussen Over- en Neerpelt. Ten noorden van het Kempisch kanaal liggen bossen en vloeiweiden, ten zuiden akkers en verkavelingen. In het westen, bij Overpelt-Fabriek, liet de metaalnijverheid een hele wijk na.",
          ],
        },
      ],
    },
    {
      id: "wat-overal-voorkomt",
      heading: "Wat u in heel Pelt tegenkomt",
      blocks: [
        {
          type: "table",
          caption: "Huistypen en aandachtspunten in Pelt",
          head: ["Huis", "Waar", "Aandacht"],
          rows: [
            ["Fabriekswoning", "Overpelt-Fabriek", "gedeelde kap, lage aanbouw"],
            ["Teutenhuis", "Lille, dorpskernen", "leien, zink, kroonlijst"],
            ["Vrijstaand, 1960–1990", "Grote Heide, Lindel, Boseind", "pannen, asbest, plat bijgebouw"],
            ["Halfopen en rijhuis", "beide centra", "zijgevel, koterijen"],
            ["Appartement", "stationsomgeving en markt", "plat dak, syndicus beslist"],
          ],
        },
      ],
    },
    {
      id: "gemeente-en-gewest",
      heading: "Gemeente, gewest, federaal: wie gaat waarover?",
      blocks: [
        {
          type: "list",
          style: "bullet",
          items: [
            "**Gemeente Pelt**: omgevingsvergunning, melding, verkavelingsvoorschriften, vellen van bomen.",
            "**Vlaanderen**: Mijn VerbouwPremie, EPC, asbestattest, onderhoud van stooktoestellen.",
            "**Federaal**: btw. Voor renovatie van een privéwoning van minstens {woning btw be} oud is dat {btw laag be}.",
            "**Onroerend Erfgoed**: beschermde panden en het dorpsgezicht van Lille.",
          ],
        },
      ],
    },
    {
      id: "bij-u-langs",
      heading: "Wanneer komen wij langs?",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Pelt ligt op ongeveer eenendertig kilometer van Eindhoven, via Valkenswaard of via Achel in veertig minuten. Wanneer wij langskomen, spreken wij met u af. Komt er water binnen, zeg dat dan meteen. Zet bij uw [aanvraag](/gratis-offerte) altijd het dorp erbij. Dezelfde straatnaam bestond vroeger soms tweemaal; bij de fusie kregen 52 straten een andere naam.",
          ],
        },
        {
          type: "faq",
          items: [
            {
              question: "Kan ik in Pelt een premie krijgen voor mijn dak?",
              answer: [
                "Voor dakisolatie door een aannemer bestaat Mijn VerbouwPremie. Bedrag en voorwaarden hangen af van het jaar en van uw inkomen. Kijk op vlaanderen.be voordat u beslist; wij zetten de nodige gegevens op de factuur.",
              ],
            },
            {
              question: "Werkt u voor syndici?",
              answer: [
                "Ja. U ontvangt een verslag per dakdeel met foto’s, geschikt voor de algemene vergadering.",
              ],
            },
            {
              question: "Welke pagina is voor mij als ik in Herent woon?",
              answer: [
                "Herent ligt aan de kant van Neerpelt, tegen de grens met Overpelt. Kies [Neerpelt](/be/neerpelt).",
              ],
            },
          ],
        },
        {
          type: "links",
          links: [
            { label: "Daklek", href: "/be/pelt/daklekkage" },
            { label: "Schouw", href: "/be/pelt/schoorsteen" },
            { label: "Onderhoud", href: "/be/pelt/onderhoud" },
            { label: "Bouw", href: "/be/pelt/bouw" },
          ],
        },
      ],
    },
  ],
  services: {
    daklekkage: {
      meta: {
        title: "Daklek herstellen Pelt: vijf daken, vijf oorzaken",
        description:
          "Rijhuis, villa, hoeve, bijgebouw of appartement in Pelt: waar het water vandaan komt, wie beslist over herstel en hoe u schade beperkt.",
        keywords: ["daklek Pelt", "dakwerken Pelt", "lek plat dak Pelt"],
      },
      title: "Daklek herstellen in Pelt",
      lead: "In Pelt lekt een dak zelden om dezelfde reden als dat van de buren, want de huizen verschillen van straat tot straat. Zoek uw type hieronder op. U weet dan waar u moet kijken en wie u moet bellen.",
      sections: [
        {
          id: "vijf-typen",
          heading: "Zoek uw huis",
          blocks: [
            {
              type: "facts",
              facts: [
                {
                  label: "Vrijstaand met pannen",
                  value: "Nok en rand",
                  note: "Na storm eerst de hoeken van het dak.",
                },
                { label: "Rijhuis", value: "Goot achteraan", note: "Twee buren lozen op één tapbuis." },
                {
                  label: "Bijgebouw of carport",
                  value: "Golfplaat of roofing",
                  note: "Schroefgaten en plassen.",
                },
                { label: "Hoeve", value: "Kil en zakgoot", note: "Tussen woning en stal." },
                {
                  label: "Appartement",
                  value: "Terras van de bovenbuur",
                  note: "De syndicus laat opsporen en herstellen.",
                },
              ],
            },
          ],
        },
        {
          id: "terras-boven",
          heading: "Een terras als dak",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "In de nieuwere gebouwen rond de twee centra ligt het terras van de één boven de leefruimte van de ander. De tegels liggen op dopjes, daaronder de waterdichting. Een lek zit bij de deurdorpel, de doorvoer of een balustrade die door de laag heen is vastgezet. Opsporen gebeurt met kleurstof of rook, voordat er tegels uitgaan. Meld het aan de syndicus: het dak is gemeenschappelijk, ook als het terras privé is.",
              ],
            },
          ],
        },
        {
          id: "bijgebouw",
          heading: "Het bijgebouw telt mee",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Een lekke garage lijkt geen haast te hebben. Maar tegen die garage staat vaak uw zijgevel, en op de balk hangt de elektrische kast. Verdachte golfplaten laat u liggen. Breekt er toch een plaat, houd de stukken nat, blijf weg en vraag een erkende verwijderaar. Bij verkoop komt een gebouw van vóór {asbest bouwjaar be} hoe dan ook in het asbestattest.",
              ],
            },
            {
              type: "callout",
              tone: "warning",
              title: "Zonnepanelen en een lek",
              text: "Laat niemand onder panelen werken voordat de installatie is afgeschakeld. Overdag blijft er spanning op de kabels staan.",
            },
          ],
        },
        {
          id: "herstel-in-stappen",
          heading: "Herstel in stappen",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Voorlopig dicht, zodat er niets bijkomt.",
                "Oorzaak met foto’s, ook voor uw brandverzekeraar.",
                "Offerte met één prijs voor herstellen en één voor vernieuwen.",
                "Uitvoering bij droog weer en een eindfoto.",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Over [terrasdaken](/kennisbank/terras-dak) en [platte daken](/kennisbank/plat-dak) leest u meer in de kennisbank; hoe wij [lekken opsporen](/daken/daklekkage) staat bij onze diensten.",
              ],
            },
          ],
        },
      ],
    },
    schoorsteen: {
      meta: {
        title: "Schouwveger Pelt: hout, gas, mazout of geen van drie",
        description:
          "Heel Pelt schakelt om. Wat doet u met de schouw als de ketel verandert? Regels, reiniging en de bouwkundige keuze per brandstof.",
        keywords: ["schouw Pelt", "schouw reinigen Pelt", "schouw afbreken Pelt"],
      },
      title: "Schouwveger in Pelt",
      lead: "Er komt een dag dat de mazouttank leeg blijft. Warmtepomp, gas of een houtkachel: elke keuze vraagt iets anders van de schouw. Beslis daarom over het kanaal op hetzelfde moment als over de ketel, niet twee winters later.",
      sections: [
        {
          id: "per-brandstof",
          heading: "Per brandstof bekeken",
          blocks: [
            {
              type: "table",
              caption: "Wat gebeurt er met de schouw",
              head: ["U stookt straks", "Kanaal", "Onderhoud"],
              rows: [
                [
                  "Gascondensatie",
                  "kunststof pijp door het oude kanaal of de gevel",
                  "ketel {schouw gas be}, vanaf {schouw vermogen be}",
                ],
                [
                  "Mazout (nog even)",
                  "bestaand kanaal, getubeerd",
                  "{schouw vast be}, vanaf {schouw vermogen be}",
                ],
                ["Pelletketel", "inox, condensbestendig", "{schouw vast be}"],
                ["Losse houtkachel", "geïsoleerde inox", "geen wettelijke termijn, wel uw polis"],
                ["Warmtepomp", "geen", "schouw afsluiten of weghalen"],
              ],
              note: "Reinigen van de schouw is deel van het onderhoud bij open toestellen (type B).",
            },
          ],
        },
        {
          id: "dood-kanaal",
          heading: "Een ongebruikt kanaal wordt nat",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Zonder warmte blijft het metselwerk nat. Roetzouten trekken door de muur en geven bruine vlekken op de slaapkamer. Verf houdt dat niet tegen. Reinig het kanaal een laatste keer, zet er boven een hoed op die lucht doorlaat en maak onderaan een klein rooster. Binnen een jaar droogt het meeste uit; pas dan heeft nieuw pleisterwerk zin.",
              ],
            },
          ],
        },
        {
          id: "afbreken-of-houden",
          heading: "Afbreken of houden?",
          blocks: [
            {
              type: "list",
              style: "check",
              intro: "Houden is verstandig als:",
              items: [
                "u ooit een kachel overweegt",
                "de schouw de kap mee draagt, zoals bij oude hoeven",
                "het huis op een erfgoedlijst staat",
              ],
            },
            {
              type: "list",
              style: "check",
              intro: "Afbreken loont als:",
              items: [
                "het dak toch vernieuwd wordt",
                "zonnepanelen de plek nodig hebben",
                "herstel duurder is dan dichtmaken",
              ],
            },
          ],
        },
        {
          id: "werkwijze-pelt",
          heading: "Zo werken wij",
          blocks: [
            {
              type: "steps",
              steps: [
                { title: "Bekijken", text: "Kanaal, kop, loketten en zolder, met camera." },
                {
                  title: "Afstemmen",
                  text: "Met uw verwarmingstechnicus, zodat diameter en hoogte kloppen.",
                },
                { title: "Uitvoeren", text: "Reinigen, voeren, metselen of slopen, en het dak waterdicht." },
                { title: "Bewijzen", text: "Reinigingsattest en foto’s voor uw dossier." },
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Zie voor de losse onderdelen [inspectie](/schoorsteen/schoorsteen-inspectie), [verwijderen](/schoorsteen/schoorsteen-verwijderen) en [jaarlijkse controle](/kennisbank/jaarlijkse-schoorsteencontrole). In huurwoningen is reinigen voor de huurder en herstel voor de eigenaar.",
              ],
            },
          ],
        },
      ],
    },
    onderhoud: {
      meta: {
        title: "Onderhoud woning Pelt: contract of losse beurten",
        description:
          "Wanneer loont een vast onderhoudscontract in Pelt, en wanneer niet? Met een logboek dat u zelf bijhoudt en dat bij verkoop geld waard is.",
        keywords: ["onderhoudscontract dak Pelt", "dakgoot reinigen Pelt", "woningpas onderhoud"],
      },
      title: "Onderhoud van uw woning in Pelt",
      lead: "Een contract is geen doel op zich. Bij een klein huis zonder bomen betaalt u er soms te veel voor; bij een villa met drie platte daken verdient het zich terug. Reken het dus eerst na.",
      sections: [
        {
          id: "reken-na",
          heading: "Reken het na in vijf vragen",
          blocks: [
            {
              type: "list",
              style: "number",
              items: [
                "Staan er bomen binnen tien meter van het dak?",
                "Hebt u meer dan één plat dak of een verborgen goot?",
                "Is uw dak ouder dan vijfentwintig jaar?",
                "Kunt of wilt u zelf niet op een ladder?",
                "Staat het huis soms weken leeg?",
              ],
            },
            {
              type: "prose",
              paragraphs: [
                "Drie keer ja: neem een vaste beurt. Eén keer ja of minder: een controle om de twee jaar volstaat meestal. Dit is een vuistregel; een jonge roofing onder een oude eik vraagt meer dan het lijstje zegt.",
              ],
            },
          ],
        },
        {
          id: "logboek",
          heading: "Een logboek van één bladzijde",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Schrijf per bezoek vier dingen op: datum, wie, wat gedaan, wat volgt. Voeg foto’s en facturen toe. Vlaanderen bundelt gegevens over uw huis in de Woningpas, maar in uw eigen logboek staat wat er ónder de pannen ligt. Kopers betalen graag voor zekerheid en verzekeraars vragen erom na een storm.",
              ],
            },
            {
              type: "table",
              caption: "Voorbeeld van een logboek",
              head: ["Datum", "Gedaan", "Volgt"],
              rows: [
                ["april", "nok nagezien, twee pannen vervangen", "lood schouw over twee jaar"],
                ["september", "kroonlijst geschilderd, zuidkant", "noordkant volgend jaar"],
                ["november", "goten en tapbuizen leeg", "bladvanger plaatsen"],
              ],
            },
          ],
        },
        {
          id: "vast-of-los",
          heading: "Wat zit er in een vaste beurt?",
          blocks: [
            {
              type: "list",
              style: "check",
              items: [
                "reinigen van goten, tapbuizen en platte daken",
                "kleine herstellingen ter plaatse, tot een afgesproken bedrag",
                "controle van schouw, dakramen en zonnepaneelhaken",
                "verslag met foto’s en een vooruitblik van drie jaar",
              ],
            },
            {
              type: "callout",
              tone: "tip",
              title: "Let op de btw",
              text: "Onderhoud en herstel van een woning van minstens {woning btw be} oud is {btw laag be}, reiniging {btw hoog be}. Wat in uw contract onder het een valt en wat onder het ander, hoort er per onderdeel in te staan.",
            },
          ],
        },
        {
          id: "beslissen",
          heading: "Beslissen",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Begin met één losse beurt. Bevalt die, dan leggen wij de volgende vast. Hoe u weer opzegt, staat in het voorstel. De vier formules vergelijkt u bij [Zorgeloos Wonen](/zorgeloos-wonen). Wie liever zelf plant, heeft genoeg aan het [jaarschema](/kennisbank/dak-onderhoud-jaarschema) en roept ons voor [goten](/onderhoud/onderhoud-dakgoot) of [schilderwerk](/onderhoud/schilder).",
              ],
            },
          ],
        },
      ],
    },
    bouw: {
      meta: {
        title: "Aannemer Pelt: van idee tot vergunde werf",
        description:
          "Zo loopt een bouwplan in Pelt: gesprek met de dienst omgeving, architect of niet, aannemer, btw-verklaring en oplevering. Zonder vakjargon.",
        keywords: ["bouwen Pelt", "aannemer Pelt", "verbouwing vergunning Pelt"],
      },
      title: "Aannemer in Pelt",
      lead: "Bouwen is voor een derde praten, voor een derde papier en voor een derde metselen. Wie het eerste en tweede goed doet, is sneller klaar met het derde. Dit is de route in Pelt, van idee tot sleutel.",
      sections: [
        {
          id: "route",
          heading: "De route in zes haltes",
          blocks: [
            {
              type: "steps",
              steps: [
                {
                  title: "Wens",
                  text: "Schrijf op wat u niet meer wilt. Dat is duidelijker dan wat u wel wilt.",
                },
                {
                  title: "Voorschriften",
                  text: "Gewestplan, RUP of verkaveling: de dienst omgeving zegt wat voor uw perceel telt.",
                },
                { title: "Ontwerp", text: "Een architect als de structuur of het volume verandert." },
                {
                  title: "Prijs",
                  text: "Offerte op basis van plan en lastenboek, met duidelijke stelposten.",
                },
                { title: "Werf", text: "Vaste vergadering om de twee weken, verslag op één blad." },
                {
                  title: "Oplevering",
                  text: "Punten oplossen, dossier meegeven, een jaar later terugkomen.",
                },
              ],
            },
          ],
        },
        {
          id: "vrijstelling-melding",
          heading: "Drie deuren bij de gemeente",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Achter de eerste deur ligt wat mag zonder papier: onderhoud, nieuwe dakbedekking op het bestaande gebinte, isolatie tegen zij- of achtergevel onder voorwaarden. Achter de tweede ligt de melding, bijvoorbeeld voor een beperkte bijbouw. Achter de derde de vergunning. Welke deur de uwe is, hangt af van ligging, oppervlakte en erfgoed. Vraag het schriftelijk; een mondeling ‘dat zal wel’ beschermt u niet.",
              ],
            },
          ],
        },
        {
          id: "verschil-per-dorp",
          heading: "Wat verschilt per dorp",
          blocks: [
            {
              type: "list",
              style: "bullet",
              items: [
                "**Overpelt-Fabriek**: een vastgesteld geheel van arbeiderswoningen; een eerste ontwerp hoort de lage kap te respecteren.",
                "**Sint-Huibrechts-Lille**: beschermd dorpsgezicht met een beheersplan.",
                "**Neerpelt**: percelen bij Dommel en kanaal, waar u eerst naar waterpeil en overstromingskaart kijkt.",
              ],
            },
          ],
        },
        {
          id: "geld",
          heading: "Geld en garanties",
          blocks: [
            {
              type: "prose",
              paragraphs: [
                "Voor renovatie aan een woning van minstens {woning btw be} oud staat op onze factuur {btw laag be} btw met uw verklaring erbij. Breidt u uit, dan moet het bestaande deel minstens {uitbreiding btw be} blijven. Betaal in schijven na uitgevoerd werk, nooit alles vooraf. En vraag naar de verzekering van elke partij op de werf.",
              ],
            },
            {
              type: "links",
              links: [
                { label: "Uw huis verbouwen", href: "/bouwen/uw-huis-verbouwen" },
                { label: "Opbouw op uw huis", href: "/bouwen/opbouw-op-uw-huis" },
                { label: "Nieuwbouw", href: "/bouwen/nieuwbouw" },
                { label: "Contact", href: "/contact", text: "Voor een eerste gesprek aan de keukentafel." },
              ],
            },
          ],
        },
      ],
    },
  },
  sources: [
    townSources.mergerPelt,
    {
      title: "TV Limburg: fusie goedgekeurd, 32.000 inwoners",
      url: "https://www.tvl.be/nieuws/lommel-krijgt-kunstwerk-forum-van-de-rechten-van-de-mens-53711",
    },
    {
      title: "Het Belang van Limburg: straatnamen die door de fusie veranderen",
      url: "http://www.hbvl.be/cnt/dmf20170901_03048027/overpelt-en-neerpelt-op-zoek-naar-naam-voor-fusiegemeente",
    },
    {
      title: "Inventaris Onroerend Erfgoed: Neerpelt, de Dommel als grens",
      url: "https://inventaris.onroerenderfgoed.be/themas/14665",
    },
    {
      title: "Inventaris Onroerend Erfgoed: tuinwijk Overpelt-Fabriek",
      url: "https://inventaris.onroerenderfgoed.be/erfgoedobjecten/122059",
    },
    {
      title: "HAC Weekblad: beheersplan dorpsgezicht Lille, 2021",
      url: "https://www.hacweekblad.eu/2021/04/22/beheersplan-voor-typisch-dorpsgezicht-lille-goedgekeurd/",
    },
    townSources.premiumFlanders,
    townSources.vatBelgium,
    townSources.asbestosCertificateFlanders,
    townSources.sweepingFlanders,
    townSources.permitFlanders,
    townSources.notificationFlanders,
  ],
};
