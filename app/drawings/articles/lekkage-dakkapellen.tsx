import { endGrain, polygon, rect, row, zigzag } from "~/drawings/geometry";
import { Break } from "~/drawings/marks";
import { Balloons, DetailTiles, Sheet, slopeFrame, Timber } from "~/drawings/parts/sheet";

const roof = slopeFrame([30, 500], 40);

/** Main roof under and above the dormer; its membrane turns up at the foot. */
function MainRoof() {
  return (
    <>
      <path className="hidden-line" d={`M${roof.at(287, 0).join(" ")}L${roof.at(650, 0).join(" ")}`} />
      <g transform={roof.transform}>
        <path className="cut paper" d="M34 0H287L250 44H87z" />
        <path className="cut paper" d="M666 0H860V44H629z" />
        <path className="hair" d={zigzag(70, 2, 180, 40, 12) + zigzag(664, 2, 160, 40, 12)} />
        <path className="paper" d={`${rect(44, -8, 234, 8)}${rect(690, -8, 170, 8)}`} />
        <g transform="translate(0 -8)">
          <DetailTiles from={84} count={5} pitch={44} />
          <DetailTiles from={735} count={3} pitch={44} />
        </g>
      </g>
    </>
  );
}

/** Flat roof of the dormer: deck with insulation, bitumen up to under the tiles, edge with its spout. */
function FlatRoof() {
  return (
    <>
      <path className="paper" d={endGrain(514, 94, 28, 42)} />
      <path className="cut paper" d="M206 110H514V136H250V122H206z" />
      <path className="hair" d={zigzag(254, 112, 258, 22, 12)} />
      <path className="paper" d="M206 96L514 86V110H206z" />
      <path className="hair" d={zigzag(210, 98, 302, 10, 9)} />
      <path className="paper" d={rect(206, 76, 16, 20)} />
      <path className="none accent" d={`M222 92L516 82L${roof.at(735, -4).join(" ")}l4 5L519 89L222 99z`} />
      <path className="accent-line cut" d="M226 96l-5-6V74H204" />
      <path className="paper" d="M195 72h9v62l-3 6-6-4z" />
      <path className="ink" d="M190 66h20v6h-20z" />
      <path className="paper" d="M172 88l52-4v9l-52 5z" />
      <path className="tone" d="M226 88c4-8 12-10 18-8-1 8-8 12-18 8zM236 88c6-6 14-5 18-1-4 5-12 6-18 1z" />
    </>
  );
}

/** Front of the dormer: frame, sill and the apron of lead under it. */
function Front() {
  return (
    <>
      <path className="paper" d={endGrain(250, 316, 26, 52) + rect(252, 284, 24, 32)} />
      <path className="paper" d={`${rect(246, 136, 30, 16)}M240 278l8-10h28v16h-36z`} />
      <path className="paper" d={`${rect(250, 152, 20, 14)}${rect(250, 254, 20, 14)}`} />
      <path className="thin" d="M257 166v88M263 166v88" />
      <path
        className="paper"
        d={`${rect(276, 278, 44, 8)}${rect(276, 286, 9, 192)}${rect(276, 136, 252, 7)}`}
      />
      <path
        className="none accent"
        d={polygon([
          [254, 283],
          [242, 285],
          [242, 306],
          roof.at(276, -20),
          roof.at(210, -28),
          roof.at(211, -23),
          roof.at(278, -14),
          [248, 304],
          [248, 289],
          [254, 289],
        ])}
      />
      <path className="cut" d={`M${roof.at(46, -1).join(" ")}L${roof.at(286, -1).join(" ")}L250 306V290`} />
    </>
  );
}

/** Magnified: the outside of the cheek, where pieces of lead step down over the tiles. */
function CheekInset({ id }: { id: string }) {
  const tiles = slopeFrame([404, 400], 40);
  return (
    <>
      <path className="thin" d="M398 203L436 258" />
      <circle className="accent-line" cx="392" cy="194" r="11" />
      <clipPath id={`${id}-wang`}>
        <circle cx="490" cy="318" r="88" />
      </clipPath>
      <circle className="paper none" cx="490" cy="318" r="88" />
      <g clipPath={`url(#${id}-wang)`}>
        <path className="thin" d={row(7, [402, 236], [0, 20], "h190v20h-190z")} />
        <g transform={tiles.transform}>
          <path className="paper none" d={rect(-60, 0, 320, 120)} />
          <path className="paper" d={row(6, [-80, 8], [46, 0], "l60 11v8l-60-8z")} />
          <path className="thin" d="M-60 36H260" />
        </g>
        <path className="tone" d={row(5, [392, 396], [35.2, -29.6], "v-38h40l6 22-36 30z")} />
        <path className="thin" d={row(5, [392, 396], [35.2, -29.6], "l36-30z")} />
      </g>
      <circle className="accent-line" cx="490" cy="318" r="88" />
    </>
  );
}

/** Dormer with a flat roof, cut lengthwise: every joint from its back to its foot. */
export function LekkageDakkapellen({ id }: { id: string }) {
  return (
    <Sheet id={id} height={520}>
      <MainRoof />
      <FlatRoof />
      <Front />
      <Timber d={rect(70, 478, 640, 16)} />
      <path className="thin" d="M70 502H710" />
      <Break from={[706, 474]} to={[706, 506]} />
      <CheekInset id={id} />
      <Balloons
        spots={[
          [430, 34, 552, 59],
          [340, 34, 360, 87],
          [120, 40, 180, 92],
          [60, 110, 198, 122],
          [110, 190, 252, 144],
          [90, 290, 212, 320],
          [640, 400, 502, 290],
          [234, 446, 224, 340],
        ]}
      />
    </Sheet>
  );
}
