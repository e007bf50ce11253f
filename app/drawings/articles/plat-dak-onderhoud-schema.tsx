import { rect, strokes } from "~/drawings/geometry";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";

/** Head of an arrow on the route. */
function Arrow({ x, y, angle }: { x: number; y: number; angle: number }) {
  return (
    <path className="accent none" d="M-8-7L8 0-8 7z" transform={`translate(${x} ${y})rotate(${angle})`} />
  );
}

/** What stands in the roof: outlet, overflow, vent pipe and rooflight. */
function Fixtures() {
  return (
    <>
      <path className="paper" d={rect(100, 228, 26, 30)} />
      <path className="thin" d="M100 236h-14M100 250h-14" />
      <circle className="paper" cx="148" cy="330" r="20" />
      <circle cx="148" cy="330" r="9" />
      <path className="thin" d="M148 310v40M128 330h40M134 316l28 28M162 316l-28 28" />
      <circle className="paper" cx="548" cy="210" r="20" />
      <circle className="tone" cx="548" cy="210" r="11" />
      <circle className="paper" cx="548" cy="210" r="6" />
      <path className="paper" d={rect(318, 220, 130, 92)} />
      <path className="wash" d={rect(330, 232, 106, 68)} />
      <path className="thin" d="M318 220l12 12M448 220l-12 12M318 312l12-12M448 312l-12-12" />
      <path className="none" fill={hatch("glass")} d={rect(330, 232, 106, 68)} />
    </>
  );
}

/** Flat roof seen from above, with the round to walk and its eight stops. */
export function PlatDakOnderhoudSchema({ id }: { id: string }) {
  return (
    <Sheet id={id} height={520}>
      <path className="paper" d={rect(60, 34, 600, 46)} />
      <path className="none" fill={hatch("masonry")} d={rect(60, 34, 600, 46)} />
      <path className="cut" d="M60 80H660M60 34H660" />
      <path className="paper" d="M104 80H640V436H104z" />
      <path
        className="hair"
        d={strokes(5, [120, 156], [0, 56], 504, 0) + strokes(5, [120, 162], [0, 56], 504, 0)}
      />
      <path className="hair" d="M300 100V156M470 162V212M220 218V268M520 274V324M260 330V380M430 386V420" />
      <path className="tone" d="M104 80H640V92H104z" />
      <path d="M120 92V420H624V92" />
      <path className="thin" d="M110 92V430H634V92" />
      <path className="none" fill={hatch("water")} d="M246 340c20-16 60-12 66 8s-30 34-56 26-26-24-10-34z" />
      <path className="water-line" d="M246 340c20-16 60-12 66 8s-30 34-56 26-26-24-10-34z" />
      <Fixtures />
      <path className="paper" d="M180 404h8V510h-8zM212 404h8V510h-8z" />
      <path d={strokes(6, [188, 420], [0, 16], 24, 0)} />
      <path
        className="accent-line cut"
        strokeDasharray="2 9"
        d="M200 396V176c0-40 16-58 56-58H546c40 0 50 14 50 54V330c0 40-12 54-50 54H330"
      />
      <Arrow x={200} y={280} angle={-90} />
      <Arrow x={300} y={118} angle={0} />
      <Arrow x={596} y={290} angle={90} />
      <Arrow x={460} y={384} angle={180} />
      <Balloons
        spots={[
          [254, 470, 216, 450],
          [44, 350, 132, 332],
          [44, 256, 96, 244],
          [44, 160, 108, 160],
          [400, 160, 400, 88],
          [500, 262, 538, 220],
          [383, 266],
          [372, 344, 290, 354],
        ]}
      />
    </Sheet>
  );
}
