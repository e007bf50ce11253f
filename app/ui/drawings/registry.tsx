import type { ComponentType } from "react";
import { DakOnderhoudJaarschema } from "./articles/dak-onderhoud-jaarschema";
import { DakbedekkingMaterialen } from "./articles/dakbedekking-materialen";
import { Dakgoot } from "./articles/dakgoot";
import { DakkapelRenovatie } from "./articles/dakkapel-renovatie";
import { DaklekkageHerkennenVoorkomen } from "./articles/daklekkage-herkennen-voorkomen";
import { DaklekkageStappenplan } from "./articles/daklekkage-stappenplan";
import { DaklekkageVerzekering } from "./articles/daklekkage-verzekering";
import { DakpannenWelkeKeusIsEr } from "./articles/dakpannen-welke-keus-is-er";
import { EnergiebesparingDoorIsolatie } from "./articles/energiebesparing-door-isolatie";
import { Gevellekkage } from "./articles/gevellekkage";
import { Groendaken } from "./articles/groendaken";
import { JaarlijkseSchoorsteencontrole } from "./articles/jaarlijkse-schoorsteencontrole";
import { LekkageDakkapellen } from "./articles/lekkage-dakkapellen";
import { PatioDak } from "./articles/patio-dak";
import { PlatDak } from "./articles/plat-dak";
import { PlatDakOnderhoudSchema } from "./articles/plat-dak-onderhoud-schema";
import { Regenpijp } from "./articles/regenpijp";
import { Schilderwerken } from "./articles/schilderwerken";
import { SchuinDak } from "./articles/schuin-dak";
import { TerrasDak } from "./articles/terras-dak";
import { WatIsBitumenDakbedekking } from "./articles/wat-is-bitumen-dakbedekking";
import { Zonnepanelen } from "./articles/zonnepanelen";
import { AanbouwenAanUwHuis } from "./services/aanbouwen-aan-uw-huis";
import { Dakbedekking } from "./services/dakbedekking";
import { DakgootLekkage } from "./services/dakgoot-lekkage";
import { DakgootReinigen } from "./services/dakgoot-reinigen";
import { Dakinspectie } from "./services/dakinspectie";
import { Dakisolatie } from "./services/dakisolatie";
import { DakkapelReinigen } from "./services/dakkapel-reinigen";
import { Daklekkage } from "./services/daklekkage";
import { Dakrenovatie } from "./services/dakrenovatie";
import { Metselwerk } from "./services/metselwerk";
import { Nieuwbouw } from "./services/nieuwbouw";
import { OnderhoudDakgoot } from "./services/onderhoud-dakgoot";
import { OnderhoudDakkapel } from "./services/onderhoud-dakkapel";
import { OnderhoudGarage } from "./services/onderhoud-garage";
import { OnderhoudHoutDak } from "./services/onderhoud-hout-dak";
import { OpbouwOpUwHuis } from "./services/opbouw-op-uw-huis";
import { PreventiefOnderhoud } from "./services/preventief-onderhoud";
import { Schilder } from "./services/schilder";
import { SchoorsteenInspectie } from "./services/schoorsteen-inspectie";
import { SchoorsteenOnderhoud } from "./services/schoorsteen-onderhoud";
import { SchoorsteenRenovatie } from "./services/schoorsteen-renovatie";
import { SchoorsteenVegen } from "./services/schoorsteen-vegen";
import { SchoorsteenVerwijderen } from "./services/schoorsteen-verwijderen";
import { SchoorsteenVoegenRepareren } from "./services/schoorsteen-voegen-repareren";
import { SerreAanbouw } from "./services/serre-aanbouw";
import { Timmerwerken } from "./services/timmerwerken";
import { UwHuisVerbouwen } from "./services/uw-huis-verbouwen";

/** The drawing of each `figure` block, by its key. */
export const drawings: Record<string, ComponentType<{ id: string }>> = {
  "dak-onderhoud-jaarschema": DakOnderhoudJaarschema,
  "dakbedekking-materialen": DakbedekkingMaterialen,
  dakgoot: Dakgoot,
  "dakkapel-renovatie": DakkapelRenovatie,
  "daklekkage-herkennen-voorkomen": DaklekkageHerkennenVoorkomen,
  "daklekkage-stappenplan": DaklekkageStappenplan,
  "daklekkage-verzekering": DaklekkageVerzekering,
  "dakpannen-welke-keus-is-er": DakpannenWelkeKeusIsEr,
  "energiebesparing-door-isolatie": EnergiebesparingDoorIsolatie,
  gevellekkage: Gevellekkage,
  groendaken: Groendaken,
  "jaarlijkse-schoorsteencontrole": JaarlijkseSchoorsteencontrole,
  "lekkage-dakkapellen": LekkageDakkapellen,
  "patio-dak": PatioDak,
  "plat-dak-onderhoud-schema": PlatDakOnderhoudSchema,
  "plat-dak": PlatDak,
  regenpijp: Regenpijp,
  schilderwerken: Schilderwerken,
  "schuin-dak": SchuinDak,
  "terras-dak": TerrasDak,
  "wat-is-bitumen-dakbedekking": WatIsBitumenDakbedekking,
  zonnepanelen: Zonnepanelen,
  dakbedekking: Dakbedekking,
  "dakgoot-lekkage": DakgootLekkage,
  "dakgoot-reinigen": DakgootReinigen,
  dakinspectie: Dakinspectie,
  dakisolatie: Dakisolatie,
  daklekkage: Daklekkage,
  dakrenovatie: Dakrenovatie,
  "schoorsteen-inspectie": SchoorsteenInspectie,
  "schoorsteen-onderhoud": SchoorsteenOnderhoud,
  "schoorsteen-renovatie": SchoorsteenRenovatie,
  "schoorsteen-vegen": SchoorsteenVegen,
  "schoorsteen-verwijderen": SchoorsteenVerwijderen,
  "schoorsteen-voegen-repareren": SchoorsteenVoegenRepareren,
  "dakkapel-reinigen": DakkapelReinigen,
  "onderhoud-dakgoot": OnderhoudDakgoot,
  "onderhoud-dakkapel": OnderhoudDakkapel,
  "onderhoud-garage": OnderhoudGarage,
  "onderhoud-hout-dak": OnderhoudHoutDak,
  "preventief-onderhoud": PreventiefOnderhoud,
  schilder: Schilder,
  "aanbouwen-aan-uw-huis": AanbouwenAanUwHuis,
  metselwerk: Metselwerk,
  nieuwbouw: Nieuwbouw,
  "opbouw-op-uw-huis": OpbouwOpUwHuis,
  "serre-aanbouw": SerreAanbouw,
  timmerwerken: Timmerwerken,
  "uw-huis-verbouwen": UwHuisVerbouwen,
};
