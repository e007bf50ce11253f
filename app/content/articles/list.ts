import type { Article, ArticleCategory } from "~/content/types";
import { article as dakOnderhoudJaarschema } from "./dak-onderhoud-jaarschema";
import { article as dakbedekkingMaterialen } from "./dakbedekking-materialen";
import { article as dakgoot } from "./dakgoot";
import { article as dakkapelRenovatie } from "./dakkapel-renovatie";
import { article as daklekkageHerkennenVoorkomen } from "./daklekkage-herkennen-voorkomen";
import { article as daklekkageStappenplan } from "./daklekkage-stappenplan";
import { article as daklekkageVerzekering } from "./daklekkage-verzekering";
import { article as dakpannenWelkeKeusIsEr } from "./dakpannen-welke-keus-is-er";
import { article as energiebesparingDoorIsolatie } from "./energiebesparing-door-isolatie";
import { article as gevellekkage } from "./gevellekkage";
import { article as groendaken } from "./groendaken";
import { article as jaarlijkseSchoorsteencontrole } from "./jaarlijkse-schoorsteencontrole";
import { article as lekkageDakkapellen } from "./lekkage-dakkapellen";
import { article as patioDak } from "./patio-dak";
import { article as platDak } from "./plat-dak";
import { article as platDakOnderhoudSchema } from "./plat-dak-onderhoud-schema";
import { article as regenpijp } from "./regenpijp";
import { article as schilderwerken } from "./schilderwerken";
import { article as schuinDak } from "./schuin-dak";
import { article as terrasDak } from "./terras-dak";
import { article as watIsBitumenDakbedekking } from "./wat-is-bitumen-dakbedekking";
import { article as zonnepanelen } from "./zonnepanelen";

/** The fixed articles in the order of the index: what is urgent first, then part of the house by part. */
export const articles: Article[] = [
  daklekkageStappenplan,
  daklekkageHerkennenVoorkomen,
  schuinDak,
  platDak,
  dakbedekkingMaterialen,
  dakpannenWelkeKeusIsEr,
  watIsBitumenDakbedekking,
  groendaken,
  terrasDak,
  patioDak,
  energiebesparingDoorIsolatie,
  zonnepanelen,
  dakgoot,
  regenpijp,
  lekkageDakkapellen,
  dakkapelRenovatie,
  jaarlijkseSchoorsteencontrole,
  gevellekkage,
  dakOnderhoudJaarschema,
  platDakOnderhoudSchema,
  schilderwerken,
  daklekkageVerzekering,
];

/** Label of each category, in the order of the filter. */
export const articleCategories = {
  daken: "Daken",
  "isolatie-en-energie": "Isolatie en energie",
  dakgoten: "Dakgoten en afvoer",
  dakkapellen: "Dakkapellen",
  schoorstenen: "Schoorstenen",
  gevels: "Gevels",
  onderhoud: "Onderhoud",
  verzekering: "Verzekering",
} satisfies Record<ArticleCategory, string>;
