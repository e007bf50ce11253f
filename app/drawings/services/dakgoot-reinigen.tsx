import { endGrain } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, DetailTiles, Sheet, slopeFrame, Timber } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";

const roof = slopeFrame([468, 158], 35);

/** Eaves: wall with its plate, foot board and the lowest pans over the gutter. */
function Eaves() {
  return (
    <>
      <BrickLeaf x={546} y={264} width={84} height={396} course={44} />
      <path className="paper" d={endGrain(546, 222, 84, 42)} />
      <g transform={roof.transform}>
        <path className="cut paper" d="M28 14H360V90H-2z" />
        <Timber d="M8 0H360V14H17z" />
        <path className="paper" d="M10-16H360V-4H10z" />
        <g transform="translate(0 -12)">
          <DetailTiles from={72} count={4} pitch={88} />
        </g>
      </g>
      <path className="paper" d="M474 164h16v96h-16z" />
    </>
  );
}

/** Half-round gutter: bead in front, higher at the back, hung in its bracket. */
function Gutter() {
  return (
    <>
      <path d="M498 168H470V290c0 4-1 8-2 11M222 292a126 126 0 0 0 78 100M388 394a126 126 0 0 0 76-66" />
      <path
        className="tone"
        d="M458 176h7v110a121 121 0 0 1-92 112V391a114 114 0 0 0 85-105zM230 268v18a114 114 0 0 0 85 105v7a121 121 0 0 1-92-112v-18z"
      />
      <circle className="tone" cx="216" cy="254" r="17" />
      <circle className="paper" cx="216" cy="254" r="10" />
    </>
  );
}

/** Sludge with standing water on it, and what grows there. */
function Sludge() {
  return (
    <>
      <path className="wash none" d="M231 296H457c-2 24-10 44-22 60H254c-14-18-22-38-23-60z" />
      <path className="none" fill={hatch("water")} d="M231 296H457l-8 30H240z" />
      <path className="thin" d="M231 296H457" />
      <path
        className="poche"
        d="M238 324c20-10 30 0 46-4s20 6 34 4h52c14-10 22-2 36-4s28-8 44 4c-10 34-38 60-77 68v40H315v-40c-40-10-66-34-77-68z"
      />
      <path
        className="none"
        fill={hatch("soil")}
        d="M244 330c22-6 40 4 68 0h64c22 4 40-6 65 0-10 32-34 54-68 62v36H315v-36c-38-10-60-30-71-62z"
      />
      <path
        className="tone"
        d="M262 320c-2-20 10-30 26-32 2 18-8 32-26 32zM406 318c2-18 18-24 32-20-2 16-14 24-32 20zM300 316c8-14 22-14 32-8-6 12-20 16-32 8z"
      />
      <path
        className="thin"
        d="M264 318l16-22M408 317l20-14M250 322c-2-14-6-22-12-28M250 322c0-16 4-26 8-34"
      />
    </>
  );
}

/** Leaves and moss stuck where the bends meet. */
const plug =
  "M330 527L409 582c6 4 10 8 14 13 8-12 26-14 30-30 6-12 2-24 14-32L401 488c-6-4-10-8-13-13-12 4-8 22-24 28-14 6-14 20-34 24z";

/** Outlet with the leaf guard in it, pipe with its bends and the plug that sits in them. */
function Outlet() {
  return (
    <>
      <path className="tone" d="M308 386h7v70h-7zM373 386h7v70h-7z" />
      <path
        className="paper"
        d="M304 430h-9v40c0 26 10 40 30 54l84 58c20 14 30 28 30 54v60h82v-66c0-46-18-72-46-92l-74-50c-12-8-18-16-18-30v-28h-9v26H304z"
      />
      <path className="poche none" d="M315 396H373V432H315z" />
      <path className="thin" d="M304 456H384M296 478h88M344 536l32-54M432 596l42-50M439 640h82" />
      <path className="poche" d={plug} />
      <path className="none" fill={hatch("soil")} d={plug} />
      <path
        className="accent-line cut"
        d="M318 408c-44-86-20-138 26-138s70 52 26 138M336 406c-18-60-14-110 8-134 22 24 26 74 8 134M302 330h84M310 368h68"
      />
    </>
  );
}

/** Half-round gutter full of sludge, cut at its outlet. */
export function DakgootReinigen({ id }: { id: string }) {
  return (
    <Sheet id={id} height={680}>
      <Eaves />
      <Sludge />
      <Gutter />
      <Outlet />
      <Flow of="water" path="M236 246c-30-16-66-6-66 40v40" head={[170, 334]} angle={90} />
      <Break from={[538, 650]} to={[638, 650]} />
      <Break from={[430, 670]} to={[530, 670]} />
      <Balloons
        spots={[
          [100, 220, 202, 254],
          [380, 120, 461, 190],
          [100, 400, 262, 352],
          [180, 480, 310, 424],
          [260, 150, 326, 276],
          [290, 600, 392, 548],
        ]}
      />
    </Sheet>
  );
}
