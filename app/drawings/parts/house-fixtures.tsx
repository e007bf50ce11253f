import { polygon, polyline } from "~/drawings/geometry";
import { axonometry } from "~/drawings/parts/axo";

/** The house of the inspection: x along its front, y to the back, z up. */
export const house = axonometry({ origin: [126, 462], x: [1.08, 0.26], y: [0.62, -0.48], z: [0, -1.12] });
const { at } = house;

/** Stack on the ridge, with the lead at its foot. */
export function Chimney() {
  return (
    <>
      <path
        className="paper"
        d={
          house.front(168, 206, 92, 281, 344) +
          polygon([
            at(206, 92, 281),
            at(206, 92, 344),
            at(206, 128, 344),
            at(206, 128, 300),
            at(206, 110, 300),
          ])
        }
      />
      <path
        className="thin"
        d={[294, 306, 318, 330]
          .map((z) => polyline([at(168, 92, z), at(206, 92, z), at(206, 124, z)]))
          .join("")}
      />
      <path
        className="paper"
        d={
          house.top(162, 212, 86, 134, 352) +
          house.front(162, 212, 86, 344, 352) +
          house.right(212, 86, 134, 344, 352)
        }
      />
      <path
        className="paper"
        d={
          house.front(178, 196, 104, 352, 370) +
          house.right(196, 104, 116, 352, 370) +
          house.top(178, 196, 104, 116, 370)
        }
      />
      <path
        className="lead"
        d={polygon([at(164, 90, 279), at(208, 90, 279), at(208, 78, 266), at(164, 78, 266)])}
      />
    </>
  );
}

/** Dormer with a flat roof on the front slope. */
export function Dormer() {
  return (
    <>
      <path
        className="lead"
        d={polygon([at(282, 26, 212), at(340, 26, 212), at(342, 14, 199), at(280, 14, 199)])}
      />
      <path
        className="paper"
        d={
          house.front(284, 336, 26, 212, 250) +
          polygon([at(336, 26, 212), at(336, 26, 250), at(336, 62, 250)])
        }
      />
      <path
        className="thin"
        d={house.front(292, 328, 26, 218, 246) + polyline([at(310, 26, 218), at(310, 26, 246)])}
      />
      <path
        className="paper"
        d={
          house.top(278, 342, 20, 68, 258) +
          house.front(278, 342, 20, 250, 258) +
          house.right(342, 20, 64, 250, 258)
        }
      />
    </>
  );
}
