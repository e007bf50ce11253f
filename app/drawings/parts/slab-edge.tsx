import { type Point, rect } from "~/drawings/geometry";
import { hatch } from "~/drawings/patterns";
import { drops } from "./wall";

/** Edge of a cover slab magnified, in section: what runs under it drips at the groove. `from` is its place. */
export function SlabEdge({ id, from: [x, y] }: { id: string; from: Point }) {
  const slab = "M62 96L250 62V132H132v-12h-12v12H62z";
  return (
    <>
      <path className="thin" d={`M170 178L${x - 6} ${y - 8}`} />
      <circle className="accent-line" cx={x} cy={y} r="11" />
      <clipPath id={`${id}-rand`}>
        <circle cx="128" cy="122" r="84" />
      </clipPath>
      <circle className="paper none" cx="128" cy="122" r="84" />
      <g clipPath={`url(#${id}-rand)`}>
        <path className="cut paper" d={slab} />
        <path className="none" fill={hatch("concrete")} d={slab} />
        <path className="poche" d={rect(164, 136, 80, 80)} />
        <path fill={hatch("masonry")} d={`${rect(164, 136, 80, 30)}${rect(164, 176, 80, 30)}`} />
        <path
          className="water none"
          d={drops(
            [
              [96, 136],
              [110, 160],
            ],
            0.8,
          )}
        />
        <path className="water-line" d="M66 88L60 132H116" />
      </g>
      <circle className="accent-line" cx="128" cy="122" r="84" />
    </>
  );
}
