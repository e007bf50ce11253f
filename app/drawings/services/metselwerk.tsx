import { type Point, polygon, polyline, rect, round, row, uprightZigzag } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, Note, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";
import { Concrete } from "~/drawings/wall-shapes";

/** Outer face of the wall and soffit of the opening; the face runs away to the upper left. */
const outer = 336;
const soffit = 424;
const course = 40;
const away = ([x, y]: Point, t = 1): Point => [round(x - 264 * t), round(y - 84 * t)];
const face = (...edge: Point[]) => polygon([...edge, ...edge.map((p) => away(p)).reverse()]);

/** Outside of the wall in stretcher bond; over the lintel every third head joint is left open. */
function Face() {
  const rows = Array.from({ length: 10 }, (_, i) => soffit - 10 - i * course);
  const line = (y: number) => polyline([[outer, y], away([outer, y])]);
  const heads = rows.flatMap((y, i) =>
    (i % 2 ? [0.14, 0.42, 0.7, 0.98] : [0.28, 0.56, 0.84]).map((t) =>
      polyline([away([outer, y], t), away([outer, y - course], t)]),
    ),
  );
  const open = [0.28, 0.84].map((t) =>
    polygon([
      away([outer, soffit - 14], t - 0.012),
      away([outer, soffit - 14], t + 0.012),
      away([outer, soffit - 46], t + 0.012),
      away([outer, soffit - 46], t - 0.012),
    ]),
  );
  return (
    <>
      <path className="paper" d={face([outer, 20], [outer, soffit])} />
      <path className="thin" d={rows.map(line).join("") + heads.join("")} />
      <path className="ink none" d={face([outer, soffit - 8], [outer, soffit])} />
      <path className="accent" d={open.join("")} />
    </>
  );
}

/** Window set back in the cavity, under the lintels. */
function Window() {
  return (
    <>
      <path className="wash" d={face([440, 470], [440, 640])} />
      <path className="none" fill={hatch("glass")} d={face([440, 470], [440, 640])} />
      <path className="paper" d={face([404, 436], [404, 474])} />
      <path className="paper" d={face([404, 474], [440, 474])} />
      <path className="paper" d={rect(404, 436, 76, 38)} />
      <path className="thin" d="M404 436l76 38M404 474l76-38" />
      <path className="paper" d="M434 474h18v166h-18z" />
      <path className="thin" d="M440 474v166M446 474v166" />
    </>
  );
}

/** The wall cut: bricks, clear cavity, insulation against the inner leaf. */
function Section() {
  const bricks = row(9, [outer, soffit - 10 - 35], [0, -course], "h84v34h-84z");
  const blocks = row(3, [518, 24], [0, 112], "h92v106h-92z");
  return (
    <>
      <path className="wash none" d={rect(outer, 34, 84, soffit - 44)} />
      <path className="poche none" d={bricks + blocks} />
      <path fill={hatch("masonry")} d={bricks + blocks} />
      <path
        className="cut"
        d={`M${outer} 24V${soffit}M${outer + 84} 24V${soffit - 8}M518 24V356M610 24V360`}
      />
      <path className="wash" d={rect(456, 24, 60, 402)} />
      <path className="hair" d={uprightZigzag(460, 28, 396, 52)} />
      <Concrete d={rect(518, 360, 92, 66)} />
      <path className="paper" d={rect(610, 24, 12, 616)} />
      <path
        className="ink none"
        d={`M${outer + 2} ${soffit - 8}H${outer + 84}V${soffit - 70}h8V${soffit}H${outer + 2}z`}
      />
    </>
  );
}

/** Ties that fall to the outside, each with its drip, and the tray over the lintel. */
function TiesAndTray() {
  return (
    <>
      <path className="cut" d="M362 106L560 92M362 226L560 212M438 98l-4 12M438 218l-4 12" />
      <path className="accent-line cut" d="M326 410H424L452 358V292H540" />
    </>
  );
}

/** Cavity wall over a window, cut and seen from outside: how the water gets out again. */
export function Metselwerk({ id }: { id: string }) {
  return (
    <Sheet id={id} height={660}>
      <Window />
      <Face />
      <Section />
      <TiesAndTray />
      <Flow of="water" path="M436 130V340C432 366 420 388 400 394H316" head={[308, 394]} angle={180} />
      <Break from={[outer - 8, 26]} to={[630, 26]} />
      <Note x={40} y={620}>
        buiten
      </Note>
      <Note x={650} y={620}>
        kamer
      </Note>
      <Balloons
        spots={[
          [230, 34, 372, 96],
          [684, 130, 436, 174],
          [684, 60, 500, 60],
          [684, 216, 490, 217],
          [240, 510, 350, 420],
          [684, 300, 480, 292],
          [90, 460, ...away([outer, soffit - 20], 0.28)],
        ]}
      />
    </Sheet>
  );
}
