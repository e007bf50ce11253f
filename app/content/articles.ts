import { article as dakOnderhoudJaarschema } from "./articles/dak-onderhoud-jaarschema";
import { article as dakbedekkingMaterialen } from "./articles/dakbedekking-materialen";
import { article as dakgoot } from "./articles/dakgoot";
import { article as dakkapelRenovatie } from "./articles/dakkapel-renovatie";
import { article as daklekkageHerkennenVoorkomen } from "./articles/daklekkage-herkennen-voorkomen";
import { article as daklekkageStappenplan } from "./articles/daklekkage-stappenplan";
import { article as daklekkageVerzekering } from "./articles/daklekkage-verzekering";
import { article as dakpannenWelkeKeusIsEr } from "./articles/dakpannen-welke-keus-is-er";
import { article as energiebesparingDoorIsolatie } from "./articles/energiebesparing-door-isolatie";
import { article as gevellekkage } from "./articles/gevellekkage";
import { article as groendaken } from "./articles/groendaken";
import { article as jaarlijkseSchoorsteencontrole } from "./articles/jaarlijkse-schoorsteencontrole";
import { article as lekkageDakkapellen } from "./articles/lekkage-dakkapellen";
import { article as patioDak } from "./articles/patio-dak";
import { article as platDak } from "./articles/plat-dak";
import { article as platDakOnderhoudSchema } from "./articles/plat-dak-onderhoud-schema";
import { article as regenpijp } from "./articles/regenpijp";
import { article as schilderwerken } from "./articles/schilderwerken";
import { article as schuinDak } from "./articles/schuin-dak";
import { article as terrasDak } from "./articles/terras-dak";
import { article as watIsBitumenDakbedekking } from "./articles/wat-is-bitumen-dakbedekking";
import { article as zonnepanelen } from "./articles/zonnepanelen";
import type { Article, ArticleCategory } from "./types";

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
