import { rect, round, strokes } from "~/drawings/geometry";
import { ChimneyRoof } from "~/drawings/parts/chimney-roof";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";
import { TimberFloor } from "~/drawings/wall-shapes";

const left = "M330 98H358V292L260 420V742H232V411L330 283z";
const right = "M442 98H470V301L372 429V742H344V420L442 292z";

/** Masonry flue with its bend; every course shown. */
function Flue() {
  return (
    <>
      <path className="wash none" d="M358 98H442V292L344 420V742H260V420L358 292z" />
      <path className="poche none" d={left + right} />
      <path className="cut" fill={hatch("masonry")} d={left + right} />
      <path
        className="thin"
        d={
          strokes(9, [330, 118], [0, 20], 28, 0) +
          strokes(9, [442, 118], [0, 20], 28, 0) +
          strokes(5, [314, 304], [-16, 21], 28, 9) +
          strokes(5, [426, 313], [-16, 21], 28, 9) +
          strokes(15, [232, 440], [0, 20], 28, 0) +
          strokes(15, [344, 440], [0, 20], 28, 0)
        }
      />
      <path className="paper" d="M312 98l12-14H348v-8H452v8h24l12 14v8h-8v5h-5v-5H325v5h-5v-5h-8z" />
    </>
  );
}

function Cap() {
  return (
    <>
      <path className="tone" d="M350 26c22-20 78-20 100 0z" />
      <path
        className="thin"
        d={`M358 28V76M442 28V76${strokes(14, [363, 28], [6, 0], 0, 48)}M358 44h84M358 60h84`}
      />
    </>
  );
}

/** Creosote in the cold top, soot in the bend and what the brush has loosened. */
function Soot() {
  return (
    <>
      <path
        className="ink"
        d="M358 102c10 8 4 20 10 32s0 18 6 30-4 20 0 30-8 18-16 22zM442 102c-12 6-6 18-12 30s2 20-5 32 6 18 2 30 6 18 15 22z"
      />
      <path
        className="ink"
        d="M437 298c-2 12-14 8-20 22s-18 8-24 22-16 10-22 24-10 8-14 26-10 10-13 28l93-120z"
      />
      <path
        className="cut"
        d="M392 262v.1M408 272v.1M384 276v.1M416 256v.1M398 288v.1M376 262v.1M404 300v.1M386 296v.1"
      />
      <path className="ink" d="M262 738c10-14 22-8 34-16s22 2 46 16z" />
    </>
  );
}

/** Brush on its bendable rod, pushed up from the sweeping door. */
function Brush() {
  const bristles = Array.from({ length: 18 }, (_, i) => {
    const t = ((i + 0.5) / 18) * 2 * Math.PI;
    return `M400 222L${round(400 + 41 * Math.cos(t))} ${round(222 + 30 * Math.sin(t))}`;
  }).join("");
  return (
    <>
      <path className="accent-line cut" d="M520 520C440 512 318 516 316 466C314 420 398 350 400 296V222" />
      <path className="accent-line" d={bristles} />
      <circle className="accent none" cx="400" cy="222" r="7" />
    </>
  );
}

/** Stove, its pipe closed off with a plug while the flue is swept. */
function Stove() {
  return (
    <>
      <path className="paper" d="M108 668V640c0-20 10-30 30-30h96v28h-86c-8 0-12 4-12 12v18z" />
      <path className="paper" d={rect(64, 668, 118, 70)} />
      <path className="thin" d="M78 682h90v40H78zM74 738v6M172 738v6" />
      <path className="none wash" d="M232 611h28v26h-28z" />
      <path d="M232 610h28M232 638h28" />
      <path className="accent" d="M228 606h14v36h-14z" />
      <path className="accent-line cut" d="M212 610l-12 28M200 610l12 28" />
    </>
  );
}

/** Masonry flue in section while it is swept from the attic. */
export function SchoorsteenVegen({ id }: { id: string }) {
  return (
    <Sheet id={id} height={770}>
      <ChimneyRoof eaves={[30, 441]} ridge={580} gap={[314, 486]} />
      <Flue />
      <Cap />
      <Soot />
      <path className="lead" d="M320 222h10v34l-76 41-5-8 71-39zM470 142h10v40l30-16 5 9-38 20h-7z" />
      <TimberFloor x={24} y={560} width={206} count={5} />
      <TimberFloor x={374} y={560} width={322} count={8} />
      <path className="none wash" d={rect(342, 490, 32, 44)} />
      <path className="cut" d="M344 488h30M344 536h30" />
      <path className="tone" d="M372 484h8v56h-8zM380 536l46 20-4 8-44-20z" />
      <Brush />
      <Stove />
      <path className="cut" d="M24 744H696" />
      <path className="thin" d="M24 752H696" />
      <Balloons
        spots={[
          [560, 44, 440, 52],
          [250, 180, 378, 222],
          [640, 84, 434, 150],
          [560, 400, 392, 352],
          [560, 476, 380, 500],
          [140, 480, 230, 606],
        ]}
      />
    </Sheet>
  );
}
