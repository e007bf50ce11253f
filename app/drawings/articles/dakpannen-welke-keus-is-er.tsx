import { strokes } from "~/drawings/geometry";
import { Balloons, DetailTiles, Note, Sheet, slopeFrame } from "~/drawings/parts/sheet";

const roof = slopeFrame([352, 400], 34);

/** One pan from the outside: side lock on the left, hollow, roll on the right, head lock on top. */
function FrontView() {
  return (
    <>
      <path
        className="paper"
        d="M56 92H80V78H270V96c14 4 22 12 22 24V372c0 10-10 16-22 16-18 0-24-10-34-16-30-16-80-12-110 4-14 6-30 12-46 12V374H56z"
      />
      <path
        className="tone none"
        d="M214 110C226 100 280 100 291 120V372c0 10-10 16-22 16-18 0-24-10-34-16-6-4-14-6-21-8z"
      />
      <path className="wash none" d="M92 110H214V364c-30-4-62 0-88 12-10 5-22 9-34 11z" />
      <path d="M56 92H80V78H270V96c14 4 22 12 22 24V372c0 10-10 16-22 16-18 0-24-10-34-16-30-16-80-12-110 4-14 6-30 12-46 12V374H56z" />
      <path
        className="thin"
        d="M64 92V374M72 92V374M80 92V388M92 108V386M80 86H270M80 94H270M80 108H214C230 98 276 98 291 118"
      />
      <path className="hair" d="M214 110V364M232 106V370M268 104V386M280 108V384M250 103V380" />
      <path className="hair" d="M124 124V366M152 124V360M180 124V360" />
    </>
  );
}

/** Cut across two pans: the roll of one lies over the ribs of the other. */
function CrossSection() {
  return (
    <>
      <path
        className="paper"
        d="M186 484v-20h8v8h5v-8h8v8c10 14 80 14 104 0 10-6 16-12 24-14v10c-10 4-14 10-22 14-28 14-96 16-120 2z"
      />
      <path
        className="tone"
        d="M18 478v-20h8v8h6v-8h8v10c14 10 76 10 96-4 16-12 24-28 48-28 24 0 38 16 40 36h-9c-2-14-12-27-31-27-20 0-26 14-42 27-26 20-98 20-124 6z"
      />
    </>
  );
}

/** Parts of a clay pan: seen from the front, cut across, and from the side on its battens. */
export function DakpannenWelkeKeusIsEr({ id }: { id: string }) {
  return (
    <Sheet id={id} height={520}>
      <FrontView />
      <CrossSection />
      <g transform={roof.transform}>
        <path className="paper" d="M-30 0H440V16H-20z" />
        <DetailTiles from={148} count={3} pitch={132} />
        <path className="accent-line cut" d="M104 2V-10H92V-44c0-8 12-8 12 0v4" />
        <path className="accent-line cut" d="M236 2V-10H224V-44c0-8 12-8 12 0v4" />
        <path className="hidden-line" d="M125 0V62M257 0V62" />
        <path className="thin" d={`M116 52H266${strokes(2, [120, 57], [132, 0], 10, -10)}`} />
      </g>
      <Note x={52} y={48}>
        van voren
      </Note>
      <Note x={440} y={48}>
        van opzij
      </Note>
      <Balloons
        spots={[
          [336, 130, 256, 180],
          [152, 250],
          [24, 200, 66, 220],
          [220, 40, 200, 86],
          [500, 130, ...roof.at(262, -16)],
          [646, 330, ...roof.at(374, -10)],
          [430, 170, ...roof.at(228, -48)],
          [560, 400, ...roof.at(190, 52)],
        ]}
      />
    </Sheet>
  );
}
