import type { Service } from "~/content/types";
import { sources } from "./sources";

export const preventiefOnderhoud: Service = {
  division: "maintenance",
  slug: "preventief-onderhoud",
  name: "Preventief onderhoud",
  teaser: "Eén vaste ronde langs dak, goot, gevel en schilderwerk, met een lijst wat kan wachten.",
  updated: "2026-11-24",
  meta: {
    title: "Preventief onderhoud aan de buitenkant van uw huis",
    description:
      "Eén ronde per jaar langs dak, goot, schoorsteen, gevel en hout. U krijgt een plan voor meerdere jaren, zodat de kosten gespreid worden.",
    keywords: [
      "preventief onderhoud",
      "onderhoudsplan woning",
      "meerjarenplan onderhoud",
      "woning controleren",
    ],
  },
  title: "Preventief onderhoud: komen voordat u belt",
  lead: "Bijna elke grote reparatie begon als iets van een kwartier. Een losse pan, een volle goot, een open voeg. Wij lopen uw huis elk jaar volgens dezelfde lijst na, doen het kleine meteen en plannen het grote ver vooruit.",
  requestType: "onderhoud",
  sections: [
    {
      id: "rekening",
      heading: "Van klein gebrek naar grote reparatie",
      blocks: [
        {
          type: "table",
          caption: "Hoe een klein gebrek groter wordt",
          head: ["Het begint met", "Een jaar later", "Drie jaar later"],
          rows: [
            ["Een verschoven pan", "Folie scheurt, beschot wordt nat", "Isolatie en gording vervangen"],
            ["Blad in de uitloop", "Water over de achterkant, groene muur", "Rotte balkkoppen, nat behang"],
            ["Haarscheur in de dorpel", "Verf bladdert, hout is zacht", "Nieuw kozijn"],
            ["Voeg uit de schoorsteen", "Vorst splijt de steen ernaast", "Kop opnieuw metselen"],
          ],
          note: "De termijnen verschillen per huis en per winter.",
        },
        {
          type: "prose",
          paragraphs: [
            "In een enquête onder duizend huiseigenaren in 2022 maakte de helft de goot minder dan eens per jaar schoon, en bijna een op de vijf nooit. Verzekeraars letten daarop: schade door slecht onderhoud is vaak uitgesloten.",
          ],
        },
      ],
    },
    {
      id: "ronde",
      heading: "De ronde om het huis",
      blocks: [
        {
          type: "figure",
          drawing: "preventief-onderhoud",
          alt: "Huis in doorsnede met een route van nok tot maaiveld langs zeven controleplaatsen",
          caption: "Wij beginnen boven, omdat water dat ook doet",
          legend: [
            "Nok, pannen en folie, ook vanaf de zolder.",
            "Schoorsteen: kroon, voegen en lood.",
            "Goot en regenpijp, tot waar het water wegloopt.",
            "Dakkapel en platte daken: naden, randen, afvoer.",
            "Kozijnen, deuren en boeidelen: verf, kit en verbindingen.",
            "Gevel: voegen, lateien, scheuren en open stootvoegen.",
            "Muurvoet en roosters van de kruipruimte, vrij van aarde en bladeren.",
          ],
        },
      ],
    },
    {
      id: "plan",
      heading: "Van ronde naar meerjarenplan",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Na de eerste ronde weten wij wat er is en hoe oud het is. Daarvan maken wij één blad: onderdeel, staat, jaar waarin het aan de beurt komt, en wat er samen kan. Schilderwerk en goot in hetzelfde jaar, want de steiger staat er één keer. Lood vóór de voegen, want dat zit erin vast.",
            "Het plan is van u. U kunt er ook een ander mee laten werken.",
          ],
        },
        {
          type: "steps",
          steps: [
            {
              title: "Nulmeting",
              text: "Alles één keer goed bekeken, met foto’s en bouwjaar per onderdeel.",
            },
            { title: "Klein werk", text: "Wat binnen een uur kan, doen wij tijdens de ronde." },
            {
              title: "Plan",
              text: "Werk over meerdere jaren gespreid, met wat echt niet kan wachten bovenaan.",
            },
            {
              title: "Herhaling",
              text: "Elk jaar dezelfde foto’s vanaf dezelfde plek. Dan wordt een scheur die groeit zichtbaar.",
            },
          ],
        },
      ],
    },
    {
      id: "kalender",
      heading: "Het jaar van een huis",
      blocks: [
        {
          type: "facts",
          facts: [
            { label: "Voorjaar", value: "Vorstschade", note: "Voegen, kroon, pannen en buitenkranen." },
            { label: "Zomer", value: "Hout en verf", note: "Droog hout, warm weer, lange dagen." },
            { label: "Nazomer", value: "Schoorsteen", note: "Vegen en voegen voordat u stookt." },
            { label: "Late herfst", value: "Goot en plat dak", note: "Als het blad op de grond ligt." },
          ],
        },
      ],
    },
    {
      id: "pakket",
      heading: "Los of als lid van Zorgeloos Wonen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "U kunt één ronde laten doen en daarna zelf beslissen. Wilt u dat wij uit onszelf terugkomen, dan zijn er vier pakketten: van een jaarlijkse controle tot al het onderhoud aan de buitenkant. Bij [Zorgeloos Wonen](/zorgeloos-wonen) staan ze naast elkaar. Een aanvraag verplicht u tot niets.",
          ],
        },
      ],
    },
    {
      id: "zelf",
      heading: "Zelf een halfuur per seizoen",
      blocks: [
        {
          type: "list",
          style: "check",
          items: [
            "Loop bij regen een keer om het huis en kijk waar het water loopt.",
            "Fotografeer elke gevel van dezelfde plek, elk jaar in dezelfde maand.",
            "Ruik en voel op zolder en in de meterkast.",
            "Houd open stootvoegen en roosters vrij; ze laten lucht in en water uit, dus kit ze niet dicht.",
          ],
        },
        {
          type: "prose",
          paragraphs: [
            "Alles hoger dan een huishoudtrap laat u liggen. Een kapotte pan ziet u ook met een verrekijker.",
          ],
        },
      ],
    },
    {
      id: "prijs",
      heading: "Waar de kosten van afhangen",
      blocks: [
        {
          type: "prose",
          paragraphs: [
            "Van de grootte en hoogte van het huis, het aantal dakvlakken, schoorstenen en kapellen, en hoe lang er niets is gebeurd. De eerste ronde vraagt de meeste tijd; daarna weten wij waar wij moeten kijken.",
          ],
        },
        {
          type: "countries",
          nl: [
            "Bij verkoop vraagt een koper steeds vaker naar een onderhoudsverleden. Een map met gedateerde foto’s scheelt een discussie over de staat van het dak.",
          ],
          be: [
            "In Vlaanderen horen bij verkoop onder meer EPC en asbestattest. Facturen en foto’s van uitgevoerd werk helpen de deskundigen die ze opstellen.",
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
              question: "Mijn huis is tien jaar oud. Is dit nodig?",
              answer: [
                "De goot wel, de rest hooguit om de paar jaar. Bij jonge huizen gaat het om kit, eerste schilderbeurt en zettingsscheuren.",
              ],
            },
            {
              question: "Kijkt u ook na wat een ander heeft gebouwd?",
              answer: ["Ja. Wij schrijven op wat wij zien, niet wie het gemaakt heeft."],
            },
            {
              question: "Kan het voor een VvE?",
              answer: [
                "Ja. Een plan over meerdere jaren is daar de basis van het reservefonds. Voor grotere gebouwen stemmen wij de vorm af met uw beheerder.",
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.arrearsNl, sources.asbestosBe],
  relatedServices: ["daken/dakinspectie", "onderhoud/onderhoud-dakgoot", "schoorsteen/schoorsteen-onderhoud"],
  relatedArticles: ["dak-onderhoud-jaarschema", "plat-dak-onderhoud-schema", "daklekkage-verzekering"],
};
