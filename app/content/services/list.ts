import type { DivisionId, Service } from "~/content/types";
import { aanbouwenAanUwHuis } from "./aanbouwen-aan-uw-huis";
import { dakbedekking } from "./dakbedekking";
import { dakgootLekkage } from "./dakgoot-lekkage";
import { dakgootReinigen } from "./dakgoot-reinigen";
import { dakinspectie } from "./dakinspectie";
import { dakisolatie } from "./dakisolatie";
import { dakkapelReinigen } from "./dakkapel-reinigen";
import { daklekkage } from "./daklekkage";
import { dakrenovatie } from "./dakrenovatie";
import { metselwerk } from "./metselwerk";
import { nieuwbouw } from "./nieuwbouw";
import { onderhoudDakgoot } from "./onderhoud-dakgoot";
import { onderhoudDakkapel } from "./onderhoud-dakkapel";
import { onderhoudGarage } from "./onderhoud-garage";
import { onderhoudHoutDak } from "./onderhoud-hout-dak";
import { opbouwOpUwHuis } from "./opbouw-op-uw-huis";
import { preventiefOnderhoud } from "./preventief-onderhoud";
import { schilder } from "./schilder";
import { schoorsteenInspectie } from "./schoorsteen-inspectie";
import { schoorsteenOnderhoud } from "./schoorsteen-onderhoud";
import { schoorsteenRenovatie } from "./schoorsteen-renovatie";
import { schoorsteenVegen } from "./schoorsteen-vegen";
import { schoorsteenVerwijderen } from "./schoorsteen-verwijderen";
import { schoorsteenVoegenRepareren } from "./schoorsteen-voegen-repareren";
import { serreAanbouw } from "./serre-aanbouw";
import { timmerwerken } from "./timmerwerken";
import { uwHuisVerbouwen } from "./uw-huis-verbouwen";

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
