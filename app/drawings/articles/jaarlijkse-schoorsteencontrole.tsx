import { endGrain, rect, strokes, zigzag } from "~/drawings/geometry";
import { Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, DetailTiles, Sheet, slopeFrame } from "~/drawings/parts/sheet";
import { SteppedFlashing } from "~/drawings/roof-shapes";
import { BrickFace, TimberFloor } from "~/drawings/wall-shapes";

/** Upper side of the rafters; the stack stands through it. */
const roof = slopeFrame([60, 492], 35);

/** Stack: the left flue seen from outside, the right one cut open. */
function Stack() {
  return (
    <>
      <path className="paper none" d="M290 132H490V490H290z" />
      <BrickFace large d="M290 132H374V490H290z" />
      <path d="M290 132V490M290 510V754" />
      <path className="thin" d="M374 132l-6 30 8 34-8 40 8 60-8 46 8 50-6 50 4 48" />
      <BrickLeaf x={380} y={132} width={20} height={620} course={20} />
      <BrickLeaf x={466} y={132} width={24} height={620} course={20} />
      <path className="paper" d="M272 122l14-14H494l14 14v10h-8v5h-5v-5H285v5h-5v-5h-8z" />
      <path className="paper" d="M314 108V66h44v42zM308 58h56v8h-56z" />
    </>
  );
}

/** Cap with its mesh on the liner. */
function Cap() {
  return (
    <>
      <path className="tone" d="M388 44c14-18 76-18 90 0z" />
      <path
        className="thin"
        d={`M402 44V78M464 44V78${strokes(11, [407, 46], [5, 0], 0, 30)}M402 56h62M402 66h62`}
      />
      <path className="paper" d="M396 76h74v10h-74z" />
    </>
  );
}

/** Liner in its joints, with the soot that narrows it. */
function Flue() {
  return (
    <>
      <path className="paper" d="M404 86h9V640h-9zM453 86h9V640h-9z" />
      <path d="M401 200h14M451 200h14M401 336h14M451 336h14M401 470h14M451 470h14" className="cut" />
      <path
        className="ink"
        d="M413 350c8 6 3 14 7 20s1 12 6 18-2 14 3 20-3 12 1 20-7 12-4 18-6 10-13 12zM453 344c-8 6-2 12-8 20s0 12-5 20 3 12-2 18 1 14-3 20 6 12 4 20 6 8 14 10z"
      />
      <Flow of="air" path="M433 560V180" head={[433, 172]} angle={-90} />
    </>
  );
}

/** Roof on both sides of the stack, held off it by trimmers. */
function Roof() {
  return (
    <g transform={roof.transform}>
      <path className="cut paper" d="M136 0H252L208 62H92z" />
      <path className="hair" d={zigzag(138, 4, 70, 54, 14)} />
      <path className="cut paper" d="M568 0H800V62H524z" />
      <path className="hair" d={zigzag(570, 4, 230, 54, 14)} />
      <path className="paper" d="M140-8H268V0H140zM546-8H800V0H546z" />
      <g transform="translate(0 -8)">
        <DetailTiles from={172} count={3} pitch={46} />
        <DetailTiles from={612} count={5} pitch={46} />
      </g>
    </g>
  );
}

/** Stove with its pipe into the flue. */
function Stove() {
  return (
    <>
      <path className="paper" d="M236 642V590c0-26 14-40 40-40H404V580H282c-10 0-16 6-16 16v46z" />
      <path className="thin" d="M236 612h30M300 550v30M392 544h10v42h-10z" />
      <path className="accent-line cut" d="M330 556v18" />
      <circle cx="330" cy="546" r="4" className="ink" />
      <path className="paper" d="M186 642H318V744H186z" />
      <path className="thin" d="M202 662H302V712H202zM206 724H246M196 744v10M308 744v10" />
      <path
        className="tone"
        d="M252 708c-22 0-26-18-14-30 2 6 6 6 6 0 0-8 4-12 10-16 0 10 14 14 14 30 0 10-6 16-16 16z"
      />
    </>
  );
}

/** Chimney in section, from the cap over the roof to the stove in the room. */
export function JaarlijkseSchoorsteencontrole({ id }: { id: string }) {
  return (
    <Sheet id={id} height={770}>
      <Roof />
      <Stack />
      <SteppedFlashing from={[290, 299]} to={[374, 240]} steps={4} rise={26} />
      <path className="tone" d="M283 272h12v6h-5v24l-50 36-4-7 47-34z" />
      <path className="tone" d="M486 130h11v38l34-24 4 6-40 29h-5v-43h-4z" />
      <path className="paper" d={endGrain(232, 384, 34, 44) + endGrain(520, 196, 34, 44)} />
      <Flue />
      <Cap />
      <TimberFloor x={60} y={490} width={320} count={8} />
      <TimberFloor x={490} y={490} width={210} count={5} />
      <path className="none paper" d={rect(454, 412, 34, 36)} />
      <path className="tone" d={rect(486, 406, 12, 48)} />
      <path className="cut" d="M498 420h8v20h-8" />
      <path className="thin" d="M454 412h32M454 448h32" />
      <path className="paper" d="M404 640H462V652H404z" />
      <Stove />
      <path className="cut" d="M60 754H700" />
      <path className="thin" d="M60 762H700" />
      <Balloons
        spots={[
          [580, 50, 466, 58],
          [200, 90, 280, 120],
          [180, 180, 310, 200],
          [190, 250, 300, 284],
          [610, 290, 458, 290],
          [610, 364, 446, 392],
          [610, 440, 500, 430],
          [110, 590, 240, 590],
        ]}
      />
    </Sheet>
  );
}
