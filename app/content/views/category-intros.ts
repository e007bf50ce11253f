import type { ArticleCategory, Meta, RichText } from "~/content/types";

/** Head of the list of one category of the knowledge base. */
export const categoryIntros: Record<ArticleCategory, { meta: Meta; lead: RichText }> = {
  daken: {
    meta: {
      title: "Kennisbank: schuine en platte daken",
      description:
        "Artikelen over pannen, leien, bitumen en groendaken: hoe een dak is opgebouwd, waar het lekt en wanneer het aan vernieuwing toe is.",
      keywords: ["schuin dak", "plat dak", "dakpannen", "bitumen"],
    },
    lead: "Pannen, leien, bitumen en groen: hoe een dak is opgebouwd en waar het het eerst lekt.",
  },
  "isolatie-en-energie": {
    meta: {
      title: "Kennisbank: isolatie en energie op het dak",
      description:
        "Artikelen over dakisolatie en zonnepanelen: wat het oplevert, in welke volgorde u het doet en welke regels in Nederland en België gelden.",
      keywords: ["dakisolatie", "zonnepanelen", "energie besparen"],
    },
    lead: "Wat isolatie en panelen opleveren, en waarom de volgorde telt.",
  },
  dakgoten: {
    meta: {
      title: "Kennisbank: dakgoten en regenpijpen",
      description:
        "Artikelen over goten en afvoeren: verval, beugels, soldeernaden en verstoppingen, en wat u vanaf de grond al kunt zien.",
      keywords: ["dakgoot", "regenpijp", "goot verstopt"],
    },
    lead: "Waar het water heen moet, en wat er gebeurt als het daar niet komt.",
  },
  dakkapellen: {
    meta: {
      title: "Kennisbank: dakkapellen, lek en renovatie",
      description:
        "Artikelen over dakkapellen: de plekken die het eerst lekken, wat u aan zijwangen en kozijn ziet en wanneer renoveren loont.",
      keywords: ["dakkapel lekkage", "dakkapel renovatie"],
    },
    lead: "Een dakkapel is een huisje op uw dak, met vier aansluitingen die dicht moeten blijven.",
  },
  schoorstenen: {
    meta: {
      title: "Kennisbank: schoorsteen vegen en controleren",
      description:
        "Uitleg over de jaarlijkse controle van de schoorsteen: vegen, voegen, lood en kanaal, en wat in Vlaanderen verplicht is.",
      keywords: ["schoorsteen vegen", "schoorsteencontrole"],
    },
    lead: "Van kap tot kachel: wat er elk jaar nagekeken hoort te worden.",
  },
  gevels: {
    meta: {
      title: "Kennisbank: gevels en vocht in de muur",
      description:
        "Uitleg over gevellekkage: doorslaand vocht, open voegen en lekke aansluitingen, en hoe u ze van condens onderscheidt.",
      keywords: ["gevellekkage", "vocht in muur"],
    },
    lead: "Een natte muur heeft meer mogelijke oorzaken dan een nat plafond.",
  },
  onderhoud: {
    meta: {
      title: "Kennisbank: onderhoud van dak en houtwerk",
      description:
        "Schema’s voor onderhoud door het jaar heen: dak, plat dak en schilderwerk, met wat u zelf doet en wat u beter laat doen.",
      keywords: ["onderhoudsschema dak", "schilderwerk buiten"],
    },
    lead: "Per seizoen wat aan de beurt is, en wat een jaar kan wachten.",
  },
  verzekering: {
    meta: {
      title: "Kennisbank: dak en verzekering",
      description:
        "Wat opstal-, inboedel- en brandverzekering vergoeden bij lekkage en storm, wat de verzekeraar vraagt en hoe u schade vastlegt.",
      keywords: ["daklekkage verzekering", "stormschade dak"],
    },
    lead: "Wat wordt vergoed, wat niet, en wat u vandaag al moet vastleggen.",
  },
};
