import { rect, strokes } from "~/drawings/geometry";
import { Balloons, BrickLeaf, DetailTiles, Sheet, slopeFrame, Timber } from "~/drawings/parts/sheet";

const roof = slopeFrame([50, 452], 35);
/** Where the hooks come out from under a tile, along the slope. */
const hooks = [128, 398];

/** Hook from its plate on the rafter, out under the tail of a tile and up to the rail, with its clamp. */
function Hook({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="cut" d="M40-20v86M58-20v86" />
      <path className="accent none" d="M76-22V-13H24V-40H-12V-86H-4V-48H32V-22z" />
      <path className="paper" d="M-14-114H16V-84H-14z" />
      <path className="thin" d="M-6-114v8h14v-8M-14-92H16" />
      <path className="cut" d="M-18-92H-6" />
      <path className="ink" d="M-10-142H12V-135H4V-108H-2V-135H-10z" />
    </g>
  );
}

/** Solar panel over a tiled roof in section: hook on the rafter, rail, clamp and cable. */
export function Zonnepanelen({ id }: { id: string }) {
  return (
    <Sheet id={id} height={520}>
      <BrickLeaf x={652} y={250} width={56} height={262} course={26} />
      <path className="paper" d={rect(640, 270, 12, 200)} />
      <path className="thin" d="M560 512H712" />
      <g transform={roof.transform}>
        <Timber d="M24 14H820V78H-22z" />
        <path className="paper" d="M24 0H820V14H14z" />
        <path className="thin" d={strokes(7, [90, 0], [110, 0], 0, 14)} />
        <path className="cut" d="M24-2H820" />
        <path className="paper" d="M30-13H820V-3H30z" />
        <g transform="translate(0 -13)">
          <DetailTiles from={150} count={8} pitch={90} />
        </g>
        {hooks.map((x) => (
          <Hook key={x} x={x} />
        ))}
        <path className="wash" d={rect(60, -136, 424, 22)} />
        <path className="thin" d={`M60-130H484${strokes(5, [130, -130], [70, 0], 0, 16)}`} />
        <path className="ink" d={`${rect(56, -138, 8, 26)}${rect(480, -138, 8, 26)}`} />
        {hooks.map((x) => (
          <path key={x} className="ink" d={rect(x - 12, -144, 26, 7)} />
        ))}
        <path className="tone" d="M504-44c-2-30 14-40 44-36 16 2 22 18 22 30z" />
        <path
          className="accent-line cut"
          d="M300-112c20 22 60 20 94 4M416-98c60 10 60 46 100 36 18-4 22 10 22 30V60"
        />
        <path className="accent" d={`${rect(528, -7, 20, 6)}`} />
      </g>
      <path className="accent-line cut" d={`M${roof.at(538, 60).join(" ")}C540 220 596 220 596 300`} />
      <path className="paper" d="M560 300H640V410H560z" />
      <path className="thin" d={`M572 314h40v26h-40z${strokes(5, [574, 362], [0, 9], 52, 0)}`} />
      <path className="accent-line cut" d="M580 410v40c0 10 6 14 16 14h44" />
      <Balloons
        spots={[
          [160, 110, ...roof.at(260, -126)],
          [300, 36, ...roof.at(399, -140)],
          [36, 410, ...roof.at(128, -92)],
          [236, 490, ...roof.at(186, -17)],
          [474, 312, ...roof.at(444, -41)],
          [450, 26, ...roof.at(530, -66)],
          [430, 400, ...roof.at(352, -2)],
          [490, 470, 566, 380],
        ]}
      />
    </Sheet>
  );
}
