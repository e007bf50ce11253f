import type { ComponentType } from "react";
import { DakOnderhoudJaarschema } from "~/drawings/articles/dak-onderhoud-jaarschema";
import { DakbedekkingMaterialen } from "~/drawings/articles/dakbedekking-materialen";
import { Dakgoot } from "~/drawings/articles/dakgoot";
import { DakkapelRenovatie } from "~/drawings/articles/dakkapel-renovatie";
import { DaklekkageHerkennenVoorkomen } from "~/drawings/articles/daklekkage-herkennen-voorkomen";
import { DaklekkageStappenplan } from "~/drawings/articles/daklekkage-stappenplan";
import { DaklekkageVerzekering } from "~/drawings/articles/daklekkage-verzekering";
import { DakpannenWelkeKeusIsEr } from "~/drawings/articles/dakpannen-welke-keus-is-er";
import { EnergiebesparingDoorIsolatie } from "~/drawings/articles/energiebesparing-door-isolatie";
import { Gevellekkage } from "~/drawings/articles/gevellekkage";
import { Groendaken } from "~/drawings/articles/groendaken";
import { JaarlijkseSchoorsteencontrole } from "~/drawings/articles/jaarlijkse-schoorsteencontrole";
import { LekkageDakkapellen } from "~/drawings/articles/lekkage-dakkapellen";
import { PatioDak } from "~/drawings/articles/patio-dak";
import { PlatDak } from "~/drawings/articles/plat-dak";
import { PlatDakOnderhoudSchema } from "~/drawings/articles/plat-dak-onderhoud-schema";
import { Regenpijp } from "~/drawings/articles/regenpijp";
import { Schilderwerken } from "~/drawings/articles/schilderwerken";
import { SchuinDak } from "~/drawings/articles/schuin-dak";
import { TerrasDak } from "~/drawings/articles/terras-dak";
import { WatIsBitumenDakbedekking } from "~/drawings/articles/wat-is-bitumen-dakbedekking";
import { Zonnepanelen } from "~/drawings/articles/zonnepanelen";
import { AanbouwenAanUwHuis } from "~/drawings/services/aanbouwen-aan-uw-huis";
import { Dakbedekking } from "~/drawings/services/dakbedekking";
import { DakgootLekkage } from "~/drawings/services/dakgoot-lekkage";
import { DakgootReinigen } from "~/drawings/services/dakgoot-reinigen";
import { Dakinspectie } from "~/drawings/services/dakinspectie";
import { Dakisolatie } from "~/drawings/services/dakisolatie";
import { DakkapelReinigen } from "~/drawings/services/dakkapel-reinigen";
import { Daklekkage } from "~/drawings/services/daklekkage";
import { Dakrenovatie } from "~/drawings/services/dakrenovatie";
import { Metselwerk } from "~/drawings/services/metselwerk";
import { Nieuwbouw } from "~/drawings/services/nieuwbouw";
import { OnderhoudDakgoot } from "~/drawings/services/onderhoud-dakgoot";
import { OnderhoudDakkapel } from "~/drawings/services/onderhoud-dakkapel";
import { OnderhoudGarage } from "~/drawings/services/onderhoud-garage";
import { OnderhoudHoutDak } from "~/drawings/services/onderhoud-hout-dak";
import { OpbouwOpUwHuis } from "~/drawings/services/opbouw-op-uw-huis";
import { PreventiefOnderhoud } from "~/drawings/services/preventief-onderhoud";
import { Schilder } from "~/drawings/services/schilder";
import { SchoorsteenInspectie } from "~/drawings/services/schoorsteen-inspectie";
import { SchoorsteenOnderhoud } from "~/drawings/services/schoorsteen-onderhoud";
import { SchoorsteenRenovatie } from "~/drawings/services/schoorsteen-renovatie";
import { SchoorsteenVegen } from "~/drawings/services/schoorsteen-vegen";
import { SchoorsteenVerwijderen } from "~/drawings/services/schoorsteen-verwijderen";
import { SchoorsteenVoegenRepareren } from "~/drawings/services/schoorsteen-voegen-repareren";
import { SerreAanbouw } from "~/drawings/services/serre-aanbouw";
import { Timmerwerken } from "~/drawings/services/timmerwerken";
import { UwHuisVerbouwen } from "~/drawings/services/uw-huis-verbouwen";

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
