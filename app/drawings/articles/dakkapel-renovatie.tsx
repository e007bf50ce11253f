import { endGrain, rect, row, strokes, zigzag } from "~/drawings/geometry";
import { Break, Flow } from "~/drawings/marks";
import { Balloons, Note, Sheet, Timber } from "~/drawings/parts/sheet";

/** Insect mesh across an air gap. */
function Mesh({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <path
      className="thin"
      d={`${rect(x, y, width, 6)}${strokes(Math.floor(width / 5), [x, y], [5, 0], 3, 6)}`}
    />
  );
}

/** Flat roof with its raised edge: boarding, vapour layer, sloped insulation, bitumen, trim. */
function Roof() {
  return (
    <>
      <Timber d={rect(254, 230, 456, 84)} />
      <path className="paper" d={rect(132, 214, 578, 16)} />
      <path className="thin" d={strokes(5, [200, 214], [100, 0], 0, 16)} />
      <path className="paper" d="M178 128L710 140V214H178z" />
      <path className="hair" d={zigzag(180, 134, 528, 78, 14)} />
      <path className="accent-line cut" d="M230 130H180V212H710" />
      <path className="paper" d={endGrain(134, 150, 42, 64) + endGrain(134, 106, 42, 44)} />
      <path className="tone" d="M206 119L710 130v10L206 129l-28-4-8-16H128V98h48l8 15z" />
      <path className="paper" d="M116 106h18V232l-4 14-14-6z" />
      <path className="ink" d="M108 90h36v8h-24v22h-6v-22h-6z" />
      <path className="paper" d={rect(134, 232, 68, 10)} />
    </>
  );
}

/** Cheek from outside to inside: boards, air, membrane, wool between studs, vapour layer, inner board. */
function Cheek() {
  return (
    <>
      <path className="paper" d={rect(254, 340, 112, 164)} />
      <path className="hair" d={zigzag(0, 0, 160, 108, 13)} transform="translate(364 342)rotate(90)" />
      <path
        className="paper"
        d={endGrain(254, 314, 112, 26) + endGrain(254, 504, 112, 26) + endGrain(262, 530, 96, 54)}
      />
      <path className="paper" d={rect(226, 262, 22, 210)} />
      <path className="wash none" d={rect(227, 262, 20, 210)} />
      <path className="paper" d={row(7, [198, 262], [0, 30], "h12l16 2v34h-10l-2-6h-12z")} />
      <path className="accent-line cut" d="M251 236V466M370 540V332H470" />
      <path className="paper" d={`${rect(372, 334, 13, 206)}${rect(385, 322, 325, 12)}`} />
    </>
  );
}

/** Tiles of the main roof beside the cheek, with the lead that goes up behind the membrane. */
function CheekFoot() {
  return (
    <>
      <path
        className="paper"
        d="M20 530c18-26 40-26 52 0s40 26 58 0 40-26 52 0 34 24 52 4v10c-20 18-42 14-60-8-10-14-22-12-36 4-20 22-52 20-70-6-10-14-22-12-34 4z"
      />
      <path className="cut" d="M254 430V498l-8 12c-18 8-44 10-60-2-14-12-32-12-48 4" />
      <path className="hidden-line" d="M20 556H262" />
      <path className="paper" d={endGrain(60, 556, 40, 22)} />
      <path className="paper" d="M20 556H262v8H20z" />
    </>
  );
}

/** Corner of cheek and roof of a renovated dormer, in section. */
export function DakkapelRenovatie({ id }: { id: string }) {
  return (
    <Sheet id={id} height={590}>
      <Cheek />
      <CheekFoot />
      <Roof />
      <Mesh x={203} y={246} width={44} />
      <Mesh x={200} y={474} width={48} />
      <Flow of="air" path="M237 466V284" head={[237, 278]} angle={-90} />
      <Break from={[704, 124]} to={[704, 336]} />
      <Break from={[250, 584]} to={[390, 584]} />
      <Note x={40} y={300}>
        buiten
      </Note>
      <Note x={560} y={420}>
        binnen
      </Note>
      <Balloons
        spots={[
          [330, 50, 330, 126],
          [470, 50, 470, 170],
          [50, 160, 122, 190],
          [50, 350, 206, 350],
          [50, 410, 234, 400],
          [50, 470, 250, 420],
          [470, 430, 310, 420],
          [470, 500, 371, 480],
        ]}
      />
    </Sheet>
  );
}
