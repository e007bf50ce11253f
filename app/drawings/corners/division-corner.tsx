import type { DivisionId } from "~/content/types";
import { Drawing } from "~/drawings/kit";
import { BuildingCorner } from "./corner-building";
import { ChimneyCorner } from "./corner-chimney";
import { MaintenanceCorner } from "./corner-maintenance";
import { RoofCorner } from "./corner-roof";

const corners = {
  roof: RoofCorner,
  chimney: ChimneyCorner,
  maintenance: MaintenanceCorner,
  building: BuildingCorner,
} satisfies Record<DivisionId, () => React.JSX.Element>;

/** The corner of the house that belongs to a division, for the hero of its hub. Decorative, 800 × 600. */
export function DivisionCorner({ theme, id = "hoek" }: { theme: DivisionId; id?: string }) {
  const Corner = corners[theme];
  return (
    <Drawing id={id} width={800} height={600} decorative className="corner">
      <Corner />
    </Drawing>
  );
}
