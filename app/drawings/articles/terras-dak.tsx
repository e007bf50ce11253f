import { endGrain, joists, rect, round, row, strokes, zigzag } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, BrickLeaf, Sheet, Timber } from "~/drawings/parts/sheet";

const supports = [176, 262, 348, 434, 520];

/** Door with its sill, the wall under it and the floor inside. */
function DoorSide() {
  return (
    <>
      <BrickLeaf x={86} y={262} width={52} height={238} course={34} />
      <Timber d={rect(10, 246, 76, 50)} />
      <path className="paper" d={`${rect(10, 232, 84, 14)}`} />
      <path className="paper" d="M92 210h34l16 8v14H92z" />
      <path className="paper" d={rect(98, 182, 24, 28)} />
      <path className="thin" d="M106 30V182M114 30V182M92 30V210M126 30V210" />
      <path className="paper" d={rect(94, 232, 46, 30)} />
    </>
  );
}

/** Roof edge, with the railing on the outside of the wall. */
function EdgeSide() {
  return (
    <>
      <BrickLeaf x={604} y={266} width={48} height={234} course={26} />
      <path className="paper" d={endGrain(576, 298, 28, 56) + rect(576, 262, 28, 36)} />
      <path className="paper" d="M562 238h98v26h-7v-19h-91z" />
      <path className="paper" d="M674 76h12V452h-12z" />
      <path className="accent" d="M668 62h24v14h-24z" />
      <path className="ink" d="M630 376h50v6h-50zM630 428h50v6h-50z" />
      <path
        className="thin"
        d="M652 366h8v26h-8zM652 418h8v26h-8zM610 376h20M610 382h20M610 428h20M610 434h20"
      />
    </>
  );
}

/** Roof terrace in section: loose tiles on supports over the bitumen, door on the left, edge on the right. */
export function TerrasDak({ id }: { id: string }) {
  return (
    <Sheet id={id} height={500}>
      <path className="paper" d={joists(4, 164, 368, 104, 32, 74)} />
      <path className="paper" d={rect(138, 354, 466, 14)} />
      <path className="thin" d={strokes(4, [220, 354], [96, 0], 0, 14)} />
      <path className="paper" d={rect(138, 442, 466, 8)} />
      <DoorSide />
      <EdgeSide />
      <path className="paper" d="M142 292L526 306V352H142zM560 306H576V352H560z" />
      <path className="hair" d={zigzag(146, 300, 378, 50, 13)} />
      <path className="accent-line cut" d="M170 291H141V352H527V310M559 310V352H575V300" />
      <path className="paper" d="M526 302V500H558V302z" />
      <path className="cut" d="M500 302l28 1 4 8M584 302l-28 1-4 8" />
      <path className="tone" d="M139 236h9v46l10 9 366 8v7L142 294z" />
      <path className="thin" d="M143 240v46l12 8 370 8" />
      <path className="tone" d="M560 301h6V252h38v-7h-46v48l-2 12z" />
      <path className="accent-line cut" d="M132 226h14v10l8 4" />
      <path className="paper" d="M530 300c0-14 24-14 24 0z" />
      {supports.map((x) => {
        const foot = round(293 + (x - 158) * 0.022);
        return (
          <g key={x}>
            <path className="paper" d={`M${x - 18} ${foot}h36v-6h-30v-5h24zM${x - 16} 250h32v5h-32z`} />
            <path className="paper" d={`M${x - 8} 255h16V${foot - 6}h-16z`} />
            <path className="thin" d={`M${x - 8} 262h16M${x - 8} 268h16M${x - 8} 274h16`} />
            <path className="cut" d={`M${x - 22} ${foot + 2}h44`} />
          </g>
        );
      })}
      <path
        className="paper"
        d={`${rect(156, 234, 16, 16)}${row(4, [178, 234], [86, 0], "h82v16h-82z")}${rect(522, 234, 38, 16)}`}
      />
      <Flow of="water" path="M386 284l78 2" head={[470, 286]} angle={2} />
      <Flow of="water" path="M542 316V400" head={[542, 406]} angle={90} />
      <Break from={[16, 226]} to={[16, 300]} />
      <Break from={[86, 492]} to={[138, 492]} />
      <Break from={[604, 492]} to={[652, 492]} />
      <Balloons
        spots={[
          [284, 474, 284, 404],
          [404, 474, 404, 352],
          [344, 474, 344, 330],
          [234, 90, 226, 296],
          [300, 140, 350, 280],
          [380, 90, 400, 240],
          [190, 150, 146, 266],
          [610, 110, 680, 150],
        ]}
      />
    </Sheet>
  );
}
