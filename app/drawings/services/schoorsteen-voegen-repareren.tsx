import { type Point, polygon, rect, round } from "~/drawings/geometry";
import { Break } from "~/drawings/marks";
import { Balloons, Note, Sheet } from "~/drawings/parts/sheet";
import { drops } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";

/** Outer face of the wall in the cut; the face itself runs away from the reader, to the upper left. */
const outer = 392;
const inner = 640;
const away = (y: number, t: number, x = outer): Point => [round(x - 336 * t), round(y - 104 * t)];
const face = (y0: number, y1: number, t0: number, t1: number) =>
  polygon([away(y0, t0), away(y0, t1), away(y1, t1), away(y1, t0)]);

/** Upper side of each course; under it lies its bed joint of 28. */
const courses = [20, 166, 312, 458];
const brick = 118;

/** Bricks on the face in stretcher bond, the head joints between them. */
function Face() {
  return (
    <>
      <path className="wash" d={face(20, 604, 0, 1)} />
      {courses.map((y, i) => {
        const edges = i % 2 ? [0, 0.27, 0.35, 1] : [0, 0.6, 0.68, 1];
        return (
          <path
            key={y}
            className="paper"
            d={
              face(y, y + brick, edges[0] ?? 0, edges[1] ?? 0) +
              face(y, y + brick, edges[2] ?? 0, edges[3] ?? 1)
            }
          />
        );
      })}
      <path className="tone" d={face(430, 458, 0, 1) + face(312, 430, 0.27, 0.35)} />
      <path className="poche" d={face(284, 312, 0, 1)} />
      <path className="cut" d={`M${away(284, 0).join(" ")}L${away(284, 1).join(" ")}`} />
      <path
        className="thin"
        d={`M${away(146, 0).join(" ")}L${away(148, 0.3).join(" ")} ${away(143, 0.6).join(" ")} ${away(148, 1).join(" ")}`}
      />
    </>
  );
}

/** Bricks and bedding mortar cut; frost has pushed a scale off the second course. */
function Section() {
  const spalled = `M${outer + 4} 166H${inner}V284H${outer + 8}c14-10 26-20 26-36 0-20-10-34-26-46z`;
  const bricks =
    rect(outer, 20, inner - outer, brick) +
    spalled +
    rect(outer, 312, 248, brick) +
    rect(outer, 458, 248, 146);
  return (
    <>
      <path className="paper none" d={`M${outer} 138H${inner}V604H${outer}z`} />
      <path
        className="none"
        fill={hatch("sand")}
        d={rect(outer + 30, 138, 218, 28) + rect(outer + 72, 284, 176, 28) + rect(outer + 72, 430, 176, 28)}
      />
      <path className="none poche" d={bricks} />
      <path className="cut" fill={hatch("masonry")} d={bricks} />
      <path
        className="cut"
        d={`M${outer + 2} 140c20 2 34 4 34 14 0 6-4 10-6 12M${outer + 72} 284v28M${outer + 72} 430v28`}
      />
      <path className="accent none" d={`M${outer + 2} 166c6-10 18-12 32-10 0 4-1 8-4 10z`} />
      <path className="tone" d={rect(outer, 430, 72, 28)} />
      <path className="thin" d={`M${outer + 26} 430c6 8 6 20 0 28M${outer + 50} 430c6 8 6 20 0 28`} />
    </>
  );
}

/** Brick wall cut and seen from outside: a worn joint, one cut out square and one filled again. */
export function SchoorsteenVoegenRepareren({ id }: { id: string }) {
  return (
    <Sheet id={id} height={640}>
      <Face />
      <Section />
      <path className="paper" d="M366 222l10 6 2 40-12 12-8-26z" />
      <path className="none" fill={hatch("masonry")} d="M366 222l10 6 2 40-12 12-8-26z" />
      <path className="water none" d={drops([[384, 152]], 0.8)} />
      <path className="accent-line cut" d={`M${outer} 284H${outer + 72}v28H${outer}`} />
      <Break from={[384, 24]} to={[648, 24]} />
      <Break from={[384, 600]} to={[648, 600]} />
      <Note x={60} y={600}>
        buiten
      </Note>
      <Balloons
        spots={[
          [680, 100, outer + 28, 158],
          [680, 200, outer + 30, 240],
          [680, 390, outer + 50, 304],
          [680, 298, outer + 150, 298],
          [680, 500, outer + 40, 444],
          [60, 420, ...away(426, 0.31)],
        ]}
      />
    </Sheet>
  );
}
