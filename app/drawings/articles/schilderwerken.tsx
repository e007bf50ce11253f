import { rect, row, strokes } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, Note, Sheet, Timber } from "~/drawings/parts/sheet";
import { hatch } from "~/drawings/patterns";

/** Lower corner of the frame seen from outside. */
function Elevation() {
  return (
    <>
      <path className="wash none" d="M138 84H330V340H138z" />
      <path className="none" fill={hatch("glass")} d="M138 84H330V340H138z" />
      <path className="none paper" d="M60 84H114V380H60z" />
      <path
        className="none"
        fill={hatch("timber")}
        transform="translate(114 84)rotate(90)"
        d={rect(0, 0, 296, 54)}
      />
      <path d="M60 84V380H330M114 84V380" />
      <Timber d="M44 380H330V424H44z" />
      <path className="paper" d="M114 84V356H330V334H136V84z" />
      <path className="thin" d="M114 356l22-22" />
      <path className="ink" d={row(3, [168, 346], [58, 0], "h16v4h-16z")} />
      <path className="cut accent-line" d="M60 380H114" />
      <path className="tone none" d="M60 380v-16c4-16 8-4 12-18s8 2 12-10 8 8 12-4 8 6 18 2v46z" />
      <path className="accent-line" d={strokes(8, [65, 376], [6, 0], 0, -20)} />
      <path className="thin" d="M44 424H330M50 430H330" />
      <path className="paper" d={row(5, [44, 436], [58, 0], "h54v56h-54z")} />
      <Break from={[54, 84]} to={[140, 84]} />
      <Break from={[330, 330]} to={[330, 500]} />
    </>
  );
}

/** The same sill cut: glass, bead, slope, drip groove, and the joint to the sill tiles. */
function Section() {
  return (
    <>
      <path className="paper" d="M636 430H476V392L590 362V316H636z" />
      <path className="none" fill={hatch("timber")} d="M636 430H476V392L590 362V316H636z" />
      <path className="tone none" d="M476 430V392L540 375c-6 18-24 22-30 38-4 10-14 14-34 17z" />
      <path className="cut" d="M636 430H514v-10h-12v10H476V392L590 362V316H636" />
      <path className="wash" d="M556 84h30V356h-30z" />
      <path className="thin" d="M564 84V350M578 84V350" />
      <path className="ink" d="M560 348h22v9l-22 5z" />
      <path className="paper" d="M528 308l26-8V362l-26 7z" />
      <path className="accent-line cut" d="M554 300v22M588 310v22" />
      <path className="accent-line cut" d="M552 366l-38 10" />
      <path className="paper" d="M636 438V460L452 506V482z" />
      <path className="accent" d="M636 430c-8 3-14 3-22 0v9l22 3z" />
      <BrickLeaf x={488} y={464} width={104} height={106} course={34} />
      <BrickLeaf x={648} y={440} width={48} height={130} course={44} />
      <path className="paper none" d="M484 498L596 470V460H484z" />
      <path className="paper" d="M636 438V460L452 506V482z" />
      <path className="paper" d="M636 426h76v14h-76z" />
      <Flow of="water" path="M470 372l-30 10c-8 4-10 10-10 22V446" head={[430, 452]} angle={90} />
      <Break from={[550, 84]} to={[592, 84]} />
    </>
  );
}

/** Lower corner of a timber window: where the paint lets go and the water gets in. */
export function Schilderwerken({ id }: { id: string }) {
  return (
    <Sheet id={id} height={570}>
      <Elevation />
      <Section />
      <Note x={60} y={46}>
        aanzicht
      </Note>
      <Note x={440} y={46}>
        doorsnede
      </Note>
      <Balloons
        spots={[
          [30, 160, 84, 160],
          [200, 260, 112, 380],
          [30, 300, 76, 362],
          [280, 540, 280, 402],
          [450, 200, 540, 320],
          [420, 540, 508, 424],
          [460, 300, 534, 370],
          [620, 540, 626, 437],
        ]}
      />
    </Sheet>
  );
}
