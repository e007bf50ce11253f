import { rect, row, strokes } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, GroundLine, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";
import { Concrete } from "~/drawings/wall-shapes";

/** Where the wall meets the roof: lead in a chased joint, wall beam with its anchors. */
function WallSide() {
  return (
    <>
      <BrickLeaf x={58} y={30} width={70} height={512} course={32} />
      <path className="paper" d={rect(128, 118, 26, 68)} />
      <path className="cut" d="M70 136h84M70 168h84" />
      <path className="thin" d="M70 130h58v12h-58zM70 162h58v12h-58zM154 130v12M154 162v12" />
      <path className="accent" d="M104 92h26v16l42 12v6l-46-13V97h-22z" />
    </>
  );
}

/** Cross-section of a rafter: glass in rubber, clamped by its cover profile. */
function Lens({ id }: { id: string }) {
  return (
    <>
      <circle className="accent-line" cx="380" cy="164" r="20" />
      <path className="thin" d="M376 184L366 246" />
      <clipPath id={`${id}-ligger`}>
        <circle cx="350" cy="336" r="90" />
      </clipPath>
      <circle className="paper none" cx="350" cy="336" r="90" />
      <g clipPath={`url(#${id}-ligger)`}>
        <path className="wash" d="M240 306H334V320H240zM366 306H460V320H366z" />
        <path className="ink" d="M312 298h16v8h-16zM372 298h16v8h-16zM312 320h16v8h-16zM372 320h16v8h-16z" />
        <path className="paper" d="M314 328H386V430H314z" />
        <path className="thin" d="M322 336H378V430H322z" />
        <path className="tone" d="M306 284h88l-6 14h-76z" />
        <path className="cut" d="M350 278V346M342 278h16" />
      </g>
      <circle className="accent-line" cx="350" cy="336" r="90" />
    </>
  );
}

/** Patio roof in section, from the wall down to the gutter on its column. */
export function PatioDak({ id }: { id: string }) {
  return (
    <Sheet id={id} height={560}>
      <GroundLine x={128} y={500} width={580} depth={40} />
      <path className="paper" d={row(7, [130, 488], [66, 0], "h64v12h-64z")} />
      <WallSide />
      <path className="paper" d="M154 146L592 200V228L154 174z" />
      <path className="wash" d="M146 132L606 190v8L146 141z" />
      <path className="tone" d="M154 127L420 160v8L154 135z" />
      <path className="thin" d="M420 154v20" />
      <path className="paper" d="M596 202h14v34h-14z" />
      <path className="tone" d="M588 198h8v40h44v-44h8v52h-60z" />
      <path className="none" fill={hatch("water")} d="M598 224h40v12h-40z" />
      <path className="paper" d="M594 246h24V470H594z" />
      <path className="paper" d="M586 470h40v7h-40zM600 477h12v15h-12zM588 492h36v5h-36z" />
      <Concrete d={rect(570, 497, 72, 56)} />
      <path className="paper" d="M634 246h16V478c0 10 6 14 16 14h44v16h-50c-16 0-26-10-26-26z" />
      <path
        className="thin"
        d={`M630 320h24v8h-24zM630 430h24v8h-24z${strokes(1, [634, 260], [0, 0], 16, 0)}`}
      />
      <Lens id={id} />
      <Flow of="water" path="M220 112L330 126" head={[336, 127]} angle={7} />
      <Flow of="water" path="M642 262V410" head={[642, 416]} angle={90} />
      <Break from={[58, 34]} to={[128, 34]} />
      <Break from={[58, 536]} to={[128, 536]} />
      <Balloons
        spots={[
          [180, 50, 118, 94],
          [220, 250, 148, 180],
          [500, 290, 480, 204],
          [486, 96, 500, 180],
          [300, 66, 300, 148],
          [690, 150, 645, 216],
          [690, 330, 648, 360],
          [530, 400, 598, 400],
        ]}
      />
    </Sheet>
  );
}
