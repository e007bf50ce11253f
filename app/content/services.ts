import { aanbouwenAanUwHuis } from "./services/aanbouwen-aan-uw-huis";
import { dakbedekking } from "./services/dakbedekking";
import { dakgootLekkage } from "./services/dakgoot-lekkage";
import { dakgootReinigen } from "./services/dakgoot-reinigen";
import { dakinspectie } from "./services/dakinspectie";
import { dakisolatie } from "./services/dakisolatie";
import { dakkapelReinigen } from "./services/dakkapel-reinigen";
import { daklekkage } from "./services/daklekkage";
import { dakrenovatie } from "./services/dakrenovatie";
import { metselwerk } from "./services/metselwerk";
import { nieuwbouw } from "./services/nieuwbouw";
import { onderhoudDakgoot } from "./services/onderhoud-dakgoot";
import { onderhoudDakkapel } from "./services/onderhoud-dakkapel";
import { onderhoudGarage } from "./services/onderhoud-garage";
import { onderhoudHoutDak } from "./services/onderhoud-hout-dak";
import { opbouwOpUwHuis } from "./services/opbouw-op-uw-huis";
import { preventiefOnderhoud } from "./services/preventief-onderhoud";
import { schilder } from "./services/schilder";
import { schoorsteenInspectie } from "./services/schoorsteen-inspectie";
import { schoorsteenOnderhoud } from "./services/schoorsteen-onderhoud";
import { schoorsteenRenovatie } from "./services/schoorsteen-renovatie";
import { schoorsteenVegen } from "./services/schoorsteen-vegen";
import { schoorsteenVerwijderen } from "./services/schoorsteen-verwijderen";
import { schoorsteenVoegenRepareren } from "./services/schoorsteen-voegen-repareren";
import { serreAanbouw } from "./services/serre-aanbouw";
import { timmerwerken } from "./services/timmerwerken";
import { uwHuisVerbouwen } from "./services/uw-huis-verbouwen";
import type { DivisionId, Service } from "./types";

/** The service pages of each division, in the order of its grid. */
export const servicesByDivision: Record<DivisionId, Service[]> = {
  roof: [daklekkage, dakrenovatie, dakgootReinigen, dakgootLekkage, dakisolatie, dakinspectie, dakbedekking],
  chimney: [
    schoorsteenVegen,
    schoorsteenInspectie,
    schoorsteenRenovatie,
    schoorsteenVoegenRepareren,
    schoorsteenOnderhoud,
    schoorsteenVerwijderen,
  ],
  maintenance: [
    dakkapelReinigen,
    onderhoudDakkapel,
    onderhoudHoutDak,
    schilder,
    onderhoudGarage,
    onderhoudDakgoot,
    preventiefOnderhoud,
  ],
  building: [
    metselwerk,
    timmerwerken,
    opbouwOpUwHuis,
    aanbouwenAanUwHuis,
    uwHuisVerbouwen,
    serreAanbouw,
    nieuwbouw,
  ],
};

export const services: Service[] = Object.values(servicesByDivision).flat();
