import { joists, rect, row } from "~/drawings/geometry";
import { Balloons, Note, Sheet, Timber } from "~/drawings/parts/sheet";
import { Masonry, Wool } from "~/drawings/parts/wall";
import { hatch } from "~/drawings/patterns";

/** Pans cut across, on a batten that runs along the section. */
function Covering() {
  return (
    <>
      <path
        className="tone"
        d={row(11, [30, 92], [64, 0], "q17-40 34 0q15 18 30 0v9q-15 18-30 0q-17-36-34 0z")}
      />
      <Timber d={rect(20, 104, 700, 20)} />
      <path className="paper" d={joists(3, 194, 124, 212, 38, 26)} />
      {[88, 302, 514, 684].map((x) => (
        <g key={x}>
          <circle className="paper accent-line" cx={x} cy="137" r="7" />
          <circle className="accent none" cx={x} cy="137" r="2.5" />
        </g>
      ))}
    </>
  );
}

/** Party wall, plastered on the room side, with the vapour barrier sealed to it. */
function Wall() {
  const wall = rect(20, 176, 84, 294);
  return (
    <>
      <Masonry d={wall} />
      <path className="thin" d={row(4, [20, 234], [0, 58], "h84z")} />
      <path className="cut" d="M104 176V470M20 176V470" />
    </>
  );
}

/** The joint of two sheets of the vapour barrier, magnified: overlap and tape. */
function Lens({ id }: { id: string }) {
  return (
    <>
      <path className="thin" d="M518 312L528 350" />
      <circle className="accent-line" cx="516" cy="302" r="11" />
      <clipPath id={`${id}-naad`}>
        <circle cx="540" cy="418" r="70" />
      </clipPath>
      <circle className="paper none" cx="540" cy="418" r="70" />
      <g clipPath={`url(#${id}-naad)`}>
        <path className="wash none" d="M460 340H620V400H460z" />
        <path className="hair" d={row(6, [462, 344], [28, 0], "l14 54 14-54")} />
        <path className="accent none" d="M460 404H574v8H460zM510 415H620v8H510z" />
        <path className="tone" d="M478 413H508v11H556v8H500v-11H478z" />
      </g>
      <circle className="accent-line" cx="540" cy="418" r="70" />
    </>
  );
}

/** Pitched roof cut across the rafters: every layer from the pans to the room. */
export function Dakisolatie({ id }: { id: string }) {
  return (
    <Sheet id={id} height={500}>
      <Wall />
      <Covering />
      <path className="accent-line none" d="M20 152H720" />
      <path className="paper" d={rect(20, 155, 700, 19)} />
      <path className="thin" d={row(5, [132, 155], [134, 0], "v19z")} />
      <path className="cut" d="M20 152H720" />
      <Wool x={104} y={174} width={616} height={124} />
      <path className="paper" d={joists(3, 196, 174, 212, 34, 124)} />
      <path className="accent-line cut" d="M720 302H108V356" />
      <path className="tone" d="M104 332h9v26h-9z" />
      <path className="paper" d={joists(3, 190, 305, 212, 46, 34)} />
      <path className="ink none" d={rect(272, 339, 66, 4)} />
      <path className="paper" d="M278 312h54v30h-54z" />
      <path d="M278 322h-28q-8 0-14 8M332 322h60" />
      <path className="thin" d="M296 342v-12h18v12" />
      <path className="paper" d={rect(118, 340, 602, 15)} />
      <path className="none" fill={hatch("sand")} d={rect(118, 340, 602, 15)} />
      <Lens id={id} />
      <Note x={40} y={40}>
        buiten
      </Note>
      <Note x={240} y={470}>
        kamer
      </Note>
      <Balloons
        spots={[
          [180, 412, 180, 348],
          [370, 412, 364, 326],
          [440, 470, 490, 409],
          [306, 236],
          [420, 40, 420, 164],
          [600, 40, 642, 136],
        ]}
      />
    </Sheet>
  );
}
