import { rect, strokes } from "~/drawings/geometry";
import { ChimneyRoof } from "~/drawings/parts/chimney-roof";
import { Balloons, BrickLeaf, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";
import { TimberFloor } from "~/drawings/wall-shapes";

/** Stack cut from its crown to the hearth: brick, flue liner and the crack in it. */
function Stack() {
  return (
    <>
      <path className="wash none" d={rect(306, 96, 108, 520)} />
      <BrickLeaf x={268} y={96} width={30} height={506} course={22} />
      <BrickLeaf x={422} y={96} width={30} height={506} course={22} />
      <path className="paper" d="M298 84h10V596h-10zM412 84h10V596h-10z" />
      <path
        className="cut"
        d={strokes(5, [296, 176], [0, 96], 14, 0) + strokes(5, [410, 176], [0, 96], 14, 0)}
      />
      <path className="paper" d="M250 100l12-16h36V74h124v10h36l12 16v8h-8v5h-5v-5H263v5h-5v-5h-8z" />
      <path className="accent-line cut" d="M276 74l-4 12 6 8-3 12" />
      <path
        className="accent none"
        d="M446 132h8v6h-8zM446 154h8v7h-8zM446 176h8v6h-8zM446 198h8v7h-8zM446 220h8v6h-8z"
      />
      <path className="lead" d="M452 268h11v40l78 42-5 9-84-45zM257 158h11v50h-8l-48-26 5-9 40 22z" />
      <path className="hidden-line" d="M450 272v-16h-29v-16h-29v-16h-29v-16h-29v-16h-29v-16h-36" />
      <path className="accent-line cut" d="M413 420l6 14-8 12 9 14-8 10 12 12" />
    </>
  );
}

/** Camera on its cable over the crown, with the cone of its light. */
function Camera() {
  return (
    <>
      <path className="none tone" d="M352 402L308 520H412L368 402z" />
      <path className="cut" d="M360 40V340" />
      <path className="paper" d="M346 340h28v52l-6 10h-16l-6-10zM352 324h16v16h-16z" />
      <path className="accent" d="M350 392h20l-4 10h-12z" />
      <path className="thin" d="M346 356h28M346 372h28" />
      <circle className="paper" cx="360" cy="40" r="15" />
      <circle cx="360" cy="40" r="5" />
      <path d="M316 74l36-28M404 74l-36-28" />
    </>
  );
}

/** Open hearth under the flue: throat, damper and sweeping door. */
function Hearth() {
  return (
    <>
      <BrickLeaf x={214} y={602} width={34} height={152} course={22} />
      <BrickLeaf x={472} y={602} width={34} height={152} course={22} />
      <path className="wash none" d="M306 596H414L472 676H248z" />
      <path
        className="cut"
        fill={hatch("masonry")}
        d="M268 602h30l8-4-58 84h-34V602zM452 602h-30l-8-4 58 84h34V602z"
      />
      <path className="accent-line cut" d="M314 620L402 590" />
      <circle className="accent none" cx="358" cy="605" r="6" />
      <path className="paper none" d={rect(249, 684, 222, 58)} />
      <path className="paper" d={rect(249, 736, 222, 10)} />
      <path
        className="tone"
        d="M360 734c-24 0-26-20-14-32 2 6 6 6 6 0 0-10 6-14 12-20 0 12 14 16 14 34 0 12-8 18-18 18z"
      />
      <path d="M318 736l78-12M324 724l72 12" />
      <path className="none wash" d={rect(268, 510, 38, 44)} />
      <path className="cut" d="M268 508h30M268 556h30" />
      <path className="tone" d={rect(258, 502, 10, 60)} />
      <path className="cut" d="M258 524h-9v16h9" />
    </>
  );
}

/** Chimney in section from crown to hearth, with the camera of an inspection in its flue. */
export function SchoorsteenInspectie({ id }: { id: string }) {
  return (
    <Sheet id={id} height={780}>
      <g transform="translate(720 0)scale(-1 1)">
        <ChimneyRoof eaves={[14, 465]} ridge={570} gap={[252, 468]} />
      </g>
      <Stack />
      <TimberFloor x={24} y={584} width={188} count={4} />
      <TimberFloor x={508} y={584} width={188} count={4} />
      <Camera />
      <Hearth />
      <path className="cut" d="M24 754H696" />
      <path className="thin" d="M24 762H696" />
      <Balloons
        spots={[
          [150, 60, 275, 88],
          [560, 130, 450, 168],
          [610, 250, 506, 334],
          [530, 436, 461, 356],
          [540, 510, 420, 446],
          [120, 680, 340, 612],
        ]}
      />
    </Sheet>
  );
}
