import { endGrain, rect, zigzag } from "~/drawings/geometry";
import { BoxGutter, ChimneyStack, HalfRoundGutter, Purlin, SteppedFlashing } from "~/drawings/roof-shapes";

/** Frames of the two slopes (45°): x runs up the slope along the top of the rafters, y goes inward. */
export const leftSlope = "translate(190 369.4)rotate(-45)";
export const rightSlope = "translate(642 369.4)scale(-1 1)rotate(-45)";

/** Purlins, wall plates and ridge beam, cut across the grain. */
export function Purlins() {
  return (
    <>
      <path className="paper" d={endGrain(410, 166, 12, 22)} />
      <g transform={leftSlope}>
        <Purlin at={92} />
        <Purlin at={208} />
      </g>
      <path className="paper" d={endGrain(209, 366, 14, 8) + endGrain(609, 366, 14, 8)} />
      <path className="paper" d={endGrain(476, 215, 12, 18)} />
    </>
  );
}

/** Brick stack seen above the tiles: stepped lead flashing along the slope, corbelled crown, two pots. */
export function Chimney() {
  return (
    <>
      <path className="thin paper" d="M340 32v-8h14v8M336 24l11-8 11 8z" />
      <ChimneyStack x={328} width={56} top={58} bottom={[238, 182]} />
      <SteppedFlashing from={[328, 222]} to={[384, 166]} steps={4} rise={14} />
      <path className="lead" d="M331 208l-17 17 1 4 20-16zM381 162l10-11 4 3-11 13z" />
    </>
  );
}

/** Dormer cut lengthwise: sill and lead apron, casement, head, flat roof with fascia. */
export function Dormer() {
  return (
    <>
      <path className="hidden-line" d="M477 205l86 86" />
      <path className="cut wash face draw" pathLength="1" d="M475 199h107v5h-8v10h-99z" />
      <path className="hair" d={zigzag(480, 201, 92, 12, 8)} />
      <path className="cut" d="M474 197h110" />
      <path className="paper" d="M581 193h5v22h-5z" />
      <path className="paper" d={endGrain(557, 214, 14, 11)} />
      <path className="paper" d={`${rect(560, 225, 9, 6)}${rect(560, 272, 9, 7)}`} />
      <path className="thin" d="M563.5 231v41M566 231v41M557 225v62M571 225v48" />
      <path className="paper face" d="M556 279h16l5 4v3h-21z" />
      <path className="paper" d={endGrain(557, 287, 13, 14)} />
      <path className="lead" d="M572 284l3 2v14l19 19-3 3-20-20z" />
    </>
  );
}

/** Timber gutter with zinc lining on brackets (front), half-round gutter (back), both cut; front downpipe. */
export function Gutters() {
  return (
    <>
      <path className="thin paper" d="M187 383V712h8V383z" />
      <path className="thin" d="M184 430h12M184 528h12M184 626h12M187 690h8" />
      <BoxGutter x={200} y={350} />
      <path className="thin" d="M176 376v6h20v-6" />
    </>
  );
}

export function BackGutter() {
  return <HalfRoundGutter x={650.5} y={364} radius={13} />;
}
