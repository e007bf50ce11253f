import { rect, row, strokes } from "~/drawings/geometry";
import { Flow } from "~/drawings/marks";
import { Balloons, Sheet } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";

/** Tiled slope behind and under the dormer. */
function Slope() {
  return (
    <>
      <path className="wash none" d="M24 76H696V560H24z" />
      <g transform="scale(2)">
        <path className="none" fill={hatch("tile")} d={rect(12, 38, 336, 242)} />
      </g>
    </>
  );
}

/** Cheek running back into the roof: panels hung with open joints. */
function Cheek() {
  return (
    <>
      <path className="paper" d="M508 202V444L660 152z" />
      <path className="cut" d="M508 262L628 214M508 322L597 274M508 382L564 336" />
      <path className="tone" d="M508 432l14 4L676 150l-16-4z" />
      <path className="thin" d="M520 436L673 150" />
      <path className="paper" d="M520 126L672 84V146L508 206v-66z" />
      <path className="thin" d="M520 140L672 96" />
    </>
  );
}

/** Frame with its panels, two lights and the slots that drain the lower rail. */
function Front() {
  return (
    <>
      <path className="paper" d={rect(148, 204, 360, 236)} />
      <path className="thin" d={rect(156, 212, 48, 220) + rect(452, 212, 48, 220)} />
      <path
        className="paper"
        d={`${rect(212, 204, 232, 236)}${rect(228, 220, 94, 196)}${rect(334, 220, 94, 196)}`}
      />
      <path className="wash" d={`${rect(242, 234, 66, 168)}${rect(348, 234, 66, 168)}`} />
      <path
        className="none"
        fill={hatch("glass")}
        d={`${rect(242, 234, 66, 168)}${rect(348, 234, 66, 168)}`}
      />
      <path className="accent none" d={row(2, [262, 424], [106, 0], "h26v7h-26z")} />
      <path
        className="water"
        d="M275 434c2 3 4 5 4 8a4 4 0 0 1-8 0c0-3 2-5 4-8zM381 434c2 3 4 5 4 8a4 4 0 0 1-8 0c0-3 2-5 4-8z"
      />
      <path className="paper" d="M136 440H520v14H136z" />
      <path
        className="tone"
        d="M140 454H516l14 52-24-7-24 9-26-8-24 9-26-9-24 9-26-9-24 9-26-9-24 9-26-9-24 9-26-9-24 8-18-6z"
      />
      <path className="thin" d={strokes(2, [264, 456], [128, 0], 2, 44)} />
    </>
  );
}

/** Edge of the little roof: trim, fascia with the streaks that start under its drip, outlet at the side. */
function Edge() {
  return (
    <>
      <path className="paper" d="M124 112H520L672 70H290z" />
      <path className="hair" d="M200 104L340 76M300 104L440 76M400 104L540 76" />
      <path className="paper" d={rect(132, 140, 388, 64)} />
      <path className="thin" d="M132 172H520" />
      <path
        className="accent-line"
        d="M182 142v40M196 142v26M262 142v52M340 142v30M352 142v44M438 142v34M470 142v56M480 142v24"
      />
      <path className="tone" d="M120 112H524V132H520v8H124v-8h-4z" />
      <path
        className="tone"
        d="M166 110c4-14 16-16 26-12-2 12-12 16-26 12zM150 110c-2-12-12-16-22-13 1 10 8 15 22 13zM176 108c-4-12 2-20 12-24 4 10 0 20-12 24z"
      />
      <path
        className="paper"
        d="M100 146h34v22h-34zM106 168h22v20c0 10-8 16-14 24s-6 12-6 22v140H86V234c0-14 4-22 10-30s10-10 10-18z"
      />
      <path className="thin" d="M82 260h30M82 350h30" />
    </>
  );
}

/** Dormer from the front with the places where dirt stays. */
export function DakkapelReinigen({ id }: { id: string }) {
  return (
    <Sheet id={id} height={580}>
      <Slope />
      <Cheek />
      <Front />
      <Edge />
      <Flow of="water" path="M97 378v22c0 10-4 16-14 26" head={[80, 430]} angle={128} />
      <Balloons
        spots={[
          [440, 40, 440, 124],
          [160, 40, 168, 100],
          [300, 174],
          [640, 330, 560, 300],
          [600, 470, 388, 428],
          [260, 550, 240, 482],
        ]}
      />
    </Sheet>
  );
}
